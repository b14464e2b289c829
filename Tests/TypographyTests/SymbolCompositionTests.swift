import Graphics
import XCTest

@testable import Typography

/// Slashes, badges, enclosures, own shapes and layers.
final class SymbolCompositionTests: XCTestCase {
  private func layout(_ name: String, weight: Double = 400) throws -> SymbolLayout {
    try TestFonts.library().symbol(name, font: FontDescriptor(size: 100, weight: weight), imageScale: .medium)
  }

  /// Bases, and what every one of them can be combined with.
  func testEveryFamilyWorksForEveryBase() throws {
    let bases = [
      "bell", "mic", "video", "heart", "person", "trash", "wifi", "bolt", "cart", "leaf", "crown", "calendar",
    ]
    for base in bases {
      let ends = [
        ".slash", ".circle", ".circle.fill", ".square", ".square.fill", ".slash.circle.fill", ".badge.plus",
        ".badge.minus",
        ".badge.xmark", ".badge.checkmark", ".badge.exclamationmark", ".badge.questionmark", ".badge.clock",
        ".badge.ellipsis",
        ".badge",
      ]
      for end in ends {
        let symbol = try layout(base + end)
        XCTAssertNil(symbol.diagnostic, base + end)
        XCTAssertEqual(symbol.layers.map(\.level), [1, 0], base + end)
        XCTAssertNotEqual(symbol.path, try layout(base).path, base + end)
        for layer in symbol.layers { XCTAssertGreaterThan(layer.path.inkArea, 20, base + end) }
      }
    }
  }

  func testASlashStandsInAGap() throws {
    let symbol = try layout("square.fill.slash")
    XCTAssertEqual(symbol.diagnostic, nil)
    let filled = try layout("bell.slash.fill")
    let bar = filled.layers[1].path, rest = filled.layers[0].path
    // On the bar, from upper left to lower right; between bar and rest nothing; further off the bell.
    let middle = bar.controlBounds
    func point(_ away: Double) -> CGPoint { CGPoint(x: middle.midX + away, y: middle.midY - away) }
    XCTAssertTrue(bar.contains(point(0)))
    XCTAssertTrue(bar.contains(CGPoint(x: middle.minX + 12, y: middle.minY + 12)))
    XCTAssertFalse(bar.contains(CGPoint(x: middle.minX + 12, y: middle.maxY - 12)))
    for away in [5.0, -5] {
      XCTAssertFalse(filled.path.contains(point(away)), "\(away)")
    }
    for away in [12.0, -12] {
      XCTAssertTrue(rest.contains(point(away)), "\(away)")
    }
  }

  func testABadgeStandsAtItsCornerInAGap() throws {
    let dot = try layout("bell.badge.fill")
    let round = dot.layers[1].path.controlBounds
    XCTAssertEqual(round.width, 36, accuracy: 0.5)
    XCTAssertLessThan(round.midY, dot.size.height / 3)
    XCTAssertGreaterThan(round.midX, dot.size.width / 2)
    let plus = try layout("folder.fill.badge.plus").layers[1].path
    let disc = plus.controlBounds
    XCTAssertEqual(disc.width, 50, accuracy: 0.5)
    // The sign is cut out of the disc.
    XCTAssertFalse(plus.contains(CGPoint(x: disc.midX, y: disc.midY)))
    XCTAssertTrue(plus.contains(CGPoint(x: disc.midX + 15, y: disc.midY + 12)))
    // A person's is not on a disc.
    let person = try layout("person.crop.circle.badge.plus").layers[1].path
    XCTAssertTrue(person.contains(CGPoint(x: person.controlBounds.midX, y: person.controlBounds.midY)))
  }

