/// A place on the earth in degrees of WGS 84: latitude −90…90 (north is positive), longitude −180…180 (east is positive).
///
/// It is neither Equatable nor Hashable nor Codable, as on Apple systems: many apps add these conformances themselves.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A coordinate that is never valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether both degrees are in range; NaN never is.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

extension CLLocationCoordinate2D {
  /// The length in metres of the shorter great-circle arc, on a sphere of the earth's mean radius; within 0.6 % of the
  /// distance on the ellipsoid. The haversine formula, which is exact for small distances too
  /// (R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68, 1984).
  /// NaN when a coordinate is not finite.
  package func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (phi1, phi2) = (latitude * radians, other.latitude * radians)
    let sinHalfPhi = Elementary.sin((phi2 - phi1) / 2)
    let sinHalfLambda = Elementary.sin((other.longitude - longitude) * radians / 2)
    let h =
      sinHalfPhi * sinHalfPhi + Elementary.cos(phi1) * Elementary.cos(phi2) * sinHalfLambda * sinHalfLambda
    guard h.isFinite else { return .nan }
    // Rounding may take h of antipodes just past 1.
    let clamped = min(1, max(0, h))
    return 2 * CLLocationCoordinate2D.meanEarthRadius
      * Elementary.atan2(clamped.squareRoot(), (1 - clamped).squareRoot())
  }

  /// Metres: (2a + b) / 3 of the WGS 84 ellipsoid, the IUGG's mean radius R₁ (Moritz, "Geodetic Reference System 1980").
  private static let meanEarthRadius = 6_371_008.8
}
