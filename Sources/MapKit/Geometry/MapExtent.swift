import CoreLocation

/// The smallest rectangle of the endless flat map that holds some places.
///
/// East and west meet at the antimeridian: the extent of Fiji is a few degrees wide and not the whole world. It starts
/// inside the world and may reach beyond its right edge.
struct MapExtent {
  /// Intervals from west to east in the unit world; `end` may lie beyond 1.
  private var spans: [(start: Double, end: Double)] = []
  private var top = Double.infinity, bottom = -Double.infinity

  init() {}
  init(_ coordinates: [CLLocationCoordinate2D]) { for coordinate in coordinates { add(coordinate) } }

  var isEmpty: Bool { spans.isEmpty }

  /// Leaves out what is no place.
  mutating func add(_ coordinate: CLLocationCoordinate2D) {
    guard CLLocationCoordinate2DIsValid(coordinate) else { return }
    let x = WebMercator.x(longitude: coordinate.longitude), y = WebMercator.y(latitude: coordinate.latitude)
    add(from: x, to: x, top: y, bottom: y)
  }
  /// Leaves out the null rectangle and numbers that are none.
  mutating func add(_ rect: MKMapRect) {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
    let world = MKMapSize.world
    add(
      from: rect.minX / world.width, to: rect.maxX / world.width, top: max(rect.minY / world.height, 0),
      bottom: min(rect.maxY / world.height, 1))
  }
  private mutating func add(from start: Double, to end: Double, top: Double, bottom: Double) {
    let wrapped = start - start.rounded(.down)
    spans.append((wrapped, wrapped + min(max(end - start, 0), 1)))
    self.top = min(self.top, top)
    self.bottom = max(self.bottom, bottom)
  }

  /// In units of `MKMapPoint`; null where nothing was added.
  var rect: MKMapRect {
    guard !spans.isEmpty else { return .null }
    // Round the globe, the widest gap between two spans is what the extent leaves out.
    let sorted = spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    var merged: [(start: Double, end: Double)] = []
    for span in sorted {
      if let last = merged.last, span.start <= last.end {
        merged[merged.count - 1].end = max(last.end, span.end)
      } else {
        merged.append(span)
      }
    }
    var best = (gap: -Double.infinity, start: 0.0)
    for (index, span) in merged.enumerated() {
      let previous = index > 0 ? merged[index - 1].end : (merged.last?.end ?? 0) - 1
      if span.start - previous > best.gap { best = (span.start - previous, span.start) }
    }
    let width = best.gap > 0 ? 1 - best.gap : 1, world = MKMapSize.world
    return MKMapRect(
      x: best.start * world.width, y: top * world.height, width: width * world.width,
      height: max(bottom - top, 0) * world.height)
  }
}

extension MKMapRect {
  /// The middle on the flat map; longitudes within ±180.
  var center: CLLocationCoordinate2D {
    var coordinate = MKMapPoint(x: midX, y: midY).coordinate
    guard coordinate.longitude.isFinite else { return kCLLocationCoordinate2DInvalid }
    coordinate.longitude -= (coordinate.longitude / 360).rounded() * 360
    return coordinate
  }
}
