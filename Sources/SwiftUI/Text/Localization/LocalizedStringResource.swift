// Foundation on Linux has neither of these types; view files use them by Foundation's names.

extension String {
  /// A literal with values in it, to be looked up and written later.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    var key: LocalizedStringKey
    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.key)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      var key: LocalizedStringKey.StringInterpolation
      public init(literalCapacity: Int, interpolationCount: Int) {
        key = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }
      public mutating func appendLiteral(_ literal: String) { key.appendLiteral(literal) }
      public mutating func appendInterpolation(_ string: String) { key.appendInterpolation(string) }
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        key.appendInterpolation(resource)
      }
      public mutating func appendInterpolation(_ string: AttributedString) { key.appendInterpolation(string) }
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { key.appendInterpolation(value) }
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) { key.appendInterpolation(value) }
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        key.appendInterpolation(value, specifier: specifier)
      }
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String { key.appendInterpolation(input, format: format) }
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
        key.appendInterpolation(subject, formatter: formatter)
      }
      public mutating func appendInterpolation<T>(_ value: T) { key.appendInterpolation(value) }
    }
  }
}

/// A string to be looked up by whoever shows it.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible,
  @unchecked Sendable
{
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
    /// The bundle's place; `nil` for the program's own.
    fileprivate var url: URL? {
      switch self {
      case .main, .forClass: nil
      case .atURL(let url): url
      }
    }
    public static func == (a: BundleDescription, b: BundleDescription) -> Bool { a.url == b.url }
  }
  public let key: String
  public var defaultValue: String.LocalizationValue
  public var table: String?
  public var locale: Locale
  public var bundle: BundleDescription
  /// Looked up instead of the default value where the key is a name of its own.
  private var isNamed = false

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table, self.locale, self.bundle) = (
      keyAndValue.key.key, keyAndValue, table, locale, bundle
    )
  }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table, self.locale, self.bundle) = (
      "\(key)", defaultValue, table, locale, bundle
    )
    isNamed = true
  }
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
  }
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
  public var localizedStringResource: LocalizedStringResource { self }

  var stringTable: StringTable { StringTable(name: table, bundle: bundle.url) }
  /// The name under which the default value stands, where it has one.
  var name: String? { isNamed ? key : nil }

  /// The words, under the locale and with the tables of the picture that is made now.
  func string(in environment: EnvironmentValues? = nil) -> String {
    var environment = environment ?? .ruling
    if !locale.isUnspecified { environment.locale = locale }
    return defaultValue.key.string(stringTable, named: name, in: environment)
  }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = LocalizedStringResource(
      keyAndValue, table: table, locale: locale, bundle: bundle.map { .atURL($0.bundleURL) } ?? .main
    ).string()
  }
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStringResource(
      key, defaultValue: defaultValue, table: table, locale: locale,
      bundle: bundle.map { .atURL($0.bundleURL) } ?? .main
    ).string()
  }
  public init(localized resource: LocalizedStringResource) { self = resource.string() }
}

extension AttributedString {
  /// The translation, read as Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(
      keyAndValue, table: table, locale: locale ?? .current, bundle: bundle.map { .atURL($0.bundleURL) } ?? .main)
    self.init(localized: resource, options: options)
  }
  public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
    let source = resource.string()
    self =
      (try? AttributedString(
        markdown: source, options: MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)))
      ?? AttributedString(source)
  }
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }
}

extension Text {
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }
}
