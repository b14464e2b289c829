import Graphics

/// Where a node came to lie, and what around it lengths may be measured against. All in points from the picture's
/// top-left corner; transform effects around the node do not count.
package struct PlacedGeometry: Sendable {
  /// Not rounded to pixels.
  package var frame: CGRect
  package var direction: LayoutDirection
  /// What the screen's furniture, and views that take part of the edges, leave; `nil` without either.
  package var safeArea: SafeArea?
  package var spaces: CoordinateSpaces?

  package init(
    frame: CGRect, direction: LayoutDirection = .leftToRight, safeArea: SafeArea? = nil, spaces: CoordinateSpaces? = nil
  ) {
    (self.frame, self.direction, self.safeArea, self.spaces) = (frame, direction, safeArea, spaces)
  }

  /// How far the safe area's edges are from those of the frame that they touch, in points.
  package var safeAreaInsets: EdgeInsets {
    safeArea?.outsets(of: frame, edges: .all, direction: direction) ?? EdgeInsets()
  }
}

/// The named coordinate spaces around a node, the innermost first.
package final class CoordinateSpaces: @unchecked Sendable {
  package enum Name {
    case named(AnyHashable)
    /// What a scroll view shows, and the axes along which it scrolls.
    case scrollView(Axis.Set)
  }
  private let name: Name
  private let frame: CGRect
  private let outer: CoordinateSpaces?

  package init(_ name: Name, frame: CGRect, in outer: CoordinateSpaces?) {
    (self.name, self.frame, self.outer) = (name, frame, outer)
  }

  /// The frame of the nearest space that fits; `nil` where there is none.
  package func frame(where fits: (Name) -> Bool) -> CGRect? {
    var space: CoordinateSpaces? = self
    while let current = space {
      if fits(current.name) { return current.frame }
      space = current.outer
    }
    return nil
  }
}
