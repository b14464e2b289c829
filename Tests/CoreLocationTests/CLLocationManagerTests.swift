import CoreLocation
import XCTest

private final class Listener: NSObject, CLLocationManagerDelegate {
  var heard: [String] = []
  var message = ""

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    heard.append("at \(locations.map(\.coordinate.latitude))")
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    heard.append("failed \((error as NSError).code)")
    message = error.localizedDescription
  }
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    heard.append("\(manager.authorizationStatus)")
    // An app that asks whatever it hears must come to an end.
    manager.requestWhenInUseAuthorization()
  }
}

private final class OlderListener: CLLocationManagerDelegate {
  var heard: [CLAuthorizationStatus] = []
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    heard.append(status)
  }
}

private final class SilentListener: CLLocationManagerDelegate {}

final class CLLocationManagerTests: XCTestCase {
  private let manager = CLLocationManager()

  override func setUp() {
    CLLocationManager.stubbedLocation = nil
    CLLocationManager.stubbedAuthorizationStatus = .notDetermined
  }

  func testStatusNumbersAreApples() {
    let statuses: [CLAuthorizationStatus] = [
      .notDetermined, .restricted, .denied, .authorizedAlways, .authorizedWhenInUse,
    ]
    XCTAssertEqual(statuses.map(\.rawValue), [0, 1, 2, 3, 4])
  }

  func testDelegateHearsThePlace() {
    CLLocationManager.stubbedAuthorizationStatus = .authorizedWhenInUse
    CLLocationManager.stubbedLocation = CLLocation(latitude: 48.5, longitude: 2)
    let listener = Listener()
    manager.delegate = listener
    manager.requestLocation()
    manager.startUpdatingLocation()
    manager.stopUpdatingLocation()
    XCTAssertEqual(listener.heard, ["authorizedWhenInUse", "at [48.5]", "at [48.5]"])
    XCTAssertEqual(manager.location?.coordinate.latitude, 48.5)
  }

  func testWithoutAuthorizationThereIsNoPlace() {
    CLLocationManager.stubbedLocation = CLLocation(latitude: 48.5, longitude: 2)
    let listener = Listener()
    manager.delegate = listener
    for status: CLAuthorizationStatus in [.notDetermined, .restricted, .denied] {
      CLLocationManager.stubbedAuthorizationStatus = status
      XCTAssertNil(manager.location)
      manager.requestLocation()
      XCTAssertTrue(listener.message.contains("is \(status)"), listener.message)
    }
    XCTAssertEqual(listener.heard, ["notDetermined", "failed 1", "failed 1", "failed 1"])
    XCTAssertTrue(listener.message.contains("stubbedAuthorizationStatus"), listener.message)
  }

  func testWithoutStubThePlaceIsUnknown() {
    CLLocationManager.stubbedAuthorizationStatus = .authorizedAlways
    let listener = Listener()
    manager.delegate = listener
    manager.requestLocation()
    XCTAssertEqual(listener.heard, ["authorizedAlways", "failed 0"])
    XCTAssertTrue(listener.message.contains("stubbedLocation"), listener.message)
  }

  func testAskingTellsAnAnswerOnce() {
    let listener = Listener()
    manager.delegate = listener
    CLLocationManager.stubbedAuthorizationStatus = .denied
    manager.requestWhenInUseAuthorization()
    manager.requestAlwaysAuthorization()
    XCTAssertEqual(listener.heard, ["notDetermined", "denied"])
  }

  func testOlderMethodAndNoMethod() {
    CLLocationManager.stubbedAuthorizationStatus = .denied
    let older = OlderListener()
    manager.delegate = older
    XCTAssertEqual(older.heard, [.denied])
    let silent = SilentListener()
    manager.delegate = silent
    manager.requestLocation()
    XCTAssertTrue(manager.delegate === silent)
  }

  func testDelegateIsNotKeptAlive() {
    do {
      let listener = Listener()
      manager.delegate = listener
      XCTAssertEqual(listener.heard, ["notDetermined"])
    }
    XCTAssertNil(manager.delegate)
  }
}
