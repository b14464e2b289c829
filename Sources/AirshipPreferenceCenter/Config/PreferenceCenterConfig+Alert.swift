import AirshipCore

extension PreferenceCenterConfig {
  /// Something the person should know, with a button.
  public struct Alert: Codable, Hashable, Sendable {
    public let id: String
    public let display: Display?
    public let conditions: [Condition]?
    public let button: Button?

    public init(id: String, display: Display? = nil, conditions: [Condition]? = nil, button: Button? = nil) {
      (self.id, self.display, self.conditions, self.button) = (id, display, conditions, button)
    }

    public struct Button: Codable, Hashable, Sendable {
      public let text: String
      public let contentDescription: String?
      /// What a tap runs, by the names of actions.
      let actionJSON: AirshipJSON

      /// - Parameter actions: the SDK only reads them from JSON; tests may give them.
      public init(text: String, contentDescription: String? = nil, actions: AirshipJSON = .null) {
        (self.text, self.contentDescription, actionJSON) = (text, contentDescription, actions)
      }
      public var actions: Any? { actionJSON.unWrap() }

      private enum CodingKeys: String, CodingKey {
        case text
        case contentDescription = "content_description"
        case actionJSON = "actions"
      }
      public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decode(String.self, forKey: .text)
        contentDescription = try container.decodeIfPresent(String.self, forKey: .contentDescription)
        actionJSON = try container.decodeIfPresent(AirshipJSON.self, forKey: .actionJSON) ?? .null
      }
    }

    public struct Display: Codable, Hashable, Sendable {
      public let title: String?
      public let subtitle: String?
      public let iconURL: String?

      public init(title: String? = nil, subtitle: String? = nil, iconURL: String? = nil) {
        (self.title, self.subtitle, self.iconURL) = (title, subtitle, iconURL)
      }
      private enum CodingKeys: String, CodingKey {
        case title = "name"
        case subtitle = "description"
        case iconURL = "icon"
      }
    }
  }
}
