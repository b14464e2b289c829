import CoreLocation
import Graphics

/// Which part of the flat world a map of some size shows, and where on it a coordinate lies.
///
/// The world is first turned and scaled to the ground, in points from the map's centre with the heading up, and the ground is
/// then seen by the eye.
struct MapViewport: Equatable {
  /// Of the view, in points.
  let size: CGSize
  /// The middle of the view, in the unit square of `WebMercator`.
  let centerX, centerY: Double
  /// Points per world at the centre: the length of the equator on the view.
  let scale: Double
  /// Degrees clockwise from north to what is up.
  let heading: Double
  /// Degrees from looking straight down.
  let pitch: Double
  private let headingSine, headingCosine, pitchSine, pitchCosine: Double

  /// The deepest zoom, at which a unit of `MKMapPoint` is a point on the view.
  static let maximumScale = 268_435_456.0
  /// Beyond it the horizon would come into view.
  static let maximumPitch = 70.0
  /// Half of the angle that the eye takes in from top to bottom, its tangent: 15°. [unverified: the device's angle]
  static let aperture = 0.267_949_192_431_122_7

  /// The region's centre in the middle, and its span in full: the axis for which the view has room to spare shows more,
  /// as on a device. The map never shows anything beyond the edge of the world in the north and south; east and west it
  /// goes on.
  ///
  /// - Parameters:
  ///   - region: must not have a `problem`.
  ///   - size: in points, both sides above 0 and finite.
  init(_ region: MKCoordinateRegion, in size: CGSize) {
    let (center, span) = (region.center, region.span)
    let x = WebMercator.x(longitude: center.longitude), y = WebMercator.y(latitude: center.latitude)
    // The two halves differ in height; the taller one has to fit.
    let north = WebMercator.y(latitude: center.latitude + span.latitudeDelta / 2)
    let south = WebMercator.y(latitude: center.latitude - span.latitudeDelta / 2)
    let halfHeight = max(y - north, south - y), halfWidth = min(span.longitudeDelta, 360) / 720
    let fitting = min(Double(size.width) / (2 * halfWidth), Double(size.height) / (2 * halfHeight))
    self.init(centerX: x, centerY: y, scale: fitting, in: size)  // Infinite for a span of 0.
  }

  /// - Parameters:
  ///   - scale: is brought into the range in which the world is as high as the view at least.
  ///   - pitch: is brought into 0...`maximumPitch`.
  init(centerX: Double, centerY: Double, scale: Double, heading: Double = 0, pitch: Double = 0, in size: CGSize) {
    let height = Double(size.height)
    let scale = min(max(scale.isNaN ? 0 : scale, height), Self.maximumScale)
    let pitch = min(max(pitch.isFinite ? pitch : 0, 0), Self.maximumPitch)
    var heading = heading.isFinite ? heading.truncatingRemainder(dividingBy: 360) : 0
    if heading < 0 { heading += 360 }
    let half = heading == 0 && pitch == 0 ? min(height / scale / 2, 0.5) : 0
    self.size = size
    self.scale = scale
    self.centerX = centerX
    self.centerY = min(max(centerY, half), 1 - half)
    (self.heading, self.pitch) = (heading, pitch)
    let degree = Double.pi / 180
    (headingSine, headingCosine) =
      heading == 0 ? (0, 1) : (Elementary.sin(heading * degree), Elementary.cos(heading * degree))
    (pitchSine, pitchCosine) = pitch == 0 ? (0, 1) : (Elementary.sin(pitch * degree), Elementary.cos(pitch * degree))
  }

  /// Whether north is up and the eye looks straight down.
  var isPlain: Bool { heading == 0 && pitch == 0 }
  private var middle: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
  /// From the eye to the centre, in points on the ground.
  private var eye: Double { Double(size.height) / 2 / Self.aperture }

  // MARK: - From the world to the view

  /// - Parameters: a place in the unit square of `WebMercator`, or of one of its copies to the left and right.
  func ground(_ x: Double, _ y: Double) -> CGPoint {
    let dx = (x - centerX) * scale, dy = (y - centerY) * scale
    return CGPoint(x: dx * headingCosine + dy * headingSine, y: dy * headingCosine - dx * headingSine)
  }
  /// In points from the view's top-left corner; `nil` for what is behind the eye.
  func project(_ ground: CGPoint) -> CGPoint? {
    let depth = eye - Double(ground.y) * pitchSine
    guard depth > eye * 1e-3 else { return nil }
    let factor = pitch == 0 ? 1 : eye / depth
    return CGPoint(x: middle.x + ground.x * factor, y: middle.y + ground.y * pitchCosine * factor)
  }
  /// What of the ground is seen at a point of the view; `nil` above the horizon.
  func unproject(_ point: CGPoint) -> CGPoint? {
    let x = Double(point.x - middle.x), y = Double(point.y - middle.y)
    let slope = eye * pitchCosine + y * pitchSine
    guard slope > eye * 1e-3 else { return nil }
    let groundY = y * eye / slope
    return CGPoint(x: x * (eye - groundY * pitchSine) / eye, y: groundY)
  }

