@testable import MacroExpansion
import XCTest

/// Finding a declaration's parts in its source.
final class VariableDeclarationTests: XCTestCase {
  private func parts(_ source: String) -> [String?]? {
    VariableDeclaration(source).map { [$0.introducer, $0.name, $0.type, $0.initialValue] }
  }

  func testParts() {
    XCTAssertEqual(parts("var a: Int = 1"), ["var", "a", "Int", "1"])
    XCTAssertEqual(parts("let a=1"), ["let", "a", nil, "1"])
    XCTAssertEqual(parts("var a:Int?=nil"), ["var", "a", "Int?", "nil"], "a type may touch the equals sign")
    XCTAssertEqual(
      parts("@A(\"var x = {\") @Entry private(set) var a = f { $0 = 1 }"), ["var", "a", nil, "f { $0 = 1 }"])
    XCTAssertEqual(
      parts("/* var b: /* x */ */ @Entry // let c\n var a : [String : (Int) -> Bool] = [:] "),
      ["var", "a", "[String : (Int) -> Bool]", "[:]"])
    XCTAssertEqual(
      parts("var action: @MainActor (Int) -> Void = { _ in }"),
      ["var", "action", "@MainActor (Int) -> Void", "{ _ in }"])
    XCTAssertEqual(parts("var a: Dictionary<Int, Set<Int>>=x"), ["var", "a", "Dictionary<Int, Set<Int>>", "x"])
    XCTAssertEqual(parts("var `in`: Int/* = 2 */= 1"), ["var", "in", "Int", "1"])
    XCTAssertEqual(
      parts("var größe = \"\"\"\n  a \"b\" \\(c(\"}\"))\n  \"\"\""),
      ["var", "größe", nil, "\"\"\"\n  a \"b\" \\(c(\"}\"))\n  \"\"\""])
  }

  func testWhatIsNoVariable() {
    for source in [
      "", "var", "func f() {}", "var (a, b) = c", "var 3 = 4", "var a: = 2", "@Entry(", "\"", "/*", "var \"a\" = 1",
      "#",
    ] {
      XCTAssertNil(parts(source), source)
    }
  }

  func testAccessors() {
    XCTAssertEqual(VariableDeclaration("var a: Int { 1 }")?.hasAccessors, true)
    XCTAssertEqual(VariableDeclaration("var a: Int { 1 }")?.type, "Int")
    XCTAssertEqual(VariableDeclaration("var a = f { 1 }")?.hasAccessors, false)
  }

  func testTokensCoverStringsAndBrackets() {
    func tokens(_ source: String) -> [String] {
      var scanner = SourceScanner(source), found: [String] = []
      while let token = scanner.next() { found.append(String(token)) }
      return found
    }
    XCTAssertEqual(tokens(#"a "x \( "y)" ) z" b"#), ["a", #""x \( "y)" ) z""#, "b"])
    XCTAssertEqual(tokens(##"#"a " \(b"# c"##), [##"#"a " \(b"#"##, "c"])
    XCTAssertEqual(tokens("(a [b {c}] /* ) */ \")\") d"), ["(a [b {c}] /* ) */ \")\")", "d"])
    XCTAssertEqual(tokens("#if # a"), ["#", "if", "#", "a"])
    XCTAssertEqual(tokens("a = /* b */ -1 // c"), ["a", "=", "-", "1"])
    XCTAssertEqual(tokens("((("), ["((("])
    XCTAssertEqual(tokens("/* /* */"), [])
    XCTAssertEqual(tokens("\"\\"), ["\"\\"])
  }
}
