/// A name that views can give others by, unlike any other place's: it stays the same as long as the view keeps its place.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// Counted within the graph, so that it is the same in every run.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }
  private var id = ID(number: 0)

  public init() {}
  /// Outside a graph all namespaces are one.
  public var wrappedValue: ID { id }

  @MainActor public static func _link(_ property: inout Namespace, in context: _PropertyContext) -> String? {
    property.id = context.storage { Holder(ID(number: context.build.graph.storage.nextNamespace())) }.id
    return nil
  }

  private final class Holder {
    let id: ID
    init(_ id: ID) { self.id = id }
  }
}

// It is kept by the view's place.
extension Namespace: SelfComparing {
  func isSame(as other: Namespace) -> Bool { true }
}
