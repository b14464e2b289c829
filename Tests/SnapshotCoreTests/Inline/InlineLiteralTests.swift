import XCTest

@testable import SnapshotCore

final class InlineLiteralTests: XCTestCase {
  func testForms() {
    XCTAssertEqual(InlineLiteral.multiline("a\nb", indentation: "  ", newline: "\n"), "\"\"\"\n  a\n  b\n  \"\"\"")
    XCTAssertEqual(InlineLiteral.multiline("", indentation: "  ", newline: "\n"), "\"\"\"\n\n  \"\"\"")
    XCTAssertEqual(InlineLiteral.multiline("a\n", indentation: " ", newline: "\r\n"), "\"\"\"\r\n a\r\n\r\n \"\"\"")
    XCTAssertEqual(InlineLiteral.multiline("\\(x)", indentation: "", newline: "\n"), "#\"\"\"\n\\(x)\n\"\"\"#")
    XCTAssertEqual(
      InlineLiteral.multiline("\\#n \"\"\"", indentation: "", newline: "\n"), "##\"\"\"\n\\#n \"\"\"\n\"\"\"##")
    XCTAssertEqual(
      InlineLiteral.multiline("a \n\tb\t", indentation: "", newline: "\n"), "\"\"\"\na\\u{20}\n\tb\\t\n\"\"\"")
    XCTAssertEqual(
      InlineLiteral.multiline("\r\n\0\u{202E}", indentation: "", newline: "\n"), "\"\"\"\n\\r\n\\0\\u{202E}\n\"\"\"")
    XCTAssertEqual(InlineLiteral.singleLine("a \"b\" \\"), "#\"a \"b\" \\\"#")
    // The compiler takes no tab between single quotes.
    XCTAssertEqual(InlineLiteral.singleLine("\ta\t"), "\"\\ta\\t\"")
  }

  func testValuesAreThoseOfTheCompiler() throws {
    // Each pair is a literal and what swiftc made of it: the right side is the same literal, compiled here.
    let pairs: [(String, String)] = [
      (#""plain""#, "plain"),
      (#""\u{1F600}\t\"\\""#, "\u{1F600}\t\"\\"),
      ("#\"\\n \\#n\"#", #"\n \#n"#),
      (
        "\"\"\"\n    a\n      b\n\n    c\n    \"\"\"",
        """
        a
          b

        c
        """
      ),
      (
        "\"\"\"\n  a \\\n  b\n  \"\"\"",
        """
        a \
        b
        """
      ),
      ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "a\nb"),
    ]
    for (literal, value) in pairs {
      XCTAssertEqual(try InlineLiteral.value(of: Array(literal.utf8)[...]), value, literal)
    }
  }

  func testWhatIsNoPlainLiteralIsRefused() {
    for literal in [
      #""\(x)""#, #""\q""#, "\"\"\"a\"\"\"", "\"\"\"\n  a\n b\n  \"\"\"", "x", "\"", #""\u{110000}""#, #""\u{""#,
    ] {
      XCTAssertThrowsError(try InlineLiteral.value(of: Array(literal.utf8)[...]), literal)
    }
  }
}
