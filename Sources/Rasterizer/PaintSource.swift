import CRasterKernels
import Graphics

/// A paint prepared for one command: a colour, or what computes rows of source pixels.
enum PaintSource {
  case color(UInt32)
  case gradient(GradientSource)
  case image(ImageSource)

  /// `nil` when nothing would be seen: a clear colour, no stops, a transform that flattens the plane.
  init?(_ paint: Paint, transform: CGAffineTransform) {
    switch paint {
    case .color(let color):
      let word = color.premultipliedWord
      if word >> 24 == 0 { return nil }
      self = .color(word)
    case .linearGradient(let stops, let start, let end):
      guard let g = GradientSource(stops, .linear(start, end), transform) else { return nil }
      self = .gradient(g)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      guard let g = GradientSource(stops, .radial(center, startRadius, endRadius), transform) else { return nil }
      self = .gradient(g)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      guard let g = GradientSource(stops, .angular(center, startAngle, endAngle), transform) else { return nil }
      self = .gradient(g)
    case .tiledImage(let bitmap, let origin, let scale):
      guard let i = ImageSource(tile: bitmap, origin: origin, scale: scale, transform) else { return nil }
      self = .image(i)
    }
  }

  init?(_ draw: ImageDraw) {
    guard let i = ImageSource(draw) else { return nil }
    self = .image(i)
  }

  /// Fills `width × height` pixels, the first at device pixel (x, y).
  func shade(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, width: Int, height: Int) {
    var row = 0
    while row < height {
      switch self {
      case .color(let color): ras_fill(out + row * width, color, Int32(width))
      case .gradient(let gradient): gradient.shade(out + row * width, x: x, y: y + row, count: width)
      case .image(let image): image.shade(out + row * width, x: x, y: y + row, count: width)
      }
      row += 1
    }
  }
}

/// From device pixels to another plane; nil where a transform has no usable inverse.
struct InverseMap {
  var a, b, c, d, tx, ty: Double

  init?(_ t: CGAffineTransform) {
    let determinant = t.a.native * t.d.native - t.b.native * t.c.native
    guard t.isFinite, determinant != 0, determinant.isFinite else { return nil }
    let i = t.inverted()
    guard i.isFinite else { return nil }
    (a, b, c, d, tx, ty) = (i.a.native, i.b.native, i.c.native, i.d.native, i.tx.native, i.ty.native)
  }

  /// Followed by a scaling and an offset of each axis.
  mutating func then(scaleX sx: Double, _ sy: Double, offsetX ox: Double, _ oy: Double) {
    (a, c, tx) = (a * sx, c * sx, tx * sx + ox)
    (b, d, ty) = (b * sy, d * sy, ty * sy + oy)
  }

  /// Of a pixel's centre.
  func x(_ px: Int, _ py: Int) -> Double { a * (Double(px) + 0.5) + c * (Double(py) + 0.5) + tx }
  func y(_ px: Int, _ py: Int) -> Double { b * (Double(px) + 0.5) + d * (Double(py) + 0.5) + ty }
}

/// A gradient as a table of 1,024 colours and a map from pixels to a place in it.
final class GradientSource {
  enum Geometry {
    case linear(CGPoint, CGPoint)
    case radial(CGPoint, Double, Double)
    case angular(CGPoint, Double, Double)
  }

  private let table: UnsafeMutablePointer<UInt32>
  private let geometry: Geometry
  private var map: InverseMap
  // Linear: t = x · stepX + y · stepY + first in pixels. Radial: t = distance · scale + offset.
  private var stepX = 0.0, stepY = 0.0, first = 0.0, scale = 0.0, offset = 0.0

  init?(_ stops: [GradientStop], _ geometry: Geometry, _ transform: CGAffineTransform) {
    guard let inverse = InverseMap(transform), !stops.isEmpty else { return nil }
    (map, self.geometry) = (inverse, geometry)
    switch geometry {
    case .linear(let start, let end):
      guard start.isFinite, end.isFinite else { return nil }
      let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
      let square = dx * dx + dy * dy
      // Without length everything lies past the end.
      if square > 0, square.isFinite {
        stepX = (map.a * dx + map.b * dy) / square
        stepY = (map.c * dx + map.d * dy) / square
        first = ((map.tx - Double(start.x)) * dx + (map.ty - Double(start.y)) * dy) / square
      } else {
        first = 1
      }
    case .radial(let center, let startRadius, let endRadius):
      guard center.isFinite, startRadius.isFinite, endRadius.isFinite else { return nil }
      map.then(scaleX: 1, 1, offsetX: -Double(center.x), -Double(center.y))
      let span = endRadius - startRadius
      scale = span == 0 ? 1e9 : 1 / span
      offset = -startRadius * scale
    case .angular(let center, let startAngle, let endAngle):
      guard center.isFinite, startAngle.isFinite, endAngle.isFinite else { return nil }
      map.then(scaleX: 1, 1, offsetX: -Double(center.x), -Double(center.y))
      let turn = 2 * Double.pi
      first = startAngle - (startAngle / turn).rounded(.down) * turn
      scale = endAngle - startAngle
    }
    table = .allocate(capacity: Int(ras_gradient_entries))
    var last = 0.0
    let converted = stops.map { stop in
      func unit(_ v: Double) -> Double { v > 0 ? min(v, 1) : 0 }
      let alpha = unit(stop.color.alpha)
      last = max(last, unit(stop.location))
      return ras_stop(
        red: unit(stop.color.red) * alpha, green: unit(stop.color.green) * alpha, blue: unit(stop.color.blue) * alpha,
        alpha: alpha, location: last)
    }
    ras_gradient_table(table, converted, Int32(converted.count))
  }

  deinit { table.deallocate() }

  func shade(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let n = Int32(count)
    switch geometry {
    case .linear:
      ras_linear_row(out, n, (Double(x) + 0.5) * stepX + (Double(y) + 0.5) * stepY + first, stepX, table)
    case .radial: ras_radial_row(out, n, map.x(x, y), map.y(x, y), map.a, map.b, scale, offset, table)
    case .angular: ras_angular_row(out, n, map.x(x, y), map.y(x, y), map.a, map.b, first, scale, table)
    }
  }
}
