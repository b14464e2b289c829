import Foundation

/// Where the device is, from what the test gave it.
///
/// No sensor, and nobody to ask: the answers are `stubbedLocation` and `stubbedAuthorizationStatus`. The delegate hears
/// them before the call returns, on the calling thread.
open class CLLocationManager: NSObject {
  /// Metres; kept for the app to read.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Metres; kept for the app to read.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false

  /// A new delegate is told the authorization, as on a device.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      reportedStatus = nil
      reportAuthorization()
    }
  }
  private var reportedStatus: CLAuthorizationStatus?

  public override init() { super.init() }

  open var authorizationStatus: CLAuthorizationStatus { Self.stubbedAuthorizationStatus }
  open class func authorizationStatus() -> CLAuthorizationStatus { stubbedAuthorizationStatus }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open class func locationServicesEnabled() -> Bool { true }

  /// The stubbed place, or `nil` where the app may not know it.
  open var location: CLLocation? { authorizationStatus.allowsLocation ? Self.stubbedLocation : nil }

  /// The person's answer is `stubbedAuthorizationStatus`; `.notDetermined` leaves the question open.
  open func requestWhenInUseAuthorization() { reportAuthorization() }
  /// As `requestWhenInUseAuthorization()`.
  open func requestAlwaysAuthorization() { reportAuthorization() }

  /// Reports the stubbed place once: it does not move.
  open func startUpdatingLocation() { reportLocation() }
  open func stopUpdatingLocation() {}
  open func requestLocation() { reportLocation() }

  /// Only a status the delegate has not heard: one that asks again whenever it hears the answer would never end.
  private func reportAuthorization() {
    let status = authorizationStatus
    guard let delegate, status != reportedStatus else { return }
    reportedStatus = status
    delegate.locationManagerDidChangeAuthorization(self)
  }

  private func reportLocation() {
    guard authorizationStatus.allowsLocation else {
      let error = CLError(
        .denied,
        explanation: """
          The app may not know where the device is: the authorization is \(authorizationStatus). To allow it, set \
          CLLocationManager.stubbedAuthorizationStatus = .authorizedWhenInUse before the view is drawn.
          """)
      delegate?.locationManager(self, didFailWithError: error)
      return
    }
    guard let location = Self.stubbedLocation else {
      let error = CLError(
        .locationUnknown,
        explanation: """
          No place is stubbed for the device. Before the view is drawn, set CLLocationManager.stubbedLocation = \
          CLLocation(latitude: …, longitude: …).
          """)
      delegate?.locationManager(self, didFailWithError: error)
      return
    }
    delegate?.locationManager(self, didUpdateLocations: [location])
  }
}

extension CLLocationManager {
  private static let place = StubbedValue<CLLocation?>(nil)
  private static let status = StubbedValue<CLAuthorizationStatus>(.notDetermined)

  /// Where the device is; `nil` if it does not know. Not on Apple platforms.
  public static var stubbedLocation: CLLocation? {
    get { place.value }
    _modify { yield &place.value }
  }

  /// What the person answered; `.notDetermined`, as after an installation, until set. Not on Apple platforms.
  public static var stubbedAuthorizationStatus: CLAuthorizationStatus {
    get { status.value }
    _modify { yield &status.value }
  }
}
