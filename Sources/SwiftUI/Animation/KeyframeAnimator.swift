import VirtualTime

/// Takes a value through keyframes: for ever, once, or each time another value changes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  private let initialValue: Value
  private let repeats: Bool
  private let isTriggered: Bool
  private let trigger: AnyEquatableValue
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var run: Run? = nil
  @Environment(\.animationSampling) private var sampling

  private struct Run {
    /// In seconds of the clock.
    var start: Double
    var timeline: KeyframeTimeline<Value>
  }

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, repeats, isTriggered, trigger) = (initialValue, repeating, false, AnyEquatableValue(0))
    (self.content, self.keyframes) = (content, keyframes)
  }
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, repeats, isTriggered, self.trigger) = (initialValue, false, true, AnyEquatableValue(trigger))
    (self.content, self.keyframes) = (content, keyframes)
  }

  public var body: some View {
    Momentary(endTime: run.map { repeats ? .infinity : $0.start + $0.timeline.duration } ?? -.infinity) {
      content(value(at: $0))
    }
    .onAppear { if !isTriggered { start(from: initialValue) } }
    .onChange(of: trigger) { start(from: value(at: VirtualClock.current?.now ?? .infinity)) }
  }

  private func value(at time: Double) -> Value {
    guard let run else { return initialValue }
    let duration = run.timeline.duration
    switch sampling {
    case .start: return run.timeline.value(time: 0)
    case .end: return run.timeline.value(time: duration)
    case .at(let seconds): return run.timeline.value(time: phase(seconds, duration))
    case .live: return run.timeline.value(time: phase(time - run.start, duration))
    }
  }
  private func phase(_ time: Double, _ duration: Double) -> Double {
    guard repeats, duration > 0, time.isFinite else { return time }
    return time - (time / duration).rounded(.down) * duration
  }

  private func start(from value: Value) {
    let timeline = KeyframeTimeline(initialValue: value) { keyframes(value) }
    guard timeline.duration > 0, let clock = VirtualClock.current else { return }
    run = Run(start: clock.now, timeline: timeline)
  }
}

extension View {
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = placeholder
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
  }
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = placeholder
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
  }
}
