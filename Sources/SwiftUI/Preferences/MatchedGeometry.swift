import ViewTree

/// What of a geometry two views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

private struct MatchedKey<ID: Hashable>: Hashable {
  let id: ID
  let space: Namespace.ID
}

private nonisolated struct MatchedGeometryModifier<ID: Hashable>: _PrimitiveModifier {
  let key: MatchedKey<ID>
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let context = context.child(.name("matchedGeometry"))
    let graph = context.graph
    let known = context.node.slots.first as? MatchedGeometry
    let geometry = known?.key == AnyHashable(key) ? known! : MatchedGeometry(key: AnyHashable(key))
    context.node.slots = [geometry]
    let rule = MatchedGeometryRule(
      geometry, isSource: isSource, parts: MatchedParts(rawValue: properties.rawValue), anchor: anchor)
    let (isSource, id) = (isSource, key.id)
    return content(context).map { node in
      var node = context.layout(rule, [node])
      node.attachments.append(
        .report { [unowned graph] _, _ in
          // Views are placed where they are evaluated, on the main actor.
          MainActor.assumeIsolated {
            graph.afterPass {
              let outcome = geometry.finishPlacing()
              if isSource, outcome.hasSeveralSources {
                graph.warn(
                  "several views are sources of the matched geometry with id \(id); at most one of them may be: give the others "
                    + "isSource: false")
              }
              if !isSource, outcome.isOutdated { graph.invalidate("the matched geometry with id \(id)") }
            }
          }
        })
      return node
    }
  }
}

extension View {
  /// Draws this view at the place and in the size of the view of the same `id` and `namespace` that is the source, or is
  /// that source. Seen at rest; while an animation runs, too, each of them is where it will be at its end.
  /// - Parameter anchor: the point, in the unit square of each, that is brought together.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedKey(id: id, space: namespace), properties: properties, anchor: anchor, isSource: isSource))
  }
}
