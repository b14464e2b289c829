extension Text {
  /// A size relative to the font's own.
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }
  public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? adding(.scale(scale)) : self }

  // MARK: - What no picture shows

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}

/// What a text renderer finds at a stretch of text again.
public protocol TextAttribute {}

/// The language that text is set in.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?
  public static let automatic = TypesettingLanguage(language: nil)
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

/// Whether text can be selected; a picture shows no selection.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}
public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
  public init() {}
}
public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
  public init() {}
}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { .init() }
}

extension View {
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    self
  }
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

// MARK: - Lines

extension AttributedString {
  /// How far lines are apart.
  public struct LineHeight: Hashable, Sendable {
    let name: String
    public static let normal = LineHeight(name: "normal")
    public static let tight = LineHeight(name: "tight")
    public static let loose = LineHeight(name: "loose")
    public static let variable = LineHeight(name: "variable")
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(name: "multiple(factor: \(number(factor)))")
    }
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(name: "leading(increase: \(number(increase)))")
    }
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact(points: \(number(points)))") }
  }
}
extension Text {
  /// What decides where the lines of mixed directions are aligned; here always the layout.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String
    public static let `default` = AlignmentStrategy(name: "default")
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }
}
extension View {
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    let isUsual = lineHeight == nil || lineHeight == .normal
    return reporting(
      isUsual ? nil : .failure("lineHeight(.\(lineHeight?.name ?? "")) is not supported: use lineSpacing"))
  }
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy?) -> some View {
    let isLayoutBased = strategy != .writingDirectionBased
    return reporting(
      isLayoutBased ? nil : .failure("multilineTextAlignment(strategy: .writingDirectionBased) is not supported"))
  }
}