  /// In points from the view's top-left corner: of the places where the endless map shows a coordinate, the one nearest
  /// to the middle. What is behind the eye is far outside.
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let dx = WebMercator.x(longitude: coordinate.longitude) - centerX
    let y = WebMercator.y(latitude: coordinate.latitude)
    return project(ground(centerX + dx - dx.rounded(), y)) ?? CGPoint(x: -1e6, y: -1e6)
  }
  /// In points, on a plain map; longitudes beyond ±180 lie on the world's next copy.
  func x(longitude: Double) -> Double {
    Double(size.width) / 2 + (WebMercator.x(longitude: longitude) - centerX) * scale
  }
  /// In points, on a plain map.
  func y(latitude: Double) -> Double { Double(size.height) / 2 + (WebMercator.y(latitude: latitude) - centerY) * scale }

  // MARK: - From the view to the world

  /// The unit square's place of a point of the ground.
  private func world(_ ground: CGPoint) -> (x: Double, y: Double) {
    let gx = Double(ground.x), gy = Double(ground.y)
    let dx = gx * headingCosine - gy * headingSine, dy = gy * headingCosine + gx * headingSine
    return (centerX + dx / scale, centerY + dy / scale)
  }
  /// - Parameter point: in points from the view's top-left corner.
  /// - Returns: `nil` where the view shows nothing of the world, or the point is no number.
  func coordinate(at point: CGPoint) -> CLLocationCoordinate2D? {
    guard point.x.isFinite, point.y.isFinite, let ground = unproject(point) else { return nil }
    let place = world(ground)
    guard place.y >= 0, place.y <= 1 else { return nil }
    let x = place.x - place.x.rounded(.down)
    return CLLocationCoordinate2D(
      latitude: WebMercator.latitude(y: place.y), longitude: WebMercator.longitude(x: x))
  }

  /// The part of the ground that is seen, in the smallest upright rectangle.
  var visibleGround: CGRect {
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].compactMap { x, y in
      unproject(CGPoint(x: size.width * x, y: size.height * y))
    }
    let xs = corners.map(\.x), ys = corners.map(\.y)
    let left = xs.min() ?? 0, top = ys.min() ?? 0
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
  /// What is seen, in the smallest rectangle of the unit world; x may lie beyond 0...1.
  private var visibleWorld: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let area = visibleGround
    let corners = [(area.minX, area.minY), (area.maxX, area.minY), (area.minX, area.maxY), (area.maxX, area.maxY)].map {
      world(CGPoint(x: $0, y: $1))
    }
    let xs = corners.map(\.x), ys = corners.map { min(max($0.y, 0), 1) }
    return ((xs.min() ?? 0)...(xs.max() ?? 1), (ys.min() ?? 0)...(ys.max() ?? 1))
  }
  /// The longitudes that are seen, in degrees, rising; they may lie beyond ±180.
  var longitudes: ClosedRange<Double> {
    let x = visibleWorld.x
    return WebMercator.longitude(x: x.lowerBound)...WebMercator.longitude(x: x.upperBound)
  }
  /// The latitudes that are seen, in degrees.
  var latitudes: ClosedRange<Double> {
    let y = visibleWorld.y
    let south = WebMercator.latitude(y: y.upperBound), north = WebMercator.latitude(y: y.lowerBound)
    return min(south, north)...max(south, north)
  }

  /// What is seen, as the map tells it.
  var rect: MKMapRect {
    let (x, y) = visibleWorld, world = MKMapSize.world
    return MKMapRect(
      x: x.lowerBound * world.width, y: y.lowerBound * world.height,
      width: (x.upperBound - x.lowerBound) * world.width, height: (y.upperBound - y.lowerBound) * world.height)
  }
  var region: MKCoordinateRegion {
    let (latitudes, longitudes) = (latitudes, longitudes)
    let middle = (longitudes.lowerBound + longitudes.upperBound) / 2
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(
        latitude: (latitudes.lowerBound + latitudes.upperBound) / 2, longitude: middle - (middle / 360).rounded() * 360),
      span: MKCoordinateSpan(
        latitudeDelta: latitudes.upperBound - latitudes.lowerBound,
        longitudeDelta: min(longitudes.upperBound - longitudes.lowerBound, 360)))
  }
  var center: CLLocationCoordinate2D {
    let longitude = WebMercator.longitude(x: centerX)
    return CLLocationCoordinate2D(
      latitude: WebMercator.latitude(y: centerY), longitude: longitude - (longitude / 360).rounded() * 360)
  }
  var camera: MapCamera {
    let height = Double(size.height) / scale * MKMapSize.world.height
    let distance = height / 2 / Self.aperture * MKMetersPerMapPointAtLatitude(center.latitude)
    return MapCamera(centerCoordinate: center, distance: distance, heading: heading, pitch: pitch)
  }
}
