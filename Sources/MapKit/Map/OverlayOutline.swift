import CoreLocation
import Graphics

/// Lines and areas of the world as they are seen: cut off a little outside the view, for at the deepest zoom a line may be as
/// long as 268 million points.
struct OverlayOutline {
  /// Consecutive points of a line that are seen, in points of the view.
  struct Run: Equatable {
    var points: [CGPoint]
    /// How much of the line comes before the run, in points on the ground: a dash pattern goes on across what is cut off.
    var start: Double
    var isClosed = false
  }
  private let viewport: MapViewport
  private let window: CGRect

  /// - Parameter margin: points around the view in which lines are kept; more than half their width.
  init(_ viewport: MapViewport, margin: CGFloat) {
    self.viewport = viewport
    var window = viewport.visibleGround.insetBy(dx: -margin, dy: -margin)
    if viewport.pitch > 0 {
      // Further away a point of the view is more of the ground; close by nothing may come behind the eye.
      let far = viewport.visibleGround.insetBy(dx: -margin * 4, dy: -margin)
      window = CGRect(x: far.minX, y: far.minY - 3 * margin, width: far.width, height: far.height + 3 * margin)
    }
    self.window = window
  }

  // MARK: - In the world

  typealias Place = (x: Double, y: Double)

  /// The places of a line in the unit world, each less than half a world from the one before: x goes on beyond 0 and 1.
  static func places(_ coordinates: [CLLocationCoordinate2D], isGeodesic: Bool = false) -> [Place] {
    var places: [Place] = []
    for (index, coordinate) in coordinates.enumerated() {
      let steps = isGeodesic && index > 0 ? GreatArc(coordinates[index - 1], coordinate).coordinates : [coordinate]
      for step in steps {
        var x = WebMercator.x(longitude: step.longitude)
        if let last = places.last { x -= (x - last.x).rounded() }
        places.append((x, WebMercator.y(latitude: step.latitude)))
      }
    }
    return places
  }
  /// A circle on the flat map, for which a device takes it too.
  static func circle(_ center: CLLocationCoordinate2D, radius: CLLocationDistance) -> [Place] {
    let rect = MKCircle(center: center, radius: radius).boundingMapRect
    guard !rect.isNull, rect.width > 0 else { return [] }
    let world = MKMapSize.world.width, count = 360
    let (x, y, r) = (rect.midX / world, rect.midY / world, rect.width / 2 / world)
    return (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      return (x + r * Elementary.cos(angle), y + r * Elementary.sin(angle))
    }
  }

  /// The copies of the world, to the left and right, on which something between two x is seen.
  private func copies(_ places: [Place]) -> [Double] {
    var low = Double.infinity, high = -Double.infinity
    for place in places { (low, high) = (min(low, place.x), max(high, place.x)) }
    let reachX = Double(max(-window.minX, window.maxX)), reachY = Double(max(-window.minY, window.maxY))
    let radius = (reachX * reachX + reachY * reachY).squareRoot() / viewport.scale
    let first: Double = (viewport.centerX - radius - high).rounded(.up)
    let last: Double = (viewport.centerX + radius - low).rounded(.down)
    // A map that is a thousand times as wide as high shows as many worlds; the nearest will do.
    guard first.isFinite, last.isFinite, first <= last, last - first < 100 else { return [0] }
    return Array(stride(from: first, through: last, by: 1))
  }

  // MARK: - On the view

