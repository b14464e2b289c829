import SwiftUI
import ViewTree

extension Interactor {
  /// Where a person would touch an element.
  /// - Throws: when it is disabled, out of sight, or behind something.
  func point(on element: Element) throws(InteractionError) -> CGPoint {
    let finder = try finder
    if let disabled = disabled(around: element, finder) { throw .disabled(disabled.description) }
    if !element.isVisible { throw .covered(element.description, by: nil) }
    let visible = element.visibleFrame
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { throw .outOfSight(element.description) }
    // The middle first; then the middles of what is in it, for between two texts there may be nothing to touch.
    let parts = finder.elements.filter { element.contains($0) && $0.isVisible }.map(\.visibleFrame)
    let leaves = (try tree).leafFrames(below: element.path).map { $0.overlap(with: visible) }
    let tree = try tree
    for rect in [visible] + parts + leaves where !rect.isNull && rect.width > 0 && rect.height > 0 {
      let point = CGPoint(x: rect.midX, y: rect.midY)
      if let path = tree.touchPath(at: point), path.isInside(element.path) { return point }
    }
    let middle = CGPoint(x: visible.midX, y: visible.midY)
    guard let path = tree.touchPath(at: middle) else { throw .covered(element.description, by: nil) }
    // What is around the element is touched in its place: the element itself takes no touch.
    if element.path.starts(with: path.indices) { throw .covered(element.description, by: nil) }
    if let front = finder.element(at: path.indices), front.contains(element) {
      throw .covered(element.description, by: nil)
    }
    throw .covered(element.description, by: words(for: path, in: tree))
  }

  /// The disabled control that an element is, is in, or has in it alone.
  private func disabled(around element: Element, _ finder: ElementFinder) -> Element? {
    func isControl(_ element: Element) -> Bool {
      element.node.semantics.map { $0.action != nil || $0.control != nil || !$0.isEnabled } ?? false
    }
    if element.isActionable, element.isEnabled { return nil }
    return finder.control(of: element, where: isControl).flatMap { $0.isEnabled ? nil : $0 }
  }

  /// The element of a name, and where to touch it.
  func target(_ name: String, to action: String) throws(InteractionError) -> (element: Element, point: CGPoint) {
    let element = try finder.element(named: name, to: action)
    return (element, try point(on: element))
  }
}

extension PlacedNode {
  /// In points of the picture, of what is drawn below a place in the tree, in drawing order.
  fileprivate func leafFrames(below path: [Int]) -> [CGRect] {
    var frames: [CGRect] = []
    var node = self, toPicture = CGAffineTransform.identity
    for index in path {
      toPicture = node.childSpace.concatenating(toPicture)
      guard node.children.indices.contains(index) else { return [] }
      node = node.children[index]
    }
    node.collectLeaves(toPicture, into: &frames)
    return frames
  }
  private func collectLeaves(_ toPicture: CGAffineTransform, into frames: inout [CGRect]) {
    if children.isEmpty { frames.append(frame.applying(toPicture)) }
    let inner = childSpace.concatenating(toPicture)
    for child in children { child.collectLeaves(inner, into: &frames) }
  }
  private var childSpace: CGAffineTransform {
    if case .effect(.transform(_, let matrix, let anchor)) = content { return matrix.about(anchor, of: frame) }
    return .identity
  }
}
