/// A value that is stored elsewhere, to be read and written.
///
/// The closures of the initializers are neither `@Sendable` nor isolated, so one that is written in a view, on the main
/// actor, may use what belongs there, in either language mode.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// What `transaction(_:)` or `animation(_:)` gave the binding; `nil` leaves a change to the transaction around it.
  private var ownTransaction: Transaction?
  public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { ownTransaction = newValue }
  }

  /// What the binding is to, where that can be told: two bindings to one part of one state are the same to a view.
  private var target: Target?
  struct Target: Equatable {
    var object: ObjectIdentifier
    var path: [AnyHashable] = []
    /// Whether reading the value tells nobody: a view that only has the binding must then be evaluated for a new value.
    var isUntracked = false
  }
  /// Of an untracked target: the value when the binding was made.
  private var seen: Value?

  /// A binding to (a part of) an object.
  init(to target: Target, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    (self.get, self.set, self.target) = (get, set, target)
    if target.isUntracked { seen = get() }
  }
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, { value, _ in set(value) })
  }
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    (self.get, self.set) = (get, set)
  }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      guard let ownTransaction else { return set(newValue, Transaction.current ?? Transaction()) }
      // State knows how it changes from the transaction around the change.
      withTransaction(ownTransaction) { set(newValue, ownTransaction) }
    }
  }
  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    part(keyPath, get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
  }

  /// A binding to what `get` makes of the value.
  /// It takes the transaction with it, which another may replace.
  /// - Parameter step: tells the part from others; `nil` where it cannot be told.
  private func part<Part>(
    _ step: AnyHashable?, get: @escaping (Value) -> Part, set: @escaping (inout Value, Part) -> Void
  ) -> Binding<Part> {
    var whole = self
    whole.ownTransaction = nil
    let base = whole
    var part = Binding<Part>(get: { get(base.wrappedValue) }, set: { part, _ in set(&base.wrappedValue, part) })
    part.ownTransaction = ownTransaction
    if let target, let step {
      part.target = .init(object: target.object, path: target.path + [step], isUntracked: target.isUntracked)
      if target.isUntracked { part.seen = part.wrappedValue }
    }
    return part
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.ownTransaction = transaction
    return copy
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

extension Binding: DynamicProperty {}
extension Binding: SelfComparing {
  func isSame(as other: Binding) -> Bool {
    guard let target, target == other.target else { return false }
    return !target.isUntracked || ValueComparison.isSame(seen, other.seen)
  }
}
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// A binding to what may be missing; writing `nil` does nothing for a base that cannot be.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.part("optional", get: { $0 }, set: { if let value = $1 { $0 = value } })
  }
  /// `nil` where the base has no value now.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    // A view may read once more after the value went away; it sees the last one then.
    self = base.part("unwrapped", get: { $0 ?? current }, set: { $0 = $1 })
  }
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.part("hashable", get: { AnyHashable($0) }, set: { if let value = $1.base as? V { $0 = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var indices: Value.Indices { wrappedValue.indices }
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// An element. Once it was removed, its binding reads what it was when the binding was made, and writes nothing: a row
  /// may be asked once more, by its `onDisappear` say, after its element has gone.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let last = wrappedValue[position]
    func isIn(_ collection: Value) -> Bool { position >= collection.startIndex && position < collection.endIndex }
    return part(
      (position as? any Hashable).map { AnyHashable($0) }, get: { isIn($0) ? $0[position] : last },
      set: { if isIn($0) { $0[position] = $1 } })
  }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}
extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
