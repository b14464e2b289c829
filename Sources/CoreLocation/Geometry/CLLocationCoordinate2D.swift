/// An angle on the globe, in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// A radius of uncertainty in metres; negative where the value it belongs to is invalid.
public typealias CLLocationAccuracy = Double
/// A speed in metres a second; negative if unknown.
public typealias CLLocationSpeed = Double
/// An accuracy of a speed in metres a second; negative if unknown.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees clockwise from true north, 0..<360; negative if unknown.
public typealias CLLocationDirection = Double
/// An accuracy of a direction in degrees; negative if unknown.
public typealias CLLocationDirectionAccuracy = Double

/// A place on the globe in the WGS 84 reference frame.
///
/// It conforms to neither `Equatable`, `Hashable` nor `Codable`, as on Apple platforms: apps add these themselves, and a
/// conformance here would make theirs an error.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator, −90...90.
  public var latitude: CLLocationDegrees
  /// Degrees east of the prime meridian, −180...180.
  public var longitude: CLLocationDegrees

  public init() {
    latitude = 0
    longitude = 0
  }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A coordinate that is on no globe, for "none".
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether latitude and longitude are numbers within −90...90 and −180...180.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  // NaN is in no range.
  (-90...90).contains(coordinate.latitude) && (-180...180).contains(coordinate.longitude)
}
