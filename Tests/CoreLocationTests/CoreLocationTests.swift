import CoreLocation
import XCTest

// What apps write for themselves; it must not meet a conformance of ours.
extension CLLocationCoordinate2D: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.latitude == b.latitude && a.longitude == b.longitude }
}

final class CLLocationTests: XCTestCase {
  func testValidCoordinates() {
    XCTAssertTrue(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: -90, longitude: 180)))
    XCTAssertFalse(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.1, longitude: 0)))
    XCTAssertFalse(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    XCTAssertFalse(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 0, longitude: .infinity)))
    XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  func testDistanceOnTheSphere() {
    let radius = 6_371_008.8
    let origin = CLLocation(latitude: 0, longitude: 0)
    // A quarter and a half of a great circle, and one degree of the equator across the date line.
    XCTAssertEqual(origin.distance(from: CLLocation(latitude: 90, longitude: 0)), radius * .pi / 2, accuracy: 1e-6)
    XCTAssertEqual(origin.distance(from: CLLocation(latitude: 0, longitude: 180)), radius * .pi, accuracy: 1e-6)
    XCTAssertEqual(
      CLLocation(latitude: 0, longitude: 179.5).distance(from: CLLocation(latitude: 0, longitude: -179.5)),
      radius * .pi / 180, accuracy: 1e-6)
    XCTAssertEqual(origin.distance(from: origin), 0)
    XCTAssertTrue(origin.distance(from: CLLocation(latitude: .nan, longitude: 0)).isNaN)
  }

  func testDistanceBetweenCitiesIsNearTheEllipsoids() {
    // Paris to London: 343.9 km on WGS 84 (Vincenty).
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522), london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    XCTAssertEqual(paris.distance(from: london), 343_900, accuracy: 343_900 * 0.006)
  }

  func testTimeDoesNotFollowTheClock() {
    XCTAssertEqual(CLLocation(latitude: 1, longitude: 2).timestamp, Date(timeIntervalSinceReferenceDate: 0))
  }

  func testCircularRegion() {
    let region = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 112_000, identifier: "r")
    XCTAssertTrue(region.contains(CLLocationCoordinate2D(latitude: 1, longitude: 0)))
    XCTAssertFalse(region.contains(CLLocationCoordinate2D(latitude: 1, longitude: 1)))
  }
}

