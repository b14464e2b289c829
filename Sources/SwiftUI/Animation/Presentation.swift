import ViewTree
import VirtualTime

/// What a pass says about change: it holds for the pass only, so environments are compared without it.
package struct Motion {
  package var transaction = Transaction()
  package var sampling = AnimationSampling.end
  /// Whoever wants to know how long what is below takes.
  package var observer: MotionObserver? = nil
  /// Set by a container for a view that it adds or takes away, until a `transition` answers.
  package var transition: TransitionScope? = nil
}
extension Motion: SelfComparing {
  func isSame(as other: Motion) -> Bool {
    sampling == other.sampling && observer === other.observer && transition === other.transition
      && transaction.isSame(as: other.transaction)
  }
}
package enum MotionKey: EnvironmentKey {
  package static var defaultValue: Motion { Motion() }
}

extension EnvironmentValues {
  package var motion: Motion {
    get { self[MotionKey.self] }
    set { self[MotionKey.self] = newValue }
  }
  /// That of the changes that this pass shows.
  package var transaction: Transaction {
    get { motion.transaction }
    set { motion.transaction = newValue }
  }
  /// At which moment of what is under way the picture is taken.
  package var animationSampling: AnimationSampling {
    get { motion.sampling }
    set { motion.sampling = newValue }
  }
}

/// Collects until when something moves.
@MainActor package final class MotionObserver {
  /// In seconds of the clock; `nil` where everything rests, infinite for what never does.
  package private(set) var endTime: Double? = nil
  private let outer: MotionObserver?
  package init(inside outer: MotionObserver? = nil) { self.outer = outer }
  package func note(_ end: Double) {
    endTime = max(endTime ?? end, end)
    outer?.note(end)
  }
}

extension _BuildContext {
  /// What to show of a value that the view says should be `target`: the value itself at rest.
  ///
  /// It is kept at this place of the tree, so a place has one for each `slot`.
  package func presented<V: Animatable>(_ target: V, slot: Int = 0) -> V {
    if V.AnimatableData.self == EmptyAnimatableData.self { return target }
    return presented(target, at: child(.name("presented")).node, slot: slot)
  }

  /// The same, kept by `place`, which nothing else may use.
  func presented<V: Animatable>(_ target: V, at place: GraphNode, slot: Int = 0) -> V {
    if V.AnimatableData.self == EmptyAnimatableData.self { return target }
    return presented(target, by: place.slot(slot) { AnimatedValue() }, at: place)
  }

  /// The same for values that cost more to take apart than to compare: at rest they are only compared.
  /// - Parameter haveWay: whether something lies between two of them; otherwise the new one is taken at once.
  func presented<V: Animatable & Equatable>(
    _ target: V, at place: GraphNode, slot: Int = 0, haveWay: (V, V) -> Bool
  ) -> V {
    let memory = place.slot(slot) { LastTarget<V>() }
    let last = memory.target
    memory.target = target
    guard let last else { return target }
    if last != target {
      if !haveWay(last, target) {
        memory.value = nil
      } else if memory.value == nil, environment.transaction.animation != nil {
        memory.value = AnimatedValue(from: last.animatableData)
      }
    }
    guard let value = memory.value else { return target }
    let shown = presented(target, by: value, at: place)
    if !value.isUnderWay { memory.value = nil }
    return shown
  }

  func presented<V: Animatable>(
    _ target: V, by value: AnimatedValue<V.AnimatableData>, at place: GraphNode
  ) -> V {
    let data = target.animatableData
    // Nearly always; looking into the environment costs more than the rest of this.
    if value.rests(at: data) { return target }
    let motion = environment.motion
    let vector = value.value(
      target: data, animation: motion.transaction.animation, at: VirtualClock.current?.now ?? 0,
      sampling: motion.sampling, environment: environment)
    guard let end = value.endTime else { return target }
    motion.observer?.note(end)
    graph.storage.moving.note(place, until: end)
    if value.hasBegun {
      noteAnimation(endTime: end, at: place)
      if let clock = VirtualClock.current {
        for completion in motion.transaction.completions { completion.began(lasting: value.lastDuration, on: clock) }
      }
    }
    // Going through the vector and back may round.
    if motion.sampling == .end { return target }
    var shown = target
    shown.animatableData = vector
    return shown
  }

