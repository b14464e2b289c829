@testable import MacroExpansion
import XCTest

/// What `@Entry` becomes, as text, and what it says where it cannot be used.
final class EntryMacroTests: XCTestCase {
  private func expand(
    _ declaration: String, _ role: String = "peer", in context: String? = "extension EnvironmentValues {}"
  ) -> PluginResponse.ExpansionResult {
    let location = PluginRequest.SourceText.Location(fileName: "/f.swift", offset: 100)
    func text(_ source: String) -> PluginRequest.SourceText {
      PluginRequest.SourceText(source: source, location: location)
    }
    let request = PluginRequest(
      expandAttachedMacro: PluginRequest.AttachedExpansion(
        macro: PluginRequest.MacroReference(typeName: "EntryMacro"), macroRole: role, declSyntax: text(declaration),
        lexicalContext: context.map { [text($0)] }))
    return MacroExpander.response(to: request).expandMacroResult ?? PluginResponse.ExpansionResult()
  }
  private func message(_ declaration: String, in context: String? = "extension EnvironmentValues {}") -> String? {
    expand(declaration, "accessor", in: context).diagnostics.first?.message
  }

  func testAccessorsGoThroughTheKey() {
    let result = expand("\n  @Entry var spacing: CGFloat = 8", "accessor")
    XCTAssertEqual(
      result.expandedSource,
      """
      {
        get { self[__Key_spacing.self] }
        set { self[__Key_spacing.self] = newValue }
      }
      """)
    XCTAssertTrue(result.diagnostics.isEmpty)
  }

  func testKeyWithAType() {
    XCTAssertEqual(
      expand("@Entry var spacing: CGFloat = 8 // points").expandedSource,
      """
      private struct __Key_spacing: SwiftUI.EnvironmentKey, SwiftUI._EntryKey {
        static let entry = SwiftUI._EntryDefault<CGFloat>(
          8 // points
        )
      }
      """)
  }

  func testKeyWithoutAType() {
    let source = expand("@Entry public var `default` = [1: \"a = { b\"]").expandedSource
    XCTAssertEqual(
      source,
      """
      private struct __Key_default: SwiftUI.EnvironmentKey, SwiftUI._EntryKey {
        static let entry = SwiftUI._EntryDefault(
          [1: "a = { b"]
        )
      }
      """)
  }

  func testOptionalsNeedNoValue() {
    for (type, argument) in [("Model?", "Model?"), ("Optional<Model>", "Optional<Model>"), ("Model!", "Model?")] {
      let source = expand("@Entry var model: \(type)").expandedSource ?? ""
      XCTAssertTrue(source.contains("_EntryDefault<\(argument)>(\n    nil\n"), source)
    }
  }

  func testTheExtendedTypeChoosesTheKeysProtocol() {
    let names = [
      "extension Transaction {}": "TransactionKey", "\npublic extension SwiftUI.EnvironmentValues {}": "EnvironmentKey",
      "@MainActor extension Transaction: Marker {}": "TransactionKey",
    ]
    for (context, key) in names.sorted(by: { $0.key < $1.key }) {
      let source = expand("@Entry var a = 1", in: context).expandedSource ?? ""
      XCTAssertTrue(source.contains("SwiftUI.\(key),"), source)
    }
  }

  func testMisuseSaysWhatToWrite() {
    XCTAssertEqual(
      message("@Entry let a: Int = 3"), "@Entry needs a variable that can be set: write 'var a' instead of 'let a'")
    XCTAssertEqual(
      message("@Entry var a: Int"),
      "@Entry needs the default of 'a': write 'var a: Int = …', or make the type optional")
    XCTAssertEqual(
      message("@Entry var a"), "@Entry needs the type and the default of 'a': write 'var a: Type = value'")
    XCTAssertEqual(
      message("@Entry var a: Int { 3 }"),
      "@Entry writes the getter and setter of 'a'; remove the braces, and give a default value with '='")
    XCTAssertEqual(
      message("@Entry var (a, b) = (1, 2)"),
      "@Entry goes with a variable that has a name, as in '@Entry var spacing: CGFloat = 8'")
    for context in [nil, "struct EnvironmentValues {}", "extension Container.Values {}", ""] {
      XCTAssertEqual(
        message("@Entry var a = 1", in: context),
        "@Entry goes in an extension of EnvironmentValues or Transaction, as in "
          + "'extension EnvironmentValues { @Entry var spacing: CGFloat = 8 }'")
    }
  }

  func testOneMistakeIsOneMessageAtTheDeclaration() {
    let accessor = expand("\n  // ö\n  @Entry let a = 1", "accessor")
    XCTAssertEqual(accessor.diagnostics.map(\.position.offset), [100 + "\n  // ö\n  ".utf8.count])
    XCTAssertEqual(accessor.diagnostics.map(\.position.fileName), ["/f.swift"])
    let peer = expand("\n  // ö\n  @Entry let a = 1", "peer")
    XCTAssertEqual(peer.expandedSource, "")
    XCTAssertTrue(peer.diagnostics.isEmpty)
  }
}