final class CLGeocoderTests: XCTestCase {
  private let tower = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)

  override func setUp() { CLGeocoder.stubbedPlaces["Eiffel Tower"] = tower }
  override func tearDown() {
    CLGeocoder.stubbedPlaces = [:]
    CLGeocoder.deliver = { $0() }
  }

  func testStubbedPlaceIsFound() {
    var found: [CLPlacemark]?
    CLGeocoder().geocodeAddressString("Eiffel Tower") { placemarks, error in
      XCTAssertNil(error)
      found = placemarks
    }
    XCTAssertEqual(found?.first?.location?.coordinate, tower)
    XCTAssertEqual(found?.first?.name, "Eiffel Tower")
  }

  func testUnknownPlaceIsCoreLocationsError() async {
    var answer: (any Error)?
    CLGeocoder().geocodeAddressString("Atlantis") { placemarks, error in
      XCTAssertNil(placemarks)
      answer = error
    }
    XCTAssertEqual((answer as? CLError)?.code, .geocodeFoundNoResult)
    XCTAssertEqual((answer as? any CustomNSError)?.errorCode, 8)
    XCTAssertEqual(answer?.localizedDescription, "The operation couldn’t be completed. (kCLErrorDomain error 8.)")
    do {
      _ = try await CLGeocoder().geocodeAddressString("Atlantis")
      XCTFail("found Atlantis")
    } catch CLError.geocodeFoundNoResult {
    } catch { XCTFail("\(error)") }
  }

  func testAsyncAnswers() async throws {
    let placemarks = try await CLGeocoder().geocodeAddressString("Eiffel Tower", in: nil)
    XCTAssertEqual(placemarks.first?.location?.coordinate, tower)
  }

  func testReverseGeocodingFindsTheNearestWithinAKilometre() async throws {
    CLGeocoder.stubbedPlaces["Champ de Mars"] = CLLocationCoordinate2D(latitude: 48.8556, longitude: 2.2986)
    CLGeocoder.stubbedPlacemarks["Tokyo"] = CLPlacemark(
      location: CLLocation(latitude: 35.68, longitude: 139.77), name: "Tokyo", locality: "Chiyoda", country: "Japan")
    let near = CLLocation(latitude: 48.8585, longitude: 2.2950)
    let first = try await CLGeocoder().reverseGeocodeLocation(near)
    XCTAssertEqual(first.first?.name, "Eiffel Tower")
    let second = try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 35.681, longitude: 139.77))
    XCTAssertEqual(second.first?.country, "Japan")
    var error: (any Error)?
    CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0)) { error = $1 }
    XCTAssertEqual((error as? CLError)?.code, .geocodeFoundNoResult)
  }

  func testSettingAPlaceKeepsTheOthersPlacemarks() {
    CLGeocoder.stubbedPlacemarks["A"] = CLPlacemark(location: CLLocation(latitude: 1, longitude: 1), country: "Aland")
    CLGeocoder.stubbedPlaces["B"] = tower
    XCTAssertEqual(CLGeocoder.stubbedPlacemarks["A"]?.country, "Aland")
  }

  func testDeliveryCanWait() {
    let queue = Queue()
    CLGeocoder.deliver = { queue.add($0) }
    let geocoder = CLGeocoder()
    var answers: [String] = []
    geocoder.geocodeAddressString("Eiffel Tower") { placemarks, _ in answers.append(placemarks?.first?.name ?? "none") }
    XCTAssertTrue(geocoder.isGeocoding)
    XCTAssertEqual(answers, [])
    queue.drain()
    XCTAssertEqual(answers, ["Eiffel Tower"])
    XCTAssertFalse(geocoder.isGeocoding)
    geocoder.geocodeAddressString("Eiffel Tower") { _, error in
      if case CLError.geocodeCanceled? = error as? CLError { answers.append("cancelled") }
    }
    geocoder.cancelGeocode()
    queue.drain()
    XCTAssertEqual(answers, ["Eiffel Tower", "cancelled"])
  }

  private final class Queue: @unchecked Sendable {
    private let lock = NSLock()
    private var answers: [CLGeocoder.Answer] = []
    func add(_ answer: CLGeocoder.Answer) { lock.withLock { answers.append(answer) } }
    func drain() {
      let all = lock.withLock {
        defer { answers = [] }
        return answers
      }
      for answer in all { answer() }
    }
  }
}

final class CLLocationManagerTests: XCTestCase {
  override func tearDown() {
    CLLocationManager.stubbedLocation = nil
    CLLocationManager.stubbedAuthorization = .notDetermined
  }

  private final class Delegate: NSObject, CLLocationManagerDelegate {
    var log: [String] = []
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      log.append("at \(locations[0].coordinate.latitude)")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      log.append("error \((error as? CLError)?.code.rawValue ?? -1)")
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      log.append("authorization \(manager.authorizationStatus.rawValue)")
    }
  }

  func testDelegateHearsTheStubs() {
    let (manager, delegate) = (CLLocationManager(), Delegate())
    manager.delegate = delegate
    manager.startUpdatingLocation()
    XCTAssertEqual(delegate.log, [], "nobody has answered yet")
    CLLocationManager.stubbedAuthorization = .authorizedWhenInUse
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    CLLocationManager.stubbedLocation = CLLocation(latitude: 12, longitude: 3)
    manager.requestLocation()
    XCTAssertEqual(manager.location?.coordinate.longitude, 3)
    CLLocationManager.stubbedAuthorization = .denied
    manager.startUpdatingLocation()
    XCTAssertNil(manager.location)
    XCTAssertEqual(delegate.log, ["authorization 4", "error 0", "at 12.0", "error 1"])
  }

  private final class Silent: NSObject, CLLocationManagerDelegate {}
  func testEveryDelegateMethodHasADefault() {
    let (manager, delegate) = (CLLocationManager(), Silent())
    manager.delegate = delegate
    CLLocationManager.stubbedAuthorization = .denied
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    XCTAssertNil(manager.location)
  }
}
