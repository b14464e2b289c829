import AirshipCore
import SwiftUI

/// What a loaded preference center shows, and what the person has switched on and off.
///
/// Nothing leaves the test: a change is kept here, where the SDK would tell its server and hear of it again.
@MainActor public final class PreferenceCenterState: ObservableObject {
  public let config: PreferenceCenterConfig
  /// The lists that the contact is on, each with the kinds of channel it is on it with.
  @Published public private(set) var contactSubscriptions: [String: Set<ChannelScope>]
  /// The lists that this device's channel is on.
  @Published public private(set) var channelSubscriptions: Set<String>
  /// The contact's own addresses.
  @Published public internal(set) var channelsList: [ContactChannel]
  /// The actions that alerts' buttons asked for, in order: names and arguments as in the config.
  @Published public private(set) var actions: [AirshipJSON] = []
  /// What the person is being asked.
  @Published var prompt: ContactPrompt?
  /// What was asked of the contact's addresses, in order.
  @Published public private(set) var contactRequests: [ContactRequest] = []

  /// Something that the SDK would send to its server.
  public enum ContactRequest: Hashable, Sendable {
    case registerEmail(String)
    case registerSMS(String, senderID: String)
    case disassociate(ContactChannel)
    case resend(ContactChannel)
  }

  public init(
    config: PreferenceCenterConfig, contactSubscriptions: [String: Set<ChannelScope>] = [:],
    channelSubscriptions: Set<String> = [], channelsList: [ContactChannel] = []
  ) {
    (self.config, self.contactSubscriptions) = (config, contactSubscriptions)
    (self.channelSubscriptions, self.channelsList) = (channelSubscriptions, channelsList)
  }

  public func isChannelSubscribed(_ listID: String) -> Bool { channelSubscriptions.contains(listID) }

  public func isContactSubscribed(_ listID: String, scope: ChannelScope) -> Bool {
    if contactSubscriptions[listID]?.contains(scope) == true { return true }
    return scope == .app && config.options?.mergeChannelDataToContact == true && isChannelSubscribed(listID)
  }

  /// Whether the contact is subscribed with at least one of the scopes.
  /// [github urbanairship/ios-library, PreferenceCenterState.swift@04426a74]
  public func isContactSubscribed(_ listID: String, scopes: [ChannelScope]) -> Bool {
    scopes.contains { isContactSubscribed(listID, scope: $0) }
  }

  /// A switch for a list of the channel.
  public func makeBinding(channelListID: String) -> Binding<Bool> {
    Binding(
      get: { self.isChannelSubscribed(channelListID) },
      set: { self.setChannel(subscribed: $0, to: channelListID) })
  }

  /// A switch for a list of the contact: on when one of the scopes is, and switching it sets them all.
  public func makeBinding(contactListID: String, scopes: [ChannelScope]) -> Binding<Bool> {
    Binding(
      get: { self.isContactSubscribed(contactListID, scopes: scopes) },
      set: { self.setContact(subscribed: $0, to: contactListID, scopes: scopes) })
  }

  private func setChannel(subscribed: Bool, to listID: String) {
    if subscribed { channelSubscriptions.insert(listID) } else { channelSubscriptions.remove(listID) }
  }
  private func setContact(subscribed: Bool, to listID: String, scopes: [ChannelScope]) {
    var all = contactSubscriptions[listID] ?? []
    if subscribed { all.formUnion(scopes) } else { all.subtract(scopes) }
    contactSubscriptions[listID] = all.isEmpty ? nil : all
  }

  func run(_ actions: AirshipJSON) { self.actions.append(actions) }

  /// Ends the prompt.
  func answer(_ request: ContactRequest? = nil) {
    prompt = nil
    if let request { perform(request) }
  }

  /// Notes the request, and does what its answer would bring: a new address is pending, a removed one is gone.
  func perform(_ request: ContactRequest) {
    contactRequests.append(request)
    switch request {
    case .registerEmail(let address):
      channelsList.append(
        .email(.pending(.init(address: address, registrationOptions: .options(doubleOptIn: true)))))
    case .registerSMS(let number, let senderID):
      channelsList.append(.sms(.pending(.init(address: number, registrationOptions: .optIn(senderID: senderID)))))
    case .disassociate(let channel): channelsList.removeAll { $0 == channel }
    case .resend: break
    }
  }
}

/// Where the loading of a preference center stands.
public enum PreferenceCenterContentPhase: Sendable {
  case loading
  case error(any Error)
  case loaded(PreferenceCenterState)
}
