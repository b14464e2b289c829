// Foundation on Linux has the parts of a name, but nothing that writes them.

extension PersonNameComponents {
  /// Writes a name. Where the family name comes first (Chinese, Japanese, Korean, Hungarian, Vietnamese), it does; CJK names
  /// are written without a space. [CLDR 44, person names, `nameOrderLocales`]
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
    public var style: Style
    public var locale: Locale
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    public func format(_ value: PersonNameComponents) -> String {
      let given = value.givenName.flatMap(nonEmpty)
      let family = value.familyName.flatMap(nonEmpty)
      let isCJK = (given ?? family ?? "").unicodeScalars.contains {
        (0x2E80...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value)
      }
      let familyFirst = isCJK || ["hu", "vi"].contains(locale.language.languageCode?.identifier ?? "")
      let space = isCJK ? "" : " "
      let core = (familyFirst ? [family, given] : [given, family]).compactMap { $0 }
      switch style {
      case .short: return value.nickname.flatMap(nonEmpty) ?? (isCJK ? family : given) ?? family ?? ""
      case .medium: return core.joined(separator: space)
      case .long:
        let middle = value.middleName.flatMap(nonEmpty)
        let names = (familyFirst ? [family, middle, given] : [given, middle, family]).compactMap { $0 }
        return [value.namePrefix.flatMap(nonEmpty), names.joined(separator: space), value.nameSuffix.flatMap(nonEmpty)]
          .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
      case .abbreviated: return isCJK ? (family ?? given ?? "") : core.compactMap(\.first).map(String.init).joined()
      }
    }
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    private func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
  }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
  public func formatted() -> String { FormatStyle().format(self) }
}
extension PersonNameComponents.FormatStyle: LocaleNaming {}
extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}

/// Foundation's own of this name cannot be made on Linux.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
  open var style = Style.default
  open var locale: Locale! = .current
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func string(from components: PersonNameComponents) -> String {
    let style: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return components.formatted(.name(style: style).locale(locale ?? .current))
  }
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
  public static func localizedString(from components: PersonNameComponents, style: Style) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }
}
