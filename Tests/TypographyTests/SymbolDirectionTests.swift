import Graphics
import XCTest

@testable import Typography

/// Symbols that once showed something else than their name says.
final class SymbolDirectionTests: XCTestCase {
  private func layout(_ name: String) throws -> SymbolLayout {
    let symbol = try TestFonts.library().symbol(name, font: FontDescriptor(size: 100), imageScale: .medium)
    XCTAssertNil(symbol.diagnostic, name)
    return symbol
  }
  private func isInk(_ name: String, _ x: Double, _ y: Double) throws -> Bool {
    let symbol = try layout(name)
    return symbol.path.contains(CGPoint(x: symbol.size.width * x, y: symbol.size.height * y), eoFill: true)
  }

  func testTheAirplaneFliesToTheRight() throws {
    XCTAssertTrue(try isInk("airplane", 0.97, 0.5))
    XCTAssertFalse(try isInk("airplane", 0.5, 0.03))
    XCTAssertFalse(try isInk("airplane", 0.97, 0.3))
  }

  func testTurningArrowsAreEachOthersMirror() throws {
    for end in ["", ".fill"] {
      let left = try layout("arrowshape.turn.up.left" + end), right = try layout("arrowshape.turn.up.right" + end)
      XCTAssertEqual(left.path.inkArea, right.path.inkArea, accuracy: 0.1)
      for (x, y) in [(0.03, 0.4), (0.1, 0.4), (0.3, 0.2), (0.6, 0.3), (0.9, 0.8), (0.97, 0.97)] {
        XCTAssertEqual(
          left.path.contains(CGPoint(x: left.size.width * x, y: left.size.height * y)),
          right.path.contains(CGPoint(x: right.size.width * (1 - x), y: right.size.height * y)), "\(x) \(y)")
      }
    }
  }

  func testASpeakerIsSeenUnderItsSlash() throws {
    for (name, base) in [("speaker.slash", "speaker"), ("speaker.slash.fill", "speaker.fill")] {
      let rest = try XCTUnwrap(try layout(name).layers.first).path
      XCTAssertGreaterThan(rest.inkArea, try layout(base).path.inkArea * 0.45, name)
      XCTAssertEqual(rest.controlBounds.height, try layout(base).size.height, accuracy: 12, name)
    }
    // The cone stays as it is beside waves.
    let widths = try (1...3).map { try layout("speaker.wave.\($0).fill").size.width }
    XCTAssertEqual(widths[1] - widths[0], widths[2] - widths[1], accuracy: 1)
    for name in ["speaker", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3"] {
      XCTAssertEqual(try layout(name + ".fill").size.height, try layout("speaker.fill").size.height, accuracy: 5, name)
      XCTAssertLessThan(try layout(name).path.inkArea, try layout(name + ".fill").path.inkArea, name)
    }
  }

  func testSignsInThem() throws {
    // The crossing of the bin's x, the padlock's body in the shield, the i upright.
    XCTAssertTrue(try isInk("xmark.bin", 0.5, 0.52))
    XCTAssertFalse(try isInk("xmark.bin.fill", 0.5, 0.52))
    XCTAssertTrue(try isInk("xmark.bin.fill", 0.5, 0.8))
    XCTAssertEqual(try layout("lock.shield.fill").layers.map(\.level), [1, 0])
    XCTAssertTrue(try isInk("info.circle", 0.5, 0.5))
    XCTAssertFalse(try isInk("info.circle.fill", 0.5, 0.55))
    // No home button; the clock's arrow stands at its left.
    XCTAssertFalse(try isInk("ipad", 0.5, 0.84))
    XCTAssertTrue(try isInk("clock.arrow.circlepath", 0.1, 0.46))
    XCTAssertEqual(SymbolContours(try layout("square.stack.3d.up").path).outermost.count, 3)
    XCTAssertEqual(SymbolContours(try layout("square.stack.3d.up.fill").path).outermost.count, 3)
  }

  func testSubstitutesSaySo() throws {
    for (name, glyph) in [("humidity", "moisture"), ("wand.and.stars.inverse", "magic")] {
      let symbol = try TestFonts.library().symbol(name, font: .body, imageScale: .medium)
      XCTAssertEqual(symbol.diagnostic, .substitutedSymbol(name, by: glyph))
    }
  }

  func testEverydayNames() throws {
    for name in [
      "newspaper", "newspaper.fill", "wineglass", "wineglass.fill", "tshirt", "tshirt.fill", "flag.checkered",
      "camera.rotate", "camera.rotate.fill", "function", "heart.text.square", "heart.text.square.fill",
      "wand.and.stars", "iphone.homebutton", "iphone.slash", "arrow.up.bin", "iphone.circle",
    ] {
      XCTAssertGreaterThan(try layout(name).path.inkArea, 300, name)
    }
  }
}
