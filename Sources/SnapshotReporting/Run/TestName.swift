/// A test's name as `swift test list` prints it, taken apart: `AppTests.MapTests/testMap`, `AppTests.MapSuite/Inner/map(of:)`,
/// `AppTests.free()`.
///
/// A raw identifier stands in backticks and may hold any of the separators.
package struct TestName: Hashable, Sendable {
  package var id: String
  package var module: String
  /// `MapTests`, or `MapSuite` and `Inner`; empty for a function outside of types.
  package var types: [String]
  /// `testMap`, `map(of:)`
  package var function: String

  package init(_ id: String) {
    self.id = id
    var parts: [String] = [""]
    var isQuoted = false
    var module: String?
    for character in id {
      if character == "`" { isQuoted.toggle() }
      if character == ".", !isQuoted, module == nil {
        module = parts[0]
        parts = [""]
      } else if character == "/", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    function = parts.removeLast()
    (self.module, types) = (module ?? "", parts)
  }

  /// `AppTests.MapTests`: what runs together. Types within a type belong to the outer one.
  package var suite: String { types.isEmpty ? id : "\(module).\(types[0])" }
  /// `AppTests.MapSuite.Inner`, as JUnit calls a class.
  package var className: String { ([module] + types).joined(separator: ".") }
  /// `MapTests.testMap`, as XCTest calls it in its output.
  package var xctestName: String { types.joined(separator: ".") + "." + function }
  package var isXCTest: Bool { !function.hasSuffix(")") }

  /// What `#function` gives within it.
  package var swiftFunction: String { isXCTest ? function + "()" : function }

  /// For `swift test --filter`: this test alone. Swift Testing matches a longer text that ends in the test's place.
  package var filter: String { "^\(Self.escaped(id))(/|$)" }
  /// The whole suite and nothing else.
  package var suiteFilter: String { types.isEmpty ? filter : "^\(Self.escaped(suite))/" }

  /// Any text as a regular expression that matches it alone.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if #"\^$.|?*+()[]{}"#.contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// What Swift Testing's events call a test ends in its place in the source: `…/map(of:)/MapTests.swift:3:4`.
  package static func withoutPlace(_ id: String) -> String {
    guard let slash = id.lastIndex(of: "/") else { return id }
    let parts = id[id.index(after: slash)...].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].hasSuffix(".swift"), Int(parts[1]) != nil, Int(parts[2]) != nil else { return id }
    return String(id[..<slash])
  }
}
