import SwiftUI
import Synchronization

/// Whether notifications are opted in, where views hear of a change.
///
/// Sendable because the value is under a lock and the publisher guards itself.
final class NotificationStatus: ObservableObject, @unchecked Sendable {
  static let shared = NotificationStatus()

  private let value = Mutex<Bool?>(nil)
  let objectWillChange = ObservableObjectPublisher()

  var isOptedIn: Bool? {
    get { value.withLock { $0 } }
    set {
      objectWillChange.send()
      value.withLock { $0 = newValue }
    }
  }

  /// `nil` conditions are no conditions.
  func meets(_ conditions: [PreferenceCenterConfig.Condition]?) -> Bool {
    conditions?.areMet(isNotificationOptedIn: isOptedIn) ?? true
  }
}
