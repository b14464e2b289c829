/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` one of those values, with what the variable is
/// set to as its default: `extension EnvironmentValues { @Entry var spacing: CGFloat = 8 }`.
///
/// As on a device the default is evaluated at each read, so a default that makes an object makes a new one each time.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// What the key of an `@Entry` states; the key's default value follows from it.
public protocol _EntryKey {
  associatedtype Value
  static var entry: _EntryDefault<Value> { get }
}
extension _EntryKey {
  public static var defaultValue: Value { entry.make() }
}

/// The default value of an `@Entry`, as written.
///
/// The closure captures nothing, since it is made from an expression outside any function: it can cross threads whatever
/// it makes.
public struct _EntryDefault<Value>: @unchecked Sendable {
  let make: () -> Value
  public init(_ value: @autoclosure @escaping () -> Value) { make = value }
}
