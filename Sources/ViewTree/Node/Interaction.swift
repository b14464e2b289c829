import Graphics

/// How a node answers to a finger. What a tap does to a control is in its `Semantics`.
package struct Interaction {
  /// Innermost modifier first.
  package var gestures: [GestureAttachment] = []
  /// The part of the frame that counts for a finger; `nil` leaves it to what is drawn.
  package var contentShape: ContentShape? = nil
  package var allowsHitTesting = true
  /// Told when a finger comes to rest on the node's action, and when it leaves or is lifted.
  package var press: PressAttachment? = nil
  /// What a finger moves in a scroll view.
  package var scroll: ScrollOffset? = nil
  /// A finger that goes across turns to the next option of the node's control; on which side that lies.
  package var pages: LayoutDirection? = nil
  package init() {}
}

/// An outline in the space of the frame that it is given.
package struct ContentShape {
  package var path: (CGRect) -> Path
  package var usesEvenOddRule: Bool
  package init(usesEvenOddRule: Bool = false, path: @escaping (CGRect) -> Path) {
    (self.path, self.usesEvenOddRule) = (path, usesEvenOddRule)
  }
  package func contains(_ point: CGPoint, in frame: CGRect) -> Bool {
    path(frame).contains(point, eoFill: usesEvenOddRule)
  }
}

/// A gesture on a view.
package struct GestureAttachment {
  package enum Priority {
    /// After the gestures of the view's content.
    case normal
    /// Before them.
    case high
    /// Beside them.
    case simultaneous
  }
  package var priority: Priority
  /// What the gesture mask leaves switched on.
  package var includesGesture: Bool
  package var includesContent: Bool
  /// The same object as long as the view keeps its place: how the gesture is found again after an update.
  package var owner: AnyObject
  package var makeRecognizer: () -> any TouchRecognizer

  package init(
    priority: Priority, includesGesture: Bool, includesContent: Bool, owner: AnyObject,
    makeRecognizer: @escaping () -> any TouchRecognizer
  ) {
    (self.priority, self.includesGesture, self.includesContent) = (priority, includesGesture, includesContent)
    (self.owner, self.makeRecognizer) = (owner, makeRecognizer)
  }
}

/// Who is told of a finger on a button.
package struct PressAttachment {
  /// As `GestureAttachment.owner`.
  package var owner: AnyObject
  package var set: (Bool) -> Void
  package init(owner: AnyObject, set: @escaping (Bool) -> Void) { (self.owner, self.set) = (owner, set) }
}
