import ViewTree

/// Gives each node of its content something to do once it is placed.
nonisolated struct AttachmentModifier: _PrimitiveModifier {
  let attachment: NodeAttachment
  init(_ attachment: NodeAttachment) { self.attachment = attachment }
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    content(context).map { node in
      var node = node
      node.attachments.append(attachment)
      return node
    }
  }
}

/// Tells the view what a placing showed, when that differs from what the one before it showed.
nonisolated struct PlacingObserver<Value>: _PrimitiveModifier {
  /// Names the observer among the others at its place.
  let name: String
  /// For the message about views that do not settle.
  let source: () -> String
  /// What is seen now; `nil` where there is nothing to see. The last argument is what was seen before.
  let observe: (GeometryProxy, PreferenceValues, Value?) -> Value?
  let isSame: (Value, Value) -> Bool
  /// Gets what was seen before, `nil` the first time, and what is seen now.
  let action: (Value?, Value) -> Void

  /// What was seen last at one place.
  private final class Memory {
    var values: [Value?] = []
    var changes = 0
  }
  /// Changes from which on the observer names itself as a reason why the view does not settle.
  private let manyChanges = 16

  init(
    name: String, source: @escaping () -> String,
    observe: @escaping (GeometryProxy, PreferenceValues, Value?) -> Value?,
    isSame: @escaping (Value, Value) -> Bool, action: @escaping (Value?, Value) -> Void
  ) {
    (self.name, self.source, self.observe, self.isSame, self.action) = (name, source, observe, isSame, action)
  }

  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let context = context.child(.name(name))
    let nodes = content(context)
    let memory = context.node.slots.first as? Memory ?? Memory()
    context.node.slots = [memory]
    if memory.values.count < nodes.count {
      memory.values += Array(repeating: nil, count: nodes.count - memory.values.count)
    }
    let graph = context.graph
    return nodes.enumerated().map { index, node in
      var node = node
      node.attachments.append(
        .report { [unowned graph] geometry, preferences in
          let seen = Seen(geometry: geometry, preferences: preferences)
          // Views are placed where they are evaluated, on the main actor.
          MainActor.assumeIsolated { look(seen, index, memory, graph) }
        })
      return node
    }
  }
  private struct Seen: @unchecked Sendable {
    let geometry: PlacedGeometry
    let preferences: PreferenceValues
  }

  @MainActor private func look(_ seen: Seen, _ index: Int, _ memory: Memory, _ graph: ViewGraph) {
    let before = memory.values[index]
    guard let now = observe(GeometryProxy(seen.geometry, graph), seen.preferences, before) else { return }
    if let before, isSame(before, now) { return }
    memory.values[index] = now
    memory.changes += 1
    let (action, source) = (action, memory.changes >= manyChanges ? self.source() : nil)
    graph.afterPass {
      if let source { graph.invalidate(source) }
      action(before, now)
    }
  }
}
