/// Text of a string literal, with what was interpolated into it. Looked up in no table: a picture shows the key itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  enum Segment: Equatable, @unchecked Sendable {
    case literal(String)
    /// Formatted under the environment's locale when the text is resolved.
    case integer(Int64)
    case decimal(Double)
    case formatted(any CVarArg, specifier: String)
    case text(Text)
    case image(Image)
    static func == (a: Segment, b: Segment) -> Bool {
      switch (a, b) {
      case (.literal(let x), .literal(let y)): x == y
      case (.integer(let x), .integer(let y)): x == y
      case (.decimal(let x), .decimal(let y)): x == y || x.isNaN && y.isNaN
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
    public mutating func appendInterpolation(_ string: String) { segments.append(.literal(MarkdownEscape.escaped(string))) }
    public mutating func appendInterpolation(_ text: Text) { segments.append(.text(text)) }
    public mutating func appendInterpolation(_ image: Image) { segments.append(.image(image)) }
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      segments.append(.integer(Int64(clamping: value)))
    }
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      segments.append(.decimal(Double(value)))
    }
    /// - Parameter specifier: a `printf` format such as `%.2f` or `%lld`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      segments.append(.formatted(value, specifier: specifier))
    }
    public mutating func appendInterpolation<T>(_ value: T) {
      segments.append(.literal(MarkdownEscape.escaped(String(describing: value))))
    }
  }

  /// An interpolated value as the locale writes it: digits grouped, `Double`s with six decimals (`%lld` and `%lf`).
  static func formatted(_ segment: Segment, locale: Locale) -> String? {
    switch segment {
    case .integer(let value):
      // Formatting costs as much as setting the text; the commonest case does not need it.
      if -1000 < value, value < 1000, locale.identifier.hasPrefix("en") { return String(value) }
      return String(format: "%lld", locale: locale, value)
    case .decimal(let value): return String(format: "%lf", locale: locale, value)
    case .formatted(let value, let specifier): return String(format: specifier, locale: locale, value)
    case .literal, .text, .image: return nil
    }
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
