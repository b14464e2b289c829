import Graphics
import XCTest

@testable import Rasterizer

/// One picture with something of everything, pinned by a digest of its bytes: the same in debug and release, on every
/// machine. A change that is meant to move a pixel changes the digest; look at the picture then (set TINTYPE_PICTURE to a
/// file name to have its raw RGBA, 900 × 700).
final class PinnedPictureTests: XCTestCase {
  func testSampler() throws {
    var canvas = Canvas(900, 700, background: .white)
    paths(&canvas)
    strokes(&canvas)
    layers(&canvas)
    images(&canvas)
    let picture = try canvas.draw()
    if let file = ProcessInfo.processInfo.environment["TINTYPE_PICTURE"] {
      try picture.storage.withBytes { try Data($0).write(to: URL(fileURLWithPath: file)) }
    }
    // FNV-1a over the pixels as words.
    let digest = picture.storage.withBytes { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      var i = 0
      while i < bytes.count {
        hash = (hash ^ UInt64(bytes.load(fromByteOffset: i, as: UInt32.self))) &* 0x100_0000_01b3
        i += 4
      }
      return hash
    }
    XCTAssertEqual(String(digest, radix: 16), "1b681c92100fb65b")
  }

  private let points = CGAffineTransform(scaleX: 2, y: 2)
  private let stops = [
    GradientStop(color: ResolvedColor(255, 0, 0), location: 0),
    GradientStop(color: ResolvedColor(255, 255, 0), location: 0.5),
    GradientStop(color: ResolvedColor(0, 0, 255), location: 1),
  ]
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func paths(_ canvas: inout Canvas) {
    let square = box(10, 10, 80, 80)
    canvas.fill(Path(roundedRect: square, cornerRadius: 26), ResolvedColor(255, 0, 0, alpha: 0.5), transform: points)
    canvas.fill(
      Path(roundedRect: square, cornerRadius: 26, style: .circular), ResolvedColor(0, 0, 255, alpha: 0.5),
      transform: points)
    canvas.fill(Path(roundedRect: box(100, 10, 120, 50), cornerRadius: 22), ResolvedColor(0, 120, 0), transform: points)
    canvas.fill(
      Path(roundedRect: box(100, 65, 120, 30), cornerRadius: 100), ResolvedColor(120, 0, 120), transform: points)
    canvas.fill(
      Path(ellipseIn: box(230, 10, 80, 80)),
      paint: .angularGradient(stops: stops, center: CGPoint(x: 270, y: 50), startAngle: 0, endAngle: 5),
      transform: points)
    canvas.fill(
      Path(box(320, 10, 100, 80)),
      paint: .radialGradient(stops: stops, center: CGPoint(x: 370, y: 50), startRadius: 10, endRadius: 45),
      transform: points)
    var star = Path()
    star.addLines(
      (0..<5).map { corner in
        let angle = Double(corner) * 4 * .pi / 5
        return CGPoint(x: 60 + 45 * Elementary.sin(angle), y: 300 - 45 * Elementary.cos(angle))
      })
    star.closeSubpath()
    canvas.fill(star, ResolvedColor(255, 149, 0), eoFill: true, transform: points)
  }

