import Graphics
import XCTest

@testable import Typography

/// Letters and numbers in enclosures: the whole letter, whichever way its outlines overlap in the font.
final class SymbolLetterTests: XCTestCase {
  private func layout(_ name: String) throws -> SymbolLayout {
    try TestFonts.library().symbol(name, font: FontDescriptor(size: 100), imageScale: .medium)
  }
  private static let signs = "abcdefghijklmnopqrstuvwxyz".map(String.init) + (0...50).map(String.init)

  /// The letters as the font has them, at the size they have in an enclosure of 100 points. Their shape is that of the size
  /// at which symbols are cut, as the font has other shapes for other sizes.
  private func outlines(_ sign: String) throws -> Path {
    let (cut, factor) = (SymbolCache.cuttingSize, 100 / SymbolCache.cuttingSize)
    let size = cut * 0.56 * (sign.count == 1 ? 1.286 : 1.071)
    return try TestFonts.library().letters(sign.uppercased(), size: size, weight: 400)
      .applying(CGAffineTransform(scaleX: factor, y: factor))
  }
  /// Filled by the nonzero rule.
  private func area(_ sign: String) throws -> Double { try outlines(sign).normalized(eoFill: false).inkArea }

  func testEveryLetterHasItsInkInEveryEnclosure() throws {
    for sign in Self.signs {
      let alone = try area(sign)
      XCTAssertGreaterThan(alone, 200, sign)
      for enclosure in ["circle", "square"] {
        let (open, filled) = (try layout("\(sign).\(enclosure)"), try layout("\(sign).\(enclosure).fill"))
        let (frame, disc) = (try layout(enclosure).path.inkArea, try layout(enclosure + ".fill").path.inkArea)
        let tolerance = alone * 0.01 + 2
        XCTAssertEqual(open.layers.last?.path.inkArea ?? 0, alone, accuracy: tolerance, "\(sign).\(enclosure)")
        XCTAssertEqual(open.path.inkArea - frame, alone, accuracy: tolerance, "\(sign).\(enclosure)")
        XCTAssertEqual(disc - filled.path.inkArea, alone, accuracy: tolerance, "\(sign).\(enclosure).fill")
      }
    }
  }

  /// The same point by point for those whose outlines overlap: both fill rules see the letter.
  func testLettersAreWhatTheirOverlappingOutlinesShow() throws {
    for sign in ["a", "d", "k", "m", "p", "q", "r", "x", "4"] {
      let layer = try XCTUnwrap(try layout(sign + ".circle.fill").layers.last).path
      let letter = try outlines(sign)
      let (from, to) = (letter.controlBounds, layer.controlBounds)
      XCTAssertEqual(from.width, to.width, accuracy: 0.2, sign)
      var (ink, different) = (0, 0)
      for row in 1..<20 {
        for column in 1..<20 {
          let (x, y) = (from.width * Double(column) / 20, from.height * Double(row) / 20)
          let isInk = letter.contains(CGPoint(x: from.minX + x, y: from.minY + y))
          ink += isInk ? 1 : 0
          for rule in [true, false] {
            let shown = layer.contains(CGPoint(x: to.minX + x, y: to.minY + y), eoFill: rule)
            different += shown == isInk ? 0 : 1
          }
        }
      }
      XCTAssertGreaterThan(ink, 60, sign)
      // Points on an edge may fall on either side of it.
      XCTAssertLessThan(different, 10, sign)
    }
  }

  func testALetterAloneIsOneAreaToo() throws {
    let sign = try layout("parkingsign").path
    XCTAssertEqual(sign.inkArea, sign.normalized(eoFill: false).inkArea, accuracy: 1)
    XCTAssertNil(try layout("function").diagnostic)
    XCTAssertGreaterThan(try layout("function").size.width, try layout("function").size.height)
  }
}
