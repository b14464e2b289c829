import CoreLocation

/// Where a map is looked at from.
public struct MapCamera: Equatable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres from the eye to the centre.
  public var distance: CLLocationDistance
  /// Which direction is up, in degrees clockwise from north.
  public var heading: CLLocationDirection
  /// How far the eye is tilted from looking straight down, in degrees; drawn between 0 and 70.
  public var pitch: Double

  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
  }

  public static func == (a: MapCamera, b: MapCamera) -> Bool {
    MapComparison.equal(a.centerCoordinate, b.centerCoordinate) && a.distance == b.distance && a.heading == b.heading
      && a.pitch == b.pitch
  }

  /// What no map can show, in words.
  var problem: String? {
    if !CLLocationCoordinate2DIsValid(centerCoordinate) { return "its centre is no place" }
    if !distance.isFinite || distance < 0 { return "its distance is no length" }
    if !heading.isFinite || !pitch.isFinite { return "it has an angle that is no number" }
    return nil
  }
}

/// Coordinates and regions are not `Equatable`, for apps make them so.
enum MapComparison {
  static func equal(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Bool {
    a.latitude == b.latitude && a.longitude == b.longitude
  }
  static func equal(_ a: MKCoordinateRegion, _ b: MKCoordinateRegion) -> Bool {
    equal(a.center, b.center) && a.span.latitudeDelta == b.span.latitudeDelta
      && a.span.longitudeDelta == b.span.longitudeDelta
  }
}