  func runs(_ places: [Place], isClosed: Bool = false) -> [Run] {
    guard places.count > 1 else { return [] }
    return copies(places).flatMap { shift in
      let ground = places.map { viewport.ground($0.x + shift, $0.y) }
      return runs(ground: isClosed ? ground + [ground[0]] : ground, isClosed: isClosed)
    }
  }
  /// A straight line between two places of the world, on this copy of it only, as far as the view shows it.
  func segment(_ start: Place, _ end: Place) -> (CGPoint, CGPoint)? {
    let ground = [viewport.ground(start.x, start.y), viewport.ground(end.x, end.y)]
    guard let run = runs(ground: ground, isClosed: false).first, run.points.count == 2 else { return nil }
    let a = run.points[0], b = run.points[1]
    guard let (t0, t1) = Self.clip(a, b, to: CGRect(origin: .zero, size: viewport.size)) else { return nil }
    func at(_ t: Double) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * CGFloat(t), y: a.y + (b.y - a.y) * CGFloat(t)) }
    return (at(t0), at(t1))
  }
  private func runs(ground: [CGPoint], isClosed: Bool) -> [Run] {
    if isClosed, ground.allSatisfy({ contains($0) }) {
      let points = ground.dropLast().compactMap { viewport.project($0) }
      return [Run(points: points, start: 0, isClosed: true)]
    }
    var runs: [Run] = []
    var length = 0.0, isOpen = false
    for (a, b) in zip(ground, ground.dropFirst()) {
      let dx = Double(b.x - a.x), dy = Double(b.y - a.y), whole = (dx * dx + dy * dy).squareRoot()
      if let (t0, t1) = Self.clip(a, b, to: window) {
        func at(_ t: Double) -> CGPoint? {
          viewport.project(t == 0 ? a : t == 1 ? b : CGPoint(x: a.x + CGFloat(dx * t), y: a.y + CGFloat(dy * t)))
        }
        if let start = at(t0), let end = at(t1) {
          if !isOpen || t0 > 0 { runs.append(Run(points: [start], start: length + whole * t0)) }
          runs[runs.count - 1].points.append(end)
          isOpen = t1 == 1
        } else {
          isOpen = false
        }
      } else {
        isOpen = false
      }
      length += whole
    }
    return runs
  }
  private func contains(_ p: CGPoint) -> Bool {
    p.x >= window.minX && p.x <= window.maxX && p.y >= window.minY && p.y <= window.maxY
  }
  /// Which part of a segment lies in a rectangle, as fractions of its way. [Liang and Barsky 1984]
  static func clip(_ a: CGPoint, _ b: CGPoint, to window: CGRect) -> (Double, Double)? {
    var t0 = 0.0, t1 = 1.0
    let dx = Double(b.x - a.x), dy = Double(b.y - a.y)
    let edges = [
      (-dx, Double(a.x - window.minX)), (dx, Double(window.maxX - a.x)), (-dy, Double(a.y - window.minY)),
      (dy, Double(window.maxY - a.y)),
    ]
    for (p, q) in edges {
      if p == 0 {
        if q < 0 { return nil }
      } else if p < 0 {
        t0 = max(t0, q / p)
      } else {
        t1 = min(t1, q / p)
      }
    }
    return t0 <= t1 ? (t0, t1) : nil
  }

  /// The area inside a closed line, cut off at the window. [Sutherland and Hodgman 1974]
  func areas(_ places: [Place]) -> [[CGPoint]] {
    guard places.count > 2 else { return [] }
    return copies(places).compactMap { shift in
      var ring = places.map { viewport.ground($0.x + shift, $0.y) }
      ring = cut(ring, { $0.x - window.minX }, { CGPoint(x: window.minX, y: $0.y) })
      ring = cut(ring, { window.maxX - $0.x }, { CGPoint(x: window.maxX, y: $0.y) })
      ring = cut(ring, { $0.y - window.minY }, { CGPoint(x: $0.x, y: window.minY) })
      ring = cut(ring, { window.maxY - $0.y }, { CGPoint(x: $0.x, y: window.maxY) })
      let seen = ring.compactMap { viewport.project($0) }
      return seen.count > 2 ? seen : nil
    }
  }
  /// - Parameters:
  ///   - distance: inside where it is not negative.
  ///   - onEdge: moves a point that rounding left beside the edge onto it.
  private func cut(
    _ ring: [CGPoint], _ distance: (CGPoint) -> CGFloat, _ onEdge: (CGPoint) -> CGPoint
  ) -> [CGPoint] {
    var result: [CGPoint] = []
    for (index, current) in ring.enumerated() {
      let previous = ring[index == 0 ? ring.count - 1 : index - 1]
      let a = distance(previous), b = distance(current)
      if (a < 0) != (b < 0) {
        let t = a / (a - b)
        result.append(
          onEdge(CGPoint(x: previous.x + (current.x - previous.x) * t, y: previous.y + (current.y - previous.y) * t)))
      }
      if b >= 0 { result.append(current) }
    }
    return result
  }
}

/// The shortest way on a sphere from one place to another.
private struct GreatArc {
  /// After the start, the end included.
  let coordinates: [CLLocationCoordinate2D]

  /// Places between two by spherical interpolation of their unit vectors, about every two degrees.
  init(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) {
    let a = Self.vector(start), b = Self.vector(end)
    let dot = min(max(a.0 * b.0 + a.1 * b.1 + a.2 * b.2, -1), 1)
    let angle = Elementary.atan2((1 - dot * dot).squareRoot(), dot), sine = Elementary.sin(angle)
    // Between antipodes every way is as short, and none is computable.
    guard sine > 1e-9 else {
      coordinates = [end]
      return
    }
    let count = max(Int(angle * 90 / .pi), 1)
    coordinates = (1...count).map { step in
      if step == count { return end }
      let t = Double(step) / Double(count)
      let p = Elementary.sin((1 - t) * angle) / sine, q = Elementary.sin(t * angle) / sine
      let (x, y, z) = (a.0 * p + b.0 * q, a.1 * p + b.1 * q, a.2 * p + b.2 * q)
      return CLLocationCoordinate2D(
        latitude: Elementary.atan2(z, (x * x + y * y).squareRoot()) * 180 / .pi,
        longitude: Elementary.atan2(y, x) * 180 / .pi)
    }
  }
  private static func vector(_ place: CLLocationCoordinate2D) -> (Double, Double, Double) {
    let latitude = place.latitude * .pi / 180, longitude = place.longitude * .pi / 180
    let cosine = Elementary.cos(latitude)
    return (cosine * Elementary.cos(longitude), cosine * Elementary.sin(longitude), Elementary.sin(latitude))
  }
}
