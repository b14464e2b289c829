extension PreferenceCenterConfig {
  public enum Section: Codable, Hashable, Sendable {
    case common(CommonSection)
    case labeledSectionBreak(LabeledSectionBreak)

    private enum Kind: String, CaseIterable {
      case common = "section"
      case labeledSectionBreak = "labeled_section_break"
    }

    public init(from decoder: any Decoder) throws {
      let kind: Kind = try decoder.container(keyedBy: TypeKey.self).kind(of: "section")
      switch kind {
      case .common: self = .common(try CommonSection(from: decoder))
      case .labeledSectionBreak: self = .labeledSectionBreak(try LabeledSectionBreak(from: decoder))
      }
    }
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: TypeKey.self)
      switch self {
      case .common(let section):
        try container.encode(Kind.common.rawValue, forKey: .type)
        try section.encode(to: encoder)
      case .labeledSectionBreak(let section):
        try container.encode(Kind.labeledSectionBreak.rawValue, forKey: .type)
        try section.encode(to: encoder)
      }
    }
  }

  /// A title and the items below it.
  public struct CommonSection: Codable, Hashable, Sendable {
    public let id: String
    public let items: [Item]
    public let display: CommonDisplay?
    public let conditions: [Condition]?

    public init(id: String, items: [Item], display: CommonDisplay? = nil, conditions: [Condition]? = nil) {
      (self.id, self.items, self.display, self.conditions) = (id, items, display, conditions)
    }
  }

  /// A label between sections.
  public struct LabeledSectionBreak: Codable, Hashable, Sendable {
    public let id: String
    public let display: CommonDisplay?
    public let conditions: [Condition]?

    public init(id: String, display: CommonDisplay? = nil, conditions: [Condition]? = nil) {
      (self.id, self.display, self.conditions) = (id, display, conditions)
    }
  }
}
