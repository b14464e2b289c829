import Graphics

/// A row of a list: as wide as what is offered and at least so high, its content at the leading edge and in the middle of
/// the height.
///
/// Children: what lies behind the row, its content, then as many lines as `lines` tells.
package struct ListRowRule: LayoutRule {
  /// A line at an edge of the row.
  package struct Line: Hashable {
    package var isAtTop: Bool
    /// From the row's leading edge on, instead of from where the text begins.
    package var isFull: Bool
    package init(isAtTop: Bool, isFull: Bool) { (self.isAtTop, self.isFull) = (isAtTop, isFull) }
  }
  /// Around the content, in points.
  package var insets: EdgeInsets
  package var minimumHeight: CGFloat
  package var lines: [Line]
  /// How far from the trailing edge a line that is not full ends, in points.
  package var lineEnd: CGFloat
  /// How thick the lines are, in points.
  package var thickness: CGFloat
  package let hasInvalidLength: Bool

  package init(insets: EdgeInsets, minimumHeight: CGFloat, lines: [Line], lineEnd: CGFloat, thickness: CGFloat) {
    func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.insets = EdgeInsets(
      top: valid(insets.top), leading: valid(insets.leading), bottom: valid(insets.bottom), trailing: valid(insets.trailing))
    self.minimumHeight = minimumHeight.isFinite && minimumHeight > 0 ? minimumHeight : 0
    hasInvalidLength = self.insets != insets || !minimumHeight.isFinite
    (self.lines, self.lineEnd, self.thickness) = (lines, lineEnd, thickness)
  }
  package var name: String { "listRow" }
  package var isContainer: Bool { true }

  private func inner(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - insets.horizontal) }, height: nil)
  }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    guard children.count > 1 else { return CGSize(width: proposal.width ?? 0, height: minimumHeight) }
    let content = children[1].size(inner(proposal.width))
    return CGSize(
      width: proposal.width ?? max(0, content.width + insets.horizontal),
      height: max(minimumHeight, content.height + insets.vertical))
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    guard children.count > 1 else { return children.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) } }
    let content = children[1].dimensions(inner(size.width))
    let room = size.height - insets.vertical
    var placements = [
      Placement(origin: .zero, proposal: ProposedViewSize(size)),
      Placement(
        origin: CGPoint(x: insets.leading, y: insets.top + (room - content.height) / 2), proposal: inner(size.width)),
    ]
    // The text's side of the row; without text the content's. [facts: SwiftUI's listRowSeparatorLeading]
    let start = insets.leading + (content[explicit: HorizontalAlignment.listRowSeparatorLeading] ?? 0)
    let end = content[explicit: HorizontalAlignment.listRowSeparatorTrailing].map { insets.leading + $0 } ?? size.width - lineEnd
    for line in lines {
      let (x, width) = line.isFull ? (0, size.width) : (start, max(0, end - start))
      placements.append(
        Placement(
          origin: CGPoint(x: x, y: line.isAtTop ? 0 : size.height - thickness),
          proposal: ProposedViewSize(width: width, height: thickness)))
    }
    return placements
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  package var forwardsAlignment: Bool { false }
  package var ownAlignments: [AlignmentKey]? { [] }
}
