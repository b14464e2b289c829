import AirshipCore

/// What a preference center offers, as the dashboard's JSON has it.
///
/// Names and keys are the SDK's: [github urbanairship/ios-library,
/// AirshipPreferenceCenter/Source/data/PreferenceCenterConfig.swift]. There its parts are classes; nothing that a view
/// does with them tells the difference.
public struct PreferenceCenterConfig: Codable, Hashable, Sendable {
  public let identifier: String
  public let sections: [Section]
  /// The title of the navigation bar, and the text above the sections.
  public let display: CommonDisplay?
  public let options: Options?

  public init(identifier: String, sections: [Section], display: CommonDisplay? = nil, options: Options? = nil) {
    (self.identifier, self.sections, self.display, self.options) = (identifier, sections, display, options)
  }

  private enum CodingKeys: String, CodingKey {
    case identifier = "id"
    case sections, display, options
  }
}

extension PreferenceCenterConfig {
  public struct Options: Codable, Hashable, Sendable {
    /// Whether a contact counts as subscribed in the app where this device's channel is.
    public let mergeChannelDataToContact: Bool

    public init(mergeChannelDataToContact: Bool) { self.mergeChannelDataToContact = mergeChannelDataToContact }

    private enum CodingKeys: String, CodingKey {
      case mergeChannelDataToContact = "merge_channel_data_to_contact"
    }
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      mergeChannelDataToContact = try container.decodeIfPresent(Bool.self, forKey: .mergeChannelDataToContact) ?? false
    }
  }

  /// A title and a line below it.
  public struct CommonDisplay: Codable, Hashable, Sendable {
    public let title: String?
    public let subtitle: String?

    public init(title: String? = nil, subtitle: String? = nil) { (self.title, self.subtitle) = (title, subtitle) }

    private enum CodingKeys: String, CodingKey {
      case title = "name"
      case subtitle = "description"
    }
  }
}

/// The key that says which kind a section, item or condition is.
enum TypeKey: String, CodingKey { case type }

extension KeyedDecodingContainer<TypeKey> {
  /// - Throws: `DecodingError` with the kinds there are, for a name of none.
  func kind<Kind: RawRepresentable<String> & CaseIterable>(of what: String) throws -> Kind {
    let name = try decode(String.self, forKey: .type)
    if let kind = Kind(rawValue: name) { return kind }
    let kinds = Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    throw DecodingError.dataCorruptedError(
      forKey: .type, in: self, debugDescription: "\"\(name)\" is no type of \(what) (there are \(kinds))")
  }
}
