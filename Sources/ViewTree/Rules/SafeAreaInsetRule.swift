import Graphics

/// `safeAreaInset`: the second child takes one edge for itself, and the first gets the rest, whose safe area ends there:
/// a background or a scroll view in it still reaches under the second child, out to the edge.
package struct SafeAreaInsetRule: LayoutRule {
  package let edge: Edge
  /// Across the edge; the other axis is not looked at.
  package let alignment: Alignment
  /// Points between the two; `nil` lets them choose, as in a stack.
  package let spacing: CGFloat?
  package let hasInvalidLength: Bool
  package init(edge: Edge, alignment: Alignment, spacing: CGFloat?) {
    (self.edge, self.alignment) = (edge, alignment)
    hasInvalidLength = spacing.map { !$0.isFinite } ?? false
    self.spacing = spacing.map { $0.isFinite ? $0 : 0 }
  }
  package var name: String { "safeAreaInset(\(edge))" }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isBefore: Bool { edge == .top || edge == .leading }

  private struct Shares {
    var content: CGSize
    var contentProposal: ProposedViewSize
    var inset: CGSize
    var insetProposal: ProposedViewSize
    var gap: CGFloat
  }
  private func shares(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> Shares {
    let (content, inset) = (children[0], children[1])
    let (first, second) = isBefore ? (inset, content) : (content, inset)
    let gap = spacing ?? first.spacing.distance(to: second.spacing, along: axis)
    // The bar is as thick as it likes to be on the whole width, and then as wide as what it stands beside.
    let thickness = inset.size(ProposedViewSize(nil, along: axis, cross: proposal[axis.perpendicular]))[axis]
    var contentProposal = proposal
    contentProposal[axis] = proposal[axis].map { max(0, $0 - thickness - gap) }
    let size = content.size(contentProposal)
    let insetProposal = ProposedViewSize(nil, along: axis, cross: size[axis.perpendicular])
    return Shares(
      content: size, contentProposal: contentProposal, inset: inset.size(insetProposal), insetProposal: insetProposal,
      gap: gap)
  }

  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    guard children.count == 2 else { return children.first?.size(proposal) ?? .zero }
    let shares = shares(proposal, children)
    var size = shares.content
    size[axis] = max(0, size[axis] + shares.gap + shares.inset[axis])
    return size
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    guard children.count == 2 else { return children.map { _ in Placement(origin: .zero, proposal: proposal) } }
    let shares = shares(proposal, children)
    let before = shares.inset[axis] + shares.gap
    var content = Placement(origin: .zero, proposal: shares.contentProposal)
    var inset = Placement(
      origin: alignment.offset(of: children[1].dimensions(shares.insetProposal), in: shares.content),
      proposal: shares.insetProposal)
    let insetStart = isBefore ? 0 : shares.content[axis] + shares.gap
    if axis == .vertical {
      content.origin.y = isBefore ? before : 0
      inset.origin.y = insetStart
    } else {
      content.origin.x = isBefore ? before : 0
      inset.origin.x = insetStart
    }
    return [content, inset]
  }
  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    var placements = placements(in: size, proposal: proposal, children)
    guard placements.count == 2 else { return placements }
    let shares = shares(proposal, children)
    placements[0].safeArea = SafeArea.inside(
      place.frame, keeping: EdgeInsets(max(0, shares.inset[axis] + shares.gap), edges: Edge.Set(edge)),
      direction: place.direction,
      of: place.safeArea)
    return placements
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { children.first?.spacing ?? ViewSpacing() }
  package func alignmentSources(_ children: [LayoutNode]) -> Range<Int> { children.isEmpty ? 0..<0 : 0..<1 }
  package var ownAlignments: [AlignmentKey]? { [] }
}

/// `safeAreaPadding`: a padding that backgrounds and scroll views in the child reach under.
package struct SafeAreaPaddingRule: LayoutRule {
  private let padding: PaddingRule
  package init(_ insets: EdgeInsets) { padding = PaddingRule(insets) }
  package var name: String { "safeAreaP" + padding.name.dropFirst() }
  package var hasInvalidLength: Bool { padding.hasInvalidLength }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    padding.size(proposal, children)
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    padding.placements(in: size, proposal: proposal, children)
  }
  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    placements(in: size, proposal: proposal, children).map { placement in
      var placement = placement
      placement.safeArea = SafeArea.inside(
        place.frame, keeping: padding.insets, direction: place.direction, of: place.safeArea)
      return placement
    }
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { padding.spacing(children) }
  package var ownAlignments: [AlignmentKey]? { [] }
}
