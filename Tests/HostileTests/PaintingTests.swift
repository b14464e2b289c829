import SnapshotAssertions
import SwiftUI
import XCTest

/// Meshes, canvases, perspective, materials and the algebra of shapes.
final class PaintingTests: XCTestCase {
  private let wrong: [CGFloat] = [.nan, .infinity, -.infinity]
  private typealias P = SIMD2<Float>
  private static func mesh(_ width: Int, _ height: Int, _ points: [SIMD2<Float>]) -> MeshGradient {
    MeshGradient(
      width: width, height: height, points: points, colors: points.indices.map { [Color.red, .blue, .green][$0 % 3] })
  }
  private static func grid(_ n: Int, _ scale: Float) -> [SIMD2<Float>] {
    (0..<n * n).map { SIMD2(Float($0 % n * 37 % n), Float($0 / n * 29 % n)) / Float(n - 1) * scale - (scale - 1) / 2 }
  }

  func testMeshCounts() {
    Hostile.expectFailure("MeshGradient") { MeshGradient(width: 3, height: 3, points: [[0, 0]], colors: [.red]) }
    Hostile.expectFailure("MeshGradient") { MeshGradient(width: 0, height: 0, points: [], colors: []) }
    Hostile.expectFailure("MeshGradient") { MeshGradient(width: -1, height: -1, points: [[0, 0]], colors: [.red]) }
    Hostile.expectFailure("MeshGradient") { MeshGradient(width: .max, height: .max, points: [[0, 0]], colors: [.red]) }
    Hostile.expectFailure("MeshGradient") {
      MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [])
    }
    Hostile.expectFailure("MeshGradient") {
      Text("a").foregroundStyle(MeshGradient(width: 2, height: 2, points: [], colors: []))
    }
    Hostile.expectFailure("MeshGradient") { Circle().fill(MeshGradient(width: 2, height: 2, points: [], colors: [])) }
  }
  func testMeshPoints() {
    for number in [Float.nan, .infinity, -.infinity] {
      Hostile.expectFailure("MeshGradient") { Self.mesh(2, 2, [[0, 0], [number, 0], [0, 1], [1, 1]]) }
      Hostile.expectFailure("Circle") { Circle().fill(Self.mesh(2, 2, [[0, 0], [number, 0], [0, 1], [1, 1]])) }
      Hostile.expectFailure("Text") {
        Text("a").foregroundStyle(Self.mesh(2, 2, [[0, 0], [number, 0], [0, 1], [1, 1]]))
      }
      Hostile.expectFailure("MeshGradient") {
        MeshGradient(
          width: 2, height: 2,
          bezierPoints: (0..<4).map {
            .init(
              position: [Float($0 % 2), Float($0 / 2)], leadingControlPoint: [number, 0], topControlPoint: .zero,
              trailingControlPoint: .zero, bottomControlPoint: .zero)
          }, colors: [.red, .blue, .green, .white])
      }
    }
    Hostile.expectPicture { Self.mesh(2, 2, [[0, 0], [0, 0], [0, 0], [0, 0]]) }
    Hostile.expectPicture { Self.mesh(2, 2, Self.grid(2, 1)).frame(width: 0, height: 5) }
    Hostile.expectPicture { Self.mesh(2, 2, Self.grid(2, 1)).frame(width: 1, height: 1) }
    Hostile.expectPicture { Self.mesh(2, 2, [[-1e30, 0], [1e30, 0], [0, 1], [1, 1]]) }
  }
  func testMeshTimes() {
    Hostile.expectPicture { Self.mesh(3, 3, Self.grid(3, 1_000)) }
    Hostile.expectPicture { Self.mesh(64, 64, (0..<4_096).map { SIMD2(Float($0 % 64), Float($0 / 64)) / 63 }) }
    Hostile.expectPicture { Self.mesh(10, 10, Self.grid(10, 1_000)) }
  }

  func testCanvasNumbers() {
    for number in wrong {
      Hostile.expectFailure("faulty") {
        Canvas { c, _ in c.fill(Path(CGRect(x: 0, y: 0, width: number, height: 3)), with: .color(.red)) }
      }
      Hostile.expectFailure("faulty") {
        Canvas { c, _ in c.stroke(Path(CGRect(x: 0, y: 0, width: 9, height: 3)), with: .color(.red), lineWidth: number)
        }
      }
      Hostile.expectAnything {
        Canvas { c, _ in
          c.opacity = Double(number); c.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 3)), with: .color(.red))
        }
      }
      Hostile.expectFailure("faulty") {
        Canvas { c, _ in
          c.translateBy(x: number, y: 0); c.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 3)), with: .color(.red))
        }
      }
      Hostile.expectFailure("faulty") {
        Canvas { c, _ in
          c.rotate(by: .radians(number)); c.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 3)), with: .color(.red))
        }
      }
      Hostile.expectFailure("faulty") { Canvas { c, _ in c.draw(Text("a"), at: CGPoint(x: number, y: 0)) } }
      Hostile.expectFailure("faulty") {
        Canvas { c, _ in c.draw(Text("a"), at: .zero, anchor: UnitPoint(x: number, y: 0)) }
      }
      Hostile.expectFailure("faulty") {
        Canvas { c, _ in c.draw(Text("a"), in: CGRect(x: 0, y: 0, width: number, height: 9)) }
      }
      Hostile.expectFailure("faulty") {
        Canvas { c, _ in
          c.addFilter(.blur(radius: number)); c.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 3)), with: .color(.red))
        }
      }
      Hostile.expectFailure("faulty") {
        Canvas { c, _ in
          c.clip(to: Path(CGRect(x: number.isNaN ? number : 0, y: 0, width: number, height: 3)));
          c.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 3)), with: .color(.red))
        }
      }
      Hostile.expectFailure("faulty") {
        Canvas { c, _ in
          c.fill(
            Path(CGRect(x: 0, y: 0, width: 9, height: 3)),
            with: .linearGradient(
              Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: number, y: 0), endPoint: .zero))
        }
      }
      Hostile.expectFailure("faulty") {
        Canvas { c, _ in
          c.addFilter(.brightness(Double(number)));
          c.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 3)), with: .color(.red))
        }
      }
      Hostile.expectFailure("faulty") {
        Canvas { c, _ in
          c.concatenate(CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0)); c.draw(Text("a"), at: .zero)
        }
      }
    }
    Hostile.expectPicture {
      Canvas { c, _ in
        c.scaleBy(x: 0, y: 0); c.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 3)), with: .color(.red))
      }
    }
    Hostile.expectPicture {
      Canvas { c, _ in
        c.scaleBy(x: 1e300, y: 1e-300); c.draw(Text("a"), at: .zero)
      }
    }
    Hostile.expectPicture {
      Canvas { c, size in c.draw(c.resolve(Text("a")), in: CGRect(x: 0, y: 0, width: -5, height: -5)) }
    }
    Hostile.expectPicture {
      Canvas { c, size in
        let s = c.resolve(Text("a")).measure(in: CGSize(width: CGFloat.nan, height: -1));
        c.draw(Text("\(s.width)"), at: .zero)
      }
    }
    Hostile.expectAnything {
      Canvas { c, _ in
        if let s = c.resolveSymbol(id: "none") { c.draw(s, at: .zero) }
      } symbols: {
        Text("a")
      }
    }
  }

  func testManyShapes() {
    Hostile.expectPicture {
      Canvas { c, size in
        for i in 0..<20_000 {
          c.fill(Path(ellipseIn: CGRect(x: i % 300, y: i % 400, width: 9, height: 9)), with: .color(.red))
        }
      }
    }
    Hostile.expectPicture {
      Canvas { c, size in
        for i in 0..<200 {
          c.drawLayer {
            $0.addFilter(.blur(radius: 3)); $0.fill(Path(CGRect(x: i, y: i, width: 9, height: 9)), with: .color(.red))
          }
        }
      }
    }
    Hostile.expectAnything { Canvas { c, size in Self.nest(&c, 2_000) } }
  }
  private static func nest(_ c: inout GraphicsContext, _ depth: Int) {
    guard depth > 0 else { return c.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red)) }
    c.drawLayer { nest(&$0, depth - 1) }
  }
  func testCanvasesInCanvases() {
    Hostile.expectFailure("contain itself") { CanvasInItself() }
    Hostile.expectAnything { CanvasOfDepth(depth: 12) }
  }

  private static func projection(_ change: (inout ProjectionTransform) -> Void) -> ProjectionTransform {
    var transform = ProjectionTransform()
    change(&transform)
    return transform
  }
  func testPerspective() {
    for number in wrong {
      Hostile.expectFailure("rotation3D") { Color.red.rotation3DEffect(.radians(number), axis: (x: 1, y: 0, z: 0)) }
      Hostile.expectFailure("rotation3D") { Color.red.rotation3DEffect(.degrees(30), axis: (x: number, y: 0, z: 0)) }
      Hostile.expectFailure("rotation3D") {
        Color.red.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), perspective: number)
      }
      Hostile.expectFailure("rotation3D") {
        Color.red.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), anchorZ: number)
      }
      Hostile.expectFailure("projection") { Color.red.projectionEffect(Self.projection { $0.m31 = number }) }
      Hostile.expectFailure("hueRotation") { Color.red.hueRotation(.radians(number)) }
    }
    for degrees in [90.0, -90, 89.9999999, 180, 270, 1e300] {
      for perspective in [0.0, 1, -1, 50, 1e9] {
        Hostile.expectPicture {
          Text("abc").background(.red).rotation3DEffect(
            .degrees(degrees), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: perspective)
        }
      }
    }
    Hostile.expectPicture { Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 0)) }
    Hostile.expectPicture { Text("a").rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), anchorZ: 1e9) }
    Hostile.expectPicture {
      Text("a").rotation3DEffect(.degrees(85), axis: (x: 1, y: 0, z: 0), anchorZ: 300, perspective: 3)
    }
    Hostile.expectPicture {
      Color.red.rotation3DEffect(.degrees(30), axis: (x: 1, y: 1, z: 0)).frame(width: 100_000, height: 100_000)
    }
    Hostile.expectPicture { Text("a").projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))) }
    Hostile.expectPicture { Text("a").projectionEffect(Self.projection { $0.m33 = 0 }) }
    Hostile.expectAnything {
      (0..<12).reduce(AnyView(Text("a"))) { v, _ in AnyView(v.rotation3DEffect(.degrees(30), axis: (x: 1, y: 1, z: 0)))
      }
    }
  }

  func testMaterialsAndGlass() {
    for material in [Material.ultraThin, .thin, .regular, .thick, .ultraThick, .bar] {
      Hostile.expectPicture { Color.clear.background(material).frame(width: 1, height: 1) }
      Hostile.expectPicture { Rectangle().fill(material).frame(width: 0, height: 0) }
      Hostile.expectPicture { Text("a").foregroundStyle(material) }
    }
    Hostile.expectPicture(traits: [.background(.clear)]) { Text("a").background(.ultraThinMaterial) }
    Hostile.expectPicture { Text("a").glassEffect() }
    Hostile.expectPicture { Text("a").glassEffect(.regular, in: RoundedRectangle(cornerRadius: 1e9)) }
    Hostile.expectPicture { Text("a").glassEffect(.regular, in: .rect(cornerRadius: 1e300)) }
    Hostile.expectPicture { Color.red.frame(width: 1, height: 1).glassEffect(.clear.tint(.red).interactive()) }
    Hostile.expectPicture { Color.clear.frame(width: 0, height: 0).glassEffect() }
    Hostile.expectFailure("faulty") { Text("a").glassEffect(.regular, in: .rect(cornerRadius: .nan)) }
    Hostile.expectPicture { (0..<15).reduce(AnyView(Text("a"))) { v, _ in AnyView(v.padding().glassEffect()) } }
    Hostile.expectPicture { ZStack { ForEach(0..<60) { _ in Rectangle().fill(.ultraThinMaterial) } } }
    Hostile.expectAnything { GlassEffectContainer(spacing: .nan) { Text("a").glassEffect() } }
  }

  func testSymbolVariantsAndRedaction() {
    Hostile.expectPicture { Image(systemName: "no.such.symbol").symbolVariant(.circle.fill.slash) }
    Hostile.expectPicture { Image(systemName: "").symbolVariant(.fill) }
    Hostile.expectPicture {
      Image(systemName: "star.fill.fill.fill").symbolVariant(.fill.circle.square.rectangle.slash)
    }
    Hostile.expectPicture { Label("a", systemImage: ".....").symbolVariant(.fill) }
    Hostile.expectPicture { Image(systemName: "star", variableValue: .nan) }
    Hostile.expectPicture {
      (0..<60).reduce(AnyView(Text("a\nb"))) { v, _ in AnyView(VStack { v.unredacted().redacted(reason: .placeholder) })
      }
    }
    Hostile.expectPicture {
      List {
        ForEach(0..<5) {
          Text("a \($0)"); Toggle("b", isOn: .constant(true))
        }
      }.redacted(reason: [.placeholder, .privacy])
    }
    Hostile.expectPicture { Text(String(repeating: "word ", count: 3_000)).redacted(reason: .placeholder) }
    Hostile.expectPicture { Canvas { c, _ in c.draw(Text("a"), at: .zero) }.redacted(reason: .placeholder) }
  }

  private static func star(_ n: Int, _ r: CGFloat) -> Path {
    Path { path in
      for i in 0..<n {
        let k = CGFloat(i * (n / 2) % n) / CGFloat(n)
        let point = CGPoint(x: 150 + r * (2 * k - 1), y: 150 + r * (i % 2 == 0 ? 1 - k : k - 1))
        if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
  func testShapeAlgebra() {
    let pairs: [(Path, Path)] = [
      (Path(), Path()), (Path(CGRect(x: 0, y: 0, width: 0, height: 0)), Path(CGRect(x: 0, y: 0, width: 9, height: 9))),
      (Path(CGRect(x: 0, y: 0, width: 9, height: 9)), Path(CGRect(x: 0, y: 0, width: 9, height: 9))),
      (Path(CGRect(x: 0, y: 0, width: 9, height: 0)), Path(CGRect(x: 4, y: -4, width: 0, height: 9))),
      (Path(CGRect(x: -1e300, y: -1e300, width: 1e308, height: 1e308)), Path(CGRect(x: 0, y: 0, width: 9, height: 9))),
      (Path(CGRect(x: 1e9, y: 1e9, width: 1e9, height: 1e9)), Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9))),
      (
        Path {
          $0.addLines([.zero, CGPoint(x: 9, y: 9), CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)]); $0.closeSubpath()
        }, Path(ellipseIn: CGRect(x: 2, y: 2, width: 5, height: 5))
      ),
      (Path { $0.move(to: .zero) }, Path { $0.addLine(to: .zero) }), (Self.star(51, 140), Self.star(31, 130)),
    ]
    for (a, b) in pairs {
      for eo in [false, true] {
        Hostile.expectPicture {
          ZStack {
            a.union(b, eoFill: eo).fill(.red); a.intersection(b, eoFill: eo).fill(.blue);
            a.subtracting(b, eoFill: eo).fill(.green)
          }
        }
        Hostile.expectPicture {
          ZStack {
            a.symmetricDifference(b, eoFill: eo).fill(.red); a.lineIntersection(b, eoFill: eo).stroke(.blue);
            a.lineSubtraction(b, eoFill: eo).stroke(.blue); a.normalized(eoFill: eo).fill()
          }
        }
      }
    }
    Hostile.expectFailure("Path") {
      Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).union(Path(CGRect(x: 0, y: 0, width: 1, height: 1))).fill(
        .red)
    }
  }
  func testShapeAlgebraTimes() {
    Hostile.expectAnything { Self.star(301, 140).union(Self.star(201, 130)).fill(.red) }
    Hostile.expectAnything {
      (0..<100).reduce(Path()) {
        $0.union(Path(ellipseIn: CGRect(x: $1 * 7 % 200, y: $1 * 13 % 300, width: 50, height: 50)))
      }.fill(.red)
    }
    Hostile.expectAnything { Self.star(2_001, 140).normalized().fill(.red) }
    Hostile.expectAnything {
      Path { p in for i in 0..<2_000 { p.addEllipse(in: CGRect(x: i * 7 % 200, y: i * 13 % 300, width: 5, height: 5)) }
      }.union(Path(CGRect(x: 0, y: 0, width: 100, height: 100))).fill(.red)
    }
    Hostile.expectAnything {
      (0..<40).reduce(AnyShape(Circle())) { AnyShape($0.union(Circle().offset(x: CGFloat($1)))) }.fill(.red)
    }
  }
}

private struct CanvasInItself: View {
  var body: AnyView {
    AnyView(
      Canvas { c, s in
        if let r = c.resolveSymbol(id: 1) { c.draw(r, at: .zero) }
      } symbols: {
        CanvasInItself().tag(1)
      })
  }
}
private struct CanvasOfDepth: View {
  let depth: Int
  var body: AnyView {
    depth == 0
      ? AnyView(Color.red)
      : AnyView(
        Canvas { c, s in
          if let r = c.resolveSymbol(id: 1) {
            c.draw(r, in: CGRect(x: 0, y: 0, width: s.width / 2, height: s.height));
            c.draw(r, in: CGRect(x: s.width / 2, y: 0, width: s.width / 2, height: s.height))
          }
        } symbols: {
          CanvasOfDepth(depth: depth - 1).frame(width: 100, height: 100).tag(1)
        })
  }
}
