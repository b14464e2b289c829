import CoreLocation

/// A circle around a place.
open class MKCircle: MKShape, MKOverlay {
  open private(set) var coordinate: CLLocationCoordinate2D
  /// In metres.
  open private(set) var radius: CLLocationDistance
  open var boundingMapRect: MKMapRect {
    guard CLLocationCoordinate2DIsValid(coordinate), radius.isFinite, radius >= 0 else { return .null }
    let center = MKMapPoint(coordinate), half = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
    guard half.isFinite else { return .null }
    return MKMapRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
  }

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (center, radius)
    super.init()
  }
  /// The circle of the rectangle's middle and longer side.
  public convenience init(mapRect: MKMapRect) {
    let center = mapRect.center
    self.init(
      center: center,
      radius: max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
  }
}
