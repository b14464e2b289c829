import SnapshotAssertions
import SwiftUI
import XCTest

/// Colours, styles, materials, effects, shapes and canvases.
final class DrawingCatalogueTests: XCTestCase {
  func testSystemColoursOfUIKit() {
    let colors: [UIColor] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator, .opaqueSeparator, .link,
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill,
      .tertiarySystemFill, .quaternarySystemFill, .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5,
      .systemGray6, .systemRed, .systemBlue, .tintColor, .darkGray,
    ]
    let sheet = LazyVGrid(columns: Array(repeating: GridItem(.fixed(36), spacing: 4), count: 7), spacing: 4) {
      ForEach(0..<colors.count, id: \.self) { i in
        RoundedRectangle(cornerRadius: 6).fill(Color(uiColor: colors[i])).frame(height: 30).border(
          .red.opacity(0.2), width: 0.5)
      }
    }
    .padding(8)
    XCTAssertSnapshot(
      of: VStack(spacing: 0) {
        sheet.background(Color(.systemBackground))
        sheet.background(Color(.systemBackground)).environment(\.colorScheme, .dark)
      }, layout: .sizeThatFits)
  }

  /// The boxes of [M:flow-colorboxes].
  func testGradientsOfColours() {
    let rows: [[(Color, CGFloat)]] = [
      [(.blue, 45), (.orange, 55), (.green, 50), (.yellow, 40), (.brown, 60)],
      [(.mint, 48), (.indigo, 52), (.cyan, 58), (.gray, 42), (.pink, 46)],
    ]
    XCTAssertSnapshot(
      of: VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<2, id: \.self) { row in
          HStack(spacing: 8) {
            ForEach(0..<5, id: \.self) { i in
              RoundedRectangle(cornerRadius: 10).fill(rows[row][i].0.gradient).frame(width: rows[row][i].1, height: 50)
            }
          }
        }
      }
      .padding(), layout: .sizeThatFits)
  }

  func testMaterials() {
    func bars(_ scheme: ColorScheme) -> some View {
      ZStack {
        LinearGradient(colors: [.red, .yellow, .green, .blue, .purple], startPoint: .leading, endPoint: .trailing)
        HStack(spacing: 12) { ForEach(0..<8) { _ in Rectangle().fill(.black).frame(width: 8) } }
        VStack(spacing: 6) {
          Text("ultra thin").frame(width: 200, height: 24).background(.ultraThinMaterial)
          Text("thin").frame(width: 200, height: 24).background(.thinMaterial)
          Text("regular").frame(width: 200, height: 24).background(.regularMaterial, in: .capsule)
          Text("thick").frame(width: 200, height: 24).background(.thickMaterial, in: RoundedRectangle(cornerRadius: 8))
          Text("ultra thick").frame(width: 200, height: 24).background(.ultraThickMaterial)
          Text("bar").frame(width: 200, height: 24).background(.bar)
        }
      }
      .frame(width: 240, height: 196)
      .environment(\.colorScheme, scheme)
    }
    XCTAssertSnapshot(
      of: HStack(spacing: 0) {
        bars(.light)
        bars(.dark)
      }, layout: .sizeThatFits)
  }

  func testGlass() {
    XCTAssertSnapshot(
      of: ZStack {
        LinearGradient(colors: [.cyan, .indigo], startPoint: .top, endPoint: .bottom)
        VStack(spacing: 6) { ForEach(0..<9) { _ in Rectangle().fill(.white.opacity(0.8)).frame(height: 5) } }
        GlassEffectContainer {
          HStack(spacing: 20) {
            Image(systemName: "heart.fill").frame(width: 50, height: 50).glassEffect()
            Text("Clear").padding().glassEffect(.clear.interactive(), in: .rect(cornerRadius: 14))
            Text("Tinted").padding().glassEffect(.regular.tint(.orange))
          }
        }
      }
      .frame(width: 320, height: 110), layout: .sizeThatFits)
  }

  func testStylesWithShadowsAndPatterns() {
    let checks = Image(size: CGSize(width: 8, height: 8)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.black))
    }
    XCTAssertSnapshot(
      of: HStack(spacing: 16) {
        Circle().fill(.blue.gradient.shadow(.drop(color: .black.opacity(0.5), radius: 4, y: 4)))
        Circle().fill(.white.shadow(.inner(radius: 5, x: 2, y: 4)))
        Image(systemName: "star.fill").font(.system(size: 50)).foregroundStyle(
          .yellow.shadow(.inner(color: .brown, radius: 2, y: 2)))
        Text("Hi").font(.system(size: 44, weight: .heavy)).foregroundStyle(.red.shadow(.drop(radius: 2, x: 3, y: 3)))
        checks.resizable().frame(width: 40, height: 40)
        Circle().fill(.ellipticalGradient(colors: [.yellow, .red]))
      }
      .frame(width: 420, height: 70).padding(12), layout: .sizeThatFits)
  }

  func testMeshes() {
    XCTAssertSnapshot(
      of: HStack(spacing: 10) {
        MeshGradient(
          width: 3, height: 3,
          points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
          colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .yellow, .blue, .green],
          smoothsColors: false
        ).clipShape(.circle)
        Text("Mesh").font(.system(size: 40, weight: .black)).foregroundStyle(
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .orange, .purple]))
      }
      .frame(width: 380, height: 110).padding(8), layout: .sizeThatFits)
  }

  func testPerspective() {
    func card(_ color: Color) -> some View {
      RoundedRectangle(cornerRadius: 8).fill(color.gradient).overlay { Text("Card").bold().foregroundStyle(.white) }
        .frame(width: 70, height: 90)
    }
    XCTAssertSnapshot(
      of: HStack(spacing: 20) {
        card(.red).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        card(.blue).rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0), perspective: 0.5)
        card(.green).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        card(.orange).rotation3DEffect(.degrees(30), axis: (x: 1, y: 1, z: 0), anchor: .topLeading)
      }
      .padding(20), layout: .sizeThatFits)
  }

  func testShapeAlgebra() {
    let a = Circle().offset(x: -12), b = Circle().offset(x: 12)
    XCTAssertSnapshot(
      of: VStack(spacing: 12) {
        HStack(spacing: 36) {
          a.union(b).fill(.blue).stroke(.black, lineWidth: 2)
          a.intersection(b).fill(.blue).stroke(.black, lineWidth: 2)
          a.subtracting(b).fill(.blue).stroke(.black, lineWidth: 2)
          a.symmetricDifference(b).fill(.blue).stroke(.black, lineWidth: 2)
          Rectangle().lineIntersection(b).stroke(.red, lineWidth: 3)
        }
        .frame(width: 400, height: 50)
        HStack(spacing: 16) {
          UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 12).fill(.teal).strokeBorder(
            .black, lineWidth: 3)
          Rectangle().fill(.mint).clipShape(.rect(topLeadingRadius: 20, topTrailingRadius: 20))
          ZStack {
            RoundedRectangle(cornerRadius: 24).fill(.gray.opacity(0.3))
            ContainerRelativeShape().fill(.purple).padding(8)
          }
          .containerShape(RoundedRectangle(cornerRadius: 24))
          Text("In").padding(8).background(.yellow, in: .capsule)
        }
        .frame(width: 400, height: 60)
      }
      .padding(12), layout: .sizeThatFits)
  }

  func testCanvas() {
    XCTAssertSnapshot(
      of: Canvas { context, size in
        let rect = CGRect(origin: .zero, size: size)
        context.fill(
          Path(rect),
          with: .linearGradient(
            Gradient(colors: [.white, .cyan]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: size.height)))
        for i in 0..<12 {
          var ray = context
          ray.translateBy(x: 60, y: 60)
          ray.rotate(by: .degrees(Double(i) * 30))
          ray.opacity = 0.2 + Double(i) / 15
          ray.fill(
            Path(roundedRect: CGRect(x: 20, y: -4, width: 26, height: 8), cornerRadius: 4), with: .color(.orange))
        }
        context.drawLayer { layer in
          layer.addFilter(.alphaThreshold(min: 0.5, color: .purple))
          layer.addFilter(.blur(radius: 8))
          layer.drawLayer { balls in
            balls.fill(Path(ellipseIn: CGRect(x: 130, y: 30, width: 40, height: 40)), with: .color(.black))
            balls.fill(Path(ellipseIn: CGRect(x: 164, y: 50, width: 40, height: 40)), with: .color(.black))
          }
        }
        context.addFilter(.shadow(color: .black.opacity(0.5), radius: 2, x: 1, y: 2))
        context.stroke(
          Path { $0.addLines([CGPoint(x: 220, y: 100), CGPoint(x: 250, y: 20), CGPoint(x: 280, y: 100)]) },
          with: .color(.red), style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
        context.draw(Text("Canvas").font(.headline), at: CGPoint(x: 60, y: 60))
        context.draw(Image(systemName: "star.fill"), in: CGRect(x: 226, y: 4, width: 24, height: 24))
        if let badge = context.resolveSymbol(id: "badge") { context.draw(badge, at: CGPoint(x: 170, y: 105)) }
      } symbols: {
        Text("symbol").font(.caption).padding(4).background(.yellow, in: .capsule).tag("badge")
      }
      .frame(width: 300, height: 120), layout: .sizeThatFits)
  }

  func testRedaction() {
    func profile() -> some View {
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Image(systemName: "person.crop.circle.fill").font(.largeTitle)
          VStack(alignment: .leading) {
            Text("Name of a person").font(.headline)
            Text("Some more about them").font(.subheadline).foregroundStyle(.secondary)
          }
        }
        Text("A longer text that takes more than one line, so that each of them becomes a bar of its own.")
        Text("1234 5678").privacySensitive().font(.system(.body, design: .monospaced))
        Capsule().fill(.blue).frame(height: 20)
      }
      .padding(12).frame(width: 220)
    }
    XCTAssertSnapshot(
      of: HStack(alignment: .top, spacing: 0) {
        profile()
        profile().redacted(reason: .placeholder)
        profile().redacted(reason: .privacy)
      }, layout: .sizeThatFits)
  }

  func testColourEffectsAndSymbolVariants() {
    let swatches = HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
      Color.yellow
    }.frame(width: 80, height: 30)
    XCTAssertSnapshot(
      of: VStack(spacing: 8) {
        HStack(spacing: 8) {
          swatches
          swatches.hueRotation(.degrees(90))
          swatches.luminanceToAlpha()
          swatches.blur(radius: 6, opaque: true)
        }
        HStack(spacing: 14) {
          ForEach(["heart", "bell", "star", "person", "chevron.right"], id: \.self) { name in
            Image(systemName: name)
            Image(systemName: name).symbolVariant(.fill)
            Image(systemName: name).symbolVariant(.circle)
            Image(systemName: name).symbolVariant(.circle.fill)
            Image(systemName: name).symbolVariant(.slash)
          }
        }
      }
      .padding(8), layout: .sizeThatFits)
  }
}
