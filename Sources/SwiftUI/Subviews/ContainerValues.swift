import ViewTree

/// A value that a view gives to the container around it, by its key.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view says to the container around it. Your own are declared with `@Entry`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tags of the view, by type.
  fileprivate var node: ViewNode?

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// What `tag(_:)` gave the view.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    node?.nearestLayoutValue(ObjectIdentifier(type)) as? V
  }
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  init() {}
  /// What is said of a node.
  init(of node: ViewNode) {
    self = node.nearestLayoutValue(ObjectIdentifier(ContainerValues.self)) as? ContainerValues ?? ContainerValues()
    self.node = node
  }
}

extension View {
  /// Says something to the container around, which reads it in `Subview.containerValues`.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(
      NodeModifier { node in
        let key = ObjectIdentifier(ContainerValues.self)
        var values = node.nearestLayoutValue(key) as? ContainerValues ?? ContainerValues()
        values[keyPath: keyPath] = value
        node.layoutValues[key] = values
      })
  }
}
