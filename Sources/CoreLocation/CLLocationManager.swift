import Synchronization

/// What the user allows the app.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
}

/// Whether the app gets the exact place.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// Tells its delegate where the device is: at the place that the test has stubbed.
public class CLLocationManager: NSObject {
  /// Where the device is; nil for a device that does not know.
  public static var stubbedLocation: CLLocation? {
    get { stubs.withLock { $0.location } }
    set { stubs.withLock { $0.location = newValue } }
  }
  /// What the user has answered, or will answer when asked.
  ///
  /// Every manager says this from the start: a test that wants to see the question unanswered sets `.notDetermined`, and
  /// asking then changes nothing.
  public static var stubbedAuthorization: CLAuthorizationStatus {
    get { stubs.withLock { $0.authorization } }
    set { stubs.withLock { $0.authorization = newValue } }
  }
  private struct Stubs {
    var location: CLLocation?
    var authorization = CLAuthorizationStatus.notDetermined
  }
  private static let stubs = Mutex(Stubs())

  public weak var delegate: (any CLLocationManagerDelegate)?
  /// Metres.
  public var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Metres.
  public var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  public var activityType = CLActivityType.other
  public var pausesLocationUpdatesAutomatically = true
  public var allowsBackgroundLocationUpdates = false
  public var showsBackgroundLocationIndicator = false

  public override init() {}

  public static func locationServicesEnabled() -> Bool { true }
  public static func authorizationStatus() -> CLAuthorizationStatus { stubbedAuthorization }
  public var authorizationStatus: CLAuthorizationStatus { CLLocationManager.stubbedAuthorization }
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  public var location: CLLocation? { isAuthorized ? CLLocationManager.stubbedLocation : nil }

  public func requestWhenInUseAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }
  public func requestAlwaysAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

  /// Tells the delegate the place at once, and once: the device does not move.
  public func startUpdatingLocation() { tellDelegate() }
  public func stopUpdatingLocation() {}
  public func requestLocation() { tellDelegate() }

  private var isAuthorized: Bool {
    authorizationStatus == .authorizedWhenInUse || authorizationStatus == .authorizedAlways
  }
  private func tellDelegate() {
    if !isAuthorized {
      // CoreLocation stays silent until the user has answered.
      if authorizationStatus != .notDetermined {
        delegate?.locationManager(self, didFailWithError: CLError(.denied))
      }
    } else if let location {
      delegate?.locationManager(self, didUpdateLocations: [location])
    } else {
      delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
    }
  }
}

/// What a location manager tells. Every method has a default that does nothing.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// The older method gets the news if a delegate has only that one.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}
