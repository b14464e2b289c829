import CoreLocation
import VirtualTime
import XCTest

private final class Listener: NSObject, CLLocationManagerDelegate {
  let clock: VirtualClock
  var heard: [String] = []
  init(_ clock: VirtualClock) { self.clock = clock }
  private func note(_ text: String) { heard.append("\(clock.now) \(text)") }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    note("at \(locations.map(\.coordinate.latitude))")
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    note("failed \((error as NSError).code)")
  }
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { note("\(manager.authorizationStatus)") }
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    note("into \(region.identifier)")
  }
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    note("out of \(region.identifier)")
  }
}

/// What the module tells under a virtual clock.
final class VirtualDeliveryTests: XCTestCase {
  private let clock = VirtualClock()

  override func setUp() {
    CLGeocoder.stubbedPlaces = ["Eiffel Tower": CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)]
    CLGeocoder.stubbedPlacemarks = [:]
    CLGeocoder.stubbedDelay = 0
    CLGeocoder.stubbedError = nil
    LocationStubs.reset()
  }
  override func tearDown() {
    CLGeocoder.stubbedDelay = 0
    CLGeocoder.stubbedError = nil
    LocationStubs.reset()
  }

  /// Runs what is pending, at most 100 events.
  private func drain() {
    clock.rule { for _ in 0..<100 where clock.runNext() == nil { break } }
  }

  // MARK: - Geocoder

  func testGeocoderAnswersAfterItsDelay() {
    CLGeocoder.stubbedDelay = 1.5
    let geocoder = CLGeocoder()
    var found: [(Double, Int)] = []
    clock.rule {
      geocoder.geocodeAddressString("Eiffel Tower") { [clock] places, _ in found.append((clock.now, places?.count ?? 0))
      }
    }
    XCTAssertTrue(found.isEmpty && geocoder.isGeocoding)
    XCTAssertEqual(clock.pendingNames, ["CLGeocoder"])
    drain()
    XCTAssertEqual(found.map(\.0), [1.5])
    XCTAssertEqual(found.map(\.1), [1])
    XCTAssertFalse(geocoder.isGeocoding)
  }

  func testCancellingDoesNotWaitForTheAnswer() {
    CLGeocoder.stubbedDelay = 60
    let geocoder = CLGeocoder()
    var codes: [CLError.Code?] = []
    clock.rule {
      geocoder.geocodeAddressString("Eiffel Tower") { _, error in codes.append((error as? CLError)?.code) }
      geocoder.cancelGeocode()
      geocoder.cancelGeocode()
    }
    XCTAssertEqual(codes, [], "also the error comes after the call")
    drain()
    XCTAssertEqual(codes, [.geocodeCanceled])
    XCTAssertEqual(clock.now, 0)
    XCTAssertEqual(clock.pendingNames, [])
  }

  func testStubbedErrorFailsEveryCall() async throws {
    CLGeocoder.stubbedError = CLError(.network)
    for _ in 0..<2 {
      do {
        _ = try await CLGeocoder().geocodeAddressString("Eiffel Tower")
        XCTFail("there is no network")
      } catch CLError.network {}
      do {
        _ = try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 48.8584, longitude: 2.2945))
        XCTFail("there is no network")
      } catch CLError.network {}
    }
  }

  func testOddDelaysCountAsNone() {
    for delay in [-1, Double.nan, -Double.infinity] {
      CLGeocoder.stubbedDelay = delay
      var isFound = false
      clock.rule { CLGeocoder().geocodeAddressString("Eiffel Tower") { places, _ in isFound = places != nil } }
      drain()
      XCTAssertTrue(isFound)
      XCTAssertEqual(clock.now, 0)
    }
  }

  // MARK: - Manager

  func testManagerTellsAfterTheCall() {
    CLLocationManager.stubbedAuthorizationStatus = .authorizedWhenInUse
    CLLocationManager.stubbedLocation = CLLocation(latitude: 1, longitude: 2)
    CLLocationManager.stubbedDelay = 2
    let manager = CLLocationManager(), listener = Listener(clock)
    clock.rule {
      manager.delegate = listener
      manager.requestLocation()
    }
    XCTAssertEqual(listener.heard, [])
    drain()
    XCTAssertEqual(listener.heard, ["0.0 authorizedWhenInUse", "2.0 at [1.0]"])
  }

  func testPersonIsAskedOnceAndThenThePlaceIsTold() {
    CLLocationManager.stubbedAuthorizationAnswer = .authorizedWhenInUse
    CLLocationManager.stubbedLocation = CLLocation(latitude: 1, longitude: 2)
    let manager = CLLocationManager(), listener = Listener(clock)
    clock.rule {
      manager.delegate = listener
      manager.startUpdatingLocation()
      manager.requestWhenInUseAuthorization()
      manager.requestWhenInUseAuthorization()
    }
    drain()
    XCTAssertEqual(
      listener.heard, ["0.0 notDetermined", "0.0 failed 1", "0.0 authorizedWhenInUse", "0.0 at [1.0]"])
    XCTAssertEqual(clock.rule { CLLocationManager().authorizationStatus }, .authorizedWhenInUse)
    XCTAssertEqual(clock.rule { CLLocationManager.visibleLocation?.coordinate.latitude }, 1)
    XCTAssertEqual(CLLocationManager().authorizationStatus, .notDetermined, "another picture begins with the question")
    XCTAssertEqual(VirtualClock().rule { CLLocationManager().authorizationStatus }, .notDetermined)
  }

  func testWayIsToldPlaceByPlaceUntilItIsStopped() {
    CLLocationManager.stubbedAuthorizationStatus = .authorizedAlways
    CLLocationManager.stubbedLocations = (0..<5).map { CLLocation(latitude: Double($0), longitude: 0) }
    CLLocationManager.stubbedUpdateInterval = 0.5
    let manager = CLLocationManager(), listener = Listener(clock)
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 0), radius: 1000, identifier: "one")
    clock.rule {
      manager.delegate = listener
      manager.startMonitoring(for: region)
      manager.startUpdatingLocation()
      while clock.runNext(until: 1) != nil {}
    }
    XCTAssertEqual(
      listener.heard,
      [
        "0.0 authorizedAlways", "0.0 at [0.0]", "0.5 at [1.0]", "0.5 into one", "1.0 at [2.0]", "1.0 out of one",
      ])
    XCTAssertEqual(manager.location?.coordinate.latitude, 2)
    XCTAssertEqual(clock.pendingNames, ["CLLocationManager"])
    clock.rule { manager.stopUpdatingLocation() }
    XCTAssertEqual(clock.pendingNames, [])
  }

  func testManagerThatIsGoneTellsNothing() {
    CLLocationManager.stubbedAuthorizationStatus = .authorizedAlways
    CLLocationManager.stubbedLocation = CLLocation(latitude: 1, longitude: 2)
    let listener = Listener(clock)
    clock.rule {
      let manager = CLLocationManager()
      manager.delegate = listener
      manager.requestLocation()
    }
    drain()
    XCTAssertEqual(listener.heard, [])
  }

  func testDistanceFilterLeavesOutShortMoves() {
    CLLocationManager.stubbedAuthorizationStatus = .authorizedAlways
    CLLocationManager.stubbedLocations = [0, 0.0001, 0.002].map { CLLocation(latitude: $0, longitude: 0) }
    let manager = CLLocationManager(), listener = Listener(clock)
    manager.distanceFilter = 100
    manager.delegate = listener
    manager.startUpdatingLocation()
    XCTAssertEqual(listener.heard, ["0.0 authorizedAlways", "0.0 at [0.0]", "0.0 at [0.002]"])
  }

  // MARK: - Live updates

  @MainActor func testLiveUpdatesFollowTheWayAndEndWithTheirTask() async throws {
    CLLocationManager.stubbedAuthorizationStatus = .authorizedAlways
    CLLocationManager.stubbedLocations = [1, 2].map { CLLocation(latitude: $0, longitude: 0) }
    let follower = Task { @MainActor in
      var heard: [Double] = []
      for try await update in CLLocationUpdate.liveUpdates() {
        heard.append(update.location?.coordinate.latitude ?? -1)
        if update.isStationary { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return heard
    }
    let heard = try await follower.value
    XCTAssertEqual(heard, [1, 2])
  }

  @MainActor func testLiveUpdatesWaitForTheClock() async throws {
    CLLocationManager.stubbedAuthorizationStatus = .authorizedAlways
    CLLocationManager.stubbedLocations = [1, 2].map { CLLocation(latitude: $0, longitude: 0) }
    CLLocationManager.stubbedDelay = 3
    let clock = clock
    let times = Times()
    // The thread's clock rules while the task runs up to its first wait, and again at each event.
    let follower = Task.immediate { @MainActor in
      for try await _ in CLLocationUpdate.liveUpdates() { times.values.append(clock.now) }
    }
    _ = follower
    XCTAssertEqual(times.values, [0, 0], "no clock rules yet: nobody waits")
    follower.cancel()
    _ = await follower.result

    let waiting = clock.rule {
      Task.immediate { @MainActor in
        for try await _ in CLLocationUpdate.liveUpdates() { times.values.append(clock.now) }
      }
    }
    XCTAssertEqual(clock.pendingNames, ["CLLocationUpdate"])
    XCTAssertEqual(clock.nextTime, 3)
    waiting.cancel()
    _ = await waiting.result
    XCTAssertEqual(clock.pendingNames, [], "a cancelled task leaves nothing behind")
    XCTAssertEqual(times.values, [0, 0])
  }

  @MainActor func testLiveUpdateSaysWhyThereIsNoPlace() async throws {
    func first() async throws -> CLLocationUpdate? {
      for try await update in CLLocationUpdate.liveUpdates() { return update }
      return nil
    }
    CLLocationManager.stubbedAuthorizationStatus = .denied
    let denied = try await first()
    XCTAssertEqual(denied?.authorizationDenied, true)
    XCTAssertNil(denied?.location)
    CLLocationManager.stubbedAuthorizationStatus = .authorizedAlways
    let unknown = try await first()
    XCTAssertEqual(unknown?.locationUnavailable, true)
    CLLocationManager.stubbedLocationServicesEnabled = false
    let off = try await first()
    XCTAssertEqual(off?.authorizationDeniedGlobally, true)
  }
}

@MainActor private final class Times { var values: [Double] = [] }

/// The stubs of the location manager as they are before a test sets any.
enum LocationStubs {
  static func reset() {
    CLLocationManager.stubbedLocations = []
    CLLocationManager.stubbedAuthorizationStatus = .notDetermined
    CLLocationManager.stubbedAuthorizationAnswer = nil
    CLLocationManager.stubbedAccuracyAuthorization = .fullAccuracy
    CLLocationManager.stubbedUpdateInterval = 1
    CLLocationManager.stubbedDelay = 0
    CLLocationManager.stubbedLocationServicesEnabled = true
    CLLocationManager.stubbedHeading = nil
  }
}
