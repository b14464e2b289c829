extension PreferenceCenterConfig {
  /// What must hold for a section or an item to be shown.
  public enum Condition: Codable, Hashable, Sendable {
    case notificationOptIn(NotificationOptInCondition)

    private enum Kind: String, CaseIterable { case notificationOptIn = "notification_opt_in" }

    public init(from decoder: any Decoder) throws {
      let kind: Kind = try decoder.container(keyedBy: TypeKey.self).kind(of: "condition")
      switch kind {
      case .notificationOptIn: self = .notificationOptIn(try NotificationOptInCondition(from: decoder))
      }
    }
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: TypeKey.self)
      switch self {
      case .notificationOptIn(let condition):
        try container.encode(Kind.notificationOptIn.rawValue, forKey: .type)
        try condition.encode(to: encoder)
      }
    }
  }

  /// Holds for one state of the permission to send notifications.
  public struct NotificationOptInCondition: Codable, Hashable, Sendable {
    public enum OptInStatus: String, Codable, Hashable, Sendable {
      case optedIn = "opt_in"
      case optedOut = "opt_out"
    }
    public let optInStatus: OptInStatus

    public init(optInStatus: OptInStatus) { self.optInStatus = optInStatus }

    private enum CodingKeys: String, CodingKey {
      case optInStatus = "when_status"
    }
  }
}

extension [PreferenceCenterConfig.Condition] {
  /// - Parameter isOptedIn: whether notifications are; `nil` where that is not known, which the SDK takes for all being
  ///   well.
  func areMet(isNotificationOptedIn isOptedIn: Bool?) -> Bool {
    guard let isOptedIn else { return true }
    return allSatisfy { condition in
      switch condition {
      case .notificationOptIn(let condition): (condition.optInStatus == .optedIn) == isOptedIn
      }
    }
  }
}
