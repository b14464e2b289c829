import SnapshotAssertions
import SwiftUI
import ViewTree
import XCTest

/// One issue a picture, on small canvases: what each kind of view and modifier looks like.
final class CatalogueTests: XCTestCase {
  func testStacksShareTheirSpace() {
    XCTAssertSnapshot(
      of: VStack(spacing: 8) {
        HStack(spacing: 0) {
          Color.red.frame(maxWidth: 100)
          Color.green.frame(minWidth: 100)
        }
        HStack(spacing: 4) {
          Text("Long text that must give way").lineLimit(1)
          Text("First").layoutPriority(1).background(.yellow)
        }
        HStack(alignment: .lastTextBaseline) {
          Text("Two\nlines").font(.caption)
          Text("One").font(.largeTitle)
          Rectangle().frame(width: 10, height: 10)
        }
        HStack(alignment: .top) {
          Rectangle().fill(.blue).frame(width: 20, height: 20).alignmentGuide(.top) { $0[.bottom] }
          Rectangle().fill(.orange).frame(width: 20, height: 40)
          Divider()
          Spacer()
          Circle().frame(width: 20)
        }
        .border(.gray)
      },
      layout: .fixed(width: 160, height: 240))
  }

  func testTextsBreakAlignAndEnd() {
    XCTAssertSnapshot(
      of: VStack(alignment: .leading, spacing: 6) {
        Text("Leading lines of a paragraph that breaks by words.").background(.yellow.opacity(0.4))
        Text("Centred lines of a paragraph that breaks by words.").multilineTextAlignment(.center)
        Text("Trailing lines of a paragraph that breaks.").multilineTextAlignment(.trailing)
        Text("Cut at the end because it is long").lineLimit(1)
        Text("Cut in the middle because it is long").lineLimit(1).truncationMode(.middle)
        Text("Shrunk until it fits in the line").lineLimit(1).minimumScaleFactor(0.5)
        Text("Donaudampfschifffahrtsgesellschaft").font(.title)
        Text("Red ").foregroundColor(.red) + Text("bold ").bold() + Text("italic").italic().underline()
        Text("With **strong**, *emphasised*, ~~struck~~ and `code`")
        Text("tracked").tracking(4) + Text("raised").baselineOffset(6).font(.caption)
        Text("gradient").font(.title.bold()).foregroundStyle(
          LinearGradient(colors: [.blue, .red], startPoint: .leading, endPoint: .trailing))
      },
      layout: .fits(width: 220))
  }

  func testAGlyphThatIsMissingIsABox() {
    XCTAssertSnapshot(of: Text("Runes: ᚠᚢᚦ"), layout: .sizeThatFits)
  }

  func testFontDesigns() {
    XCTAssertSnapshot(
      of: VStack {
        Text("Default 0123").font(.system(.title2))
        Text("Serif 0123").font(.system(.title2, design: .serif))
        Text("Rounded 0123").font(.system(.title2, design: .rounded))
        Text("Monospaced 0123").font(.system(.title2, design: .monospaced))
        Text("Serif italic").font(.system(.title2, design: .serif)).italic()
        Text("Inter by name").font(.custom("Inter-SemiBold", size: 20))
      },
      layout: .sizeThatFits)
  }

  func testButtonsAndControls() {
    XCTAssertSnapshot(
      of: VStack(spacing: 12) {
        Button("Tinted") {}
        Button("Destructive", role: .destructive) {}
        Button("Disabled") {}.disabled(true)
        Button("Plain") {}.buttonStyle(.plain)
        Button("Styled") {}.buttonStyle(PillButtonStyle()).tint(.pink)
        Button {
        } label: {
          Label("With a symbol", systemImage: "cart.fill")
        }
        .tint(.purple)
      },
      layout: .sizeThatFits)
  }

  func testSymbols() {
    let names = [
      "star.fill", "heart", "bell.badge", "gear", "house.fill", "magnifyingglass", "person.crop.circle", "trash",
      "checkmark.circle.fill", "xmark", "chevron.right", "arrow.up.right", "calendar", "camera.fill", "map",
      "bolt.fill",
    ]
    XCTAssertSnapshot(
      of: LazyVGrid(columns: Array(repeating: GridItem(.fixed(36)), count: 4), spacing: 12) {
        ForEach(names, id: \.self) { Image(systemName: $0).font(.title2).foregroundStyle(.indigo) }
      }
      .padding(8),
      layout: .fits(width: 200))
  }

