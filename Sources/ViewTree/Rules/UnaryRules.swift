import Graphics

/// `fixedSize`: the ideal size on the chosen axes, centred. [facts, section 4: O:FixedSizeLayout]
package struct FixedSizeRule: LayoutRule {
  package var horizontal: Bool
  package var vertical: Bool
  package init(horizontal: Bool, vertical: Bool) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  package var name: String {
    horizontal && vertical ? "fixedSize" : "fixedSize(\(horizontal ? "horizontal" : vertical ? "vertical" : "none"))"
  }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    children.first?.size(inner(proposal)) ?? .zero
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let inner = inner(proposal)
    return children.map { child in
      let own = child.size(inner)
      return Placement(
        origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: inner)
    }
  }
  package var ownAlignments: [AlignmentKey]? { [] }
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// `aspectRatio`: a box of the ratio, scaled into (fit) or over (fill) the proposal, is what the child is offered.
/// [facts, section 4: O:AspectRatioLayout]
package struct AspectRatioRule: LayoutRule {
  /// Width over height; `nil` takes the child's ideal one.
  package var ratio: CGFloat?
  package var mode: ContentMode
  package init(ratio: CGFloat?, mode: ContentMode) { (self.ratio, self.mode) = (ratio, mode) }
  package var hasInvalidLength: Bool { ratio.map { !($0 > 0 && $0.isFinite) } ?? false }
  package var name: String { "aspectRatio(\(ratio.map { number($0) } ?? "nil"), \(mode))" }

  private func inner(_ proposal: ProposedViewSize, _ child: LayoutNode) -> ProposedViewSize {
    if proposal.width == nil, proposal.height == nil { return proposal }
    let ideal = child.size(.unspecified)
    let aspect = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard aspect > 0, aspect.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, nil): return ProposedViewSize(width: width, height: width / aspect)
    case (nil, let height?): return ProposedViewSize(width: height * aspect, height: height)
    case (let width?, let height?):
      if width == .infinity, height == .infinity { return proposal }
      // Comparing widths avoids a division by a height of zero.
      let widthByHeight = height * aspect
      let byWidth = mode == .fit ? width <= widthByHeight : width >= widthByHeight
      return byWidth
        ? ProposedViewSize(width: width, height: width / aspect)
        : ProposedViewSize(width: widthByHeight, height: height)
    case (nil, nil): return proposal
    }
  }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    guard let child = children.first else { return .zero }
    return child.size(inner(proposal, child))
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    children.map { child in
      let inner = inner(proposal, child)
      let own = child.size(inner)
      return Placement(
        origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: inner)
    }
  }
  package var ownAlignments: [AlignmentKey]? { [] }
}

/// `offset`: moves the drawing, not the layout.
package struct OffsetRule: LayoutRule {
  package let offset: CGSize
  package let hasInvalidLength: Bool
  /// With the numbers as they were given.
  package let name: String
  package init(_ offset: CGSize) {
    hasInvalidLength = !offset.width.isFinite || !offset.height.isFinite
    name = "offset(x: \(number(offset.width)), y: \(number(offset.height)))"
    self.offset = CGSize(
      width: offset.width.isFinite ? offset.width : 0, height: offset.height.isFinite ? offset.height : 0)
  }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    children.first?.size(proposal) ?? .zero
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    children.map { _ in Placement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal) }
  }
  /// The lines stay where they were without the offset.
  package func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions, _ children: [LayoutNode]) -> CGFloat? {
    children.first?.explicitAlignment(key, proposal: dimensions.proposal)
  }
  package var ownAlignments: [AlignmentKey]? { [] }
}

/// `position`: takes the whole proposal and puts the child's centre at a point. [facts, section 4]
package struct PositionRule: LayoutRule {
  package let position: CGPoint
  package let hasInvalidLength: Bool
  /// With the numbers as they were given.
  package let name: String
  package init(_ position: CGPoint) {
    hasInvalidLength = !position.x.isFinite || !position.y.isFinite
    name = "position(x: \(number(position.x)), y: \(number(position.y)))"
    self.position = CGPoint(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
  }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let child = children.first?.size(proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: child)
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    children.map { child in
      let own = child.size(proposal)
      return Placement(
        origin: CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2), proposal: proposal)
    }
  }
  package var forwardsAlignment: Bool { false }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  package var ownAlignments: [AlignmentKey]? { [] }
}

/// `alignmentGuide`: sets one line from the child's dimensions.
package struct AlignmentGuideRule: LayoutRule {
  package var key: AlignmentKey
  package var compute: (ViewDimensions) -> CGFloat
  package init(key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    (self.key, self.compute) = (key, compute)
  }
  package var name: String { "alignmentGuide" }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    children.first?.size(proposal) ?? .zero
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }
  package func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions, _ children: [LayoutNode]) -> CGFloat? {
    guard key == self.key, let child = children.first else { return nil }
    return compute(child.dimensions(dimensions.proposal))
  }
  package var ownAlignments: [AlignmentKey]? { [key] }
}

/// A wrapper that only names its child: a button, a map, an accessibility element.
package struct ElementRule: LayoutRule {
  package var name: String
  package init(name: String) { self.name = name }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    children.first?.size(proposal) ?? .zero
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }
  package var ownAlignments: [AlignmentKey]? { [] }
}
