/// Text of a string literal, with what was interpolated into it: looked up in the tables of strings that the test brings,
/// and itself where they do not have it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  enum Segment: Equatable, @unchecked Sendable {
    /// Of the literal: Markdown.
    case literal(String)
    /// Interpolated: characters that stand for themselves.
    case string(String)
    /// Formatted under the environment's locale when the text is resolved.
    case integer(Int64, specifier: String)
    case unsigned(UInt64, specifier: String)
    case decimal(Double, specifier: String)
    case formatted(any CVarArg, specifier: String)
    case text(Text)
    case image(Image)
    static func == (a: Segment, b: Segment) -> Bool {
      switch (a, b) {
      case (.literal(let x), .literal(let y)), (.string(let x), .string(let y)): x == y
      case (.integer(let x, _), .integer(let y, _)): x == y
      case (.unsigned(let x, _), .unsigned(let y, _)): x == y
      case (.decimal(let x, _), .decimal(let y, _)): x == y || x.isNaN && y.isNaN
      case (.formatted(let x, let f), .formatted(let y, let g)): f == g && "\(x)" == "\(y)"
      case (.text(let x), .text(let y)): x == y
      case (.image(let x), .image(let y)): x == y
      default: false
      }
    }
  }
  var segments: [Segment]

  public init(_ value: String) { segments = [.literal(value)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [Segment] = []
    public init(literalCapacity: Int, interpolationCount: Int) { segments.reserveCapacity(interpolationCount * 2 + 1) }
    public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { segments.append(.literal(literal)) } }
    public mutating func appendInterpolation(_ string: String) { segments.append(.string(string)) }
    public mutating func appendInterpolation(_ text: Text) { segments.append(.text(text)) }
    public mutating func appendInterpolation(_ image: Image) { segments.append(.image(image)) }
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      segments.append(.text(Text(resource)))
    }
    public mutating func appendInterpolation(accessibilityName color: Color) {
      segments.append(.string(color.description))
    }
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      // Swift's integers go into keys by their width, as C's do. [Apple, LocalizedStringKey.StringInterpolation]
      // What is wider than the widest of them has no specifier.
      guard Int64(exactly: value) != nil || UInt64(exactly: value) != nil else {
        return segments.append(.string("\(value)"))
      }
      let isWide = value is Int || value is Int64 || value is UInt || value is UInt64
      if T.isSigned, Int64(exactly: value) != nil {
        segments.append(.integer(Int64(clamping: value), specifier: isWide ? "%lld" : "%d"))
      } else {
        segments.append(.unsigned(UInt64(clamping: value), specifier: isWide ? "%llu" : "%u"))
      }
    }
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      segments.append(.decimal(Double(value), specifier: value is Float ? "%f" : "%lf"))
    }
    /// - Parameter specifier: a `printf` format such as `%.2f` or `%lld`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      segments.append(.formatted(value, specifier: specifier))
    }
    public mutating func appendInterpolation<T>(_ value: T) {
      // Foundation on Linux traps on a date that no calendar has; shown as a text of its own it is reported.
      if let date = value as? Date, !date.canBeWritten { return segments.append(.text(Text(date, style: .date))) }
      segments.append(.string(String(describing: value)))
    }
  }
}

extension LocalizedStringKey.Segment {
  /// How the segment stands in the key that is looked up.
  fileprivate func key(isFormat: Bool) -> String {
    switch self {
    case .literal(let string): isFormat ? string.replacingOccurrences(of: "%", with: "%%") : string
    case .string, .text, .image: "%@"
    case .integer(_, let specifier), .unsigned(_, let specifier), .decimal(_, let specifier),
      .formatted(_, let specifier):
      specifier
    }
  }
  fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } }
  fileprivate var number: Double? {
    switch self {
    case .integer(let value, _): Double(value)
    case .unsigned(let value, _): Double(value)
    case .decimal(let value, _): value
    case .formatted(let value as any BinaryInteger, _): Double(value)
    case .formatted(let value as any BinaryFloatingPoint, _): Double(value)
    case .formatted, .literal, .string, .text, .image: nil
    }
  }

  /// The segment written as a translation asks; `self` where that says nothing new.
  fileprivate func written(_ specifier: String) -> LocalizedStringKey.Segment {
    let isPlain = ["%@", "%d", "%i", "%u", "%ld", "%li", "%lu", "%lld", "%lli", "%llu", "%f", "%lf"].contains(specifier)
    if isPlain { return self }
    switch self {
    case .integer(let value, _): return .formatted(value, specifier: specifier)
    case .unsigned(let value, _): return .formatted(value, specifier: specifier)
    case .decimal(let value, _): return .formatted(value, specifier: specifier)
    case .formatted(let value, _): return .formatted(value, specifier: specifier)
    case .literal, .string, .text, .image: return self
    }
  }
}

extension LocalizedStringKey {
  /// `%lld files in %@`
  var key: String {
    let isFormat = segments.contains { !$0.isLiteral }
    return segments.map { $0.key(isFormat: isFormat) }.joined()
  }

  /// The segments of the translation, or of the key itself.
  /// - Parameter name: the key where it is not the text itself.
  func localized(_ table: StringTable, named name: String? = nil, in environment: EnvironmentValues) -> [Segment] {
    let found = translated(table, named: name, in: environment)
    return environment.pseudoLocale?.applied(to: found) ?? found
  }
  private func translated(_ table: StringTable, named name: String?, in environment: EnvironmentValues) -> [Segment] {
    guard let strings = environment.strings, strings.hasTables(for: table.bundle),
      let entry = strings.entry(name ?? key, table: table.name, bundle: table.bundle, locale: environment.locale)
    else { return segments }
    return filled(entry)
  }
  private func filled(_ entry: LocalizedEntry) -> [Segment] {
    let arguments = segments.filter { !$0.isLiteral }
    // A string without arguments is no format: its percent signs are its own.
    if arguments.isEmpty, case .string(let string) = entry.value { return [.literal(string)] }
    return entry.pieces(arguments.map(\.number)).map { piece in
      switch piece {
      case .literal(let text): .literal(text)
      case .argument(let index, let specifier):
        arguments.indices.contains(index) ? arguments[index].written(specifier) : .string(specifier)
      }
    }
  }

  /// A segment that is written under a locale; `nil` for text and images.
  static func written(_ segment: Segment, locale: Locale, problem: (String) -> Void) -> String? {
    switch segment {
    case .string(let string): return string
    case .integer(let value, _): return NumberWriting.text(value, locale: locale)
    case .unsigned(let value, _): return NumberWriting.text(value, locale: locale)
    case .decimal(let value, _): return NumberWriting.text(value, locale: locale)
    case .formatted(let value, let specifier):
      if let reason = FormatSpecifier.problem(specifier, for: value) {
        problem("\"\(specifier)\": \(reason)")
        return "\(value)"
      }
      return String(format: specifier, locale: locale.ofCoreFoundation, value)
    case .literal, .text, .image: return nil
    }
  }

  /// The words alone, for strings.
  func string(_ table: StringTable, named name: String? = nil, in environment: EnvironmentValues) -> String {
    localized(table, named: name, in: environment).map { segment in
      switch segment {
      case .literal(let string): string
      case .text(let text): text.string(in: environment)
      case .image: ""
      default: Self.written(segment, locale: environment.locale) { _ in } ?? ""
      }
    }.joined()
  }
}

/// A value put into a text literal is text, never markup.
enum MarkdownEscape {
  static func escaped(_ string: String) -> String {
    var result = ""
    for character in string {
      if "\\*_`~[]".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
