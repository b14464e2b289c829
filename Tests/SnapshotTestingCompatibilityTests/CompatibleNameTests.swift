import Foundation
import SnapshotCore
import XCTest

@testable import SnapshotTestingCompatibility

final class CompatibleNameTests: XCTestCase {
  /// What the other tool made of these on Linux.
  func testNamesAreTheOtherTools() {
    let table: [(String, String)] = [
      ("dark mode", "dark-mode"), ("dark-mode", "dark-mode"), ("dark/mode", "dark-mode"), ("a.b", "a-b"),
      ("x\0y", "x-y"),
      ("iPhone 15 (landscape)", "iPhone-15-landscape"), ("../../etc", "etc"), ("", ""), ("😀", ""), ("日本語", "日本語"),
      ("Zażółć", "Zażółć"), ("العربية", "العربية"), ("e\u{301}", "e\u{301}"), ("\u{E9}", "\u{E9}"), ("Light", "Light"),
      ("light", "light"),
      ("testFoo()", "testFoo"), ("foo(arg:)", "foo-arg"), ("--a--", "a"), ("_x_", "_x_"),
    ]
    for (name, file) in table {
      XCTAssertEqual(Array(CompatibleName.clean(name).utf8), Array(file.utf8), name)
    }
    XCTAssertEqual(CompatibleName.clean(String(repeating: "a", count: 300)).count, 300)
  }

  /// ICU's own `\W`, which the other tool asks, over every character of the first planes and some after.
  func testWordCharactersAreICUs() throws {
    let expression = try NSRegularExpression(pattern: "\\W")
    for value in Array(1...0x2FFF) + Array(0x3000...0x30FF) + Array(0xA600...0xABFF) + Array(0xFE00...0xFFEF)
      + Array(0x1F000...0x1F9FF)
    {
      // The two may know different editions of Unicode.
      guard let scalar = Unicode.Scalar(UInt32(value)), let age = scalar.properties.age, age.major <= 15 else {
        continue
      }
      let text = "a\(scalar)a"
      let matches = expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
      XCTAssertEqual(CompatibleName.clean(text) == "a-a", matches, "U+\(String(value, radix: 16))")
    }
  }
}
