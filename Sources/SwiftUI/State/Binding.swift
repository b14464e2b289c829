/// A value that is stored elsewhere, to be read and written.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  public var transaction = Transaction()

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
      // A binding made of another passes its own transaction on; one without does not hide that of `withAnimation`.
      if transaction.isPlain {
        set(newValue, Transaction.current ?? transaction)
      } else {
        withTransaction(transaction) { set(newValue, transaction) }
      }
    }
  }
  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { value, _ in wrappedValue[keyPath: keyPath] = value })
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// A binding to what may be missing; writing `nil` does nothing for a base that cannot be.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
  /// `nil` where the base has no value now.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    // A view may read once more after the value went away; it sees the last one then.
    self.init(get: { base.wrappedValue ?? current }, set: { base.wrappedValue = $0 })
  }
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(get: { AnyHashable(base.wrappedValue) }, set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// An element. Once it was removed, its binding reads what it was when the binding was made, and writes nothing: a row
  /// may be asked once more, by its `onDisappear` say, after its element has gone.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let last = wrappedValue[position]
    return Binding<Value.Element>(
      get: { holds(position) ? wrappedValue[position] : last },
      set: { value, _ in if holds(position) { wrappedValue[position] = value } })
  }
  private func holds(_ position: Value.Index) -> Bool {
    let collection = wrappedValue
    return position >= collection.startIndex && position < collection.endIndex
  }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}
extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
