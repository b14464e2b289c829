import MapKit
import VirtualTime
import XCTest

/// Searches and directions answer from what the test gave.
final class MapServicesTests: XCTestCase {
  private let clock = VirtualClock()
  private let tower = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
  private let louvre = CLLocationCoordinate2D(latitude: 48.8606, longitude: 2.3376)

  override func setUp() { reset() }
  override func tearDown() { reset() }
  private func reset() {
    MKLocalSearch.stubbedResults = [:]
    MKLocalSearch.stubbedDelay = 0
    MKLocalSearch.stubbedError = nil
    MKLocalSearchCompleter.stubbedCompletions = [:]
    MKDirections.stubbedRoutes = nil
    MKDirections.stubbedDelay = 0
    MKDirections.stubbedError = nil
    MKMapItem.openedInMaps = []
  }
  private func item(_ name: String, _ place: CLLocationCoordinate2D) -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: place))
    item.name = name
    return item
  }
  private func search(_ words: String) -> MKLocalSearch {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = words
    return MKLocalSearch(request: request)
  }

  func testErrorNumbersAreApples() {
    let codes: [MKError.Code] = [.unknown, .serverFailure, .loadingThrottled, .placemarkNotFound, .directionsNotFound]
    XCTAssertEqual(codes.map { (MKError($0) as NSError).code }, [1, 2, 3, 4, 5])
    XCTAssertEqual((MKError(.unknown) as NSError).domain, "MKErrorDomain")
  }

  func testSearchFindsWhatIsStubbed() async throws {
    MKLocalSearch.stubbedResults = ["museum": [item("Louvre", louvre), item("Tower", tower)], "nothing": []]
    let response = try await search("museum").start()
    XCTAssertEqual(response.mapItems.map(\.name), ["Louvre", "Tower"])
    let region = response.boundingRegion
    XCTAssertLessThan(region.center.longitude - region.span.longitudeDelta / 2, tower.longitude)
    XCTAssertGreaterThan(region.center.longitude + region.span.longitudeDelta / 2, louvre.longitude)
    for words in ["nothing", "Atlantis"] {
      do {
        _ = try await search(words).start()
        XCTFail("\(words) was found")
      } catch MKError.placemarkNotFound {}
    }
    search("Atlantis").start { response, error in
      XCTAssertNil(response)
      XCTAssertTrue(
        error?.localizedDescription.contains(#"stubbedResults["Atlantis"]"#) == true, "\(String(describing: error))")
    }
  }

  func testAnswersWaitForTheClockAndCanBeRevoked() {
    MKLocalSearch.stubbedResults = ["museum": [item("Louvre", louvre)]]
    MKLocalSearch.stubbedDelay = 2
    let first = search("museum"), second = search("museum")
    var heard: [String] = []
    clock.rule {
      first.start { [clock] response, _ in heard.append("first \(clock.now) \(response?.mapItems.count ?? 0)") }
      second.start { _, _ in heard.append("second") }
    }
    XCTAssertEqual(heard, [])
    XCTAssertTrue(first.isSearching && second.isSearching)
    second.cancel()
    XCTAssertFalse(second.isSearching)
    clock.rule { while clock.runNext() != nil {} }
    XCTAssertEqual(heard, ["first 2.0 1"])
    XCTAssertFalse(first.isSearching)
  }

  @MainActor func testCancelledSearchDoesNotLeaveItsCallerWaiting() async {
    MKLocalSearch.stubbedResults = ["museum": [item("Louvre", louvre)]]
    let search = search("museum")
    let task = clock.rule { Task.immediate { @MainActor in try await search.start().mapItems.count } }
    XCTAssertEqual(clock.pendingNames, ["MKLocalSearch"])
    search.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
    XCTAssertEqual(clock.pendingNames, [])
  }

  func testCompleter() {
    final class Listener: NSObject, MKLocalSearchCompleterDelegate {
      var heard: [String] = []
      func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        heard.append(completer.results.map(\.title).joined(separator: "|"))
      }
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { heard.append("failed") }
    }
    MKLocalSearchCompleter.stubbedCompletions = ["Lou": [MKLocalSearchCompletion(title: "Louvre", subtitle: "Paris")]]
    let completer = MKLocalSearchCompleter(), listener = Listener()
    completer.delegate = listener
    completer.queryFragment = "Lou"
    completer.queryFragment = "Loux"
    MKLocalSearch.stubbedError = MKError(.serverFailure)
    completer.queryFragment = "Lou"
    XCTAssertEqual(listener.heard, ["Louvre", "", "failed"])
    MKLocalSearch.stubbedError = nil
    clock.rule {
      completer.queryFragment = "Lo"
      completer.queryFragment = "Lou"
      while clock.runNext() != nil {}
    }
    XCTAssertEqual(listener.heard.suffix(1), ["Louvre"])
    XCTAssertEqual(listener.heard.count, 4, "the answer to what was typed before is revoked")
  }

  func testDirections() async throws {
    let request = MKDirections.Request()
    request.source = item("Tower", tower)
    request.destination = item("Louvre", louvre)
    do {
      _ = try await MKDirections(request: request).calculate()
      XCTFail("a route was found")
    } catch let error as MKError {
      XCTAssertEqual(error.code, .directionsNotFound)
      XCTAssertTrue(error.localizedDescription.contains("“Louvre”"), error.localizedDescription)
    }
    let (tower, louvre) = (tower, louvre)
    MKDirections.stubbedRoutes = { request in
      guard request.destination?.name == "Louvre" else { return [] }
      return ["Quai", "Rue"].map {
        MKRoute(name: $0, polyline: MKPolyline(coordinates: [tower, louvre], count: 2), expectedTravelTime: 600)
      }
    }
    let one = try await MKDirections(request: request).calculate()
    XCTAssertEqual(one.routes.map(\.name), ["Quai"])
    XCTAssertEqual(one.routes[0].distance, 3162, accuracy: 10)
    request.requestsAlternateRoutes = true
    request.departureDate = Date(timeIntervalSince1970: 0)
    MKDirections(request: request).calculate { response, error in
      XCTAssertEqual(response?.routes.count, 2)
      XCTAssertNil(error)
    }
    let eta = try await MKDirections(request: request).calculateETA()
    XCTAssertEqual(eta.expectedArrivalDate, Date(timeIntervalSince1970: 600))
    request.destination = nil
    MKDirections(request: request).calculate { response, error in
      XCTAssertNil(response)
      XCTAssertEqual((error as? MKError)?.code, .directionsNotFound)
    }
  }

  func testItems() {
    CLLocationManager.stubbedLocation = CLLocation(latitude: 1, longitude: 2)
    CLLocationManager.stubbedAuthorizationStatus = .authorizedAlways
    defer { LocationStubs.reset() }
    let here = MKMapItem.forCurrentLocation()
    XCTAssertTrue(here.isCurrentLocation)
    XCTAssertEqual(here.placemark.coordinate, CLLocationCoordinate2D(latitude: 1, longitude: 2))
    let placemark = MKPlacemark(
      coordinate: tower, addressDictionary: ["Name": "Tour", "City": "Paris", "CountryCode": "FR"])
    let item = MKMapItem(placemark: placemark)
    XCTAssertEqual([item.name, item.placemark.locality, item.placemark.countryCode], ["Tour", "Paris", "FR"])
    item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking])
    XCTAssertEqual(MKMapItem.openedInMaps, [[item]])
    let filter = MKPointOfInterestFilter(excluding: [.atm])
    XCTAssertTrue(filter.includes(.cafe) && filter.excludes(.atm))
    XCTAssertEqual(MKPointOfInterestCategory.evCharger.rawValue, "MKPOICategoryEVCharger")
  }
}
