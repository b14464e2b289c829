import Foundation

/// A value that tests set before a view reads it, on whatever thread each runs.
///
/// A change in place (`value["a"] = b`) holds the lock from the read to the write, so that no change of another thread
/// is lost between them.
final class StubbedValue<Value: Sendable>: @unchecked Sendable {
  // Recursive, so that a stub that reads itself while it is changed is Swift's own exclusivity error and no deadlock.
  private let lock = NSRecursiveLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      lock.lock()
      defer { lock.unlock() }
      return stored
    }
    _modify {
      lock.lock()
      defer { lock.unlock() }
      yield &stored
    }
  }
}
