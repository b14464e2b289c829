/// The kinds of channel that a contact's subscription to a list counts for.
public enum ChannelScope: String, Codable, Sendable, Hashable, CaseIterable {
  case app, web, email, sms
}

/// The kinds of channel that a contact may add.
public enum ChannelType: String, Codable, Sendable, Hashable, CaseIterable {
  case email, sms, open
}
