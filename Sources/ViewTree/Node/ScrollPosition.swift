import Graphics

/// Where a scroll view's content is. Kept as long as the view keeps its place; layout reads it and holds it to the content.
package final class ScrollPosition {
  /// Where the content is to go, in points from its beginning. Layout clamps it to the content.
  package var offset: CGPoint
  /// A node that layout is to bring into sight, once: by its identity, and where it goes. `nil` as an anchor moves as
  /// little as possible.
  package var target: (id: AnyHashable, anchor: UnitPoint?)?
  /// Along which a finger moves the content.
  package var axes: Axis.Set = []
  package var isEnabled = true
  /// Where the content begins; a horizontal offset grows away from there.
  package var direction = LayoutDirection.leftToRight
  /// Asks for another layout.
  package var invalidate: () -> Void = {}

  package init(offset: CGPoint = .zero) { self.offset = offset }

  /// Moves the content, in points. Numbers that are no place are left out.
  package func scroll(to offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite, offset != self.offset else { return }
    self.offset = offset
    invalidate()
  }
  package func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    target = (id, anchor)
    invalidate()
  }

  /// A rectangle from the content's beginning, where it is given from the content's top-left corner. In points.
  package func fromBeginning(_ frame: CGRect, contentWidth: CGFloat) -> CGRect {
    if direction == .leftToRight { return frame }
    return CGRect(x: contentWidth - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// An offset that shows no more than there is. Lengths in points.
  package static func clamped(_ offset: CGPoint, content: CGSize, viewport: CGSize, axes: Axis.Set) -> CGPoint {
    func clamped(_ value: CGFloat, _ content: CGFloat, _ viewport: CGFloat) -> CGFloat {
      let end = content - viewport
      return value > 0 && end > 0 ? min(value, end) : 0
    }
    return CGPoint(
      x: axes.contains(.horizontal) ? clamped(offset.x, content.width, viewport.width) : 0,
      y: axes.contains(.vertical) ? clamped(offset.y, content.height, viewport.height) : 0)
  }

  /// The offset that brings `frame` (from the content's beginning) into sight. [facts: SwiftUI's ScrollViewProxy: the
  /// anchor is the point of the view and of the scroll view that coincide]
  package static func offset(
    showing frame: CGRect, anchor: UnitPoint?, from offset: CGPoint, viewport: CGSize
  ) -> CGPoint {
    guard let anchor else {
      func least(_ offset: CGFloat, _ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> CGFloat {
        if start < offset || end - start > length { return start }
        return end > offset + length ? end - length : offset
      }
      return CGPoint(
        x: least(offset.x, frame.minX, frame.maxX, viewport.width),
        y: least(offset.y, frame.minY, frame.maxY, viewport.height))
    }
    return CGPoint(
      x: frame.minX + anchor.x * (frame.width - viewport.width),
      y: frame.minY + anchor.y * (frame.height - viewport.height))
  }
}