  private func strokes(_ canvas: inout Canvas) {
    var zigzag = Path()
    zigzag.addLines([
      CGPoint(x: 20, y: 150), CGPoint(x: 50, y: 110), CGPoint(x: 60, y: 150), CGPoint(x: 100, y: 120),
    ])
    let kinds: [(CGLineJoin, CGLineCap)] = [(.miter, .butt), (.round, .round), (.bevel, .square)]
    for (index, (join, cap)) in kinds.enumerated() {
      let style = StrokeStyle(lineWidth: 10, lineCap: cap, lineJoin: join)
      canvas.fill(
        zigzag.offsetBy(dx: CGFloat(index) * 110, dy: 0).strokedPath(style), .black.opacity(0.6), transform: points)
    }
    canvas.fill(
      Path(roundedRect: box(350, 105, 80, 60), cornerRadius: 20)
        .strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [10, 8])),
      ResolvedColor(200, 0, 0), transform: points)
    var loop = Path()
    loop.move(to: CGPoint(x: 20, y: 240))
    loop.addCurve(
      to: CGPoint(x: 80, y: 240), control1: CGPoint(x: 110, y: 160), control2: CGPoint(x: -10, y: 160))
    canvas.fill(loop.strokedPath(StrokeStyle(lineWidth: 6)), transform: points)
    let ring = Path(ellipseIn: box(100, 180, 60, 60)).trimmedPath(from: 0.1, to: 0.8)
    canvas.fill(
      ring.strokedPath(StrokeStyle(lineWidth: 12, lineCap: .round)), ResolvedColor(0, 122, 255), transform: points)
    canvas.fill(
      Path(ellipseIn: box(180, 190, 20, 20)).strokedPath(StrokeStyle(lineWidth: 30)),
      ResolvedColor(0, 122, 255, alpha: 0.5), transform: points)
  }

  private func layers(_ canvas: inout Canvas) {
    canvas.layer({ $0.shadow = .init(color: .black.opacity(0.33), radius: 12, offset: CGVector(dx: 0, dy: 6)) }) {
      $0.fill(Path(roundedRect: box(240, 185, 80, 60), cornerRadius: 12), .white, transform: points)
    }
    canvas.layer({
      $0.filters = [.blur(radius: 8)]
      $0.opacity = 0.8
    }) {
      $0.fill(Path(roundedRect: box(345, 185, 80, 60), cornerRadius: 12), ResolvedColor(255, 100, 0), transform: points)
    }
    // Every blend mode in a strip of its own across the first row of shapes.
    for (index, mode) in BlendMode.allCases.enumerated() where mode != .normal {
      canvas.layer({ $0.blendMode = mode }) {
        $0.fill(
          Path(box(10, 12 + CGFloat(index) * 3.5, 420, 2)),
          paint: .linearGradient(stops: stops, start: CGPoint(x: 430, y: 0), end: CGPoint(x: 10, y: 0)),
          transform: points)
      }
    }
    let sepia = [0.393, 0.769, 0.189, 0, 0, 0.349, 0.686, 0.168, 0, 0, 0.272, 0.534, 0.131, 0, 0, 0, 0, 0, 1, 0]
    canvas.layer({ $0.filters = [.colorMatrix(sepia)] }) {
      $0.fill(
        Path(ellipseIn: box(395, 305, 50, 40)),
        paint: .linearGradient(stops: stops, start: CGPoint(x: 395, y: 305), end: CGPoint(x: 445, y: 345)),
        transform: points)
    }
  }

  private func images(_ canvas: inout Canvas) {
    let bitmap = Bitmap(width: 16, height: 16)!
    bitmap.storage.withMutableBytes { bytes in
      for i in 0..<256 {
        let isRed = (i % 16 / 4 + i / 64) % 2 == 0
        for (channel, value) in [isRed ? 255 : 0, i / 16 * 16, 80, 255].enumerated() {
          bytes[i * 4 + channel] = UInt8(value)
        }
      }
    }
    for (index, interpolation) in [ImageDraw.Interpolation.nearest, .bilinear].enumerated() {
      canvas.list.commands.append(
        .image(
          ImageDraw(
            bitmap: bitmap, source: box(0, 0, 16, 16), destination: box(-35, -35, 70, 70),
            interpolation: interpolation,
            transform: points.translatedBy(x: 160 + CGFloat(index) * 100, y: 300).rotated(by: 0.35))))
    }
    canvas.fill(
      Path(ellipseIn: box(320, 260, 80, 80)), paint: .tiledImage(bitmap, origin: .zero, scale: 1), transform: points)
  }
}
