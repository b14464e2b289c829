import Graphics

/// `ViewThatFits`: the first child whose ideal size fits the proposal on the axes that are looked at, or the last one.
/// [facts, swiftui-layout.md section 4: S:LayoutTests; Apple documentation]
package struct ViewThatFitsRule: LayoutRule {
  package var axes: Axis.Set
  package init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }
  package var name: String { "ViewThatFits" }

  /// The number of the child that is shown; `nil` where there is none.
  private func chosen(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> Int? {
    children.firstIndex { child in
      let ideal = child.size(.unspecified)
      // Sums of fractional lengths may be larger than the proposal by their last bits.
      func fits(_ length: CGFloat, _ offered: CGFloat?) -> Bool { offered.map { length <= $0 + 1e-6 } ?? true }
      return (!axes.contains(.horizontal) || fits(ideal.width, proposal.width))
        && (!axes.contains(.vertical) || fits(ideal.height, proposal.height))
    } ?? children.indices.last
  }

  package var isContainer: Bool { true }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    chosen(proposal, children).map { children[$0].size(proposal) } ?? .zero
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let chosen = chosen(proposal, children)
    return children.indices.map { i in
      var placement = Placement(origin: .zero, proposal: proposal)
      placement.isOmitted = i != chosen
      return placement
    }
  }
  /// The lines of the child that is shown; which one that is depends on the proposal.
  package func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions, _ children: [LayoutNode]) -> CGFloat? {
    chosen(dimensions.proposal, children).flatMap { children[$0].explicitAlignment(key, proposal: dimensions.proposal) }
  }
  package var forwardsAlignment: Bool { false }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { children.first?.spacing ?? ViewSpacing() }
  package func priority(_ children: [LayoutNode]) -> Double { children.first?.priority ?? 0 }
}
