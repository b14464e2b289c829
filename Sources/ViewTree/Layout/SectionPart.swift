import Graphics

/// Which part of which section a node is. A layout value under its own type, for containers that know sections.
package struct SectionPart {
  package enum Role: Hashable { case header, content, footer }
  /// Tells sections apart.
  package var section: ObjectIdentifier
  package var role: Role
  package init(section: ObjectIdentifier, role: Role) { (self.section, self.role) = (section, role) }
}

extension [ViewNode] {
  /// The nodes of a section's part. Those of a section inside stay that section's.
  package func marked(as part: SectionPart) -> [ViewNode] {
    map { node in
      let key = ObjectIdentifier(SectionPart.self)
      if node.layoutValues[key] != nil { return node }
      var node = node
      node.layoutValues[key] = part
      return node
    }
  }
}

/// Headers and footers that stay in sight as long as some of their section is. [Apple documentation of
/// PinnedScrollableViews]
package struct PinnedParts: Hashable {
  package var headers: Bool
  package var footers: Bool
  package init(headers: Bool, footers: Bool) { (self.headers, self.footers) = (headers, footers) }
  package var isEmpty: Bool { !headers && !footers }

  /// Moves what is pinned to the edges of what the scroll view around shows.
  func pinning(
    _ placements: [Placement], _ children: [LayoutNode], along axis: Axis, at place: PlacementContext
  ) -> [Placement] {
    guard !isEmpty, let viewport = place.viewport, placements.count == children.count else { return placements }
    let parts = children.map { $0.value(SectionPart.self) }
    var placements = placements
    func start(_ i: Int) -> CGFloat { axis == .vertical ? placements[i].origin.y : placements[i].origin.x }
    func length(_ i: Int) -> CGFloat { children[i].size(placements[i].proposal)[axis] }
    // From the container's beginning. Rules count from the leading side.
    let isMirrored = axis == .horizontal && place.direction == .rightToLeft
    let shownStart =
      axis == .vertical
      ? viewport.minY - place.frame.minY
      : isMirrored ? place.frame.maxX - viewport.maxX : viewport.minX - place.frame.minX
    let shownEnd = shownStart + (axis == .vertical ? viewport.height : viewport.width)
    var first = 0
    while first < children.count {
      guard let part = parts[first] else {
        first += 1
        continue
      }
      var end = first + 1
      while end < children.count, parts[end]?.section == part.section { end += 1 }
      let begin = (first..<end).map(start).min() ?? 0
      let finish = (first..<end).map { start($0) + length($0) }.max() ?? 0
      for i in first..<end {
        let position: CGFloat
        switch parts[i]?.role {
        case .header where headers: position = min(max(start(i), shownStart), max(start(i), finish - length(i)))
        case .footer where footers: position = max(min(start(i), shownEnd - length(i)), min(start(i), begin))
        default: continue
        }
        if position == start(i) { continue }
        if axis == .vertical { placements[i].origin.y = position } else { placements[i].origin.x = position }
        placements[i].isInFront = true
      }
      first = end
    }
    return placements
  }
}

/// A stack whose headers and footers are pinned.
package struct PinnedStackRule: LayoutRule {
  private let stack: StackRule
  private let pinned: PinnedParts
  package init(_ stack: StackRule, pinned: PinnedParts) { (self.stack, self.pinned) = (stack, pinned) }
  package var name: String { stack.name }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize { stack.size(proposal, children) }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    stack.placements(in: size, proposal: proposal, children)
  }
  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    pinned.pinning(placements(in: size, proposal: proposal, children), children, along: stack.axis, at: place)
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { stack.spacing(children) }
  package func priority(_ children: [LayoutNode]) -> Double { stack.priority(children) }
  package var ownAlignments: [AlignmentKey]? { stack.ownAlignments }
  package var hasInvalidLength: Bool { stack.hasInvalidLength }
  package var isContainer: Bool { true }
  package var takesAnyNumber: Bool { true }
}
