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
  private var children: [ChildKey: GraphNode] = [:]
  /// Storage of the view's dynamic properties, in the order of its fields.
  var slots: [AnyObject?] = []
  /// The pass in which the place was last taken.
  private(set) var pass = 0
  var disappearance: (() -> Void)? = nil
  var hasAppeared = false
  /// What `onChange` compared last.
  var observedValue: Any? = nil

  package init() {}

  func child(_ key: ChildKey, pass: Int) -> GraphNode {
    let child: GraphNode
    if let existing = children[key] {
      child = existing
    } else {
      child = GraphNode()
      children[key] = child
    }
    child.pass = pass
    return child
  }

  /// Drops the places that no view took in `pass`; their state dies with them.
  func removeStale(pass: Int, disappeared: inout [() -> Void]) {
    for (key, child) in children {
      if child.pass == pass {
        child.removeStale(pass: pass, disappeared: &disappeared)
      } else {
        child.collectDisappearances(&disappeared)
        children[key] = nil
      }
    }
  }
  /// Drops everything below; what it holds ends, but nothing is told that it disappears.
  func removeAll() {
    for child in children.values { child.removeAll() }
    children = [:]
    slots = []
  }
  private func collectDisappearances(_ actions: inout [() -> Void]) {
    if hasAppeared, let disappearance { actions.append(disappearance) }
    for child in children.values { child.collectDisappearances(&actions) }
  }
}
