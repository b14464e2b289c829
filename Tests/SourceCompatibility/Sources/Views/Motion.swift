import SwiftUI

// Animations, transitions and what runs by itself, as view files write them.

struct Pulse: View {
  @State private var isLarge = false
  @State private var isShown = true
  @State private var taps = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack {
      Circle()
        .fill(isLarge ? Color.red : .blue)
        .scaleEffect(isLarge ? 1.2 : 1)
        .opacity(isLarge ? 0.5 : 1)
        .animation(.easeInOut(duration: 0.8).repeatForever(autoreverses: true), value: isLarge)
      if isShown {
        Text("Hello").transition(.opacity)
        Text("Hello").transition(.scale.combined(with: .opacity))
        Text("Hello").transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
        Text("Hello").transition(AnyTransition.move(edge: .bottom).combined(with: .opacity).animation(.spring()))
        Text("Hello").transition(.fly)
        Text("Hello").transition(Twirl())
        Text("Hello").transition(.push(from: .bottom)).id(taps)
      }
      Text("\(taps)").contentTransition(.numericText())
        .animation(reduceMotion ? nil : .spring(response: 0.3, dampingFraction: 0.6), value: taps)
        .animation(.spring(duration: 0.4, bounce: 0.2), value: isShown)
        .animation(.interpolatingSpring(stiffness: 170, damping: 15), value: isLarge)
        .animation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4).delay(0.1).speed(2), value: isLarge)
        .animation(.smooth) { $0.offset(x: isLarge ? 10 : 0) }
        .transaction { $0.animation = nil }
      Button("Tap") {
        withAnimation { isLarge.toggle() }
        withAnimation(.spring) { isShown.toggle() }
        withAnimation(.bouncy(duration: 0.3, extraBounce: 0.1)) {
          taps += 1
        } completion: {
          taps = 0
        }
        withAnimation(.snappy, completionCriteria: .removed) {
          taps += 1
        } completion: {
          isLarge = false
        }
        var transaction = Transaction(animation: .linear(duration: 0.2))
        transaction.disablesAnimations = true
        withTransaction(transaction) { isLarge = true }
        withTransaction(\.animation, .easeOut) { isLarge = false }
      }
    }
    .onAppear { withAnimation(.easeOut(duration: 1).delay(0.2)) { isLarge = true } }
  }
}

extension AnyTransition {
  static var fly: AnyTransition { .modifier(active: Shift(x: 300), identity: Shift(x: 0)) }
}
struct Shift: ViewModifier {
  let x: CGFloat
  func body(content: Content) -> some View { content.offset(x: x) }
}
struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90)).opacity(phase == .didDisappear ? 0 : 1)
  }
}

struct Wave: Shape {
  var phase: Double
  var height: CGFloat
  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(phase, height) }
    set { (phase, height) = (newValue.first, newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY + height))
    }
  }
}

struct Shake: AnimatableModifier {
  nonisolated var amount: CGFloat
  nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View { content.offset(x: amount * 10) }
}

struct Running: View {
  enum Step: CaseIterable { case small, large, turned }
  @State private var count = 0
  var body: some View {
    VStack {
      TimelineView(.animation) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate) % 60)")
      }
      TimelineView(.periodic(from: .now, by: 1)) { context in Text("\(context.date.timeIntervalSince1970)") }
      PhaseAnimator(Step.allCases) { step in
        Image(systemName: "star").scaleEffect(step == .large ? 1.5 : 1).rotationEffect(
          .degrees(step == .turned ? 45 : 0))
      } animation: { step in
        switch step {
        case .small: .smooth
        case .large: .bouncy
        case .turned: nil
        }
      }
      Text("a").phaseAnimator([false, true], trigger: count) { content, isOn in content.opacity(isOn ? 0.2 : 1) }
      Text("a").keyframeAnimator(initialValue: Values(), trigger: count) { content, value in
        content.scaleEffect(value.scale).offset(y: value.y).rotationEffect(value.angle)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.2, duration: 0.2)
          SpringKeyframe(1, duration: 0.4, spring: .bouncy)
        }
        KeyframeTrack(\.y) {
          CubicKeyframe(-40, duration: 0.3)
          CubicKeyframe(0, duration: 0.3)
        }
        KeyframeTrack(\.angle) {
          MoveKeyframe(.degrees(10)); LinearKeyframe(.zero, duration: 0.5)
        }
      }
      Wave(phase: Double(count), height: 4).stroke(.red).modifier(Shake(amount: CGFloat(count)))
    }
  }
  struct Values {
    var scale = 1.0
    var y: CGFloat = 0
    var angle = Angle.zero
  }
}
