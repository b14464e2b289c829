import Combine
import ViewTree

/// Puts a gesture on each node of the content.
private nonisolated struct GestureModifier<G: Gesture>: ViewModifier {
  let gesture: G
  let priority: GestureAttachment.Priority
  let mask: GestureMask
  @StateObject private var place = GesturePlace()
  @Environment(\.isEnabled) private var isEnabled

  init(_ gesture: G, _ priority: GestureAttachment.Priority, _ mask: GestureMask) {
    (self.gesture, self.priority, self.mask) = (gesture, priority, mask)
  }

  @MainActor func body(content: Content) -> some View {
    let (gesture, owner) = (UnsafeTransfer(gesture), place)
    let attachment = GestureAttachment(
      priority: priority, includesGesture: mask.contains(.gesture) && isEnabled,
      includesContent: mask.contains(.subviews), owner: owner
    ) {
      // Fingers come down where views are evaluated, on the main actor.
      MainActor.assumeIsolated {
        UnsafeTransfer(PlacedRecognizer(ErasedRecognizer(gesture.value.recognizer)))
      }.value
    }
    let added = UnsafeTransfer(attachment)
    content.modifier(InteractionModifier { interaction, _ in interaction.gestures.append(added.value) })
  }
}

/// Tells the gesture of one place from all others; kept as long as the view keeps its place.
private final class GesturePlace: ObservableObject {
  nonisolated init() {}
}

/// Hands over what was made on the actor that already runs.
struct UnsafeTransfer<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension View {
  /// Recognised unless a gesture of the content is.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture, .normal, mask))
  }
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, .normal, isEnabled ? .all : .subviews))
  }
  /// Recognised before the gestures of the content.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(GestureModifier(gesture, .high, mask))
  }
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, .high, isEnabled ? .all : .subviews))
  }
  /// Recognised whether or not a gesture of the content is.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(GestureModifier(gesture, .simultaneous, mask))
  }
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, .simultaneous, isEnabled ? .all : .subviews))
  }

  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
  /// - Parameters:
  ///   - minimumDuration: in seconds, after which `action` runs, with the finger still down.
  ///   - maximumDistance: in points, how far the finger may stray.
  ///   - onPressingChanged: called with `true` when the finger comes down, and with `false` when the press is over.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance), action: action,
        onPressingChanged: onPressingChanged ?? { _ in }))
  }
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

/// A long press that says when a finger comes and goes.
private nonisolated struct PressingGesture: PrimitiveGesture {
  typealias Value = Bool
  typealias Body = Never
  typealias Callbacks = (action: () -> Void, onPressingChanged: (Bool) -> Void)
  let press: LongPressGesture
  let action: () -> Void
  let onPressingChanged: (Bool) -> Void
  @MainActor func makeRecognizer() -> _GestureRecognizer<Bool> {
    var isPressing = false
    return CallbackRecognizer<Bool, Callbacks>(press.recognizer, (action, onPressingChanged)) { response, callbacks in
      if response.phase.currentValue == true, !isPressing {
        isPressing = true
        response.effects.append { callbacks.onPressingChanged(true) }
      } else if response.phase.isFinal, isPressing {
        response.effects.append { callbacks.onPressingChanged(false) }
      }
      if case .ended = response.phase { response.effects.append { callbacks.action() } }
    }
  }
}