  /// Something at a place moves until `endTime`, in seconds of the clock. The graph shows it at rest then.
  func noteAnimation(endTime: Double, at place: GraphNode) {
    guard endTime.isFinite, let clock = VirtualClock.current else { return }
    let end = graph.storage.moving.passTime(for: endTime)
    let (graph, place) = (WeakReference(value: graph), WeakReference(value: place))
    clock.schedule(after: end - clock.now, name: "animation") {
      // A place that is gone moves nothing.
      if let place = place.value { graph.value?.invalidate("an animation", place) }
    }
  }
}

/// The places of a graph that show something else at every moment. They must be lowered again whenever the clock has moved
/// on.
@MainActor package final class MovingPlaces {
  private var places: [(node: WeakReference<GraphNode>, end: Double)] = []
  /// Where each is, for a list may have thousands.
  private var positions: [ObjectIdentifier: Int] = [:]

  func note(_ node: GraphNode, until end: Double) {
    let id = ObjectIdentifier(node)
    // Another place may have been at the address of this one.
    if let index = positions[id], places[index].node.value === node {
      places[index].end = end
    } else {
      positions[id] = places.count
      places.append((WeakReference(value: node), end))
    }
  }
  var isEmpty: Bool { places.isEmpty }

  /// By frame, counted from the clock's zero: the end that was noted first.
  private var firstEnds: [Int: Double] = [:]
  private static let framesPerSecond = 60.0
  /// When to look at what ends at `end`, in seconds of the clock: at that moment, or with others of the same frame. Springs
  /// of a list's rows come to rest at thousands of moments, which must not be as many passes.
  func passTime(for end: Double) -> Double {
    guard end >= 0, end < 1e9 else { return end }
    let frame = Int(end * Self.framesPerSecond)
    guard let first = firstEnds[frame] else {
      firstEnds[frame] = end
      return end
    }
    return end <= first ? first : max(end, Double(frame + 1) / Self.framesPerSecond)
  }
  /// Marks them all as to be lowered in the next pass, and forgets those that rest by `time`: the pass shows them so.
  package func markDirty(at time: Double) {
    for place in places { place.node.value?.markDirty(body: false) }
    places.removeAll { $0.end <= time || $0.node.value == nil }
    if firstEnds.count > 1_000 { firstEnds = firstEnds.filter { $0.value > time } }
    positions = [:]
    for (index, place) in places.enumerated() {
      if let node = place.node.value { positions[ObjectIdentifier(node)] = index }
    }
  }
}

/// A view that is another one at every moment until a time of the clock, in seconds; infinite for one that never rests.
struct Momentary<Content: View>: View {
  let endTime: Double
  /// The view at a second of the clock.
  let content: (Double) -> Content
  /// In seconds; the moment for which it is lowered, which makes it another value than the one before.
  private var now: Double
  init(endTime: Double, content: @escaping (Double) -> Content) {
    (self.endTime, self.content, now) = (endTime, content, endTime)
  }
  var body: some View { content(now) }

  static func _lower(_ view: Momentary, in context: _BuildContext) -> [ViewNode] {
    var view = view
    view.now = VirtualClock.current?.now ?? view.endTime
    let place = context.child(.name("moment")).node
    let memory = place.slot(0) { NotedTime() }
    if view.endTime > view.now {
      context.environment.motion.observer?.note(view.endTime)
      context.graph.storage.moving.note(place, until: view.endTime)
      if memory.endTime != view.endTime { context.noteAnimation(endTime: view.endTime, at: place) }
      memory.endTime = view.endTime
    }
    return context.evaluate(view)
  }
}
private final class NotedTime {
  var endTime: Double? = nil
}

@MainActor private final class LastTarget<V: Animatable> {
  var target: V? = nil
  /// While it is on its way.
  var value: AnimatedValue<V.AnimatableData>? = nil
}

// MARK: - Views and modifiers with animatable data

extension View where Self: Animatable {
  /// The body is evaluated with what is to be shown of the data.
  @MainActor @preconcurrency public static func _lower(_ view: Self, in context: _BuildContext) -> [ViewNode] {
    context.evaluate(context.presented(view))
  }
}
extension ViewModifier where Self: Animatable {
  public static func _lower(
    _ modifier: Self, in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]
  ) -> [ViewNode] {
    context.evaluate(context.presented(modifier), content: content)
  }
}
