import CoreLocation
import Graphics

/// How much of the globe a region covers.
///
/// Neither this nor the other types of MapKit's geometry are `Equatable`: on a device they are not, and apps add that
/// conformance themselves.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the globe between two parallels and two meridians.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() {
    self.init(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), span: MKCoordinateSpan())
  }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

  /// A region of about that many metres, on a sphere of the equator's radius (WGS 84). Towards the poles a metre is more
  /// and more degrees of longitude, up to the whole circle. [unverified: which figure of the earth the device takes]
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let metersPerDegree = WebMercator.equator / 360
    let shrinking = Elementary.cos(center.latitude * .pi / 180)
    let longitude = longitudinalMeters / (metersPerDegree * shrinking)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / metersPerDegree, 180),
        longitudeDelta: shrinking > 0 ? min(longitude, 360) : 360))
  }

  /// The region of a rectangle of the flat map. Its centre is halfway between its parallels, not on the flat map.
  public init(_ rect: MKMapRect) {
    let north = MKMapPoint(x: rect.midX, y: rect.minY).coordinate
    let south = MKMapPoint(x: rect.midX, y: rect.maxY).coordinate
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (north.latitude + south.latitude) / 2, longitude: north.longitude),
      span: MKCoordinateSpan(
        latitudeDelta: north.latitude - south.latitude, longitudeDelta: rect.width / MKMapSize.world.width * 360))
  }

  /// What no map can show, in words.
  package var problem: String? {
    let values = [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta]
    if values.contains(where: { !$0.isFinite }) { return "it has a coordinate that is no number" }
    if abs(center.latitude) > 90 { return "latitudes lie between -90 and 90 degrees" }
    if abs(center.longitude) > 180 { return "longitudes lie between -180 and 180 degrees" }
    if span.latitudeDelta < 0 || span.longitudeDelta < 0 { return "a span is negative" }
    return nil
  }
}