  func testLayersOfFilledEnclosures() throws {
    for name in [
      "checkmark.circle.fill", "xmark.square.fill", "exclamationmark.triangle.fill", "checkmark.seal.fill",
      "checkmark.shield.fill",
      "xmark.octagon.fill", "star.circle.fill", "person.crop.circle.fill", "text.bubble.fill", "a.square.fill",
      "exclamationmark.shield.fill", "doc.text.fill", "play.rectangle.fill", "questionmark.diamond.fill",
      "bolt.shield.fill",
    ] {
      let symbol = try layout(name)
      XCTAssertEqual(symbol.layers.map(\.level), [1, 0], name)
      guard symbol.layers.count == 2 else { continue }
      let (around, mark) = (symbol.layers[0].path, symbol.layers[1].path)
      // The enclosure has no holes: the sign lies on it, and is what the single outline leaves out.
      XCTAssertEqual(SymbolContours(around).contours.map(\.depth), [0], name)
      XCTAssertEqual(around.inkArea - mark.inkArea, symbol.path.inkArea, accuracy: around.inkArea * 0.01, name)
      XCTAssertTrue(around.controlBounds.insetBy(dx: -0.01, dy: -0.01).contains(mark.controlBounds), name)
    }
  }

  func testLayersOfRings() throws {
    for name in [
      "checkmark.circle", "info.circle", "exclamationmark.triangle", "star.circle", "xmark.octagon", "ellipsis.bubble",
      "4.circle", "checkmark.seal",
    ] {
      let symbol = try layout(name)
      XCTAssertEqual(symbol.layers.map(\.level), [1, 0], name)
      guard symbol.layers.count == 2 else { continue }
      XCTAssertEqual(symbol.layers.map(\.path.inkArea).reduce(0, +), symbol.path.inkArea, accuracy: 20, name)
      XCTAssertLessThan(symbol.layers[1].path.controlBounds.width, symbol.size.width * 0.8, name)
    }
  }

  func testSymbolsOfOneLayer() throws {
    for name in ["heart.fill", "circle.fill", "star", "bolt.fill", "trash", "square.and.arrow.up", "suit.diamond.fill"]
    {
      XCTAssertTrue(try layout(name).layers.filter { $0.color == nil }.isEmpty, name)
    }
    XCTAssertFalse(try layout("star.fill").isUndivided)
    XCTAssertTrue(try layout("speaker.wave.3.fill").isUndivided)
    XCTAssertFalse(try layout("checkmark.circle.fill").isUndivided)
  }

  func testColorsOfMulticolor() throws {
    XCTAssertEqual(try layout("exclamationmark.triangle.fill").layers.map(\.color), [.yellow, .white])
    XCTAssertEqual(try layout("heart.fill").layers.map(\.color), [.red])
    XCTAssertEqual(try layout("bell.badge").layers.map(\.color), [nil, .red])
    XCTAssertTrue(try layout("bell.badge").hasColors)
    XCTAssertFalse(try layout("pencil").hasColors)
    // Every name with colours has as many layers.
    for (name, count) in [("cloud.sun.fill", 2), ("plus.circle.fill", 2), ("sun.max.fill", 1), ("cloud.bolt.fill", 2)] {
      XCTAssertTrue(try layout(name).hasColors, name)
      XCTAssertEqual(try layout(name).layers.count, count, name)
    }
  }

  func testSubstitutesAreNamed() throws {
    for (name, glyph) in [
      ("medal", "award"), ("medal.fill", "award"), ("timer", "stopwatch"), ("medal.circle.fill", "award"),
      ("timer.slash", "stopwatch"),
      ("cube.badge.plus", "box"),
    ] {
      XCTAssertEqual(try layout(name).diagnostic, .substitutedSymbol(name, by: glyph))
    }
  }

  func testNamesThatAreNone() throws {
    for name in [
      ".slash", ".badge", "bell.badge.nothing", "nothing.badge.plus", "nothing.slash.fill", "circle.grid.9x9",
      "circle.grid.2x2x2",
      "goforward.51", "goforward.a", "slash.slash.slash.slash.slash.slash.slash.slash.slash",
      "bell.badge.badge.badge.nothing",
      "fill", "rectangle.fill.fill", String(repeating: "a.circle", count: 100),
    ] {
      XCTAssertEqual(try layout(name).diagnostic, .unknownSymbol(name))
    }
  }

