import CoreLocation
import XCTest

private final class Listener: CLLocationManagerDelegate {
  var headings: [Double] = []
  var regions: [String] = []
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    headings.append(newHeading.trueHeading)
  }
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
    regions.append("watch \(region.identifier)")
  }
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
    regions.append("\(state)")
  }
}

final class CLHeadingTests: XCTestCase {
  override func setUp() { LocationStubs.reset() }
  override func tearDown() { LocationStubs.reset() }

  func testHeadingIsTold() {
    let manager = CLLocationManager(), listener = Listener()
    manager.delegate = listener
    XCTAssertFalse(CLLocationManager.headingAvailable())
    manager.startUpdatingHeading()
    CLLocationManager.stubbedHeading = CLHeading(magneticHeading: 90, trueHeading: 88)
    XCTAssertTrue(CLLocationManager.headingAvailable())
    manager.startUpdatingHeading()
    XCTAssertEqual(listener.headings, [88])
    XCTAssertEqual(CLHeading(magneticHeading: 12).trueHeading, 12)
  }

  func testStateOfARegion() {
    let manager = CLLocationManager(), listener = Listener()
    manager.delegate = listener
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 1), radius: 100, identifier: "home")
    manager.startMonitoring(for: region)
    manager.requestState(for: region)
    CLLocationManager.stubbedAuthorizationStatus = .authorizedAlways
    CLLocationManager.stubbedLocation = CLLocation(latitude: 1, longitude: 1)
    manager.requestState(for: region)
    CLLocationManager.stubbedLocation = CLLocation(latitude: 2, longitude: 1)
    manager.requestState(for: region)
    XCTAssertEqual(listener.regions, ["watch home", "unknown", "inside", "outside"])
    XCTAssertEqual(manager.monitoredRegions, [region])
    manager.stopMonitoring(for: region)
    XCTAssertEqual(manager.monitoredRegions, [])
  }

  func testPlacemarkCarriesRegionAndTimeZone() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 1), radius: 100, identifier: "home")
    let copy = CLPlacemark(
      placemark: CLPlacemark(
        location: nil, name: "a", ocean: "b", region: region, timeZone: TimeZone(secondsFromGMT: 3600)))
    XCTAssertTrue(copy.region === region)
    XCTAssertEqual(copy.timeZone?.secondsFromGMT(), 3600)
    XCTAssertEqual(copy.ocean, "b")
  }
}
