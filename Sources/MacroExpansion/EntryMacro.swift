/// `@Entry var name: Type = value` in an extension of a collection of values: accessors that look the value up by a key,
/// and that key.
///
/// `entry`, from which the key's type and default come, works with and without a type in the declaration, and lets the
/// default be of a type that is not `Sendable`, which a plain `static let` in Swift 6 does not.
enum EntryMacro {
  /// The extended types, each with the protocol of its keys.
  static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "_FocusedEntryKey",
  ]

  /// - Throws: only for the accessors, which are asked for first: one mistake, one message.
  static func expand(_ expansion: PluginRequest.AttachedExpansion) throws(MacroMisuse) -> String {
    switch expansion.macroRole {
    case "accessor":
      _ = try key(for: expansion.lexicalContext?.first?.source)
      return accessors(try variable(expansion.declSyntax.source))
    default:
      guard let key = try? key(for: expansion.lexicalContext?.first?.source),
        let variable = try? variable(expansion.declSyntax.source)
      else { return "" }
      return peer(variable, key: key)
    }
  }

  private static func key(for parent: String?) throws(MacroMisuse) -> String {
    var scanner = SourceScanner(parent ?? "")
    var words: [Substring] = []
    while let token = scanner.next(), !token.hasPrefix("{") { words.append(token) }
    if let start = words.firstIndex(of: "extension") {
      // `extension EnvironmentValues`, or with the module's name before it, or with conformances after it.
      let name = words[(start + 1)...].prefix { $0 != ":" && $0 != "where" }.last
      if let name, let key = keyProtocols[String(name)] { return key }
    }
    throw MacroMisuse(
      message: "@Entry goes in an extension of EnvironmentValues or Transaction, as in "
        + "'extension EnvironmentValues { @Entry var spacing: CGFloat = 8 }'")
  }

  private static func variable(_ source: String) throws(MacroMisuse) -> VariableDeclaration {
    guard let variable = VariableDeclaration(source) else {
      throw MacroMisuse(message: "@Entry goes with a variable that has a name, as in '@Entry var spacing: CGFloat = 8'")
    }
    let name = variable.name
    if variable.introducer == "let" {
      throw MacroMisuse(
        message: "@Entry needs a variable that can be set: write 'var \(name)' instead of 'let \(name)'")
    }
    if variable.hasAccessors {
      throw MacroMisuse(
        message:
          "@Entry writes the getter and setter of '\(name)'; remove the braces, and give a default value with '='")
    }
    if variable.initialValue == nil, !variable.isOptional {
      throw MacroMisuse(
        message: variable.type.map {
          "@Entry needs the default of '\(name)': write 'var \(name): \($0) = …', or make the type optional"
        } ?? "@Entry needs the type and the default of '\(name)': write 'var \(name): Type = value'")
    }
    return variable
  }

  private static func accessors(_ variable: VariableDeclaration) -> String {
    """
    {
      get { self[__Key_\(variable.name).self] }
      set { self[__Key_\(variable.name).self] = newValue }
    }
    """
  }

  private static func peer(_ variable: VariableDeclaration, key: String) -> String {
    // A value that ends in a line comment must not hide what follows it.
    """
    private struct __Key_\(variable.name): SwiftUI.\(key), SwiftUI._EntryKey {
      static let entry = SwiftUI._EntryDefault\(variable.typeArgument)(
        \(variable.initialValue ?? "nil")
      )
    }
    """
  }
}

extension VariableDeclaration {
  fileprivate var isOptional: Bool {
    guard let type else { return false }
    return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }
  /// A type that unwraps itself is an optional wherever it is not a declaration's type.
  fileprivate var typeArgument: String {
    guard let type else { return "" }
    return type.hasSuffix("!") ? "<\(type.dropLast())?>" : "<\(type)>"
  }
}