  func testShapes() throws {
    XCTAssertEqual(try layout("capsule").size.width, 120, accuracy: 0.1)
    XCTAssertGreaterThan(try layout("rectangle").size.width, try layout("rectangle").size.height)
    XCTAssertLessThan(
      try layout("rectangle.portrait.fill").size.width, try layout("rectangle.portrait.fill").size.height)
    XCTAssertEqual(SymbolContours(try layout("circle.grid.3x3.fill").path).count, 9)
    XCTAssertEqual(SymbolContours(try layout("circle.grid.2x2").path).count, 8)
    XCTAssertLessThan(try layout("battery.25").path.inkArea, try layout("battery.75").path.inkArea)
    for figure in SymbolFigure.allCases {
      let symbol = try layout(figure.rawValue)
      XCTAssertNil(symbol.diagnostic, figure.rawValue)
      XCTAssertGreaterThan(symbol.path.inkArea, 300, figure.rawValue)
      XCTAssertTrue((30...120).contains(symbol.size.width), "\(figure.rawValue) \(symbol.size)")
      XCTAssertTrue((20...105).contains(symbol.size.height), "\(figure.rawValue) \(symbol.size)")
    }
  }

  func testHeavierSymbolsKeepTheirGaps() throws {
    let regular = try layout("mic.slash"), black = try layout("mic.slash", weight: 900)
    XCTAssertGreaterThan(black.layers[1].path.inkArea, regular.layers[1].path.inkArea * 1.5)
    let bar = black.layers[1].path.controlBounds
    XCTAssertFalse(black.path.contains(CGPoint(x: bar.midX + 7.5, y: bar.midY - 7.5)))
  }

  func testSizesAreProportional() throws {
    let library = try TestFonts.library()
    for name in ["bell.slash.fill", "folder.badge.plus", "person.crop.circle.fill", "leaf.fill", "star.circle"] {
      let small = library.symbol(name, font: FontDescriptor(size: 13), imageScale: .medium)
      let large = library.symbol(name, font: FontDescriptor(size: 130), imageScale: .medium)
      XCTAssertEqual(large.size.width, small.size.width * 10, accuracy: 1e-6, name)
      XCTAssertEqual(large.baseline, small.baseline * 10, accuracy: 0.5, name)
    }
    for size in [0, -1, Double.nan, .infinity] {
      _ = library.symbol("bell.slash", font: FontDescriptor(size: size), imageScale: .medium)
      _ = library.symbol("star.circle.fill", font: FontDescriptor(size: size), imageScale: .medium)
    }
  }

  func testContoursNest() {
    func square(_ inset: Double, turned: Bool = false) -> Path {
      let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10).insetBy(dx: inset, dy: inset))
      return turned ? path.turned : path
    }
    // All turn the same way, so that only nesting tells holes from ink.
    let rings = Path(elements: [3, 0, 2, 1].flatMap { square($0).elements })
    let contours = SymbolContours(rings)
    XCTAssertEqual(contours.contours.map(\.depth), [3, 0, 2, 1])
    XCTAssertEqual(contours.oriented.signedArea, 100 - 64 + 36 - 16, accuracy: 1e-9)
    XCTAssertEqual(
      contours.path(outside: 1) { contours.contours[$0].depth >= 1 }.signedArea, 64 - 36 + 16, accuracy: 1e-9)
    XCTAssertEqual(SymbolContours(Path()).count, 0)
    XCTAssertEqual(SymbolContours(square(0, turned: true)).oriented.signedArea, 100, accuracy: 1e-9)
  }

  func testFormsOfGlyphs() throws {
    // A mirrored and a turned glyph keep their ink.
    let base = try layout("arrow.turn.left.up"), mirrored = try layout("arrow.turn.right.up")
    XCTAssertEqual(base.path.inkArea, mirrored.path.inkArea, accuracy: 0.1)
    XCTAssertNotEqual(base.path, mirrored.path)
    XCTAssertGreaterThan(
      try layout("gamecontroller.fill").path.inkArea, try layout("gamecontroller").path.inkArea * 1.5)
    XCTAssertLessThan(try layout("flame").path.inkArea, try layout("flame.fill").path.inkArea * 0.9)
    XCTAssertLessThan(try layout("speaker.wave.2").size.width, try layout("speaker.wave.3").size.width)
    XCTAssertGreaterThan(try layout("phone.down.fill").size.width, try layout("phone.down.fill").size.height * 1.5)
    XCTAssertEqual(SymbolContours(try layout("seal").path).contours.map(\.depth).sorted(), [0, 1])
    XCTAssertEqual(SymbolContours(try layout("seal.fill").path).count, 1)
  }
}

extension Path {
  /// Area that even-odd filling covers, for outlines that do not cross.
  var inkArea: Double { abs(oriented.signedArea) }
}
