/// What a table of strings has for a key.
package indirect enum LocalizedValue: Hashable, Sendable {
  case string(String)
  /// By the first number among the arguments.
  case plural([PluralCategory: LocalizedValue])
  /// A format with variables (`%#@files@`) of forms of their own.
  case substituted(String, [String: Substitution])

  package struct Substitution: Hashable, Sendable {
    /// Which argument is counted, from 1; `nil` for the one whose turn it is.
    package var argument: Int?
    package var forms: [PluralCategory: LocalizedValue]
    package init(argument: Int?, forms: [PluralCategory: LocalizedValue]) {
      (self.argument, self.forms) = (argument, forms)
    }
  }
}

/// A value with the language that it is in, whose rules for numbers count.
package struct LocalizedEntry: Hashable, Sendable {
  package var value: LocalizedValue
  package var language: String
  package init(_ value: LocalizedValue, language: String) { (self.value, self.language) = (value, language) }
}

/// Finds strings in tables. `SnapshotCore` gives one that reads bundles; this module opens no file.
package protocol StringProvider: AnyObject, Sendable {
  /// Whether there are tables at all to look into.
  func hasTables(for bundle: URL?) -> Bool
  /// What was wrong with the files that were read.
  var problems: [String] { get }
  /// - Parameters:
  ///   - table: without extension; `nil` for `Localizable`.
  ///   - bundle: `nil` for the program's own and those beside it.
  func entry(_ key: String, table: String?, bundle: URL?, locale: Locale) -> LocalizedEntry?
}

private enum StringsKey: EnvironmentKey { static var defaultValue: (any StringProvider)? { nil } }
extension EnvironmentValues {
  package var strings: (any StringProvider)? {
    get { self[StringsKey.self] }
    set { self[StringsKey.self] = newValue }
  }
}

/// Where a key is looked up.
struct StringTable: Hashable, Sendable {
  var name: String? = nil
  var bundle: URL? = nil
}
