import AirshipCore

extension PreferenceCenterConfig {
  public enum Item: Codable, Hashable, Sendable {
    case channelSubscription(ChannelSubscription)
    case contactSubscription(ContactSubscription)
    case contactSubscriptionGroup(ContactSubscriptionGroup)
    case alert(Alert)
    case contactManagement(ContactManagementItem)

    private enum Kind: String, CaseIterable {
      case channelSubscription = "channel_subscription"
      case contactSubscription = "contact_subscription"
      case contactSubscriptionGroup = "contact_subscription_group"
      case alert
      case contactManagement = "contact_management"
    }

    public init(from decoder: any Decoder) throws {
      let kind: Kind = try decoder.container(keyedBy: TypeKey.self).kind(of: "item")
      switch kind {
      case .channelSubscription: self = .channelSubscription(try ChannelSubscription(from: decoder))
      case .contactSubscription: self = .contactSubscription(try ContactSubscription(from: decoder))
      case .contactSubscriptionGroup: self = .contactSubscriptionGroup(try ContactSubscriptionGroup(from: decoder))
      case .alert: self = .alert(try Alert(from: decoder))
      case .contactManagement: self = .contactManagement(try ContactManagementItem(from: decoder))
      }
    }
    public func encode(to encoder: any Encoder) throws {
      let (kind, value): (Kind, any Encodable) =
        switch self {
        case .channelSubscription(let item): (.channelSubscription, item)
        case .contactSubscription(let item): (.contactSubscription, item)
        case .contactSubscriptionGroup(let item): (.contactSubscriptionGroup, item)
        case .alert(let item): (.alert, item)
        case .contactManagement(let item): (.contactManagement, item)
        }
      var container = encoder.container(keyedBy: TypeKey.self)
      try container.encode(kind.rawValue, forKey: .type)
      try value.encode(to: encoder)
    }
  }

  /// A switch for a list that this device's channel is on or not.
  public struct ChannelSubscription: Codable, Hashable, Sendable {
    public let id: String
    public let subscriptionID: String
    public let display: CommonDisplay?
    public let conditions: [Condition]?

    public init(id: String, subscriptionID: String, display: CommonDisplay? = nil, conditions: [Condition]? = nil) {
      (self.id, self.subscriptionID, self.display, self.conditions) = (id, subscriptionID, display, conditions)
    }
    private enum CodingKeys: String, CodingKey {
      case id
      case subscriptionID = "subscription_id"
      case display, conditions
    }
  }

  /// A switch for a list that the contact is on or not, with all the channels of some scopes at once.
  public struct ContactSubscription: Codable, Hashable, Sendable {
    public let id: String
    public let subscriptionID: String
    public let scopes: [ChannelScope]
    public let display: CommonDisplay?
    public let conditions: [Condition]?

    public init(
      id: String, subscriptionID: String, scopes: [ChannelScope], display: CommonDisplay? = nil,
      conditions: [Condition]? = nil
    ) {
      (self.id, self.subscriptionID, self.scopes) = (id, subscriptionID, scopes)
      (self.display, self.conditions) = (display, conditions)
    }
    private enum CodingKeys: String, CodingKey {
      case id
      case subscriptionID = "subscription_id"
      case scopes, display, conditions
    }
  }

  /// A list that the contact chooses the channels for, each with a chip.
  public struct ContactSubscriptionGroup: Codable, Hashable, Sendable {
    public let id: String
    public let subscriptionID: String
    public let components: [Component]
    public let display: CommonDisplay?
    public let conditions: [Condition]?

    public init(
      id: String, subscriptionID: String, components: [Component], display: CommonDisplay? = nil,
      conditions: [Condition]? = nil
    ) {
      (self.id, self.subscriptionID, self.components) = (id, subscriptionID, components)
      (self.display, self.conditions) = (display, conditions)
    }
    private enum CodingKeys: String, CodingKey {
      case id
      case subscriptionID = "subscription_id"
      case components, display, conditions
    }

    /// One chip.
    public struct Component: Codable, Hashable, Sendable {
      public let scopes: [ChannelScope]
      public let display: CommonDisplay?
      public init(scopes: [ChannelScope], display: CommonDisplay? = nil) {
        (self.scopes, self.display) = (scopes, display)
      }
    }
  }
}
