/// How a part of a view is told from its siblings.
package enum ChildKey: Hashable {
  case index(Int)
  case id(AnyHashable)
  case branch(Bool)
  case type(ObjectIdentifier)
  case name(String)
}

/// A place in the tree of identities: holds what must outlive one evaluation of a view.
@MainActor package final class GraphNode {
  /// In the order in which they came, for everything that is done to all of them must have one.
  private var children: [(key: ChildKey, node: GraphNode)] = []
  /// Where many are: their positions by key.
  private var positions: [ChildKey: Int]? = nil
  private weak var parent: GraphNode?

  /// Storage of the view's dynamic properties, in the order of its fields.
  var slots: [AnyObject?] = []
  /// The pass in which the place was last taken.
  private(set) var pass = 0
  var disappearance: (() -> Void)? = nil
  var hasAppeared = false
  /// What `onChange` compared last.
  var observedValue: Any? = nil

  /// What the view here came to last (`Evaluation`).
  var evaluation: AnyObject? = nil
  /// What changed since the place was last taken, as it was found when it was taken in this pass.
  private(set) var isBodyDirty = false
  private(set) var isLoweringDirty = false
  /// What has changed since.
  private var next = (isBodyDirty: false, isLoweringDirty: false)
  /// The pass in which the last evaluation was used again as it was, without looking at what is below.
  private var reusedPass = 0
  /// What was found wrong while the view here was lowered.
  var findings: [String] = []

  package init() {}

  func child(_ key: ChildKey, pass: Int) -> GraphNode {
    let child = existing(key) ?? add(key)
    if child.pass != pass { child.visit(pass) }
    return child
  }
  private func existing(_ key: ChildKey) -> GraphNode? {
    if let positions { return positions[key].map { children[$0].node } }
    for child in children where child.key == key { return child.node }
    return nil
  }
  private func add(_ key: ChildKey) -> GraphNode {
    let child = GraphNode()
    child.parent = self
    children.append((key, child))
    if positions != nil {
      positions![key] = children.count - 1
    } else if children.count > 8 {
      index()
    }
    return child
  }
  private func index() {
    positions = Dictionary(children.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What the place keeps under a number, made the first time.
  func slot<Object: AnyObject>(_ index: Int, _ make: () -> Object) -> Object {
    if index < slots.count, let known = slots[index] as? Object { return known }
    let made = make()
    while slots.count <= index { slots.append(nil) }
    slots[index] = made
    return made
  }

  // MARK: - What changed

  /// The body of the view here, or what its lowering read, has changed.
  func markDirty(body: Bool) {
    if body { next.isBodyDirty = true }
    var place: GraphNode? = self
    // Up to where somebody has been already: above it everything is marked.
    while let node = place, !node.next.isLoweringDirty {
      node.next.isLoweringDirty = true
      place = node.parent
    }
  }
  /// What is lowered here in this pass is not what it was, though the views between `top` and this place are the same.
  func markDirty(below top: GraphNode, pass: Int) {
    var place: GraphNode? = self
    while let node = place, node !== top {
      // A place that was taken in this pass already, by an earlier layout of late content, is looked at once more.
      if node.pass == pass { node.isLoweringDirty = true } else { node.next.isLoweringDirty = true }
      place = node.parent
    }
  }
  /// The place is about to be lowered, so that what changes from now on is for the next pass.
  private func visit(_ pass: Int) {
    self.pass = pass
    (isBodyDirty, isLoweringDirty) = next
    next = (false, false)
  }
  func reuse(pass: Int) { reusedPass = pass }

  // MARK: - What goes

  /// Drops the places that no view took in `pass`; their state dies with them.
  func removeStale(pass: Int, disappeared: inout [() -> Void]) {
    if reusedPass == pass { return }
    var hasStale = false
    for (_, child) in children {
      if child.pass == pass {
        child.removeStale(pass: pass, disappeared: &disappeared)
      } else {
        child.collectDisappearances(&disappeared)
        // What was lowered here refers to the place it was lowered at: a cycle, unless somebody cuts it.
        child.removeAll()
        hasStale = true
      }
    }
    guard hasStale else { return }
    children.removeAll { $0.node.pass != pass }
    positions = nil
    if children.count > 8 { index() }
  }
  /// Drops everything below; what it holds ends, but nothing is told that it disappears.
  func removeAll() {
    for child in children { child.node.removeAll() }
    (children, positions, slots, evaluation) = ([], nil, [], nil)
    (disappearance, observedValue) = (nil, nil)
  }
  private func collectDisappearances(_ actions: inout [() -> Void]) {
    if hasAppeared, let disappearance { actions.append(disappearance) }
    for child in children { child.node.collectDisappearances(&actions) }
  }

  /// The findings of this place and all below, in order.
  func collectFindings(_ all: inout [String]) {
    all += findings
    for child in children { child.node.collectFindings(&all) }
  }
}
