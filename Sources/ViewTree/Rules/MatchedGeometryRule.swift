import Graphics

/// What a view takes over from another one's rectangle.
package struct MatchedParts: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let position = MatchedParts(rawValue: 1)
  package static let size = MatchedParts(rawValue: 2)
}

/// Where a view with `matchedGeometryEffect` finds the rectangle of its source, from one placing to the next.
package final class MatchedGeometry {
  package let key: AnyHashable
  /// The source's rectangle, in points from the picture's top-left corner, that the view was last placed at.
  fileprivate(set) var frame: CGRect? = nil
  /// Of the placing under way, which knows all sources once it is over.
  fileprivate var context: LayoutContext? = nil
  package init(key: AnyHashable) { self.key = key }

  package struct Outcome {
    /// The source is somewhere else than where it was looked for, so that the view has to be placed once more.
    package var isOutdated = false
    package var hasSeveralSources = false
  }
  /// Looks back at a placing that is over.
  package func finishPlacing() -> Outcome {
    guard let context else { return Outcome() }
    self.context = nil
    let last = frame
    frame = context.matchedFrames[key]
    return Outcome(isOutdated: frame != last, hasSeveralSources: context.severalMatchedSources.contains(key))
  }
}

/// `matchedGeometryEffect`: a source says where it is; another view of the same key is drawn there, in its size, while
/// its parent still arranges it as if it were at its own place.
package struct MatchedGeometryRule: LayoutRule {
  package var geometry: MatchedGeometry
  package var isSource: Bool
  package var parts: MatchedParts
  package var anchor: UnitPoint
  package init(_ geometry: MatchedGeometry, isSource: Bool, parts: MatchedParts, anchor: UnitPoint) {
    (self.geometry, self.isSource, self.parts, self.anchor) = (geometry, isSource, parts, anchor)
  }
  package var name: String { "matchedGeometryEffect" }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    children.first?.size(proposal) ?? .zero
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }
  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    let placements = placements(in: size, proposal: proposal, children)
    guard let child = children.first, !placements.isEmpty else { return placements }
    geometry.context = child.context
    if isSource {
      child.context.recordMatched(geometry.key, place.frame)
      return placements
    }
    // A source that comes later in the tree is known from the placing before.
    guard let source = child.context.matchedFrames[geometry.key] ?? geometry.frame else { return placements }
    geometry.frame = source
    var matched = placements[0]
    if parts.contains(.size) { matched.proposal = ProposedViewSize(source.size) }
    let target = parts.contains(.position) ? source : place.frame
    let own = child.size(matched.proposal)
    let x = target.minX + anchor.x * (target.width - own.width) - place.frame.minX
    let y = target.minY + anchor.y * (target.height - own.height) - place.frame.minY
    // Places are counted from the left on a right-to-left screen too: the placer mirrors, so this mirrors once more.
    matched.origin = CGPoint(x: place.direction == .rightToLeft ? size.width - x - own.width : x, y: y)
    return [matched]
  }
  package var ownAlignments: [AlignmentKey]? { [] }
}
