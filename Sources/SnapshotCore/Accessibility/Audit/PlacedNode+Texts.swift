import Typography
import ViewTree

extension PlacedNode {
  /// The same nodes in the same places with other drawings of their texts; for drawing only.
  func mapTexts(_ change: (TextLayout) -> TextLayout) -> PlacedNode {
    var content = content
    if case .text(let layout, let text) = content { content = .text(change(layout), text) }
    return PlacedNode(
      kind: kind, frame: frame, children: children.map { $0.mapTexts(change) }, content: content, semantics: semantics)
  }
}
