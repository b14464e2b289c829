import ViewTree

/// A value that views inherit from those around them, by its key.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view inherits from the views around it.
public struct EnvironmentValues: CustomStringConvertible {
  /// Shared until it is written to, so that two environments with one storage are known to be the same.
  fileprivate final class Storage {
    var values: [ObjectIdentifier: Any] = [:]
    /// The keys written since the storage was copied, in order.
    var written: [ObjectIdentifier] = []
    /// What was made of this storage lately. Weak, for its values may hold this one: a bar's environment knows the one
    /// outside of it.
    var descendants: [WeakStorage] = []
    /// What it was copied from.
    weak var source: Storage?
    /// What it was made of, so that a whole row of changes is known again as long as somebody holds the last one.
    var origin: Storage?
  }
  fileprivate struct WeakStorage {
    weak var storage: Storage?
  }
  private var storage = Self.empty
  nonisolated(unsafe) private static let empty = Storage()
  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The object of a type that `environmentObject(_:)` or `environment(_:)` put here.
  func object<T: AnyObject>(_ type: T.Type) -> T? { storage.values[ObjectIdentifier(type)] as? T }
  mutating func setObject<T: AnyObject>(_ object: T?) { set(object, for: ObjectIdentifier(T.self)) }

  private mutating func set(_ value: Any?, for key: ObjectIdentifier) {
    if !isKnownUniquelyReferenced(&storage) {
      let copy = Storage()
      copy.values = storage.values
      copy.source = storage
      storage = copy
    }
    storage.values[key] = value
    if !storage.written.contains(key) { storage.written.append(key) }
  }

  public var description: String { "EnvironmentValues(\(storage.values.count) set)" }

  // MARK: - Sameness

  /// Whether the two certainly hold the same values.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// This environment changed by `change`. The same change comes to an identical environment again, so that the views
  /// below a modifier see that nothing is new.
  @MainActor package func changed(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var copy = self
    change(&copy)
    // What was copied from another environment is not known by what was written to it alone.
    if copy.storage === storage || copy.storage.source !== storage { return copy }
    for case let known? in storage.descendants.lazy.map(\.storage) where known.holdsSame(as: copy.storage) {
      copy.storage = known
      return copy
    }
    storage.descendants.removeAll { $0.storage == nil }
    if storage.descendants.count == Self.descendantLimit { storage.descendants.removeFirst() }
    storage.descendants.append(WeakStorage(storage: copy.storage))
    copy.storage.origin = storage
    return copy
  }
  /// More than a view's modifiers usually make of one environment.
  private static let descendantLimit = 16
}

extension EnvironmentValues.Storage {
  /// Whether this copy of one storage and another copy of it hold the same values.
  @MainActor fileprivate func holdsSame(as other: EnvironmentValues.Storage) -> Bool {
    guard written == other.written else { return false }
    return written.allSatisfy { key in
      switch (values[key], other.values[key]) {
      case (nil, nil): true
      case (let a?, let b?): ValueComparison.isSame(any: a, b)
      default: false
      }
    }
  }
}
