import Foundation
import Observation

/// Where a value lives that views read: a body that read it runs again when it changes, wherever in the graph it is.
///
/// It may be set on any thread, as a view's task may.
final class ObservedLocation<Value>: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    registrar.access(self, keyPath: \.value)
    return lock.withLock { stored }
  }

  /// A value that is the same again changes no picture, and asks for no evaluation.
  func set(_ newValue: Value) {
    if let old = lock.withLock({ stored }) as? any Equatable, isEqual(old, newValue) { return }
    registrar.withMutation(of: self, keyPath: \.value) { lock.withLock { stored = newValue } }
  }
}
