// Foundation on Linux has neither these types nor Markdown; view files use them by Foundation's names.

/// What a stretch of text means inside its paragraph.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// The blocks that a stretch of text is in, the innermost first. A `Text` does not show them.
public struct PresentationIntent: Hashable, Sendable, CustomDebugStringConvertible {
  public enum Kind: Hashable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
  }
  public struct IntentType: Hashable, Sendable {
    public var kind: Kind
    public var identity: Int
    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
  }
  public var components: [IntentType]
  public init(types: [IntentType]) { components = types }
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }
  public var count: Int { components.count }
  public var indentationLevel: Int {
    components.filter { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }.count
  }
  public var debugDescription: String { "\(components.map(\.kind))" }
}

extension AttributeScopes.FoundationAttributes {
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
  public enum PresentationIntentAttribute: AttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }
  // Only the types of these are ever looked at: a key has no values.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    fatalError("an attribute's key has no value")
  }
  public var presentationIntent: PresentationIntentAttribute { fatalError("an attribute's key has no value") }
}
