import XCTest

@testable import SnapshotReporting

final class TerminalTextTests: XCTestCase {
  func testNothingInANameCommandsTheTerminal() {
    for (text, shown) in [
      ("a\u{1B}]0;title\u{07}b", "a\\u{1B}]0;title\\u{7}b"), ("\u{9B}31m", "\\u{9B}31m"),
      ("a\nb\rc", "a\\u{A}b\\u{D}c"),
      ("\u{202E}gnp.exe", "\\u{202E}gnp.exe"), ("a\u{200B}b", "a\\u{200B}b"), ("a\tb", "a b"), ("Größe 大", "Größe 大"),
      ("\u{7F}", "\\u{7F}"), ("\u{2028}", "\\u{2028}"), ("\u{E000}", "\\u{E000}"),
    ] {
      XCTAssertEqual(TerminalText.plain(text), shown)
    }
  }

  func testWidths() {
    XCTAssertEqual(TerminalText.width("abc"), 3)
    XCTAssertEqual(TerminalText.width("大地"), 4)
    XCTAssertEqual(TerminalText.width("e\u{301}"), 1)
    XCTAssertEqual(TerminalText.width("👩‍👩‍👧🎉"), 4)
    XCTAssertEqual(TerminalText.width("한글ｱ"), 5)
    XCTAssertEqual(TerminalText.fitted("大地大地", to: 5), "大地…")
    XCTAssertEqual(TerminalText.fitted("大地大地", to: 4), "大…")
    XCTAssertEqual(TerminalText.padded("大", to: 4), "大  ")
    XCTAssertEqual(TerminalText.fitted("abc", to: 0), "")
  }

  func testWrapping() {
    XCTAssertEqual(TerminalText.wrapped("one two three", to: 8, limit: 5), ["one two", "three"])
    XCTAssertEqual(TerminalText.wrapped("one two three four five", to: 8, limit: 2), ["one two", "three f…"])
    XCTAssertEqual(TerminalText.wrapped("abcdefghij", to: 4, limit: 5, indent: " "), ["abcd", " efg", " hij"])
    XCTAssertEqual(TerminalText.wrapped("", to: 4, limit: 5), [])
    for width in 1..<12 {
      for line in TerminalText.wrapped("大地 Snapshot 大地大地 x", to: width, limit: 3, indent: "  ") where width > 4 {
        XCTAssertLessThanOrEqual(TerminalText.width(line), width)
      }
    }
  }

  func testKeys() {
    var parser = TerminalKeyParser()
    XCTAssertEqual(parser.take(Array("aR/".utf8)), [.character("a"), .character("R"), .character("/")])
    XCTAssertEqual(
      parser.take([0x1B, 0x5B, 0x43, 0x1B, 0x4F, 0x44, 0x0D, 0x7F, 3]),
      [.right, .left, .enter, .backspace, .control("c")])
    XCTAssertEqual(parser.take(Array("\u{1B}[5~\u{1B}[6;2~é".utf8)), [.pageUp, .pageDown, .character("é")])
    // In two parts.
    XCTAssertEqual(parser.take([0xE5, 0xA4]), [])
    XCTAssertEqual(parser.take([0xA7]), [.character("大")])
    XCTAssertEqual(parser.take([0x1B]), [])
    XCTAssert(parser.isWaiting)
    XCTAssertEqual(parser.flush(), [.escape])
    // Late answers, and what is no text, are no keys.
    XCTAssertEqual(parser.take(Array("\u{1B}[?62;4c\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10tq".utf8)), [.character("q")])
    XCTAssertEqual(parser.take([0xFF, 0x80, 0x71]), [.character("q")])
  }

  func testDetection() throws {
    func pictures(_ variables: [String: String], _ answer: String = "") -> TerminalPictures {
      (TerminalAnswers(parsing: Array(answer.utf8)) ?? TerminalAnswers()).pictures(variables)
    }
    XCTAssertEqual(pictures(["TERM": "xterm-kitty"]), .kitty)
    XCTAssertEqual(pictures(["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"]), .kitty)
    XCTAssertEqual(pictures(["TERM": "xterm-ghostty"]), .kitty)
    XCTAssertEqual(pictures(["TERM_PROGRAM": "iTerm.app"]), .iterm2)
    XCTAssertEqual(pictures(["TERM_PROGRAM": "WezTerm"]), .iterm2)
    XCTAssertEqual(pictures(["TERM": "foot"], "\u{1B}[?62;4;22c"), .sixel)
    XCTAssertEqual(pictures(["TERM": "xterm"], "\u{1B}[?64;1;2;6c"), .blocks)
    // The class of the terminal is no attribute.
    XCTAssertEqual(pictures(["TERM": "xterm"], "\u{1B}[?4;6c"), .blocks)
    XCTAssertEqual(pictures(["TERM": "xterm"], "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62c"), .kitty)
    // tmux in kitty passes the variables on, and not the pictures.
    XCTAssertEqual(pictures(["TERM": "tmux-256color", "TMUX": "x", "KITTY_WINDOW_ID": "1"], "\u{1B}[?1;2;4c"), .sixel)
    XCTAssertEqual(pictures(["TERM": "screen", "TMUX": "x", "KITTY_WINDOW_ID": "1"], "\u{1B}[?1;2c"), .blocks)
    XCTAssertNil(TerminalAnswers(parsing: Array("\u{1B}[6;20;10t\u{1B}[?62;4".utf8)), "the last answer has not come")
    let answers = try XCTUnwrap(TerminalAnswers(parsing: Array("\u{1B}[6;20;10t\u{1B}[?62c".utf8)))
    XCTAssertEqual(answers.cell?.width, 10)
    XCTAssertEqual(answers.cell?.height, 20)
    XCTAssertNil(try XCTUnwrap(TerminalAnswers(parsing: Array("\u{1B}[6;0;99999t\u{1B}[?62c".utf8))).cell)

    XCTAssertEqual(TerminalColors(["TERM": "xterm-256color"]), .palette256)
    XCTAssertEqual(TerminalColors(["TERM": "xterm-256color", "COLORTERM": "truecolor"]), .trueColor)
    XCTAssertEqual(TerminalColors(["TERM": "xterm-256color", "NO_COLOR": "1"]), .none)
    XCTAssertEqual(TerminalColors(["TERM": "dumb", "COLORTERM": "truecolor"]), .none)
    XCTAssertEqual(TerminalColors(["TERM": "vt100"]), .none)
  }
}
