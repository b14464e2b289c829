import SwiftUI

/// Content with something said about it.
public nonisolated struct _StyledMapContent<Content: MapContent>: _PrimitiveMapContent {
  let content: Content
  let change: (inout _MapContentContext) -> Void
  init(content: Content, change: @escaping (inout _MapContentContext) -> Void) {
    (self.content, self.change) = (content, change)
  }
  @MainActor public func _place(in context: _MapContentContext) {
    var inner = context
    change(&inner)
    Content._place(content, in: inner)
  }
}

extension MapContent {
  nonisolated func styled(_ change: @escaping (inout MapItemStyle) -> Void) -> some MapContent {
    _StyledMapContent(content: self) { change(&$0.style) }
  }
  /// The colour of markers, and of lines and areas without a style of their own.
  public nonisolated func tint(_ tint: Color?) -> some MapContent {
    styled { $0.tint = tint.map { AnyShapeStyle($0) } }
  }
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some MapContent {
    styled { $0.tint = tint.map { AnyShapeStyle($0) } }
  }
  /// What areas are filled with, and lines are drawn in where they have no `stroke`.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    styled { $0.foreground = AnyShapeStyle(style) }
  }
  /// Lines of that width in points, along the content or around it.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    styled { $0.stroke = (AnyShapeStyle(content), style) }
  }
  /// In the foreground style, or else the tint.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some MapContent {
    styled { $0.stroke = (nil, StrokeStyle(lineWidth: lineWidth)) }
  }
  public nonisolated func strokeStyle(style: StrokeStyle) -> some MapContent { styled { $0.stroke = (nil, style) } }

  /// Whether titles are written below markers and annotations; `.automatic` is that they are. None is left out for want of
  /// room.
  public nonisolated func annotationTitles(_ visibility: Visibility) -> some MapContent {
    styled { $0.titles = visibility }
  }
  /// Subtitles are not drawn, so it changes no picture.
  public nonisolated func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
    styled { $0.subtitles = visibility }
  }
  /// Streets and their names are not drawn, so it changes no picture.
  public nonisolated func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
  /// What the map's selection is when the content is selected.
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some MapContent {
    _StyledMapContent(content: self) { $0.tag = AnyHashable(tag) }
  }
}
