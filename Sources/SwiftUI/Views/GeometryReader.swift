import ViewTree

/// Content that is made of the size it gets. Takes the whole proposal; content sits in the top-leading corner.
/// [facts, swiftui-layout.md section 4]
public nonisolated struct GeometryReader<Content: View>: _PrimitiveView {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    let content = content
    let graph = context.graph
    let node = context.child(.name("geometry")).deferred(name: "GeometryReader", alignment: .topLeading) {
      geometry, _ in
      content(GeometryProxy(geometry, graph))
    }
    return node.map { [$0] } ?? []
  }
}

extension _BuildContext {
  /// A node whose content is made once its place is known: it takes the whole proposal. `nil` where views are nested too
  /// deep.
  func deferred<Content: View>(
    name: String, alignment: Alignment, _ content: @escaping (PlacedGeometry, PreferenceValues) -> Content
  ) -> ViewNode? {
    guard let inner = deeper() else { return nil }
    let deferred = DeferredContent(name: name, alignment: alignment) { geometry, preferences in
      let place = DeferredPlace(geometry: geometry, preferences: preferences)
      // Layout runs where the view is evaluated, on the main actor.
      return MainActor.assumeIsolated {
        let nodes = inner.inStack(nil).loweringLate { content(place.geometry, place.preferences) }
        return DeferredNodes(inner.layered(nodes, alignment: alignment).map { [$0] } ?? [])
      }.values
    }
    return ViewNode(.deferred(deferred), direction: environment.layoutDirection)
  }
}
private struct DeferredPlace: @unchecked Sendable {
  let geometry: PlacedGeometry
  let preferences: PreferenceValues
}
private struct DeferredNodes: @unchecked Sendable {
  let values: [ViewNode]
  init(_ values: [ViewNode]) { self.values = values }
}
