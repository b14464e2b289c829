import Graphics
import XCTest

@testable import Typography

final class SymbolTests: XCTestCase {
  func testEveryNameOfTheTableHasAGlyph() throws {
    let library = try TestFonts.library()
    XCTAssertGreaterThan(SymbolTable.names.count, 600)
    for name in SymbolTable.names {
      let symbol = library.symbol(name, font: .body, imageScale: .medium)
      if let diagnostic = symbol.diagnostic {
        // No name leads to another symbol without saying so.
        let entry = try XCTUnwrap(SymbolTable.entries[name])
        XCTAssertTrue(entry.isSubstitute, name)
        XCTAssertEqual(diagnostic, .substitutedSymbol(name, by: entry.glyph.name))
      }
      XCTAssertGreaterThan(symbol.size.width, 0, name)
      XCTAssertGreaterThan(symbol.size.height, 0, name)
    }
  }

  func testSuffixes() throws {
    let library = try TestFonts.library()
    for name in [
      "heart.fill", "star.fill", "checkmark.circle", "checkmark.circle.fill", "xmark.circle.fill", "plus.circle",
      "minus.circle.fill", "info.circle", "questionmark.circle.fill", "exclamationmark.triangle.fill",
      "play.circle.fill",
      "arrow.up.circle", "arrow.right.circle.fill", "pause.circle", "checkmark.square.fill", "bell.slash.fill",
      "person.fill",
      "lock.fill", "cart.fill", "house.fill", "gearshape.fill", "trash.fill", "bubble.left.fill", "map.fill",
    ] {
      XCTAssertNil(library.symbol(name, font: .body, imageScale: .medium).diagnostic, name)
    }
    XCTAssertNotEqual(
      library.symbol("heart", font: .body, imageScale: .medium).path,
      library.symbol("heart.fill", font: .body, imageScale: .medium).path)
  }

  func testUnknownNameIsAVisibleBoxAndADiagnostic() throws {
    for name in ["no.such.symbol", "", "bootstrap", "arrow-left", "check-circle", ".fill", "circle.fill.fill"] {
      let symbol = try TestFonts.library().symbol(name, font: .body, imageScale: .medium)
      XCTAssertEqual(symbol.diagnostic, .unknownSymbol(name))
      XCTAssertFalse(symbol.path.isEmpty)
      XCTAssertGreaterThan(symbol.size.width, 10)
    }
  }

  func testACircleIsAnEmWideAndCentredOnTheCapitals() throws {
    // pf-size-that-fits: checkmark.circle.fill beside 17 pt text is 34 px wide at 2x.
    let symbol = try TestFonts.library().symbol("checkmark.circle.fill", font: .body, imageScale: .medium)
    XCTAssertEqual(symbol.size.width, 17, accuracy: 0.1)
    XCTAssertEqual(symbol.size.height, 17, accuracy: 0.1)
    XCTAssertEqual(symbol.baseline - symbol.size.height / 2, 17 * 1443.0 / 4096, accuracy: 0.1)
    let points = symbol.path.points
    XCTAssertEqual(points.map(\.x).min()!, 0, accuracy: 1e-9)
    XCTAssertEqual(points.map(\.y).max()!, symbol.size.height, accuracy: 1e-9)
  }

  func testScalesAndSizes() throws {
    let library = try TestFonts.library()
    func width(_ size: Double, _ scale: SymbolLayout.Scale) -> Double {
      library.symbol("circle", font: FontDescriptor(size: size), imageScale: scale).size.width
    }
    XCTAssertLessThan(width(17, .small), width(17, .medium))
    XCTAssertLessThan(width(17, .medium), width(17, .large))
    XCTAssertEqual(width(34, .medium), width(17, .medium) * 2, accuracy: 1e-9)
  }

  func testNarrowSymbolsHaveNarrowBoxes() throws {
    let library = try TestFonts.library()
    let chevron = library.symbol("chevron.right", font: .body, imageScale: .medium)
    XCTAssertLessThan(chevron.size.width, chevron.size.height * 0.7)
    let minus = library.symbol("minus", font: .body, imageScale: .medium)
    XCTAssertLessThan(minus.size.height, minus.size.width * 0.3)
  }

  func testEnclosedSignsAreComposed() throws {
    let library = try TestFonts.library()
    func path(_ name: String) -> Path {
      let symbol = library.symbol(name, font: .body, imageScale: .medium)
      XCTAssertNil(symbol.diagnostic, name)
      XCTAssertEqual(symbol.size.width, 17, accuracy: 0.2, name)
      return symbol.path
    }
    for name in ["star.circle", "bolt.square.fill", "a.circle", "12.circle.fill", "50.square", "01.circle"] {
      _ = path(name)
    }
    XCTAssertNotEqual(path("star.circle"), path("circle"))
    // A filled enclosure loses what an open one gains.
    XCTAssertLessThan(path("star.circle.fill").inkArea, path("circle.fill").inkArea * 0.95)
    XCTAssertGreaterThan(path("star.circle").inkArea, path("circle").inkArea * 1.2)
    for name in ["51.circle", "ab.circle", "-1.circle", "no.such.circle.fill", "A.circle"] {
      XCTAssertNotNil(library.symbol(name, font: .body, imageScale: .medium).diagnostic, name)
    }
  }

  func testATurnedPathEnclosesTheOppositeArea() throws {
    let path = try TestFonts.library().symbol("gearshape.fill", font: .body, imageScale: .medium).path
    XCTAssertEqual(path.turned.signedArea, -path.signedArea, accuracy: 1e-9)
    XCTAssertEqual(path.turned.controlBounds, path.controlBounds)
  }
}
