import SnapshotAssertions
import SwiftUI
import XCTest

/// Names of symbols that are put together from parts, and what they are painted with.
final class SymbolTests: XCTestCase {
  private static let names = [
    "star.slash.slash", "star.slash.slash.slash.slash.slash.slash.slash.slash.slash", ".slash", ".fill", ".badge",
    ".badge.plus",
    ".circle", ".circle.fill", "slash", "fill", "badge", "badge.plus", "circle.circle.circle.circle.circle",
    "a.circle.fill.slash.badge.plus",
    "a.circle.slash.fill.badge.plus.slash.fill", "a.circle.square.triangle.diamond.seal.shield", "a.a.circle",
    "aa.circle",
    "51.circle", "50.circle", "00.circle", "-1.circle", "+1.circle", "1e1.circle", "٣.circle", "é.circle",
    "e\u{301}.circle", "A.circle",
    "bell.badge", "bell.badge.", "bell.badge..", "bell..badge", "bell.badge.fill.fill", "bell.badge.badge.badge.badge",
    "bell.badge.slash.fill",
    "bell.badge.plus.badge.minus.badge.xmark", "bell.badge.a", "bell.badge.person.crop.circle",
    "person.crop.circle.badge.plus",
    "person.crop.circle.fill.badge.checkmark", "person.crop.square.slash.fill", "person.crop", "person.crop.fill",
    "person.3.badge.plus",
    "person.3.slash", "person.3.fill.circle.fill", "square.on.square.slash", "goforward.10", "goforward.",
    "goforward.99", "goforward.a",
    "gobackward.5.slash", "faceid.slash", "faceid.circle.fill.badge.exclamationmark", "wifi.exclamationmark.circle",
    "minus.slash",
    "minus.badge.plus", "minus.circle.badge.minus", "circle.slash.circle.slash.circle", "viewfinder.circle.fill",
    "a.viewfinder.fill",
    "a.viewfinder", "star.circle.fill.circle.fill.circle.fill", "text.badge.plus", "text.badge",
    "cloud.rain.fill.slash",
    "cloud.bolt.circle.fill", "battery.100.slash", "star.fill.fill", "star\u{301}.fill", "star.fill\u{301}",
    "star.\u{1F1E9}\u{1F1EA}.fill",
    "star.slash\u{200D}", "star\0.fill", "STAR", "star ", " star", "star\n", "\u{202E}star.fill", "👩‍👩‍👧.circle", "🙂", ".",
    "..", "....",
    "square.grid.4x4.fill", "square.grid.0x0", "square.grid.999x999", "rectangle.split.3x3.slash",
    "rectangle.split.0x1",
  ]

  func testNames() {
    Hostile.expectAnything { Symbols(names: Self.names) }
    for name in Self.names { Hostile.expectAnything { Image(systemName: name) } }
  }

  func testLongNames() {
    for part in ["a", ".", ".fill", ".slash", ".badge", ".circle", ".badge.plus", "star.", "\u{301}", "👩‍👩‍👧"] {
      for name in [
        String(repeating: part, count: 10_000), "star" + String(repeating: part, count: 10_000),
        "star" + String(repeating: part, count: 12),
      ] {
        Hostile.expectAnything { Image(systemName: name) }
        Hostile.expectAnything { Image(systemName: name).symbolVariant(.slash.circle.fill) }
      }
    }
    Hostile.expectAnything { Label("", systemImage: String(repeating: "star.fill", count: 10_000)) }
    Hostile.expectAnything { Text("\(Image(systemName: String(repeating: "x.", count: 10_000)))") }
  }

