import ViewTree

/// The older, undocumented way to arrange the views of a content one by one.
public enum _VariadicView {
  /// The views of a content.
  public nonisolated struct Children: View, RandomAccessCollection {
    public typealias Index = Int
    let subviews: SubviewsCollection
    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
    @MainActor public var body: some View { subviews }

    public nonisolated struct Element: View, Identifiable {
      let subview: Subview
      public var id: AnyHashable { subview.id.value }
      public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { subview.id.value.base as? ID }
      public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
        subview.containerValues[TraitKey<Trait>.self]
      }
      @MainActor public var body: some View { subview }
    }
  }
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A content, arranged by a root.
  public nonisolated struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content
    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
    public init(_ root: Root, @ViewBuilder content: () -> Content) { (self.root, self.content) = (root, content()) }
  }
}
public protocol _VariadicView_Root {}
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}
/// A root whose content is one view to the container around.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor public var body: some View {
    let root = root
    SubviewReader(content: content) { root.body(children: _VariadicView.Children(subviews: $0.subviews)) }
  }
}

/// What a view says to a `_VariadicView` root.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
private enum TraitKey<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}
extension ContainerValues {
  fileprivate func with<Trait: _ViewTraitKey>(_ key: Trait.Type, _ value: Trait.Value) -> ContainerValues {
    var changed = self
    changed[TraitKey<Trait>.self] = value
    return changed
  }
}
extension View {
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(
      NodeModifier { node in
        let place = ObjectIdentifier(ContainerValues.self)
        let values = node.nearestLayoutValue(place) as? ContainerValues ?? ContainerValues()
        node.layoutValues[place] = values.with(key, value)
      })
  }
}
