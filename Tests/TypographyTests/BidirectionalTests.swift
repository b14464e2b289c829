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

  func testBracketsGoWithWhatTheyEnclose() {
    func levels(_ text: String, isRightToLeft: Bool) -> String {
      let scalars = Array(text.unicodeScalars)
      let classes = scalars.map { ("A"..."Z").contains($0) ? Bidirectional.Class.right : Bidirectional.classify($0) }
      return Bidirectional.levels(classes[...], scalars: scalars[...], isRightToLeft: isRightToLeft).map { "\($0)" }
        .joined()
    }
    // The examples of N0.
    XCTAssertEqual(levels("AB(CD[&ef]!)gh", isRightToLeft: true), "11111112211122")
    XCTAssertEqual(levels("smith (fabrikam AB) CD", isRightToLeft: true), "2222211222222221111111")
    XCTAssertEqual(levels("a(B)c", isRightToLeft: false), "00100")
    XCTAssertEqual(levels("AB(c)", isRightToLeft: true), "11121")
    XCTAssertEqual(levels("((((", isRightToLeft: true), "1111")
  }

  func testExplicitMarks() {
    func order(_ text: String, isRightToLeft: Bool? = nil) -> String {
      visual(text, isRightToLeft: isRightToLeft).filter { $0.isASCII }
    }
    // Overrides turn letters round.
    XCTAssertEqual(order("a\u{202E}bcd\u{202C}e"), "adcbe")
    XCTAssertEqual(order("A\u{202D}BCD\u{202C}E"), "EBCDA")
    // An embedding inside a paragraph of the other direction.
    XCTAssertEqual(order("x \u{202B}ABC def\u{202C} y"), "x def CBA y")
    // An isolate is a neutral for what is around it, and its direction its own.
    XCTAssertEqual(order("A \u{2066}b c\u{2069} D"), "D b c A")
    XCTAssertEqual(order("a \u{2067}1. B\u{2069} 2"), "a B .1 2")
    XCTAssertEqual(order("a \u{2068}B c\u{2069} d"), "a c B d")
    // What is never closed ends with the paragraph, what was never opened is ignored.
    XCTAssertEqual(order("a\u{202C}\u{2069}b"), "ab")
    XCTAssertEqual(order("a\u{2067}BC"), "aCB")
    // Deeper than the limit.
    XCTAssertEqual(order(String(repeating: "\u{202B}", count: 200) + "AB"), "BA")
    XCTAssertEqual(order(String(repeating: "\u{2067}", count: 200) + "AB"), "BA")
  }

  func testEveryClassAnswersForEveryOther() {
    let all = (0...Bidirectional.Class.endOfIsolate.rawValue).compactMap { Bidirectional.Class(rawValue: $0) }
    for a in all {
      for b in all {
        for c in all {
          let levels = Bidirectional.levels([a, b, c, .european, .terminator], isRightToLeft: true)
          XCTAssertEqual(levels.count, 5)
          XCTAssertEqual(Bidirectional.visualOrder(levels).sorted(), [0, 1, 2, 3, 4])
        }
      }
    }
  }

  func testHebrewComesOutFromRightToLeft() throws {
    _ = try TestFonts.bytes(.hebrew)
    let library = try TestFonts.library()
    let layout = library.layout("a שלום 12 z")
    XCTAssertEqual(layout.texts, ["a שלום 12 z"])
    XCTAssertEqual(layout.diagnostics, [])
    // Number first, from the left; then the letters, the first of the word last.
    let glyphs = library.layout("שלום 12").glyphRuns.flatMap(\.glyphs).sorted { $0.position.x < $1.position.x }
    XCTAssertEqual(glyphs.count, 6)
    let one = library.layout("1").glyphRuns[0].glyphs[0].outline
    let shin = library.layout("ש").glyphRuns[0].glyphs[0].outline
    XCTAssertEqual(glyphs[0].outline, one)
    XCTAssertEqual(glyphs[5].outline, shin)
  }

  func testTheMarkOfACutStandsAtTheEndOfTheParagraph() throws {
    _ = try TestFonts.bytes(.hebrew)
    let library = try TestFonts.library()
    let mark = library.layout("…").glyphRuns[0].glyphs[0].outline
    let mem = library.layout("ם").glyphRuns[0].glyphs[0].outline
    for (mode, isFirst) in [(ParagraphStyle.Truncation.tail, true), (.head, false)] {
      let layout = library.layout("שלוםשלוםשלום", width: 60) {
        $0.maximumLines = 1
        $0.truncation = mode
      }
      XCTAssertTrue(layout.isTruncated)
      let glyphs = layout.glyphRuns.flatMap(\.glyphs).sorted { $0.position.x < $1.position.x }
      XCTAssertEqual(glyphs[isFirst ? 0 : glyphs.count - 1].outline, mark)
      if !isFirst { XCTAssertEqual(glyphs[0].outline, mem) }
    }
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
