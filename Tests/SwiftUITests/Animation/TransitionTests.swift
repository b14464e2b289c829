@testable import SwiftUI
import ViewTree
import XCTest

/// How views come and go.
final class TransitionTests: XCTestCase {
  private struct Coming<Content: View>: View {
    @ObservedObject var model: Switch
    let content: Content
    var body: some View {
      VStack { if model.isOn { content } }.animation(.linear(duration: 1), value: model.isOn)
    }
  }
  /// What is shown a quarter of a second after the view came, and at rest.
  @MainActor private func coming(_ content: some View) -> [String] {
    let model = Switch()
    let probe = MotionProbe(Coming(model: model, content: content))
    _ = probe.change { model.isOn = true }
    return [probe.at(0.25), probe.at(1)].map {
      $0.split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
  }

  private struct Faint: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View { content.brightness(amount) }
  }

  @MainActor func testViewsComeAsTheirTransitionSays() async {
    XCTAssertEqual(coming(Text("a").transition(.opacity)), ["opacity(0.25) \"a\"", "\"a\""])
    XCTAssertEqual(coming(Text("a").transition(.scale)), ["scale(0.25, 0.25) \"a\"", "\"a\""])
    XCTAssertEqual(coming(Text("a").transition(.scale(scale: 2))), ["scale(1.75, 1.75) \"a\"", "\"a\""])
    XCTAssertEqual(coming(Text("a").transition(.slide)), ["moved(x: -0.75, y: 0) \"a\"", "\"a\""])
    XCTAssertEqual(coming(Text("a").transition(.move(edge: .bottom))), ["moved(x: 0, y: 0.75) \"a\"", "\"a\""])
    XCTAssertEqual(coming(Text("a").transition(.offset(x: 40))), ["offset(x: 30, y: 0) \"a\"", "\"a\""])
    XCTAssertEqual(coming(Text("a").transition(.identity)), ["\"a\"", "\"a\""])
    XCTAssertEqual(
      coming(Text("a").transition(.push(from: .trailing))), ["opacity(0.25) moved(x: 0.75, y: 0) \"a\"", "\"a\""])
    XCTAssertEqual(
      coming(Text("a").transition(.scale.combined(with: .opacity))), ["opacity(0.25) scale(0.25, 0.25) \"a\"", "\"a\""])
    XCTAssertEqual(
      coming(Text("a").transition(.asymmetric(insertion: .scale, removal: .opacity))),
      ["opacity(1) scale(0.25, 0.25) \"a\"", "\"a\""])
    XCTAssertEqual(
      coming(Text("a").transition(.opacity.animation(.linear(duration: 0.5)))), ["opacity(0.5) \"a\"", "\"a\""])
    XCTAssertEqual(
      coming(Text("a").transition(.modifier(active: Faint(amount: 1), identity: Faint(amount: 0.2)))),
      ["brightness(0.8) \"a\"", "brightness(0.2) \"a\""])
  }

  /// A transition belongs to the view that comes, not to one inside its stack.
  @MainActor func testAStackThatComesFadesWhateverItsViewsSay() async {
    XCTAssertEqual(
      coming(
        VStack {
          Text("a").transition(.slide); Text("b")
        }), ["opacity(0.25) VStack \"a\" \"b\"", "VStack \"a\" \"b\""])
    XCTAssertEqual(coming(Group { Text("a").transition(.scale) }), ["scale(0.25, 0.25) \"a\"", "\"a\""])
  }

  @MainActor func testMomentsOfATransition() async {
    func shown(_ sampling: AnimationSampling) -> String {
      let model = Switch()
      let probe = MotionProbe(Coming(model: model, content: Text("a").transition(.opacity)), sampling: sampling)
      probe.change { model.isOn = true }
      return probe.at(30).split(separator: "\n")[1].trimmingCharacters(in: .whitespaces)
    }
    XCTAssertEqual(shown(.start), "opacity(0)")
    XCTAssertEqual(shown(.at(0.5)), "opacity(0.5)")
    XCTAssertEqual(shown(.end), "\"a\"")
    XCTAssertEqual(shown(.live), "\"a\"")
  }

