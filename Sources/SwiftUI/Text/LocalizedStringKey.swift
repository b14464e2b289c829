/// Text of a string literal, with what was interpolated into it. Looked up in no table: a picture shows the key itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  enum Segment: Equatable, @unchecked Sendable {
    case literal(String)
    /// Formatted under the environment's locale when the text is resolved.
    case number(any Numeric & CustomStringConvertible, isInteger: Bool)
    case text(Text)
    case image(Image)
    static func == (a: Segment, b: Segment) -> Bool {
      switch (a, b) {
      case (.literal(let x), .literal(let y)): x == y
      case (.number(let x, let i), .number(let y, let j)): x.description == y.description && i == j
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
      segments.append(.number(Int64(clamping: value), isInteger: true))
    }
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      segments.append(.number(Double(value), isInteger: false))
    }
    /// - Parameter specifier: a `printf` format such as `%.2f` or `%lld`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      segments.append(.literal(String(format: specifier, locale: Locale(identifier: "en_US_POSIX"), value)))
    }
    public mutating func appendInterpolation<T>(_ value: T) {
      segments.append(.literal(MarkdownEscape.escaped(String(describing: value))))
    }
  }

  /// Localised number formatting for `\(5000)`: digits grouped for integers, six decimals for `Double`s.
  static func formatted(_ number: any Numeric & CustomStringConvertible, isInteger: Bool, locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    if !isInteger {
      formatter.minimumFractionDigits = 6
      formatter.maximumFractionDigits = 6
      formatter.usesGroupingSeparator = true
    }
    let value: NSNumber = isInteger ? NSNumber(value: number as! Int64) : NSNumber(value: number as! Double)
    return formatter.string(from: value) ?? number.description
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
