import Graphics

/// `HStack` and `VStack`. [facts, swiftui-layout.md section 1: O:StackLayout, WWDC19 237, objc.io 2020-11-09]
package struct StackRule: LayoutRule {
  package var axis: Axis
  /// Of the perpendicular axis.
  package var alignment: AlignmentKey
  /// In points; `nil` asks the neighbours.
  package var fixedSpacing: CGFloat?

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    (self.axis, self.alignment, fixedSpacing) = (axis, alignment, spacing)
  }
  package static func horizontal(_ alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) -> StackRule {
    StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
  package static func vertical(_ alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) -> StackRule {
    StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  package var name: String {
    let kind = axis == .horizontal ? "HStack" : "VStack"
    return fixedSpacing.map { "\(kind)(spacing: \(number($0)))" } ?? kind
  }

  package var isContainer: Bool { true }
  package var takesAnyNumber: Bool { true }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    arrange(proposal, children).size
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    // A nil cross-axis proposal is replaced by the cross size that resulted. [O:StackLayout proposalWhenPlacing]
    let cross = axis.perpendicular
    let placing = ProposedViewSize(proposal[axis], along: axis, cross: proposal[cross] ?? size[cross])
    return arrange(placing, children).placements
  }

  package var hasInvalidLength: Bool { fixedSpacing.map { !$0.isFinite } ?? false }
  package var ownAlignments: [AlignmentKey]? { [] }

  private struct Arrangement {
    var size: CGSize
    var placements: [Placement]
  }

  private func arrange(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> Arrangement {
    guard !children.isEmpty else { return Arrangement(size: .zero, placements: []) }
    // 1. What lies between the children is not theirs to share.
    let gaps = gaps(children)
    // 2. Hand out the main axis, least flexible first.
    let proposals = mainAxisProposals(proposal, children, available: proposal[axis].map { $0 - gaps.reduce(0, +) })
    // 3. Ask each child once more what it makes of its share.
    let dimensions = children.indices.map { children[$0].dimensions(proposals[$0]) }
    // 4. Cross axis: the union of the extents about the alignment line.
    let cross = axis.perpendicular
    let lines = dimensions.map { $0[alignment] }
    var extent = AlignedExtent()
    for i in children.indices { extent.add(length: dimensions[i].size[cross], line: lines[i]) }
    // 5. Line the children up.
    var position: CGFloat = 0
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    for i in children.indices {
      if i > 0 { position += gaps[i - 1] }
      let offset = extent.before - lines[i]
      placements.append(
        Placement(
          origin: axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position),
          proposal: proposals[i]))
      position += dimensions[i].size[axis]
    }
    return Arrangement(size: CGSize(position, along: axis, cross: extent.length), placements: placements)
  }

  private func gaps(_ children: [LayoutNode]) -> [CGFloat] {
    let fixedSpacing = fixedSpacing.map { $0.isFinite ? $0 : 0 }
    return (0..<max(0, children.count - 1)).map {
      fixedSpacing ?? children[$0].spacing.distance(to: children[$0 + 1].spacing, along: axis)
    }
  }

  private func mainAxisProposals(
    _ proposal: ProposedViewSize, _ children: [LayoutNode], available: CGFloat?
  ) -> [ProposedViewSize] {
    let crossProposal = proposal[axis.perpendicular]
    func offer(_ length: CGFloat?) -> ProposedViewSize { ProposedViewSize(length, along: axis, cross: crossProposal) }
    // An ideal stack is the sum of ideal children; nobody has to wait for anybody.
    guard let available else { return children.map { _ in offer(nil) } }
    if children.count == 1 { return [offer(max(0, available))] }
    // Where there is nothing to share, or without end, nobody's flexibility matters. Not asking keeps the number of
    // questions that a nested stack passes down linear in its depth (`MeasureCountTests`).
    if available <= 0 { return children.map { _ in offer(0) } }
    if available == .infinity { return children.map { _ in offer(.infinity) } }

    let lengths = children.map { child in
      (minimum: child.size(offer(0))[axis], maximum: child.size(offer(.infinity))[axis], priority: child.priority)
    }
    // In millionths of a point: sums of pixels that are the same in exact arithmetic are to be equals.
    let flexibilities = lengths.map { length in
      let difference = length.maximum - length.minimum
      return difference.isNaN ? .infinity : abs(difference) < 1e9 ? (difference * 1e6).rounded() / 1e6 : difference
    }
    // Of equals the one that needs more goes first, and else the source's order holds. In hymn-songinfo-long the row with
    // two texts gets its height before the row above it, which is as flexible and needs less.
    let order = children.indices.sorted { a, b in
      if lengths[a].priority != lengths[b].priority { return lengths[a].priority > lengths[b].priority }
      if flexibilities[a] != flexibilities[b] { return flexibilities[a] < flexibilities[b] }
      if lengths[a].minimum != lengths[b].minimum { return lengths[a].minimum > lengths[b].minimum }
      return a < b
    }

    // Lower priorities keep at least their minimum; each group gets its own back when its turn comes. Summed from the
    // end, for subtracting from a total would leave rounding errors in every share.
    var reservedAfter = [CGFloat](repeating: 0, count: order.count + 1)
    for k in order.indices.reversed() { reservedAfter[k] = reservedAfter[k + 1] + lengths[order[k]].minimum }
    var proposals = [ProposedViewSize](repeating: offer(0), count: children.count)
    var remaining = available
    var start = 0
    while start < order.count {
      let priority = lengths[order[start]].priority
      var end = start
      while end < order.count, lengths[order[end]].priority == priority { end += 1 }
      let reserved = reservedAfter[end]
      for k in start..<end {
        let i = order[k]
        let share = max(0, remaining - reserved) / CGFloat(end - k)
        proposals[i] = offer(share)
        remaining -= children[i].size(proposals[i])[axis]
      }
      start = end
    }
    return proposals
  }

  /// The union of the children's cross-axis edges, and the main-axis edges of the first and the last.
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    var spacing = ViewSpacing.none
    let (crossEdges, leadingEdge, trailingEdge): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal ? (.vertical, .leading, .trailing) : (.horizontal, .top, .bottom)
    for child in children { spacing.formUnion(child.spacing, edges: crossEdges) }
    spacing.formUnion(first.spacing, edges: leadingEdge)
    spacing.formUnion(last.spacing, edges: trailingEdge)
    return spacing
  }

  package func priority(_ children: [LayoutNode]) -> Double { 0 }
}