  @MainActor func testWithoutAnimationAViewIsThereAtOnce() async {
    let model = Switch()
    struct Plain: View {
      @ObservedObject var model: Switch
      var body: some View { VStack { if model.isOn { Text("a").transition(.opacity) } } }
    }
    let probe = MotionProbe(Plain(model: model))
    XCTAssertEqual(probe.change { model.isOn = true }, "VStack\n  \"a\"")
    // What is there from the start does not come.
    let there = MotionProbe(Text("a").transition(AnyTransition.opacity.animation(.linear)))
    XCTAssertEqual(there.at(0.1), "\"a\"")
  }

  @MainActor func testPhasesOfAView() async {
    struct Phases: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: phase.value * 100) }
    }
    XCTAssertEqual(coming(Text("a").transition(Phases())), ["offset(x: -75, y: 0) \"a\"", "offset(x: 0, y: 0) \"a\""])
  }

  /// State inside a view that comes with a transition is the same during it and after it.
  @MainActor func testStateOutlivesTheTransition() async {
    struct Appearing: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onAppear { count += 1 } }
    }
    XCTAssertEqual(coming(Appearing().transition(.opacity)), ["opacity(0.25) \"1\"", "\"1\""])
  }

  // MARK: - Leaving

  /// Stands for a container that keeps what went away: says the phase, and asks until when.
  private struct Leaving<Content: View>: View {
    @ObservedObject var model: Switch
    let content: Content
    let log: Log
    var body: some View {
      Item(phase: model.isOn ? .didDisappear : .identity, content: content, log: log)
        .animation(.linear(duration: 1), value: model.isOn)
    }
  }
  private final class Log { var ends: [Double?] = [] }
  private nonisolated struct Item<Content: View>: _PrimitiveView {
    let phase: TransitionPhase
    let content: Content
    let log: Log
    @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
      let (nodes, end) = context.transitioning(phase) { $0.lower(content) }
      log.ends.append(end)
      return nodes
    }
  }
  @MainActor private func leaving(_ content: some View) -> [String] {
    let (model, log) = (Switch(), Log())
    let probe = MotionProbe(Leaving(model: model, content: content, log: log))
    let there = probe.at(1)
    _ = probe.change { model.isOn = true }
    XCTAssertEqual(log.ends.last, 2)
    return [there, probe.at(1.25), probe.at(2)].map { $0.replacingOccurrences(of: "\n ", with: "") }
  }

  @MainActor func testViewsLeaveAsTheirTransitionSays() async {
    XCTAssertEqual(leaving(Text("a")), ["\"a\"", "opacity(0.75) \"a\"", "opacity(0) \"a\""])
    XCTAssertEqual(leaving(Text("a").transition(.scale)), ["\"a\"", "scale(0.75, 0.75) \"a\"", "scale(0, 0) \"a\""])
    XCTAssertEqual(
      leaving(Text("a").transition(.slide)), ["\"a\"", "moved(x: 0.25, y: 0) \"a\"", "moved(x: 1, y: 0) \"a\""])
    XCTAssertEqual(
      leaving(Text("a").transition(.asymmetric(insertion: .scale, removal: .opacity))),
      ["\"a\"", "opacity(0.75) scale(1, 1)   \"a\"", "opacity(0) scale(1, 1)   \"a\""])
  }

  @MainActor func testAViewThatComesBackTurnsRound() async {
    let (model, log) = (Switch(), Log())
    let probe = MotionProbe(Leaving(model: model, content: Text("a").transition(.offset(x: 100)), log: log))
    _ = probe.change { model.isOn = true }
    XCTAssertEqual(probe.at(0.5), "offset(x: 50, y: 0)\n  \"a\"")
    _ = probe.change { model.isOn = false }
    XCTAssertEqual(
      probe.at(0.75), "offset(x: 56.25, y: 0)\n  \"a\"", "a quarter of the way back from 75, for the way out goes on")
    XCTAssertEqual(probe.at(1.25), "offset(x: 25, y: 0)\n  \"a\"")
    XCTAssertEqual(probe.at(1.5), "\"a\"")
  }
}
