import AirshipCore

extension PreferenceCenterConfig {
  /// The email addresses or phone numbers of a contact, which can be added and removed.
  /// [github urbanairship/ios-library, PreferenceCenterConfig+ContactManagement.swift@066bfeb6]
  public struct ContactManagementItem: Codable, Hashable, Sendable {
    public let id: String
    public let platform: Platform
    public let display: CommonDisplay
    public let addChannel: AddChannel?
    public let removeChannel: RemoveChannel?
    /// Shown while there is no channel.
    public let emptyMessage: String?
    public let conditions: [Condition]?

    public init(
      id: String, platform: Platform, display: CommonDisplay, emptyMessage: String? = nil,
      addChannel: AddChannel? = nil,
      removeChannel: RemoveChannel? = nil, conditions: [Condition]? = nil
    ) {
      (self.id, self.platform, self.display, self.emptyMessage) = (id, platform, display, emptyMessage)
      (self.addChannel, self.removeChannel, self.conditions) = (addChannel, removeChannel, conditions)
    }

    private enum CodingKeys: String, CodingKey {
      case id, platform, display
      case addChannel = "add"
      case removeChannel = "remove"
      case emptyMessage = "empty_message"
      case registrationOptions = "registration_options"
      case conditions
    }
    private enum PlatformName: String, Codable { case email, sms }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(String.self, forKey: .id)
      platform =
        switch try container.decode(PlatformName.self, forKey: .platform) {
        case .email: .email(try container.decode(Email.self, forKey: .registrationOptions))
        case .sms: .sms(try container.decode(SMS.self, forKey: .registrationOptions))
        }
      display = try container.decode(CommonDisplay.self, forKey: .display)
      addChannel = try container.decodeIfPresent(AddChannel.self, forKey: .addChannel)
      removeChannel = try container.decodeIfPresent(RemoveChannel.self, forKey: .removeChannel)
      emptyMessage = try container.decodeIfPresent(String.self, forKey: .emptyMessage)
      conditions = try container.decodeIfPresent([Condition].self, forKey: .conditions)
    }
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      switch platform {
      case .email(let options):
        try container.encode(PlatformName.email, forKey: .platform)
        try container.encode(options, forKey: .registrationOptions)
      case .sms(let options):
        try container.encode(PlatformName.sms, forKey: .platform)
        try container.encode(options, forKey: .registrationOptions)
      }
      try container.encode(display, forKey: .display)
      try container.encodeIfPresent(addChannel, forKey: .addChannel)
      try container.encodeIfPresent(removeChannel, forKey: .removeChannel)
      try container.encodeIfPresent(emptyMessage, forKey: .emptyMessage)
      try container.encodeIfPresent(conditions, forKey: .conditions)
    }
  }
}

extension PreferenceCenterConfig.ContactManagementItem {
  public struct CommonDisplay: Codable, Hashable, Sendable {
    public let title: String
    public let subtitle: String?
    public init(title: String, subtitle: String? = nil) { (self.title, self.subtitle) = (title, subtitle) }
    private enum CodingKeys: String, CodingKey {
      case title = "name"
      case subtitle = "description"
    }
  }

  /// Which channels, and how they are registered.
  public enum Platform: Hashable, Sendable {
    case sms(SMS)
    case email(Email)

    var channelType: ChannelType {
      switch self {
      case .sms: .sms
      case .email: .email
      }
    }
    var pendingLabel: PendingLabel {
      switch self {
      case .sms(let options): options.pendingLabel
      case .email(let options): options.pendingLabel
      }
    }
    var errorMessages: ErrorMessages {
      switch self {
      case .sms(let options): options.errorMessages
      case .email(let options): options.errorMessages
      }
    }
  }

  public struct Email: Codable, Hashable, Sendable {
    public var placeholder: String?
    public var addressLabel: String
    public var properties: AirshipJSON?
    public var pendingLabel: PendingLabel
    public var errorMessages: ErrorMessages

    public init(
      placeholder: String?, addressLabel: String, pendingLabel: PendingLabel, properties: AirshipJSON? = nil,
      errorMessages: ErrorMessages
    ) {
      (self.placeholder, self.addressLabel, self.pendingLabel) = (placeholder, addressLabel, pendingLabel)
      (self.properties, self.errorMessages) = (properties, errorMessages)
    }
    private enum CodingKeys: String, CodingKey {
      case placeholder = "placeholder_text"
      case addressLabel = "address_label"
      case properties
      case pendingLabel = "resend"
      case errorMessages = "error_messages"
    }
  }

  public struct SMS: Codable, Hashable, Sendable {
    public var senders: [SMSSenderInfo]
    public var countryLabel: String
    public var msisdnLabel: String
    public var pendingLabel: PendingLabel
    public var errorMessages: ErrorMessages

    public init(
      senders: [SMSSenderInfo], countryLabel: String, msisdnLabel: String, pendingLabel: PendingLabel,
      errorMessages: ErrorMessages
    ) {
      (self.senders, self.countryLabel, self.msisdnLabel) = (senders, countryLabel, msisdnLabel)
      (self.pendingLabel, self.errorMessages) = (pendingLabel, errorMessages)
    }
    private enum CodingKeys: String, CodingKey {
      case senders
      case countryLabel = "country_label"
      case msisdnLabel = "msisdn_label"
      case pendingLabel = "resend"
      case errorMessages = "error_messages"
    }
  }

  /// A country that a phone number may be of.
  public struct SMSSenderInfo: Codable, Hashable, Sendable, Identifiable {
    public var id: String { senderId }
    public var senderId: String
    public var placeholderText: String
    /// As dialled, without a plus sign.
    public var countryCode: String
    public var displayName: String

    public init(senderId: String, placeholderText: String, countryCode: String, displayName: String) {
      (self.senderId, self.placeholderText) = (senderId, placeholderText)
      (self.countryCode, self.displayName) = (countryCode, displayName)
    }
    private enum CodingKeys: String, CodingKey {
      case senderId = "sender_id"
      case placeholderText = "placeholder_text"
      case countryCode = "country_calling_code"
      case displayName = "display_name"
    }
  }

  public struct ErrorMessages: Codable, Hashable, Sendable {
    var invalidMessage: String
    var defaultMessage: String
    public init(invalidMessage: String, defaultMessage: String) {
      (self.invalidMessage, self.defaultMessage) = (invalidMessage, defaultMessage)
    }
    private enum CodingKeys: String, CodingKey {
      case invalidMessage = "invalid"
      case defaultMessage = "default"
    }
  }
}