  func testSizes() {
    let names = [
      "star", "a.circle.fill.slash.badge.plus", "person.crop.circle.badge.plus", "person.3.fill", "square.on.square",
      "minus.slash", "wifi.exclamationmark",
    ]
    for name in names {
      for size: CGFloat in [0, 1e-300, 1e-9, 0.5, 3_000] {
        Hostile.expectPicture(layout: .fixed(width: 60, height: 60)) {
          Image(systemName: name).font(.system(size: size, weight: .black))
        }
      }
      for size: CGFloat in [.nan, .infinity, -.infinity, -1, 1e9, 1e300] {
        Hostile.expectFailure("font") { Image(systemName: name).font(.system(size: size)) }
      }
      Hostile.expectAnything { Image(systemName: name).font(.system(size: 1e6)) }
      Hostile.expectAnything(layout: .fixed(width: 60, height: 60)) { Image(systemName: name).font(.system(size: 1e6)) }
      Hostile.expectAnything(layout: .fixed(width: 60, height: 60)) {
        Image(systemName: name).resizable().frame(width: 0, height: 40)
      }
      Hostile.expectAnything(layout: .fixed(width: 60, height: 60)) {
        Image(systemName: name).resizable().frame(width: 1e9, height: 1e-9)
      }
      Hostile.expectFailure("frame") { Image(systemName: name).resizable().frame(width: .nan) }
      Hostile.expectAnything {
        Image(systemName: name).imageScale(.large).scaleEffect(CGSize(width: -1, height: 1e-12))
      }
      Hostile.expectAnything {
        Image(systemName: name).symbolRenderingMode(.palette).foregroundStyle(.red).symbolEffect(.pulse)
      }
    }
  }

  func testPalettes() {
    let names = ["star", "a.circle.fill", "person.crop.circle.badge.plus", "cloud.rain.fill", "no.such.symbol", ""]
    let gradient = LinearGradient(colors: [], startPoint: .top, endPoint: .top)
    let odd = RadialGradient(colors: [.red], center: UnitPoint(x: .nan, y: 0), startRadius: .nan, endRadius: -1)
    for name in names {
      for mode: SymbolRenderingMode? in [nil, .monochrome, .multicolor, .hierarchical, .palette] {
        Hostile.expectAnything { Image(systemName: name).symbolRenderingMode(mode) }
        Hostile.expectAnything { Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(.red) }
        Hostile.expectAnything { Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(.red, .green) }
        Hostile.expectAnything {
          Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(.red, .green, .blue)
        }
        Hostile.expectAnything {
          Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(gradient, gradient, gradient)
        }
        Hostile.expectAnything {
          Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(
            .red.gradient, AngularGradient(colors: [.red, .blue], center: .center), .ultraThinMaterial)
        }
        Hostile.expectAnything {
          Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(.clear, .quaternary, .selection)
        }
        Hostile.expectFailure("gradient") { Image(systemName: "star").symbolRenderingMode(mode).foregroundStyle(odd) }
        Hostile.expectAnything { Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(.red, odd, .blue) }
      }
      for value in [Double.nan, -1, 0, 0.5, 2, .infinity] {
        Hostile.expectAnything { Image(systemName: name, variableValue: value) }
      }
    }
    Hostile.expectAnything {
      (0..<10).reduce(AnyView(Image(systemName: "cloud.rain.fill").symbolRenderingMode(.palette))) { view, n in
        AnyView(view.foregroundStyle(.red, Color(white: Double(n) / 10), .blue))
      }
    }
  }

  func testSameBytesTwice() throws {
    try sameTwice { Symbols(names: Self.names) }
    try sameTwice {
      Symbols(names: Self.names).font(.system(size: 31, weight: .heavy)).symbolRenderingMode(.palette).foregroundStyle(
        .red, .green, .blue)
    }
  }
}

private struct Symbols: View {
  let names: [String]
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) {
      ForEach(names, id: \.self) { Image(systemName: $0) }
    }
  }
}

/// The picture's bytes, drawn by two sessions with folders of their own, are the same.
func sameTwice<V: View>(
  layout: SnapshotLayout = .sizeInfo(.auto), traits: SnapshotTraits = .default, file: StaticString = #filePath,
  line: UInt = #line,
  of view: @escaping @MainActor () -> V
) throws {
  func bytes() throws -> [Data] {
    let hostile = Hostile()
    _ = hostile.issues(["SNAPSHOT_RECORD": "all"]) {
      XCTAssertSnapshot(of: view(), named: "twice", layout: layout, traits: traits)
    }
    let folder = hostile.folder + "/Snapshots"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".png") }.sorted()
    return try files.map { try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0)) }
  }
  let first = try bytes()
  XCTAssertFalse(first.isEmpty, "no picture", file: file, line: line)
  XCTAssertEqual(first, try bytes(), file: file, line: line)
}
