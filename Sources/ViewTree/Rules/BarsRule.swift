import Graphics

/// A page between bars, as navigation and tab views have them: takes all that is offered, offers the page what the bars
/// leave and centres it there. To the page the whole is a screen whose furniture the bars belong to.
///
/// Children: the page, then a bar at the top and one at the bottom, as far as there are any.
package struct BarsRule: LayoutRule {
  /// In points, without the screen's furniture; `nil` is no bar.
  package var top: CGFloat?
  package var bottom: CGFloat?
  package init(top: CGFloat?, bottom: CGFloat?) { (self.top, self.bottom) = (top, bottom) }
  package var name: String {
    "bars(top: \(number(top.map { Double($0) })), bottom: \(number(bottom.map { Double($0) })))"
  }

  private var heights: CGFloat { (top ?? 0) + (bottom ?? 0) }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - heights) })
  }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let page = children.first?.size(inner(proposal)) ?? .zero
    return CGSize(width: proposal.width ?? page.width, height: proposal.height ?? page.height + heights)
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    guard let page = children.first else { return [] }
    let left = CGSize(width: size.width, height: max(0, size.height - heights))
    let own = page.size(ProposedViewSize(left))
    var placements = [
      Placement(
        origin: CGPoint(x: (left.width - own.width) / 2, y: (top ?? 0) + (left.height - own.height) / 2),
        proposal: ProposedViewSize(left))
    ]
    if let top {
      placements.append(Placement(origin: .zero, proposal: ProposedViewSize(width: size.width, height: top)))
    }
    if let bottom {
      placements.append(
        Placement(
          origin: CGPoint(x: 0, y: size.height - bottom), proposal: ProposedViewSize(width: size.width, height: bottom))
      )
    }
    return placements
  }
  /// On a screen the bars add to its furniture where they touch it; elsewhere the container is the screen.
  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    var placements = placements(in: size, proposal: proposal, children)
    if placements.isEmpty { return [] }
    placements[0].safeArea = SafeArea.inside(
      place.frame, keeping: EdgeInsets(top: top ?? 0, leading: 0, bottom: bottom ?? 0, trailing: 0),
      direction: place.direction,
      of: place.safeArea)
    return placements
  }
  package func container(_ proposal: ProposedViewSize) -> ProposedViewSize? { inner(proposal) }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  package var forwardsAlignment: Bool { false }
  package var ownAlignments: [AlignmentKey]? { [] }
}

/// The inside of a bar: something at either end, and between them, in the bar's middle if there is room, a title.
/// Children: leading, middle, trailing.
package struct BarRule: LayoutRule {
  package init() {}
  package var name: String { "bar" }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let sizes = children.map { $0.size(ProposedViewSize(width: nil, height: proposal.height)) }
    return CGSize(
      width: proposal.width ?? sizes.reduce(0) { $0 + $1.width },
      height: proposal.height ?? sizes.reduce(0) { max($0, $1.height) })
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    guard children.count == 3 else { return [] }
    let ends = ProposedViewSize(width: nil, height: size.height)
    let leading = children[0].size(ends), trailing = children[2].size(ends)
    let room = max(0, size.width - leading.width - trailing.width)
    let middle = ProposedViewSize(width: room, height: size.height)
    let title = children[1].size(middle)
    let x = min(
      max((size.width - title.width) / 2, leading.width), max(leading.width, size.width - trailing.width - title.width))
    func y(_ own: CGSize) -> CGFloat { (size.height - own.height) / 2 }
    return [
      Placement(origin: CGPoint(x: 0, y: y(leading)), proposal: ends),
      Placement(origin: CGPoint(x: x, y: y(title)), proposal: middle),
      Placement(origin: CGPoint(x: size.width - trailing.width, y: y(trailing)), proposal: ends),
    ]
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  package var forwardsAlignment: Bool { false }
  package var ownAlignments: [AlignmentKey]? { [] }
}
