import ViewTree

/// A frame on its way: kept at the place of the view that is drawn there.
///
/// Layout itself does not move step by step: the new layout is there at once, and what is drawn goes from where it was
/// shown to where layout has it now.
@MainActor private final class FrameMotion: FramePresenting {
  private let value = AnimatedValue<CGRect.AnimatableData>()
  /// Where the view was lowered last, which says how changes are shown.
  var context: _BuildContext

  init(_ context: _BuildContext) { self.context = context }

  nonisolated func presented(_ frame: CGRect) -> CGRect {
    // Views are laid out where they are evaluated, on the main actor.
    MainActor.assumeIsolated { context.presented(frame, by: value, at: context.node) }
  }
}

extension _BuildContext {
  /// What moves the frame of the `index`-th node that the view here came to.
  func frameMotion(_ index: Int) -> any FramePresenting {
    let place = child(.name("frame"))
    let motion = place.node.slot(index) { FrameMotion(place) }
    motion.context = place
    return motion
  }
}

extension ViewNode {
  /// Whether the node's own frame decides how it is drawn, though it is no leaf.
  var isDrawnByFrame: Bool {
    switch kind {
    case .effect(.clip), .effect(.transform): true
    default: false
    }
  }
}
