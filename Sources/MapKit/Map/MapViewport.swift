import CoreLocation
import Graphics

/// Which part of the flat world a map of some size shows, and where on it a coordinate lies.
struct MapViewport {
  /// Of the view, in points.
  let size: CGSize
  /// The middle of the view, in the unit square of `WebMercator`.
  let centerX, centerY: Double
  /// Points per world: the length of the equator on the view.
  let scale: Double

  /// The deepest zoom, at which a unit of `MKMapPoint` is a point on the view.
  private static let maximumScale = 268_435_456.0

  /// The region's centre in the middle, and its span in full: the axis for which the view has room to spare shows more,
  /// as on a device. The map never shows anything beyond the edge of the world in the north and south; east and west it
  /// goes on.
  ///
  /// - Parameters:
  ///   - region: must not have a `problem`.
  ///   - size: in points, both sides above 0 and finite.
  init(_ region: MKCoordinateRegion, in size: CGSize) {
    let (width, height) = (Double(size.width), Double(size.height))
    let (center, span) = (region.center, region.span)
    let x = WebMercator.x(longitude: center.longitude), y = WebMercator.y(latitude: center.latitude)
    // The two halves differ in height; the taller one has to fit.
    let north = WebMercator.y(latitude: center.latitude + span.latitudeDelta / 2)
    let south = WebMercator.y(latitude: center.latitude - span.latitudeDelta / 2)
    let halfHeight = max(y - north, south - y), halfWidth = min(span.longitudeDelta, 360) / 720
    let fitting = min(width / (2 * halfWidth), height / (2 * halfHeight))  // Infinite for a span of 0.
    let scale = min(max(fitting, height), Self.maximumScale)
    let half = min(height / scale / 2, 0.5)
    self.size = size
    self.scale = scale
    centerX = x
    centerY = min(max(y, half), 1 - half)
  }

  /// In points from the view's top-left corner: of the places where the endless map shows a coordinate, the one nearest
  /// to the middle.
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let dx = WebMercator.x(longitude: coordinate.longitude) - centerX
    return CGPoint(
      x: Double(size.width) / 2 + (dx - dx.rounded()) * scale,
      y: y(latitude: coordinate.latitude))
  }
  /// In points; longitudes beyond ±180 lie on the world's next copy.
  func x(longitude: Double) -> Double {
    Double(size.width) / 2 + (WebMercator.x(longitude: longitude) - centerX) * scale
  }
  func y(latitude: Double) -> Double { Double(size.height) / 2 + (WebMercator.y(latitude: latitude) - centerY) * scale }

  /// The longitudes at the left and right edge, in degrees, rising; they may lie beyond ±180.
  var longitudes: ClosedRange<Double> {
    let half = Double(size.width) / 2 / scale
    return WebMercator.longitude(x: centerX - half)...WebMercator.longitude(x: centerX + half)
  }
  /// The latitudes at the lower and upper edge, in degrees.
  var latitudes: ClosedRange<Double> {
    let half = Double(size.height) / 2 / scale
    let south = WebMercator.latitude(y: min(centerY + half, 1)), north = WebMercator.latitude(y: max(centerY - half, 0))
    return min(south, north)...max(south, north)
  }
}
