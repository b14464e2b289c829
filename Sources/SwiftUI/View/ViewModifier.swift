/// A change to a view that can be used again.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// What the modifier makes of the nodes of its content. Modifiers with a body take the default.
  @MainActor @preconcurrency static func _lower(
    _ modifier: Self, in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]
  ) -> [ViewNode]
}

extension ViewModifier {
  public static func _lower(
    _ modifier: Self, in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]
  ) -> [ViewNode] {
    context.evaluate(modifier, content: content)
  }
  public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

/// A modifier that lowers by itself.
@MainActor @preconcurrency public protocol _PrimitiveModifier: ViewModifier where Body == Never {
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
}
extension _PrimitiveModifier {
  public static func _lower(
    _ modifier: Self, in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]
  ) -> [ViewNode] {
    modifier._lower(in: context, content: content)
  }
}

/// The view to which a modifier is applied, as its `body(content:)` sees it.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  let content: ModifierContent
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    content.lower(in: context.child(.name("content")))
  }
}

/// A value with a modifier applied.
public nonisolated struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}
extension ModifiedContent: _PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let context = context.deeper() else { return [] }
    let content = self.content
    return Modifier._lower(modifier, in: context) { $0.lower(content) }
  }
}
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}
extension ModifiedContent: _PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor public func _lower(
    in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]
  ) -> [ViewNode] {
    let first = self.content
    return Modifier._lower(modifier, in: context) { inner in Content._lower(first, in: inner, content: content) }
  }
}

/// Leaves its content as it is.
public nonisolated struct EmptyModifier: _PrimitiveModifier {
  public static var identity: EmptyModifier { EmptyModifier() }
  public init() {}
  @MainActor public func _lower(
    in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]
  ) -> [ViewNode] { content(context) }
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
