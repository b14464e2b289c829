import ViewTree

extension ViewNode {
  /// The child that a modifier's node is around; `nil` for containers and leaves.
  var primaryIndex: Int? {
    switch kind {
    case .layout(let rule):
      if let layered = rule as? LayeredRule {
        return layered.order == .background ? children.indices.last : children.indices.first
      }
      return rule.isContainer || rule.takesAnyNumber ? nil : children.indices.first
    case .effect: return children.indices.first
    case .text, .symbol, .shape, .image, .deferred: return nil
    }
  }
  /// The identities of the node, or of the one that it is around.
  var nearestIDs: [AnyHashable] {
    if !ids.isEmpty { return ids }
    return primaryIndex.map { children[$0].nearestIDs } ?? []
  }
  /// What the node says to the layout around it, or the view that it is around.
  func nearestLayoutValue(_ key: ObjectIdentifier) -> Any? {
    if let own = layoutValues[key] { return own }
    return primaryIndex.flatMap { children[$0].nearestLayoutValue(key) }
  }
}
