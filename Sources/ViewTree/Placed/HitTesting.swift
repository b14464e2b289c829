import Graphics

/// What a finger at a point touches.
package struct TouchPath {
  /// A node on the way from the root to what is touched.
  package struct Step {
    package var node: PlacedNode
    /// Which child of the step before.
    package var index: Int
    /// From points of the picture to points of the space that the node's frame is in.
    package var transform: CGAffineTransform
    package init(node: PlacedNode, index: Int, transform: CGAffineTransform) {
      (self.node, self.index, self.transform) = (node, index, transform)
    }
  }
  /// The root first; the last one is what is touched.
  package var steps: [Step]
  package var indices: [Int] { steps.dropFirst().map(\.index) }

  /// Whether the touch is on the node at `path` (child numbers from the root) or in it.
  package func isInside(_ path: [Int]) -> Bool { indices.starts(with: path) }
}

extension PlacedNode {
  /// The topmost thing at a point, in drawing order: what is drawn last is touched first.
  ///
  /// Texts, symbols and images are touched in their frames, shapes in their outlines where they are not clear, containers
  /// only in their children, unless a content shape says otherwise. Hidden views, views of no opacity, what is clipped
  /// away or scrolled out of sight and what does not allow hit testing is not touched; disabled controls are.
  /// - Parameter point: in points from the picture's top-left corner.
  package func touchPath(at point: CGPoint) -> TouchPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return steps(at: point, .identity, index: 0).map { TouchPath(steps: $0.reversed()) }
  }

  /// Steps from what is touched up to this node.
  private func steps(at point: CGPoint, _ transform: CGAffineTransform, index: Int) -> [TouchPath.Step]? {
    let own = TouchPath.Step(node: self, index: index, transform: transform)
    var isOnContentShape = false
    if let interaction {
      if !interaction.allowsHitTesting { return nil }
      if let shape = interaction.contentShape {
        guard shape.contains(point, in: frame) else { return nil }
        isOnContentShape = true
      }
    }
    if let child = childSteps(at: point, transform) { return child + [own] }
    return isOnContentShape || isOpaque(at: point) ? [own] : nil
  }

  private func childSteps(at point: CGPoint, _ transform: CGAffineTransform) -> [TouchPath.Step]? {
    var (point, transform, count) = (point, transform, children.count)
    if case .effect(let effect) = content {
      guard enter(effect, &point, &transform) else { return nil }
      if case .mask = effect { count = min(count, 1) }
    }
    for index in (0..<count).reversed() {
      if let steps = children[index].steps(at: point, transform, index: index) { return steps }
    }
    return nil
  }

  /// Takes a point into the space of what the effect draws; `false` where the effect lets no touch through.
  private func enter(_ effect: DrawingEffect, _ point: inout CGPoint, _ transform: inout CGAffineTransform) -> Bool {
    switch effect {
    case .hidden: return false
    case .opacity(let opacity): return opacity > 0
    case .clip(_, let path, let style): return path(frame).contains(point, eoFill: style.isEOFilled)
    case .viewport: return frame.contains(point)
    case .transform(_, let matrix, let anchor):
      // Nothing of a view that is drawn flat can be touched.
      guard let inverse = matrix.about(anchor, of: frame).inverse else { return false }
      point = point.applying(inverse)
      transform = transform.concatenating(inverse)
    case .projection(_, let make):
      var inverse = make(frame.size).about(frame)
      guard inverse.invert(), let inside = inverse.project(point), let tangent = inverse.tangent(at: point) else {
        return false
      }
      point = inside
      transform = transform.concatenating(tangent)
    case .combined(let effects):
      for inner in effects.reversed() {
        if !enter(inner, &point, &transform) { return false }
      }
    case .mask, .geometric, .alphaThreshold, .blendMode, .compositingGroup, .shadow, .blur, .colorMatrix: break
    }
    return true
  }

  private func isOpaque(at point: CGPoint) -> Bool {
    switch content {
    case .container, .effect: return false
    case .text, .symbol, .image: return frame.contains(point)
    case .shape(let shape):
      if let color = shape.paint.color, !(color.alpha > 0) { return false }
      let path = shape.path(frame)
      switch shape.drawing {
      case .fill(let style): return path.contains(point, eoFill: style.isEOFilled)
      case .stroke(let style, _): return path.strokedPath(style).contains(point)
      }
    }
  }
}

extension CGAffineTransform {
  /// The transform about a point of a rectangle's unit square, as the effect draws it.
  package func about(_ anchor: UnitPoint, of frame: CGRect) -> CGAffineTransform {
    let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
  /// `nil` where there is none.
  fileprivate var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite, isFinite else { return nil }
    return inverted()
  }
}

extension ProjectionTransform {
  /// The map of a space whose origin is a frame's top-left corner, in the space that the frame is in.
  package func about(_ frame: CGRect) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -frame.minX, y: -frame.minY)).concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
  }
}
