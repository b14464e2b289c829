import SwiftUI
import ViewTree

extension Interactor {
  /// Brings an element into sight, moving the scroll views around it as little as possible.
  package func scroll(to name: String) throws(InteractionError) {
    let element = try finder.element(named: name, to: "scroll to")
    var isInAScrollView = false
    // From the inside out: an inner view's offset decides where the element is in the outer one.
    for length in stride(from: element.path.count - 1, through: 0, by: -1) {
      let tree = try tree
      let path = Array(element.path.prefix(length))
      guard let view = tree.descendant(at: path), let position = view.interaction?.scroll, position.isEnabled,
        let content = view.children.first, let target = tree.descendant(at: element.path)
      else { continue }
      isInAScrollView = true
      let frame = position.fromBeginning(
        target.frame.offsetBy(dx: -content.frame.minX, dy: -content.frame.minY), contentWidth: content.frame.width)
      let offset = ScrollOffset.offset(showing: frame, anchor: nil, from: position.offset, viewport: view.frame.size)
      stage.run(rests: false) {
        // As a finger does it, only that what was asked for stays in sight.
        position.drag(.began)
        position.scroll(to: offset)
        position.drag(.cancelled)
      }
    }
    if !isInAScrollView, element.visibleFrame.isNull || element.visibleFrame.isEmpty {
      throw .notScrollable(element.description)
    }
    settle()
  }
}
