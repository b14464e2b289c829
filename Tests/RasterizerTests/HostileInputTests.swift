import Graphics
import XCTest

@testable import Rasterizer

final class HostileInputTests: XCTestCase {
  func testSizes() {
    for (width, height) in [
      (0, 1), (1, 0), (-3, 5), (Int.max, 2), (100_000, 100), (100, 100_000), (Int.min, Int.min), (32_768, 32_768),
    ] {
      XCTAssertThrowsError(try Rasterizer.draw(DisplayList(), width: width, height: height, scale: 1, background: nil))
      {
        XCTAssertEqual($0 as? RasterizerError, .invalidSize(width: width, height: height))
      }
    }
    for scale in [0, -1, .nan, .infinity] {
      XCTAssertThrowsError(try Rasterizer.draw(DisplayList(), width: 1, height: 1, scale: scale, background: nil)) {
        guard case .invalidScale = $0 as? RasterizerError else { return XCTFail("\($0)") }
      }
    }
    XCTAssertNoThrow(try Rasterizer.draw(DisplayList(), width: 32_768, height: 1, scale: 1, background: .white))
  }

  func testUnbalancedLists() {
    let push = DisplayCommand.pushLayer(Layer())
    var masked = Layer()
    masked.mask = DisplayList(commands: [.pop])
    for commands in [[.pop], [push], [push, push, .pop], [push, .pop, .pop], [.pushLayer(masked), .pop]]
      as [[DisplayCommand]]
    {
      XCTAssertThrowsError(
        try Rasterizer.draw(DisplayList(commands: commands), width: 1, height: 1, scale: 1, background: nil)
      ) {
        guard case .invalidDisplayList = $0 as? RasterizerError else { return XCTFail("\($0)") }
        XCTAssertTrue("\($0)".contains("pop"))
      }
    }
  }

  func testHugeShapesFillTheCanvas() throws {
    for size in [1e4, 1e6, 1e9, 1e15, 1e300, CGFloat.greatestFiniteMagnitude / 4] {
      var canvas = Canvas(7, 5)
      canvas.fill(rect(-size, -size, 2 * size, 2 * size))
      XCTAssertEqual(try canvas.draw().area, 35, "\(size)")
      canvas = Canvas(7, 5)
      canvas.fill(Path(ellipseIn: CGRect(x: -size, y: -size, width: 2 * size, height: 2 * size)))
      XCTAssertEqual(try canvas.draw().area, 35, "ellipse \(size)")
      canvas = Canvas(7, 5)
      canvas.fill(rect(0, 0, 2, size))
      XCTAssertEqual(try canvas.draw().alphaRow(4), [255, 255, 0, 0, 0, 0, 0], "\(size)")
    }
  }

  func testHugeDiagonal() throws {
    // The half plane above y = x.
    var canvas = Canvas(6, 6)
    canvas.fill(polygon((-1e7, -1e7), (1e7, 1e7), (1e7, -1e7)))
    let picture = try canvas.draw()
    for y in 0..<6 { XCTAssertEqual(picture.alphaRow(y), (0..<6).map { $0 > y ? 255 : $0 == y ? 128 : 0 }) }
  }

  func testWhatIsNotFiniteIsLeftOut() throws {
    let bad: [CGFloat] = [.nan, .infinity, -.infinity]
    for v in bad {
      var path = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
      path.move(to: CGPoint(x: v, y: 0))
      path.addLine(to: CGPoint(x: v, y: v))
      path.addCurve(to: CGPoint(x: 0, y: v), control1: CGPoint(x: v, y: 2), control2: .zero)
      path.closeSubpath()
      var canvas = Canvas(4, 4)
      canvas.fill(path)
      XCTAssertEqual(try canvas.draw().area, 4, "\(v)")
      canvas = Canvas(4, 4)
      canvas.fill(rect(0, 0, 4, 4), transform: CGAffineTransform(a: v, b: 0, c: 0, d: 1, tx: 0, ty: 0))
      canvas.fill(rect(v, 0, v, 4))
      canvas.fill(rect(0, 0, 4, 4).strokedPath(StrokeStyle(lineWidth: v)))
      canvas.layer({
        $0.shadow = .init(color: .black, radius: Double(v), offset: CGVector(dx: v, dy: v))
        $0.filters = [
          .blur(radius: Double(-v)), .colorMatrix([Double](repeating: Double(v), count: 20)), .colorMatrix([1]),
        ]
      }) { $0.fill(rect(0, 0, 0, 0)) }
      canvas.list.commands.append(
        .image(
          ImageDraw(
            bitmap: Bitmap(width: 2, height: 2)!, source: CGRect(x: v, y: 0, width: 2, height: v),
            destination: CGRect(x: 0, y: v, width: 2, height: 2), transform: .identity)))
      XCTAssertNoThrow(try canvas.draw())
    }
  }

