import ViewTree

/// A view of a container whose views come and go: an `if`, a `ForEach`, an `id`.
@MainActor struct ItemContent {
  let key: ChildKey
  let lower: @MainActor (_BuildContext) -> [ViewNode]
}

/// What a container remembers of its views: those that are there, and those that are on their way out.
@MainActor private final class ItemMemory {
  struct Item {
    var content: ItemContent
    var isLeaving = false
    /// When it came or began to leave, and until when it moves, in seconds of the clock.
    var changeTime = 0.0
    var endTime: Double?
    /// It moved though the change that brought it had no animation, so it will when it leaves.
    var hasOwnAnimation = false
    var places: [LastPlace] = []
  }
  var items: [Item] = []
  /// Whether there has been a pass: what is there in the first does not come, it is there.
  var isKnown = false

  /// Whether a container that shows this one view does so at rest, as it did before.
  func rests(with content: ItemContent) -> Bool {
    if !isKnown { return true }
    return items.count == 1 && items[0].content.key == content.key && !items[0].isLeaving && items[0].endTime == nil
  }
  /// Keeps the only view.
  func keep(_ content: ItemContent, _ nodes: inout [ViewNode]) {
    if !isKnown { items = [Item(content: content)] }
    isKnown = true
    items[0].content = content
    remember(&nodes, &items[0])
  }
  func remember(_ nodes: inout [ViewNode], _ item: inout Item) {
    for i in nodes.indices {
      if i == item.places.count { item.places.append(LastPlace()) }
      nodes[i].lastPlace = item.places[i]
    }
  }
}

extension _BuildContext {
  /// Lowers the views of a container that adds and removes them. One that comes or leaves in a change with an animation
  /// shows its transition; one that leaves is kept until that is over.
  func lower(items present: [ItemContent]) -> [ViewNode] {
    // Views that only wrap others can be nested without end, too.
    guard let inner = deeper() else { return [] }
    return inner.lowered(present, inner.place(.name("items")).node)
  }
  /// The same for a container with one view. Nested views of this kind are many, so it takes little of the stack.
  func lower(item: ItemContent) -> [ViewNode] {
    guard let inner = deeper() else { return [] }
    let owner = inner.place(.name("items")).node
    let memory = owner.slot(0) { ItemMemory() }
    guard memory.rests(with: item) else { return inner.lowered([item], owner) }
    var nodes = item.lower(inner.place(item.key).place(.name("item")))
    memory.keep(item, &nodes)
    return nodes
  }

  private func lowered(_ present: [ItemContent], _ owner: GraphNode) -> [ViewNode] {
    let memory = owner.slot(0) { ItemMemory() }
    let old = memory.items
    let isFirst = !memory.isKnown
    memory.isKnown = true
    let oldIndices =
      old.count > 8
      ? Dictionary(old.enumerated().map { ($1.content.key, $0) }, uniquingKeysWith: { first, _ in first }) : nil
    func oldIndex(_ key: ChildKey) -> Int? {
      oldIndices.map { $0[key] } ?? old.firstIndex { $0.content.key == key }
    }

    // 1. What is there.
    var rows: [(item: ItemMemory.Item, nodes: [ViewNode])] = []
    var isPresent = [Bool](repeating: false, count: old.count)
    for content in present {
      let before = oldIndex(content.key)
      if let before { isPresent[before] = true }
      var item = before.map { old[$0] } ?? ItemMemory.Item(content: content)
      item.content = content
      rows.append((item, nodes(of: &item, isNew: before == nil && !isFirst, memory)))
      rows[rows.count - 1].item = item
    }

    // 2. What leaves, each after the view that it came after.
    if isPresent.contains(false) {
      for (index, item) in old.enumerated() where !isPresent[index] {
        guard let (item, nodes) = leaving(item, owner, memory) else { continue }
        var after = 0
        for earlier in old[..<index].reversed() {
          if let row = rows.firstIndex(where: { $0.item.content.key == earlier.content.key }) {
            after = row + 1
            break
          }
        }
        rows.insert((item, nodes), at: after)
      }
    }
    memory.items = rows.map(\.item)
    return rows.flatMap(\.nodes)
  }

  private func nodes(of item: inout ItemMemory.Item, isNew: Bool, _ memory: ItemMemory) -> [ViewNode] {
    let context = place(item.content.key)
    var nodes: [ViewNode]
    if isNew || item.isLeaving || item.endTime != nil {
      if isNew || item.isLeaving { item.changeTime = clock }
      item.isLeaving = false
      (nodes, item.endTime) = context.transitioning(.identity, isNew: isNew, item.content.lower)
      if isNew, item.endTime != nil, environment.transaction.animation == nil { item.hasOwnAnimation = true }
      if let end = item.endTime, end <= clock { item.endTime = nil }
    } else {
      nodes = item.content.lower(context.place(.name("item")))
    }
    memory.remember(&nodes, &item)
    return nodes
  }

  /// - Returns: `nil` once the transition is over, or where there is none.
  private func leaving(_ before: ItemMemory.Item, _ owner: GraphNode, _ memory: ItemMemory) -> (
    ItemMemory.Item, [ViewNode]
  )? {
    let motion = environment.motion
    var item = before
    if !item.isLeaving {
      guard motion.transaction.animation != nil || item.hasOwnAnimation else { return nil }
      (item.isLeaving, item.changeTime, item.endTime) = (true, clock, nil)
    }
    let shownTime: Double
    switch motion.sampling {
    // What leads away leads to nothing.
    case .end: return nil
    case .live: shownTime = clock
    case .start: shownTime = item.changeTime
    case .at(let seconds): shownTime = item.changeTime + max(0, seconds)
    }
    if let end = item.endTime, end <= shownTime { return nil }
    var (nodes, endTime) = place(item.content.key).transitioning(.didDisappear, item.content.lower)
    guard let endTime, endTime > shownTime else {
      // It has been lowered once more; the next pass finds it gone.
      graph.invalidate("a transition", owner)
      return nil
    }
    item.endTime = endTime
    for i in nodes.indices { nodes[i].isLeaving = true }
    memory.remember(&nodes, &item)
    return (item, nodes)
  }

  private var clock: Double { graph.clock.now }
}
