import Graphics

/// Shows a node's frame on its way from one place to another.
package protocol FramePresenting: AnyObject {
  /// - Parameter frame: where layout puts the node, in points of the root's space.
  /// - Returns: where it is shown now.
  func presented(_ frame: CGRect) -> CGRect
}

/// Where a node that a container may take away was last, so that it can stay there while it leaves.
package final class LastPlace {
  /// In the root's space, and what it was proposed there.
  package fileprivate(set) var place: (origin: CGPoint, proposal: ProposedViewSize)?
  private var wrapper: LastPlace?
  package init() {}

  /// The same for a node that is put around this one.
  var outer: LastPlace {
    if let wrapper { return wrapper }
    let made = LastPlace()
    wrapper = made
    return made
  }
  func note(_ origin: CGPoint, _ proposal: ProposedViewSize) { place = (origin, proposal) }
}

extension ViewNode {
  /// Takes over from the only child what a wrapper around it must know: whether it leaves, and where it was.
  package mutating func followChild() {
    guard children.count == 1 else { return }
    isLeaving = children[0].isLeaving
    lastPlace = children[0].lastPlace?.outer
  }
  /// Text, images and shapes: what is drawn at a frame of its own.
  package var isLeaf: Bool {
    switch kind {
    case .text, .symbol, .shape, .image: true
    case .layout, .effect, .deferred: false
    }
  }
}
