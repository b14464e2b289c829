import ViewTree

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Texts and pictures are drawn as gray boxes of their size.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// What is marked as sensitive is.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date, which only your own views show.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }
private enum PrivacySensitiveKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and pictures are drawn as boxes.
  var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
  }
}

extension View {
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
  /// Marks content that may be out of date, of which a picture shows nothing.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
