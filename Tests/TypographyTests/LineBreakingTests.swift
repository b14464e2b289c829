import XCTest

@testable import Typography

final class LineBreakingTests: XCTestCase {
  /// The text with "|" where a line may end and "¶" where it must.
  private func marked(_ text: String) -> String {
    let opportunities = LineBreaking.opportunities(
      text.map { LineBreaking.classify($0.unicodeScalars.first!, last: $0.unicodeScalars.last!) })
    return zip(text, opportunities).map { character, opportunity in
      switch opportunity {
      case .none: "\(character)"
      case .allowed: "\(character)|"
      case .mandatory: "¶"
      }
    }.joined()
  }

  func testWords() {
    for text in [
      "one |two  |three", "well-|known", "a |– |b", "10–|12", "and/|or", "don't", "(in |brackets)", "what? |yes!",
      "“quoted |text”", "3.14 |1,000", "-5", "1-2", "$5.00 |50%", "a\u{A0}b", "a.b,c;d", "wait… |go", "x  ", " |lead",
      "a\u{200B}|b", "5/6", "C++ |is", "e.g. |this", "@name |#tag", "half\u{2011}way",
    ] {
      XCTAssertEqual(marked(text.replacingOccurrences(of: "|", with: "")), text)
    }
  }

  func testBreakBesideDashes() {
    XCTAssertEqual(marked("yes—no"), "yes|—|no")
    XCTAssertEqual(marked("a–b"), "a–|b")
    XCTAssertEqual(marked("——"), "——")
  }

  func testMandatoryBreaks() {
    XCTAssertEqual(marked("a\nb"), "a¶b")
    XCTAssertEqual(marked("a\r\nb\u{2028}c\u{2029}"), "a¶b¶c¶")
    XCTAssertEqual(marked("\n\n"), "¶¶")
    XCTAssertEqual(marked(""), "")
    XCTAssertEqual(marked("a \nb"), "a ¶b")
  }

  func testIdeographsBreakAnywhereButBesidePunctuation() {
    XCTAssertEqual(marked("日本語"), "日|本|語")
    XCTAssertEqual(marked("危険。押すな"), "危|険。|押|す|な")
    XCTAssertEqual(marked("「日本」"), "「日|本」")
    XCTAssertEqual(marked("ちょっと"), "ちょっ|と")
    XCTAssertEqual(marked("ラーメン"), "ラー|メ|ン")
    XCTAssertEqual(marked("🚕🚕 🚕"), "🚕|🚕 |🚕")
    XCTAssertEqual(marked("日本 go"), "日|本 |go")
    XCTAssertEqual(marked("3月"), "3|月")
  }

  func testHangulBreaksBetweenWords() {
    XCTAssertEqual(marked("안녕하세요 세계"), "안녕하세요 |세계")
  }

  func testScriptsWithoutSpacesBreakWhereTheirSpellingShowsSyllables() {
    // Before a vowel written first, behind a final sign; "ๆ" stays with its word.
    XCTAssertEqual(marked("สวัสดีเมืองไทย"), "สวัสดี|เมือง|ไทย")
    XCTAssertEqual(marked("จะไป"), "จะ|ไป")
    XCTAssertEqual(marked("ต่างๆนานา"), "ต่างๆ|นานา")
    XCTAssertEqual(marked("ไทย abc"), "ไทย |abc")
    XCTAssertEqual(marked("(ไทย)"), "(ไทย)")
    XCTAssertEqual(marked("ນະຄອນ"), "ນະ|ຄອນ")
  }

  func testEveryPairOfClassesHasAnAnswerAndSpacesNeverStartALine() {
    let all: [LineBreaking.Class] = (0...LineBreaking.Class.other.rawValue).compactMap {
      LineBreaking.Class(rawValue: $0)
    }
    for left in all {
      for right in all {
        let answer = LineBreaking.opportunities([left, right])
        XCTAssertEqual(answer.count, 2)
        if right == .space || right == .mandatory { XCTAssertNotEqual(answer[0], .allowed, "\(left) \(right)") }
        if left == .mandatory { XCTAssertEqual(answer[0], .mandatory) }
      }
    }
  }
}
