import AirshipCore
import Foundation
import SwiftUI
import Synchronization

/// What a preference center would ask of Airship's server and of the device, as the test wants it answered. Not on Apple
/// platforms.
///
/// ```swift
/// try PreferenceCenterStubs.register(id: "default", json: #"{"id": "default", "sections": []}"#)
/// ```
///
/// It belongs to the process, and may be set from any thread.
public enum PreferenceCenterStubs {
  /// What a preference center of that id loads.
  enum Answer: Sendable {
    case config(PreferenceCenterConfig)
    case phase(PreferenceCenterContentPhase)
  }
  private struct Values: Sendable {
    var answers: [String: Answer] = [:]
    var channelSubscriptions: Set<String> = []
    var contactSubscriptions: [String: Set<ChannelScope>] = [:]
    var contactChannels: [ContactChannel] = []
    var icons: [String: Image] = [:]
  }
  private static let values = Mutex(Values())

  // MARK: - Configs

  /// Preference centers of this id show that config, from their next loading on.
  /// - Parameter id: as views ask for it; by default the config's own.
  public static func register(_ config: PreferenceCenterConfig, id: String? = nil) {
    values.withLock { $0.answers[id ?? config.identifier] = .config(config) }
  }
  /// As `register(_:id:)`, from a config's JSON.
  public static func register(id: String, json: String) throws(PreferenceCenterError) {
    register(try PreferenceCenterConfig(json: Data(json.utf8), source: "\"\(id)\""), id: id)
  }
  /// As `register(_:id:)`, from a file with a config's JSON.
  public static func register(id: String, file: URL) throws(PreferenceCenterError) {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      // Foundation ends its sentences.
      let reason = error.localizedDescription
      throw .unreadableFile(path: file.path, reason: reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
    }
    register(try PreferenceCenterConfig(json: data, source: file.path), id: id)
  }
  /// For pictures of what is shown while the config is on its way (`.loading` stays), or when it cannot be had (`.error`).
  public static func register(id: String, phase: PreferenceCenterContentPhase) {
    values.withLock { $0.answers[id] = .phase(phase) }
  }
  public static func unregister(id: String) { values.withLock { $0.answers[id] = nil } }

  // MARK: - Subscriptions and channels

  /// The lists that the device's channel is on at the beginning.
  public static var channelSubscriptions: Set<String> {
    get { values.withLock(\.channelSubscriptions) }
    set { values.withLock { $0.channelSubscriptions = newValue } }
  }
  /// The lists that the contact is on at the beginning.
  public static var contactSubscriptions: [String: Set<ChannelScope>] {
    get { values.withLock(\.contactSubscriptions) }
    set { values.withLock { $0.contactSubscriptions = newValue } }
  }
  /// The contact's own addresses at the beginning.
  public static var contactChannels: [ContactChannel] {
    get { values.withLock(\.contactChannels) }
    set { values.withLock { $0.contactChannels = newValue } }
  }

  // MARK: - Device

  /// Whether the person lets the app send notifications, which conditions ask for. While it is `nil`, all conditions are
  /// met, as in the SDK before `Airship.takeOff`.
  ///
  /// Views that are there follow a change.
  public static var isNotificationOptedIn: Bool? {
    get { NotificationStatus.shared.isOptedIn }
    set { NotificationStatus.shared.isOptedIn = newValue }
  }

  /// The picture behind an alert's icon URL. An icon that is not here is drawn as a gray box, and named in a warning.
  public static func register(icon: Image, url: String) { values.withLock { $0.icons[url] = icon } }
  static func icon(_ url: String) -> Image? { values.withLock { $0.icons[url] } }

  /// Forgets everything.
  public static func reset() {
    values.withLock { $0 = Values() }
    isNotificationOptedIn = nil
  }

  // MARK: - Loading

  /// What a preference center of that id comes to.
  @MainActor static func phase(id: String) -> PreferenceCenterContentPhase {
    let values = values.withLock { $0 }
    switch values.answers[id] {
    case .config(let config):
      return .loaded(
        PreferenceCenterState(
          config: config, contactSubscriptions: values.contactSubscriptions,
          channelSubscriptions: values.channelSubscriptions, channelsList: values.contactChannels))
    case .phase(let phase): return phase
    case nil: return .error(PreferenceCenterError.notRegistered(id: id, known: values.answers.keys.sorted()))
    }
  }
}

extension PreferenceCenterConfig {
  /// Reads a config.
  /// - Parameter source: where it is from, for the error.
  init(json data: Data, source: String) throws(PreferenceCenterError) {
    let json: AirshipJSON
    do {
      json = try AirshipJSON.from(data: data)
    } catch {
      throw .notJSON(source: source, reason: DecodingErrorText.reason(error))
    }
    do {
      self = try JSONDecoder().decode(PreferenceCenterConfig.self, from: data)
    } catch {
      throw json.isObject
        ? .malformedConfig(source: source, reason: DecodingErrorText.reason(error))
        : .notJSON(source: source, reason: "the value at the top is no object")
    }
  }
}
