import Synchronization

/// What tells two subscribers or subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let value: UInt

  /// A new identifier, unlike every other one of this process that was made this way.
  public init() {
    value = CombineIdentifier.next.wrappingAdd(1, ordering: .relaxed).newValue
  }
  public init(_ object: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(object))
  }
  public var description: String { "0x" + String(value, radix: 16, uppercase: true) }

  private static let next = Atomic<UInt>(0)
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
