import Graphics

/// Which lines a node or its descendants may set. Known before anything is measured, so that asking for a line that nobody
/// sets costs nothing: most containers of most trees.
struct AlignmentClaims {
  var baselines = false
  /// A layout from outside this module may set any line.
  var any = false
  var keys: [AlignmentKey] = []

  func covers(_ key: AlignmentKey) -> Bool {
    if any { return true }
    if baselines,
      key.id == FirstTextBaseline.self || key.id == LastTextBaseline.self || key.id == ListRowSeparatorLeading.self
    {
      return true
    }
    return !keys.isEmpty && keys.contains(key)
  }
  mutating func formUnion(_ other: AlignmentClaims) {
    baselines = baselines || other.baselines
    any = any || other.any
    for key in other.keys where !keys.contains(key) { keys.append(key) }
  }

  init(_ kind: ViewNode.Kind, children: [LayoutNode]) {
    switch kind {
    case .text: baselines = true
    case .symbol(let content): baselines = !content.isResizable
    case .shape, .image, .deferred: break
    case .effect: if let first = children.first { self = first.claims }
    case .layout(let rule):
      if rule.forwardsAlignment { for i in rule.alignmentSources(children) { formUnion(children[i].claims) } }
      guard let own = rule.ownAlignments else {
        any = true
        return
      }
      for key in own where !keys.contains(key) { keys.append(key) }
    }
  }
}