  func testFlatTransformsDrawNothing() throws {
    var canvas = Canvas(4, 4)
    let flat = CGAffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 2)
    canvas.fill(rect(0, 0, 4, 4), transform: flat)
    canvas.fill(
      rect(0, 0, 4, 4),
      paint: .linearGradient(stops: [GradientStop(color: .black, location: 0)], start: .zero, end: CGPoint(x: 1, y: 0)),
      transform: flat)
    XCTAssertEqual(try canvas.draw().area, 0)
  }

  func testManyLayersAndLongPaths() throws {
    var canvas = Canvas(8, 8)
    for _ in 0..<300 { canvas.list.commands.append(.pushLayer(Layer())) }
    canvas.fill(rect(0, 0, 8, 8))
    for _ in 0..<300 { canvas.list.commands.append(.pop) }
    XCTAssertEqual(try canvas.draw().area, 64)
    canvas = Canvas(2000, 2000)
    for _ in 0..<5000 { canvas.list.commands.append(.pushLayer(Layer())) }
    canvas.fill(rect(0, 0, 2000, 2000))
    for _ in 0..<5000 { canvas.list.commands.append(.pop) }
    XCTAssertThrowsError(try canvas.draw()) {
      guard case .layersTooLarge = $0 as? RasterizerError else { return XCTFail("\($0)") }
    }
    var generator = SplitMix(state: 9)
    var path = Path()
    path.move(to: .zero)
    for _ in 0..<50_000 {
      path.addLine(to: CGPoint(x: generator.unit() * 1e5 - 5e4, y: generator.unit() * 1e5 - 5e4))
    }
    canvas = Canvas(64, 64)
    canvas.fill(path)
    canvas.fill(path, eoFill: true)
    XCTAssertNoThrow(try canvas.draw())
  }

  func testRandomListsAreDrawnTheSameTwice() throws {
    var generator = SplitMix(state: 5)
    func value() -> CGFloat {
      let special: [CGFloat] = [0, -1, 1e9, -1e30, .nan, .infinity, 0.5, 1e-12]
      return generator.unit() < 0.1 ? special[Int(generator.next() % 8)] : CGFloat(generator.unit() * 60 - 15)
    }
    func point() -> CGPoint { CGPoint(x: value(), y: value()) }
    func path() -> Path {
      var path = Path()
      for _ in 0..<Int(generator.next() % 9) {
        switch generator.next() % 7 {
        case 0: path.move(to: point())
        case 1: path.addLine(to: point())
        case 2: path.addQuadCurve(to: point(), control: point())
        case 3: path.addCurve(to: point(), control1: point(), control2: point())
        case 4:
          path.addArc(
            center: point(), radius: value(), startAngle: .radians(Double(value())),
            endAngle: .radians(Double(value())), clockwise: true)
        case 5:
          path.addRoundedRect(
            in: CGRect(origin: point(), size: CGSize(width: value(), height: value())),
            cornerSize: CGSize(width: value(), height: value()))
        default: path.closeSubpath()
        }
      }
      return generator.unit() < 0.4
        ? path.strokedPath(
          StrokeStyle(lineWidth: value(), lineCap: .round, lineJoin: .round, dash: [value(), value()])) : path
    }
    for round in 0..<60 {
      var canvas = Canvas(30, 30)
      for _ in 0..<6 {
        let color = ResolvedColor(
          red: generator.unit(), green: generator.unit(), blue: Double(value()), alpha: generator.unit())
        let stops = [GradientStop(color: color, location: Double(value())), GradientStop(color: .white, location: 1)]
        let (a, b) = (path(), path())
        switch generator.next() % 4 {
        case 0: canvas.fill(a, color)
        case 1:
          canvas.clip(a) {
            $0.fill(
              b,
              paint: .radialGradient(
                stops: stops, center: point(), startRadius: Double(value()), endRadius: Double(value())))
          }
        case 2:
          canvas.fill(
            a,
            paint: .angularGradient(
              stops: stops, center: point(), startAngle: Double(value()), endAngle: Double(value())))
        default:
          let sigma = min(Double(value()), 20)
          canvas.layer({
            $0.shadow = .init(color: color, radius: sigma, offset: CGVector(dx: value(), dy: 1))
            $0.opacity = Double(value())
          }) { $0.fill(a, color) }
        }
      }
      let first = try canvas.draw()
      XCTAssertEqual(first, try canvas.draw(), "round \(round)")
      for y in 0..<30 {
        for x in 0..<30 {
          let p = first.pixel(x, y)
          XCTAssertTrue(p[0] <= p[3] && p[1] <= p[3] && p[2] <= p[3], "round \(round): premultiplied \(p)")
        }
      }
    }
  }
}
