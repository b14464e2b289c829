import CoreLocation

/// How much of the world a map shows that frames some places by itself.
enum MapFraming {
  /// What a single place is shown with around it, in metres. [unverified: the device's choice was not measured]
  static let placeMeters: CLLocationDistance = 1000

  /// The places with a tenth of the extent on each side; the world where there are none.
  static func region(around coordinates: [CLLocationCoordinate2D]) -> MKCoordinateRegion {
    let rect = MapExtent(coordinates).rect
    if rect.isNull { return MKCoordinateRegion(.world) }
    return MKCoordinateRegion(atLeastAPlace(rect.insetBy(dx: -rect.width / 10, dy: -rect.height / 10)))
  }

  /// `rect`, or the surroundings of its middle where it is smaller than those.
  static func atLeastAPlace(_ rect: MKMapRect) -> MKMapRect {
    let side = placeMeters * MKMapPointsPerMeterAtLatitude(rect.center.latitude)
    guard side.isFinite, side < MKMapSize.world.width else { return rect }
    let (width, height) = (max(rect.width, side), max(rect.height, side))
    return rect.insetBy(dx: (rect.width - width) / 2, dy: (rect.height - height) / 2)
  }
}
