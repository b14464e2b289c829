// Strings with UIKit's attributes → those that a `Text` draws.

extension AttributedString {
  /// Fonts, colours, lines, kerning, baselines and links; what else there is says nothing here.
  public init(_ string: NSAttributedString) {
    self.init()
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { attributes, range, _ in
      var part = AttributedString(text.substring(with: range))
      if let font = attributes[.font] as? UIFont { part.font = Font(font) }
      if let color = attributes[.foregroundColor] as? UIColor { part.foregroundColor = Color(uiColor: color) }
      if let color = attributes[.backgroundColor] as? UIColor { part.backgroundColor = Color(uiColor: color) }
      if let kern = Self.number(attributes[.kern]) { part.kern = CGFloat(kern) }
      if let offset = Self.number(attributes[.baselineOffset]) { part.baselineOffset = CGFloat(offset) }
      if let line = Self.number(attributes[.underlineStyle]), line != 0 {
        part.underlineStyle = Text.LineStyle(
          pattern: .solid, color: (attributes[.underlineColor] as? UIColor).map { Color(uiColor: $0) })
      }
      if let line = Self.number(attributes[.strikethroughStyle]), line != 0 {
        part.strikethroughStyle = Text.LineStyle(
          pattern: .solid, color: (attributes[.strikethroughColor] as? UIColor).map { Color(uiColor: $0) })
      }
      if let url = attributes[.link] as? URL { part.link = url }
      if let address = attributes[.link] as? String { part.link = URL(string: address) }
      append(part)
    }
  }
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
