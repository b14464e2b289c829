import Graphics
import Typography

/// The inside of a text field: a text, and behind its last character the caret.
///
/// As wide as what is offered, or as the text where nothing is. A single line that is too long for its field is moved until
/// its end can be seen while it is edited, and cut before.
package struct FieldRule: LayoutRule {
  package enum Alignment: Hashable { case leading, center, trailing }
  package var alignment: Alignment
  /// The text breaks into lines.
  package var isMultiline: Bool
  /// The text is what the field asks for, so the caret comes before it.
  package var isPlaceholder: Bool
  /// Whether there is a caret, the second child.
  package var isEdited: Bool
  /// At least, in points: what a line takes in a field.
  package var lineHeight: CGFloat
  /// Takes all the height that is offered, with the text at the top.
  package var fillsHeight: Bool
  /// In points, as UIKit's.
  package static let caretWidth: CGFloat = 2

  package init(
    alignment: Alignment, isMultiline: Bool, isPlaceholder: Bool, isEdited: Bool, lineHeight: CGFloat, fillsHeight: Bool
  ) {
    (self.alignment, self.isMultiline, self.isPlaceholder) = (alignment, isMultiline, isPlaceholder)
    (self.isEdited, self.lineHeight, self.fillsHeight) = (isEdited, lineHeight, fillsHeight)
  }
  package var name: String { isEdited ? "field(caret)" : "field" }

  private func inner(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: isEdited && !isMultiline && !isPlaceholder ? nil : width, height: nil)
  }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let text = children.first?.size(inner(proposal.width)) ?? .zero
    let height = max(text.height, lineHeight)
    return CGSize(
      width: proposal.width ?? text.width, height: fillsHeight ? max(proposal.height ?? height, 0) : height)
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let place = PlacementContext(frame: CGRect(origin: .zero, size: size), direction: .leftToRight, safeArea: nil)
    return placements(in: size, proposal: proposal, at: place, children)
  }
  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    guard let text = children.first else { return [] }
    let inner = inner(size.width), own = text.size(inner)
    let y = fillsHeight ? 0 : (size.height - own.height) / 2
    var placements = [Placement(origin: CGPoint(x: start(of: own.width, in: size.width), y: y), proposal: inner)]
    guard isEdited, children.count > 1 else { return placements }
    let last = text.textLayout(inner).lines.last
    var box = last?.bounds ?? CGRect(x: 0, y: 0, width: 0, height: lineHeight)
    if isPlaceholder { box = CGRect(x: 0, y: 0, width: 0, height: box.height) }
    // The line's end, from the text's leading side.
    let end = isPlaceholder ? 0 : place.direction == .rightToLeft ? own.width - box.minX : box.maxX
    var caret = (isPlaceholder ? start(of: 0, in: size.width) : placements[0].origin.x) + end
    let overflow = caret + Self.caretWidth - size.width
    if overflow > 0 {
      caret -= overflow
      if !isMultiline, !isPlaceholder { placements[0].origin.x -= overflow }
    }
    placements.append(
      Placement(
        origin: CGPoint(x: caret, y: y + box.minY),
        proposal: ProposedViewSize(width: Self.caretWidth, height: box.height)))
    return placements
  }
  private func start(of length: CGFloat, in width: CGFloat) -> CGFloat {
    switch alignment {
    case .leading: 0
    case .center: (width - length) / 2
    case .trailing: width - length
    }
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  package func alignmentSources(_ children: [LayoutNode]) -> Range<Int> { 0..<min(1, children.count) }
  package var ownAlignments: [AlignmentKey]? { [] }
}
