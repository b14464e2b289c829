/// A piece of user interface. Views lower to `ViewNode`s; nothing above layout knows a pixel.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// What the view comes to in `context`: none, one or several nodes (`Group`, `ForEach`), which its container arranges.
  /// Views with a body take the default; only this module's own views answer for themselves.
  @MainActor @preconcurrency static func _lower(_ view: Self, in context: _BuildContext) -> [ViewNode]
}

extension View {
  @MainActor @preconcurrency public static func _lower(_ view: Self, in context: _BuildContext) -> [ViewNode] {
    context.evaluate(view)
  }
}

/// A view that lowers by itself and has no body.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {
  func _lower(in context: _BuildContext) -> [ViewNode]
}

extension _PrimitiveView {
  public static func _lower(_ view: Self, in context: _BuildContext) -> [ViewNode] {
    var nodes = view._lower(in: context)
    for i in nodes.indices where nodes[i].isLeaf && nodes[i].frameMotion == nil {
      nodes[i].frameMotion = context.frameMotion(i)
    }
    return nodes
  }
}

extension View where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  public var body: Never { preconditionFailure("Never has no values") }
}

extension _BuildContext {
  /// Lowers a view of which only the protocol is known.
  package func lower(_ view: some View) -> [ViewNode] { type(of: view)._lower(view, in: self) }
  package func lower(any view: any View) -> [ViewNode] { lower(view) }
}
