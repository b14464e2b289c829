import CoreLocation
import SwiftUI

/// A line through places. Coordinates that are none are left out. East and west meet at the antimeridian: from each place the
/// line takes the shorter way round.
public nonisolated struct MapPolyline: _PrimitiveMapContent {
  /// Whether lines are straight on the map, or as on the globe.
  public enum ContourStyle: Hashable, Sendable { case straight, geodesic }
  let coordinates: [CLLocationCoordinate2D]
  let isGeodesic: Bool

  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    self.coordinates = coordinates.filter(CLLocationCoordinate2DIsValid)
    isGeodesic = contourStyle == .geodesic
  }
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
  }
  public init(_ polyline: MKPolyline) {
    self.init(coordinates: polyline.coordinates, contourStyle: polyline.isGeodesic ? .geodesic : .straight)
  }
  public init(_ route: MKRoute) { self.init(route.polyline) }
  @MainActor public func _place(in context: _MapContentContext) {
    context.put(.line(coordinates, isGeodesic: isGeodesic))
  }
}

/// An area inside a closed line through places.
public nonisolated struct MapPolygon: _PrimitiveMapContent {
  let rings: [[CLLocationCoordinate2D]]
  public init(coordinates: [CLLocationCoordinate2D]) { rings = [coordinates.filter(CLLocationCoordinate2DIsValid)] }
  public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }
  public init(_ polygon: MKPolygon) {
    rings = [polygon.coordinates] + (polygon.interiorPolygons ?? []).map(\.coordinates)
  }
  @MainActor public func _place(in context: _MapContentContext) { context.put(.area(rings)) }
}

/// A circle around a place.
public nonisolated struct MapCircle: _PrimitiveMapContent {
  let center: CLLocationCoordinate2D
  let radius: CLLocationDistance
  /// - Parameter radius: in metres; nothing is drawn where it is negative or no number.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }
  public init(mapRect: MKMapRect) { self.init(MKCircle(mapRect: mapRect)) }
  public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }
  @MainActor public func _place(in context: _MapContentContext) { context.put(.circle(center, radius: radius)) }
}
