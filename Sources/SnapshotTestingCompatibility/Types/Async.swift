import Foundation

/// A value that comes later, by a callback.
public struct Async<Value>: @unchecked Sendable {
  public let run: (@escaping (Value) -> Void) -> Void

  /// - Parameter run: gets a callback that it may hand to any thread, and calls it once.
  public init(run: @escaping (@escaping @Sendable (Value) -> Void) -> Void) {
    self.run = { callback in
      // Whoever waits for it is blocked until it is called.
      nonisolated(unsafe) let callback = callback
      run { callback($0) }
    }
  }
  public init(value: Value) { self.init { $0(value) } }

  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }

  /// Waits for the value. A callback at once costs nothing; on the main thread, its run loop and the main queue go on
  /// while it waits, so that work handed to them comes to its end.
  func wait(_ timeout: TimeInterval) throws -> Value {
    let box = Box()
    run { box.set($0) }
    if let value = box.value { return value }
    let limit = timeout.isFinite ? min(max(0, timeout), 86_400) : 86_400
    let end = DispatchTime.now() + limit
    while DispatchTime.now() < end {
      if Thread.isMainThread {
        // With nothing to wait for it returns at once.
        if !RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) { usleep(1000) }
      } else if box.reached.wait(timeout: .now() + 0.05) == .success {
        box.reached.signal()
      }
      if let value = box.value { return value }
    }
    throw SnapshotTimeout(seconds: timeout)
  }

  private final class Box: @unchecked Sendable {
    let reached = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var found: Value?
    var value: Value? { lock.withLock { found } }
    /// The first one counts.
    func set(_ value: Value) {
      lock.withLock { if found == nil { found = value } }
      reached.signal()
    }
  }
}

struct SnapshotTimeout: Error, CustomStringConvertible {
  var seconds: TimeInterval
  var description: String {
    "Exceeded timeout of \(NumberText.short(seconds)) seconds waiting for snapshot.\n"
      + "the strategy never called back; work that it hands to the main queue runs while the test waits only where the test "
      + "is on the main thread"
  }
}
