import Graphics

/// Children one above the other, each offered the whole proposal. The stack is as large as its largest child among those
/// of the highest priority. [facts, section 1: O:ZStack]
package struct ZStackRule: LayoutRule {
  package var alignment: Alignment
  package var name: String
  package init(alignment: Alignment = .center, name: String = "ZStack") {
    (self.alignment, self.name) = (alignment, name)
  }

  package var isContainer: Bool { true }
  package var takesAnyNumber: Bool { true }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    box(proposal, children).size
  }

  /// The union of the children about the alignment point, and where that point is in it.
  private func box(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> (size: CGSize, anchor: CGPoint) {
    guard let highest = children.map(\.priority).max() else { return (.zero, .zero) }
    var across = AlignedExtent(), down = AlignedExtent()
    for child in children where child.priority == highest {
      let d = child.dimensions(proposal)
      across.add(length: d.width, line: d[alignment.horizontal])
      down.add(length: d.height, line: d[alignment.vertical])
    }
    return (CGSize(width: across.length, height: down.length), CGPoint(x: across.before, y: down.before))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let anchor = box(proposal, children).anchor
    return children.map { child in
      let d = child.dimensions(proposal)
      return Placement(
        origin: CGPoint(x: anchor.x - d[alignment.horizontal], y: anchor.y - d[alignment.vertical]), proposal: proposal)
    }
  }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    guard !children.isEmpty else { return .zero }
    return children.reduce(ViewSpacing.none) { $0.union($1.spacing) }
  }
  package func priority(_ children: [LayoutNode]) -> Double { children.count == 1 ? children[0].priority : 0 }
  package var ownAlignments: [AlignmentKey]? { [] }
}
