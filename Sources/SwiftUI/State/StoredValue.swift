import Foundation

/// What user defaults can hold of the types that `@AppStorage` and `@SceneStorage` take.
enum StoredValue: Equatable {
  case bool(Bool), int(Int), double(Double), string(String), url(URL), data(Data), date(Date)

  /// - Returns: `nil` for a value of another type.
  init?(_ value: Any) {
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as Float: self = .double(Double(value))
    case let value as String: self = .string(value)
    case let value as URL: self = .url(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as NSNumber: self = .double(value.doubleValue)
    default: return nil
    }
  }

  // As user defaults do: a number may be read as another kind of number, and a path as a URL.
  var bool: Bool? {
    switch self {
    case .bool(let value): value
    case .int(let value): value != 0
    case .double(let value): value != 0
    default: nil
    }
  }
  var int: Int? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero))
    default: nil
    }
  }
  var double: Double? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var url: URL? {
    switch self {
    case .url(let value): value
    case .string(let value): URL(fileURLWithPath: value)
    default: nil
    }
  }
  var data: Data? { if case .data(let value) = self { value } else { nil } }
  var date: Date? { if case .date(let value) = self { value } else { nil } }
}

/// A property that is stored under a key: how its values become stored ones and back.
struct StoredProperty<Value> {
  let name: String
  let initial: Value
  /// `nil` for what is no such value; then the property has its initial one.
  let read: (StoredValue) -> Value?
  /// `nil` removes what is stored.
  let write: (Value) -> StoredValue?
  private(set) var location: ObservedLocation<StoredValue?>?

  init(
    _ name: String, _ initial: Value, read: @escaping (StoredValue) -> Value?, write: @escaping (Value) -> StoredValue?
  ) {
    (self.name, self.initial, self.read, self.write) = (name, initial, read, write)
  }

  /// Another key, or another store around the view, is another value.
  @MainActor mutating func connect(to location: ObservedLocation<StoredValue?>, in context: _PropertyContext) {
    self.location = location
    let last = context.storage { LastLocation() }
    if last.location !== location {
      last.location = location
      context.noteChange()
    }
  }
  @MainActor func isSame(as other: StoredProperty) -> Bool {
    name == other.name && ValueComparison.isSame(initial, other.initial)
  }

  /// Setting it before the view is in a graph (in its initializer) does nothing.
  var value: Value {
    get { location?.value.flatMap(read) ?? initial }
    nonmutating set { location?.set(write(newValue)) }
  }
  var binding: Binding<Value> { Binding(get: { value }, set: { value = $0 }) }
}

// One row for each type that can be stored.
extension StoredProperty {
  static func bool(_ name: String, _ initial: Value) -> Self where Value == Bool {
    Self(name, initial, read: \.bool, write: { .bool($0) })
  }
  static func int(_ name: String, _ initial: Value) -> Self where Value == Int {
    Self(name, initial, read: \.int, write: { .int($0) })
  }
  static func double(_ name: String, _ initial: Value) -> Self where Value == Double {
    Self(name, initial, read: \.double, write: { .double($0) })
  }
  static func string(_ name: String, _ initial: Value) -> Self where Value == String {
    Self(name, initial, read: \.string, write: { .string($0) })
  }
  static func url(_ name: String, _ initial: Value) -> Self where Value == URL {
    Self(name, initial, read: \.url, write: { .url($0) })
  }
  static func data(_ name: String, _ initial: Value) -> Self where Value == Data {
    Self(name, initial, read: \.data, write: { .data($0) })
  }
  static func date(_ name: String, _ initial: Value) -> Self where Value == Date {
    Self(name, initial, read: \.date, write: { .date($0) })
  }
  static func raw(_ name: String, _ initial: Value) -> Self where Value: RawRepresentable, Value.RawValue == Int {
    Self(name, initial, read: { $0.int.flatMap(Value.init(rawValue:)) }, write: { .int($0.rawValue) })
  }
  static func raw(_ name: String, _ initial: Value) -> Self where Value: RawRepresentable, Value.RawValue == String {
    Self(name, initial, read: { $0.string.flatMap(Value.init(rawValue:)) }, write: { .string($0.rawValue) })
  }

  /// The same with `nil` for what is not stored.
  static func optional<Wrapped>(
    _ name: String, _ read: @escaping (StoredValue) -> Wrapped?, _ write: @escaping (Wrapped) -> StoredValue
  ) -> Self where Value == Wrapped? {
    Self(name, nil, read: { .some(read($0)) }, write: { $0.map(write) })
  }
}

/// Where a property's value was when the view was last evaluated.
private final class LastLocation {
  var location: ObservedLocation<StoredValue?>?
}
