import Foundation

/// An address that belongs to a contact, and how far its registration has come.
///
/// The SDK makes these from what its server answers, and keeps most initialisers to itself; tests need them.
/// [github urbanairship/ios-library, AirshipCore/Source/ContactChannel.swift@2e83ada0]
public enum ContactChannel: Sendable, Hashable, Codable {
  case sms(Sms)
  case email(Email)

  public var channelType: ChannelType {
    switch self {
    case .sms: .sms
    case .email: .email
    }
  }

  /// The address as lists show it; the SDK masks one that is pending itself.
  public var maskedAddress: String {
    switch self {
    case .sms(.registered(let info)): info.maskedAddress
    case .sms(.pending(let info)): Self.masked(phoneNumber: info.address)
    case .email(.registered(let info)): info.maskedAddress
    case .email(.pending(let info)): Self.masked(email: info.address)
    }
  }

  /// Whether messages may be sent to it: not while it is pending, nor after a later opting out.
  package var isOptedIn: Bool {
    switch self {
    case .sms(.registered(let info)): info.isOptIn
    case .email(.registered(let info)):
      switch (info.commercialOptedIn, info.commercialOptedOut) {
      case (let optedIn?, let optedOut?): optedIn > optedOut
      case (let optedIn, nil): optedIn != nil
      case (nil, _?): false
      }
    case .sms(.pending), .email(.pending): false
    }
  }

  /// The first letter, seven asterisks, and what follows the @.
  private static func masked(email: String) -> String {
    guard let first = email.first, let at = email.firstIndex(of: "@") else { return email }
    return "\(first)*******\(email[email.index(after: at)...])"
  }
  /// Seven asterisks and the last four digits.
  private static func masked(phoneNumber: String) -> String {
    phoneNumber.count > 4 ? "*******\(phoneNumber.suffix(4))" : phoneNumber
  }
}

extension ContactChannel {
  public enum Sms: Sendable, Hashable, Codable {
    case registered(Registered)
    case pending(Pending)

    public struct Registered: Sendable, Hashable, Codable {
      public let channelID: String
      public let maskedAddress: String
      public let isOptIn: Bool
      public let senderID: String
      public init(channelID: String, maskedAddress: String, isOptIn: Bool, senderID: String) {
        (self.channelID, self.maskedAddress, self.isOptIn, self.senderID) = (
          channelID, maskedAddress, isOptIn, senderID
        )
      }
    }

    public struct Pending: Sendable, Hashable, Codable {
      /// The number in full.
      public let address: String
      public let registrationOptions: SMSRegistrationOptions
      public init(address: String, registrationOptions: SMSRegistrationOptions) {
        (self.address, self.registrationOptions) = (address, registrationOptions)
      }
    }
  }

  public enum Email: Sendable, Hashable, Codable {
    case registered(Registered)
    case pending(Pending)

    public struct Registered: Sendable, Hashable, Codable {
      public let channelID: String
      public let maskedAddress: String
      public let transactionalOptedIn: Date?
      public let transactionalOptedOut: Date?
      /// These two decide whether the channel is opted in.
      public let commercialOptedIn: Date?
      public let commercialOptedOut: Date?
      public init(
        channelID: String, maskedAddress: String, transactionalOptedIn: Date? = nil, transactionalOptedOut: Date? = nil,
        commercialOptedIn: Date? = nil, commercialOptedOut: Date? = nil
      ) {
        (self.channelID, self.maskedAddress) = (channelID, maskedAddress)
        (self.transactionalOptedIn, self.transactionalOptedOut) = (transactionalOptedIn, transactionalOptedOut)
        (self.commercialOptedIn, self.commercialOptedOut) = (commercialOptedIn, commercialOptedOut)
      }
    }

    public struct Pending: Sendable, Hashable, Codable {
      /// The address in full.
      public let address: String
      public let registrationOptions: EmailRegistrationOptions
      public init(address: String, registrationOptions: EmailRegistrationOptions) {
        (self.address, self.registrationOptions) = (address, registrationOptions)
      }
    }
  }
}

/// How a phone number is to be registered.
public struct SMSRegistrationOptions: Sendable, Hashable, Codable {
  /// Whom the message that asks for consent comes from.
  public let senderID: String
  public static func optIn(senderID: String) -> SMSRegistrationOptions { SMSRegistrationOptions(senderID: senderID) }
}

/// How an email address is to be registered.
public struct EmailRegistrationOptions: Sendable, Hashable, Codable {
  public let properties: AirshipJSON?
  public let doubleOptIn: Bool
  public static func options(properties: AirshipJSON? = nil, doubleOptIn: Bool) -> EmailRegistrationOptions {
    EmailRegistrationOptions(properties: properties, doubleOptIn: doubleOptIn)
  }
}
