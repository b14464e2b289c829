/// Whether the app may know where the device is.
public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
  /// The person was not asked.
  case notDetermined = 0
  /// The person could not allow it if asked.
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4

  /// The name of `authorizedAlways` on the Mac.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }

  var allowsLocation: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}

/// Whether the app may know the place exactly.
public enum CLAccuracyAuthorization: Int, Hashable, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

// The accuracies an app may ask for, in metres; the negative ones are Apple's marks for "as good as can be".
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude

/// For `distanceFilter`: every move is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
