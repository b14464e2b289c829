import Graphics
import XCTest

@testable import Typography

final class BidirectionalTests: XCTestCase {
  /// Upper case stands for right-to-left letters, as in the annex's examples; the result is in visual order.
  private func visual(_ text: String, isRightToLeft: Bool? = nil) -> String {
    let classes = text.map { character -> Bidirectional.Class in
      character.isUppercase ? .right : Bidirectional.classify(character.unicodeScalars.first!)
    }
    let base = isRightToLeft ?? Bidirectional.isRightToLeft(classes[...], fallback: false)
    let levels = Bidirectional.levels(classes[...], isRightToLeft: base)
    let characters = Array(text)
    return String(Bidirectional.visualOrder(levels).map { characters[$0] })
  }

  func testOrder() {
    XCTAssertEqual(visual("car"), "car")
    XCTAssertEqual(visual("car is THE CAR in arabic"), "car is RAC EHT in arabic")
    XCTAssertEqual(visual("CAR IS the car IN ENGLISH"), "HSILGNE NI the car SI RAC")
    XCTAssertEqual(visual("he said \"IT IS 123, OK\"."), "he said \"KO ,123 SI TI\".")
    XCTAssertEqual(visual("ABC 1.5 DEF"), "FED 1.5 CBA")
    XCTAssertEqual(visual("A1B"), "B1A")
    XCTAssertEqual(visual("END.", isRightToLeft: true), ".DNE")
    XCTAssertEqual(visual("abc.", isRightToLeft: true), ".abc")
    XCTAssertEqual(visual(""), "")
    // A sign of currency stays on the side of its number where it was written.
    XCTAssertEqual(visual("€249.00", isRightToLeft: true), "€249.00")
    XCTAssertEqual(visual("ABC $5 50% DEF"), "FED 50% $5 CBA")
    XCTAssertEqual(visual("€ A", isRightToLeft: true), "A €")
  }

  func testHebrewComesOutFromRightToLeft() throws {
    // Inter has no Hebrew: boxes, but in order, and the number between them keeps its own.
    let layout = try TestFonts.library().layout("a שלום 12 z")
    XCTAssertEqual(layout.texts, ["a שלום 12 z"])
    XCTAssertEqual(layout.diagnostics.count, 4)
    let digits = try TestFonts.library().layout("שלום 12").glyphRuns.flatMap(\.glyphs)
    // Number first, from the left; then four boxes.
    XCTAssertEqual(digits.count, 6)
    XCTAssertEqual(digits[0].position.x, 0)
    XCTAssertEqual(Set(digits.suffix(4).map { ObjectIdentifier($0.outline) }).count, 1)
    XCTAssertNotEqual(ObjectIdentifier(digits[0].outline), ObjectIdentifier(digits[5].outline))
  }

  func testTheMarkOfACutStandsAtTheEndOfTheParagraph() throws {
    let layout = try TestFonts.library().layout("שלוםשלוםשלום", width: 60) { $0.maximumLines = 1 }
    XCTAssertTrue(layout.isTruncated)
    let glyphs = layout.glyphRuns.flatMap(\.glyphs)
    // The boxes share an outline; the first from the left is the mark.
    XCTAssertNotEqual(ObjectIdentifier(glyphs[0].outline), ObjectIdentifier(glyphs[1].outline))
  }

  func testRightToLeftWordsAreLaidRightToLeftByTheShaper() throws {
    // Two marks of different width under a forced direction: glyphs come in visual order, clusters descend.
    let library = try TestFonts.library()
    let font = library.typesetFont(.body)
    let glyphs = font.shape(["(", "a"], clusters: [0, 1], isRightToLeft: true, isTracked: false)
    XCTAssertEqual(glyphs.map(\.cluster), [1, 0])
    // Brackets are mirrored.
    XCTAssertEqual(glyphs[1].glyph, font.font.glyph(for: ")"))
  }
}
