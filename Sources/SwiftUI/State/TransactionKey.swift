/// A value that accompanies a change of state, by its key.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that keys of their own add to a transaction.
struct TransactionValues {
  private var values: [ObjectIdentifier: Any] = [:]
  subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension Transaction {
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { keyed[key] }
    set { keyed[key] = newValue }
  }
}
