import Graphics

/// A screen, and how much of each of its edges the system's own furniture (status bar, home indicator) covers.
package struct SafeArea: Hashable, Sendable {
  /// Of the screen, in points.
  package var screen: CGSize
  /// Measured left and right, not leading and trailing: furniture does not move with the language.
  package var top, left, bottom, right: CGFloat
  /// The screen's top-left corner in the picture: a part of it that has bars of its own is a screen to what it holds.
  package var origin: CGPoint = .zero
  package init(screen: CGSize, top: CGFloat, left: CGFloat = 0, bottom: CGFloat, right: CGFloat = 0) {
    (self.screen, self.top, self.left, self.bottom, self.right) = (screen, top, left, bottom, right)
  }
  /// What is left for content, in points from the picture's top-left corner.
  package var frame: CGRect {
    CGRect(
      x: origin.x + left, y: origin.y + top, width: max(0, screen.width - left - right),
      height: max(0, screen.height - top - bottom))
  }

  /// The area of what is in a view at `frame`, of whose edges something else takes `insets`: it reaches out to the frame,
  /// and where that touches the edges of `outer`, out to the edges of the screen.
  package static func inside(
    _ frame: CGRect, keeping insets: EdgeInsets, direction: LayoutDirection, of outer: SafeArea?
  ) -> SafeArea {
    let isLeftToRight = direction == .leftToRight
    let outsets = outer?.outsets(of: frame, edges: .all, direction: .leftToRight) ?? EdgeInsets()
    var area = SafeArea(
      screen: CGSize(width: frame.width + outsets.horizontal, height: frame.height + outsets.vertical),
      top: outsets.top + insets.top, left: outsets.leading + (isLeftToRight ? insets.leading : insets.trailing),
      bottom: outsets.bottom + insets.bottom,
      right: outsets.trailing + (isLeftToRight ? insets.trailing : insets.leading))
    area.origin = CGPoint(x: frame.minX - outsets.leading, y: frame.minY - outsets.top)
    return area
  }

  /// What a scroll view at `frame` shows: its content runs on under the furniture that it touches. [facts, section 4]
  package func visible(_ frame: CGRect) -> CGRect {
    let outsets = outsets(of: frame, edges: .all, direction: .leftToRight)
    return CGRect(
      x: frame.minX - outsets.leading, y: frame.minY - outsets.top, width: frame.width + outsets.horizontal,
      height: frame.height + outsets.vertical)
  }

  /// How far a view at `frame` may reach out over `edges` to the edges of the screen, in points: nothing on a side that
  /// does not touch the furniture, so that a view in the middle stays where it is. [facts, swiftui-layout.md section 4:
  /// O:SafeAreaIgnoringLayout]
  package func outsets(of frame: CGRect, edges: Edge.Set, direction: LayoutDirection) -> EdgeInsets {
    let safe = self.frame
    // Sums of fractional lengths may miss the edge by their last bits.
    let tolerance: CGFloat = 1e-6
    let isLeftToRight = direction == .leftToRight
    func reach(_ edge: Edge.Set, _ touches: Bool, _ distance: CGFloat) -> CGFloat {
      edges.contains(edge) && touches ? max(0, distance) : 0
    }
    let left = reach(isLeftToRight ? .leading : .trailing, frame.minX <= safe.minX + tolerance, frame.minX - origin.x)
    let right = reach(
      isLeftToRight ? .trailing : .leading, frame.maxX >= safe.maxX - tolerance, origin.x + screen.width - frame.maxX)
    return EdgeInsets(
      top: reach(.top, frame.minY <= safe.minY + tolerance, frame.minY - origin.y),
      leading: isLeftToRight ? left : right,
      bottom: reach(.bottom, frame.maxY >= safe.maxY - tolerance, origin.y + screen.height - frame.maxY),
      trailing: isLeftToRight ? right : left)
  }
}

extension SafeArea {
  /// What is left of it for what scrolls along `axes`: a scroll view keeps its content within the safe area by scrolling, and
  /// nothing in the content reaches out of it.
  package func scrolled(along axes: Axis.Set) -> SafeArea {
    var area = self
    if axes.contains(.vertical) { (area.top, area.bottom) = (0, 0) }
    if axes.contains(.horizontal) { (area.left, area.right) = (0, 0) }
    return area
  }
}
