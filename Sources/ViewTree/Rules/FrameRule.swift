import Graphics

/// `frame(width:height:)`: reports the given lengths and offers them; the child may overflow. [facts, section 4: O:FrameLayout]
package struct FrameRule: LayoutRule {
  package var width: CGFloat?
  package var height: CGFloat?
  package var alignment: Alignment
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    (self.width, self.height, self.alignment) = (width, height, alignment)
  }
  package var hasInvalidLength: Bool { width != FrameRule.valid(width) || height != FrameRule.valid(height) }
  /// A length that is none leaves its axis as if it had not been given.
  private static func valid(_ length: CGFloat?) -> CGFloat? {
    guard let length, length >= 0, length < .infinity else { return nil }
    return length
  }
  package var name: String {
    let parts = [width.map { "width: \(number($0))" }, height.map { "height: \(number($0))" }].compactMap { $0 }
    return "frame(\(parts.joined(separator: ", ")))"
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: FrameRule.valid(width) ?? proposal.width, height: FrameRule.valid(height) ?? proposal.height)
  }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let (width, height) = (FrameRule.valid(width), FrameRule.valid(height))
    if let width, let height { return CGSize(width: width, height: height) }
    let child = children.first?.size(inner(proposal)) ?? .zero
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let inner = inner(proposal)
    return children.map { Placement(origin: alignment.offset(of: $0.dimensions(inner), in: size), proposal: inner) }
  }
  /// A frame speaks for itself on the axes that it fixes.
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return (children.first?.spacing ?? ViewSpacing()).resetting(edges)
  }
  package var ownAlignments: [AlignmentKey]? { [] }
}

/// `frame(minWidth:idealWidth:maxWidth:…)`. [facts, section 4: O:FrameLayout; Apple documentation]
package struct FlexibleFrameRule: LayoutRule {
  package struct Limits: Hashable {
    package var minimum, ideal, maximum: CGFloat?
    /// One of the given lengths was NaN or negative. An endless ideal is harmless, and an endless minimum is named where
    /// it makes an endless size.
    package let wasInvalid: Bool
    /// Guarantees: none negative or NaN, minimum ≤ ideal ≤ maximum where they are set.
    package init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
      func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : $0 } }
      wasInvalid = [minimum, ideal, maximum].contains { $0.map { !($0 >= 0) } ?? false }
      self.minimum = valid(minimum).map { max(0, $0) }
      self.ideal = valid(ideal).map { max($0, self.minimum ?? 0) }
      self.maximum = valid(maximum).map { max($0, self.ideal ?? self.minimum ?? 0) }
    }
    package var isSet: Bool { minimum != nil || ideal != nil || maximum != nil }

    package func proposal(_ offered: CGFloat?) -> CGFloat? {
      guard let length = offered ?? ideal else { return nil }
      return min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
    }
    package func length(_ offered: CGFloat?, child: @autoclosure () -> CGFloat) -> CGFloat {
      guard let offered else {
        if let ideal { return ideal }
        return min(max(child(), minimum ?? 0), maximum ?? .infinity)
      }
      switch (minimum, maximum) {
      case (let low?, let high?): return min(max(offered, low), high)
      case (let low?, nil): return max(low, min(offered, child()))
      case (nil, let high?): return min(high, max(offered, child()))
      case (nil, nil): return child()
      }
    }
  }
  package var width: Limits
  package var height: Limits
  package var alignment: Alignment
  package init(width: Limits, height: Limits, alignment: Alignment = .center) {
    (self.width, self.height, self.alignment) = (width, height, alignment)
  }
  package var name: String {
    let parts = [
      ("minWidth", width.minimum), ("idealWidth", width.ideal), ("maxWidth", width.maximum),
      ("minHeight", height.minimum), ("idealHeight", height.ideal), ("maxHeight", height.maximum),
    ].compactMap { label, value in value.map { "\(label): \(number($0))" } }
    return "frame(\(parts.joined(separator: ", ")))"
  }

  package var hasInvalidLength: Bool { width.wasInvalid || height.wasInvalid }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    // Measured only when a limit asks for it: a frame with both limits on both axes ignores its child.
    func child() -> CGSize { children.first?.size(inner(proposal)) ?? .zero }
    return CGSize(
      width: width.length(proposal.width, child: child().width),
      height: height.length(proposal.height, child: child().height))
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    // Since iOS 17, an axis without an ideal that was offered nil, whose size lies strictly between its limits, offers
    // nil again; otherwise the child is offered the frame's own length where the frame was offered none.
    func placing(_ limits: Limits, _ offered: CGFloat?, _ own: CGFloat) -> CGFloat? {
      if offered == nil, limits.isSet {
        let (low, high) = (limits.minimum ?? -.infinity, limits.maximum ?? .infinity)
        if limits.ideal == nil, own > low, own < high { return nil }
        return own
      }
      return limits.proposal(offered)
    }
    let inner = ProposedViewSize(
      width: placing(width, proposal.width, size.width), height: placing(height, proposal.height, size.height))
    return children.map { Placement(origin: alignment.offset(of: $0.dimensions(inner), in: size), proposal: inner) }
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    var edges: Edge.Set = []
    if width.isSet { edges.formUnion(.horizontal) }
    if height.isSet { edges.formUnion(.vertical) }
    return (children.first?.spacing ?? ViewSpacing()).resetting(edges)
  }
  package var ownAlignments: [AlignmentKey]? { [] }
}