  func testImagesOfABundle() {
    XCTAssertSnapshot(
      of: HStack {
        Image("tile", bundle: .module)
        Image("tile", bundle: .module).resizable().frame(width: 60, height: 40)
        Image("tile", bundle: .module).resizable().interpolation(.none).scaledToFit().frame(width: 40, height: 60)
          .border(.gray)
        Image("tile", bundle: .module).renderingMode(.template).foregroundStyle(.green)
        Image("tile", bundle: .module).resizable(resizingMode: .tile).frame(width: 40, height: 40).clipShape(Circle())
      }
      .padding(6),
      layout: .sizeThatFits)
  }

  func testScrollViewShowsItsBeginning() {
    XCTAssertSnapshot(
      of: ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<20) { Text("Row \($0)").padding(.horizontal) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      },
      layout: .fixed(width: 140, height: 120))
  }

  func testGeometryReaderMeasures() {
    XCTAssertSnapshot(
      of: GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
          .position(x: proxy.size.width / 2, y: proxy.size.height / 4)
        Path { path in
          path.move(to: CGPoint(x: 0, y: proxy.size.height))
          path.addCurve(
            to: CGPoint(x: proxy.size.width, y: proxy.size.height / 2),
            control1: CGPoint(x: proxy.size.width / 3, y: 0),
            control2: CGPoint(x: proxy.size.width / 2, y: proxy.size.height))
        }
        .stroke(.teal, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 8]))
      }
      .padding(),
      layout: .fixed(width: 160, height: 120))
  }

  func testEffects() {
    let swatch = Text("Aa").font(.title2.bold()).foregroundStyle(.white).frame(width: 44, height: 44)
      .background(LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom))
    XCTAssertSnapshot(
      of: VStack(spacing: 10) {
        HStack(spacing: 10) {
          swatch
          swatch.opacity(0.4)
          swatch.cornerRadius(12)
          swatch.clipShape(Capsule())
        }
        HStack(spacing: 10) {
          swatch.shadow(radius: 5)
          swatch.shadow(color: .blue, radius: 0, x: 4, y: 4)
          swatch.blur(radius: 3)
          swatch.mask(Circle())
        }
        HStack(spacing: 10) {
          swatch.grayscale(1)
          swatch.colorInvert()
          swatch.rotationEffect(.degrees(15))
          swatch.scaleEffect(0.6)
        }
      }
      .padding(16)
      .background(Color(white: 0.95)),
      layout: .sizeThatFits)
  }

  func testBlendModes() {
    XCTAssertSnapshot(
      of: VStack(spacing: 2) {
        ForEach(0..<3) { row in
          HStack(spacing: 2) {
            ForEach(0..<7) { column in
              ZStack {
                LinearGradient(colors: [.black, .blue, .white], startPoint: .leading, endPoint: .trailing)
                LinearGradient(colors: [.red, .yellow, .clear], startPoint: .top, endPoint: .bottom)
                  .blendMode(BlendMode.allCases[row * 7 + column])
              }
              .compositingGroup()
              .frame(width: 30, height: 30)
            }
          }
        }
      },
      layout: .sizeThatFits)
  }

  func testPaletteInLightAndDark() {
    let palette: [Color] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .primary,
      .secondary,
    ]
    for (name, traits) in [("light", SnapshotTraits.light), ("dark", .dark), ("iOS 17", .platform(.iOS17))] {
      XCTAssertSnapshot(
        of: HStack(spacing: 0) { ForEach(0..<palette.count, id: \.self) { palette[$0].frame(width: 16, height: 24) } },
        named: name, layout: .sizeThatFits, traits: traits)
    }
  }

  func testADeviceHasASafeArea() {
    XCTAssertSnapshot(
      of: VStack {
        Text("Top")
        Spacer()
        Text("Bottom")
      }
      .frame(maxWidth: .infinity)
      .background(.yellow),
      layout: .device(.iPhoneX), traits: .displayScale(1))
  }

  func testAViewNodeIsLaidOutBySizeInfo() {
    let node = ViewNode.vstack(
      spacing: 10, children: [.text("ViewNode"), .roundedRectangle(cornerRadius: 8, fill: .blue).frame(height: 40)])
    XCTAssertSnapshot(of: node, named: "auto")
    XCTAssertSnapshot(of: node, named: "fixed", layout: .sizeInfo(SizeInfo(width: 120, height: 90)))
  }
}
