import VirtualTime

/// Goes through phases one after the other: for ever, or once each time a value changes.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let isTriggered: Bool
  private let trigger: AnyEquatableValue
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var ticker = Ticker()

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, isTriggered, self.trigger) = (Array(phases), true, AnyEquatableValue(trigger))
    (self.content, self.animation) = (content, animation)
  }
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, isTriggered, trigger) = (Array(phases), false, AnyEquatableValue(0))
    (self.content, self.animation) = (content, animation)
  }

  public var body: some View {
    // Without phases there is nothing to show; on a device it is the author's mistake too.
    if !phases.isEmpty {
      content(phases[index % phases.count])
        .onAppear { if !isTriggered { advance() } }
        .onChange(of: trigger) { advance() }
    }
  }

  /// Goes to the next phase, and on from there once its animation looks finished.
  private func advance() {
    guard phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    let animation = animation(phases[next])
    withAnimation(animation) { index = next }
    guard !isTriggered || next != 0 else { return }
    let duration = animation.map { $0.base.measuredDuration(value: 1.0, context: AnimationContext()).logical } ?? 0
    // A phase is there for a frame at least.
    let wait = max(duration, 1.0 / 60)
    if !isTriggered {
      ticker.wait(for: wait, name: "PhaseAnimator") { advance() }
    } else if wait.isFinite {
      VirtualClock.current?.schedule(after: wait, name: "PhaseAnimator") { advance() }
    }
  }
}

/// A value that can only be compared.
struct AnyEquatableValue: Equatable {
  private let value: any Equatable
  init(_ value: some Equatable) { self.value = value }
  static func == (a: AnyEquatableValue, b: AnyEquatableValue) -> Bool {
    func equal<V: Equatable>(_ x: V) -> Bool { (b.value as? V).map { $0 == x } ?? false }
    return equal(a.value)
  }
}

extension View {
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = placeholder
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = placeholder
    return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
  }
  var placeholder: PlaceholderContentView<Self> { PlaceholderContentView { $0.lower(self) } }
}
