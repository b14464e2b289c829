import Graphics
import XCTest

@testable import Rasterizer

/// A small picture for a test: commands go in, pixels come out.
struct Canvas {
  var width: Int, height: Int
  var background: ResolvedColor? = nil
  var list = DisplayList()

  init(_ width: Int, _ height: Int, background: ResolvedColor? = nil) {
    (self.width, self.height, self.background) = (width, height, background)
  }

  mutating func fill(
    _ path: Path, _ color: ResolvedColor = .black, eoFill: Bool = false, antialiased: Bool = true,
    transform: CGAffineTransform = .identity
  ) {
    list.commands.append(
      .fill(
        path: path, style: FillStyle(eoFill: eoFill, antialiased: antialiased), paint: .color(color),
        transform: transform))
  }
  mutating func fill(_ path: Path, paint: Paint, transform: CGAffineTransform = .identity) {
    list.commands.append(.fill(path: path, style: FillStyle(), paint: paint, transform: transform))
  }
  mutating func clip(_ path: Path, transform: CGAffineTransform = .identity, _ body: (inout Canvas) -> Void) {
    list.commands.append(.pushClip(path: path, style: FillStyle(), transform: transform))
    body(&self)
    list.commands.append(.pop)
  }
  mutating func layer(_ change: (inout Layer) -> Void = { _ in }, _ body: (inout Canvas) -> Void) {
    var layer = Layer()
    change(&layer)
    list.commands.append(.pushLayer(layer))
    body(&self)
    list.commands.append(.pop)
  }

  func draw() throws -> Bitmap {
    try Rasterizer.draw(list, width: width, height: height, scale: 1, background: background)
  }
}

extension Bitmap {
  func alpha(_ x: Int, _ y: Int) -> Int { Int(storage.pixel(at: y * width + x).alpha) }
  /// Premultiplied red, green, blue, alpha.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let p = storage.pixel(at: y * width + x)
    return [p.red, p.green, p.blue, p.alpha].map(Int.init)
  }
  func alphaRow(_ y: Int) -> [Int] { (0..<width).map { alpha($0, y) } }
  /// Covered area in pixels.
  var area: Double {
    storage.withBytes { bytes in
      var sum = 0
      var i = 3
      while i < bytes.count {
        sum += Int(bytes[i])
        i += 4
      }
      return Double(sum) / 255
    }
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
  Path(CGRect(x: x, y: y, width: width, height: height))
}

func polygon(_ points: (CGFloat, CGFloat)...) -> Path {
  var path = Path()
  path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
  path.closeSubpath()
  return path
}

/// A small generator with a fixed sequence (Steele, Lea and Flood 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next() >> 32) }
}
