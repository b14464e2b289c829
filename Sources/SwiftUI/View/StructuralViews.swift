/// Nothing: no node, no spacing.
public nonisolated struct EmptyView: _PrimitiveView, Sendable {
  public init() {}
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] { [] }
}

/// Several views in a row, as a builder makes them.
public nonisolated struct TupleView<T>: _PrimitiveView {
  public var value: T
  let children: [any View]

  /// - Parameter value: a tuple of views.
  public init(_ value: T) {
    self.init(value, children: Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }
  init(_ value: T, children: [any View]) { (self.value, self.children) = (value, children) }

  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    var nodes: [ViewNode] = []
    for (index, child) in children.enumerated() { nodes += context.child(.index(index)).lower(any: child) }
    return nodes
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}
extension Optional: _PrimitiveView where Wrapped: View {
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let view = self else { return context.lower(items: []) }
    return context.lower(item: ItemContent(key: .branch(true)) { $0.lower(view) })
  }
}

public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: _PrimitiveView {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
  init(storage: Storage) { self.storage = storage }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    // The two branches are two identities: switching starts afresh.
    switch storage {
    case .first(let view): context.lower(item: ItemContent(key: .branch(true)) { $0.lower(view) })
    case .second(let view): context.lower(item: ItemContent(key: .branch(false)) { $0.lower(view) })
    }
  }
}

/// A view of any type. Another type at the same place is another view: its state starts afresh.
public nonisolated struct AnyView: _PrimitiveView {
  let content: any View
  public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
  public init<V: View>(erasing view: V) { self.init(view) }
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    content = view
  }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    context.lower(item: ItemContent(key: .type(ObjectIdentifier(type(of: content)))) { $0.lower(any: content) })
  }
}

/// Several views as one value; its container sees them one by one.
public nonisolated struct Group<Content> {
  let content: Content
}
extension Group: View where Content: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension Group: _PrimitiveView where Content: View {
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] { context.lower(content) }
}
