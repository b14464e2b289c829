import ViewTree

/// A value that views hand up to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  /// What views have that set nothing.
  static var defaultValue: Value { get }
  /// Takes `nextValue()`, of the sibling that follows, into `value`. Views that set nothing are left out.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The value of `K` on its way up.
final class Preference<K: PreferenceKey>: PreferenceAccumulator {
  var value: K.Value
  init(_ value: K.Value) { self.value = value }
  func reduce(_ next: any PreferenceAccumulator) {
    guard let next = next as? Preference<K> else { return }
    K.reduce(value: &value) { next.value }
  }
}

extension PreferenceValues {
  /// `nil` where nobody set the key.
  subscript<K: PreferenceKey>(key: K.Type) -> K.Value? {
    get { (self[ObjectIdentifier(key)] as? Preference<K>)?.value }
    set { self[ObjectIdentifier(key)] = newValue.map { Preference<K>($0) } }
  }
}
