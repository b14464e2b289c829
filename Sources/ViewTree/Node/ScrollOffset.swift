import Graphics

/// Where a scroll view's content is. Kept as long as the view keeps its place; layout reads it and holds it to the content.
package final class ScrollOffset {
  /// Where the content is to go, in points from its beginning. Layout clamps it to the content.
  package var offset: CGPoint
  /// A node that layout is to bring into sight, once: by its identity, and where it goes. `nil` as an anchor moves as
  /// little as possible.
  package var target: (id: AnyHashable, anchor: UnitPoint?)?
  /// An edge of the content to which layout is to go, once.
  package var edgeTarget: Edge?
  /// Along which a finger moves the content.
  package var axes: Axis.Set = []
  package var isEnabled = true
  /// Where the content begins; a horizontal offset grows away from there.
  package var direction = LayoutDirection.leftToRight
  /// Asks for another layout.
  package var invalidate: () -> Void = {}

  /// The point of the content that lies on the same point of the view: until somebody scrolls, when the sizes change, and
  /// where the content is the smaller of the two. `nil` is its beginning.
  package var initialAnchor: UnitPoint?
  package var sizeChangesAnchor: UnitPoint?
  package var alignmentAnchor: UnitPoint?
  /// Whether somebody has scrolled.
  package private(set) var isMoved = false
  /// How far a finger may pull the content beyond its beginning, in points: what a bar above it takes up then.
  package var pullLimit: CGFloat = 0
  /// How far somebody pulled the content beyond its beginning since `takePull()`, in points: 0, or less than 0.
  private var pull: CGFloat = 0
  /// The sizes of the last layout, in points.
  package private(set) var extent: Extent?
  package struct Extent: Equatable {
    package var content: CGSize
    package var viewport: CGSize
    /// How far the content may go.
    package var limit: CGSize {
      CGSize(width: max(0, content.width - viewport.width), height: max(0, content.height - viewport.height))
    }
  }

  /// A finger takes hold of the content, or lets it go. Told its speed in points a second as it lets go.
  package var drag: (DragEvent) -> Void = { _ in }
  package enum DragEvent: Sendable {
    case began
    case ended(start: CGPoint, velocity: CGVector)
    /// Without going on anywhere.
    case cancelled
  }

  package init(offset: CGPoint = .zero) { self.offset = offset }

  /// Moves the content, in points. Numbers that are no place are left out.
  package func scroll(to offset: CGPoint) {
    if move(to: offset) { invalidate() }
  }
  /// Moves the content before a layout that is to come anyway.
  /// - Returns: whether that makes a difference.
  @discardableResult package func move(to offset: CGPoint) -> Bool {
    guard offset.x.isFinite, offset.y.isFinite, offset != self.offset else { return false }
    self.offset = offset
    isMoved = true
    return true
  }
  package func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    target = (id, anchor)
    invalidate()
  }
  package func scroll(to edge: Edge) {
    edgeTarget = edge
    invalidate()
  }

  /// Where the content is now, in points from its beginning: never further than it goes.
  /// - Parameters:
  ///   - frame: finds a node of the content by its identity, in points from the content's top-left corner.
  func settle(_ extent: Extent, along axes: Axis.Set, frame: (AnyHashable) -> CGRect?) -> CGPoint {
    var next = offset
    if !isMoved, let anchor = initialAnchor {
      next = Self.offset(of: extent, at: anchor)
    } else if let old = self.extent, old != extent, let anchor = sizeChangesAnchor, isAt(anchor, old, axes) {
      next = Self.offset(of: extent, at: anchor)
    }
    if let edge = edgeTarget {
      edgeTarget = nil
      isMoved = true
      switch edge {
      case .top:
        next.y = 0
        pull = -.infinity
      case .bottom: next.y = extent.limit.height
      case .leading: next.x = 0
      case .trailing: next.x = extent.limit.width
      }
    }
    if let (id, anchor) = target {
      target = nil
      if let frame = frame(id) {
        isMoved = true
        next = Self.offset(
          showing: fromBeginning(frame, contentWidth: extent.content.width), anchor: anchor, from: next,
          viewport: extent.viewport)
      }
    }
    if next.y < 0 { pull = min(pull, next.y) }
    // A finger starts from where the content is, not from where somebody wished it to be.
    offset = Self.clamped(next, content: extent.content, viewport: extent.viewport, axes: axes)
    self.extent = extent
    return offset
  }
  /// - Returns: how far the content was pulled beyond its beginning, which is forgotten then.
  package func takePull() -> CGFloat {
    defer { pull = 0 }
    return pull
  }
  private static func offset(of extent: Extent, at anchor: UnitPoint) -> CGPoint {
    CGPoint(x: anchor.x * extent.limit.width, y: anchor.y * extent.limit.height)
  }
  private func isAt(_ anchor: UnitPoint, _ extent: Extent, _ axes: Axis.Set) -> Bool {
    let place = Self.offset(of: extent, at: anchor)
    return (!axes.contains(.horizontal) || abs(place.x - offset.x) < 1e-6)
      && (!axes.contains(.vertical) || abs(place.y - offset.y) < 1e-6)
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
