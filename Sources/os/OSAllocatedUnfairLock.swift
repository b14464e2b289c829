import Foundation

/// A lock with what it guards, over Foundation's `NSLock`.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}
extension OSAllocatedUnfairLock where State == Void {
  public init() { storage = Storage(()) }
  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
