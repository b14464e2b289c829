@testable import SwiftUI
import XCTest

/// Timelines, phases and keyframes: views that change with time alone.
final class TimelineTests: XCTestCase {
  private static let start = Date(timeIntervalSinceReferenceDate: 1_000)

  private struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    @State private var start: Date? = nil
    var body: some View {
      TimelineView(schedule) { context in
        Text(verbatim: String(format: "%.2f", context.date.timeIntervalSince(start ?? context.date)))
      }
      .onAppear { start = Date() }
    }
  }
  @MainActor private func times(_ schedule: some TimelineSchedule, at moments: [Double]) -> [String] {
    let probe = MotionProbe(Clock(schedule: schedule))
    return moments.map { probe.at($0).replacingOccurrences(of: "\"", with: "") }
  }
  @MainActor private var now: Date {
    var now = Date()
    MotionProbe(EmptyView()).clock.rule { now = Date() }
    return now
  }

  @MainActor func testTimelinesFollowTheirSchedules() async {
    XCTAssertEqual(
      times(.periodic(from: now, by: 0.5), at: [0, 0.4, 0.5, 1.9, 2]), ["0.00", "0.00", "0.50", "1.50", "2.00"])
    XCTAssertEqual(times(.periodic(from: now + 1, by: 1), at: [0, 1, 2.5]), ["1.00", "1.00", "2.00"])
    XCTAssertEqual(times(.periodic(from: now - 0.25, by: 1), at: [0, 0.75]), ["-0.25", "0.75"])
    XCTAssertEqual(
      times(.explicit([now, now + 1, now + 3]), at: [0, 1, 2, 3, 9]), ["0.00", "1.00", "1.00", "3.00", "3.00"])
    XCTAssertEqual(times(.animation, at: [0, 0.5, 1]), ["0.00", "0.50", "1.00"])
    XCTAssertEqual(times(.animation(minimumInterval: 0.5), at: [0, 0.5, 1]), ["0.00", "0.50", "1.00"])
    XCTAssertEqual(times(.animation(paused: true), at: [0, 1]), ["0.00", "0.00"])
    let minute = 60 - now.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
    let text = times(.everyMinute, at: [0, minute - 0.01, minute, minute + 59, minute + 60])
    XCTAssertEqual(Double(text[2]) ?? 0, minute, accuracy: 0.01)
    XCTAssertEqual(text[2], text[3])
    XCTAssertEqual(text[0], text[1])
    XCTAssertEqual(Double(text[4]) ?? 0, minute + 60, accuracy: 0.01)
  }

  @MainActor func testHostileSchedules() async {
    let odd = Date(timeIntervalSinceReferenceDate: .nan)
    XCTAssertEqual(times(.periodic(from: now, by: .nan), at: [0]).count, 1)
    XCTAssertEqual(times(.periodic(from: odd, by: 1e300), at: [0, 1]).count, 2)
    XCTAssertEqual(times(.periodic(from: now - 1e300, by: 1), at: [0]).count, 1)
    XCTAssertEqual(times(.explicit([Date]()), at: [0, 1]).count, 2)
    XCTAssertEqual(times(.animation(minimumInterval: -1), at: [0]).count, 1)
  }

  // MARK: - Phases

  @MainActor func testPhasesGoRound() async {
    let probe = MotionProbe(
      PhaseAnimator(["a", "b", "c"]) {
        Text($0)
      } animation: {
        $0 == "b" ? .linear(duration: 2) : .linear(duration: 1)
      })
    XCTAssertEqual(
      [0, 1.9, 2.1, 2.9, 3.1, 3.9, 4.1].map { probe.at($0) }, ["b", "b", "c", "c", "a", "a", "b"].map { "\"\($0)\"" })
  }

  @MainActor func testPhasesRunOnceForEachChangeOfTheirTrigger() async {
    struct Content: View {
      @ObservedObject var model: Switch
      var body: some View {
        Text("x").phaseAnimator([0, 1, 2], trigger: model.isOn) { view, phase in
          view.offset(x: CGFloat(phase))
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    let model = Switch()
    let probe = MotionProbe(Content(model: model))
    func offset(_ time: Double) -> String { String(probe.at(time).prefix { $0 != "," }) }
    XCTAssertEqual(offset(5), "offset(x: 0")
    probe.change { model.isOn = true }
    XCTAssertEqual(
      [offset(5.5), offset(6.5), offset(7.5), offset(20)],
      ["offset(x: 0.5", "offset(x: 1.5", "offset(x: 1", "offset(x: 0"])
    XCTAssertEqual(probe.clock.pendingNames, [])
  }

  @MainActor func testPhasesWithoutAnimationTakeAFrameEach() async {
    let probe = MotionProbe(
      PhaseAnimator([1, 2]) {
        Text("\($0)")
      } animation: { _ in
        nil
      })
    probe.at(1)
    XCTAssertEqual(probe.probe.failures, [])
    XCTAssertEqual(MotionProbe(PhaseAnimator([Int]()) { Text("\($0)") }).at(0), "VStack")
    XCTAssertEqual(MotionProbe(PhaseAnimator([1]) { Text("\($0)") }).at(9), "\"1\"")
  }

  // MARK: - Keyframes

  private struct Values: Equatable {
    var x = 0.0
    var angle = Angle.zero
  }

  func testTracks() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(40, duration: 2, timingCurve: .easeIn)
      }
      KeyframeTrack(\.angle) {
        LinearKeyframe(.degrees(90), duration: 4)
      }
    }
    XCTAssertEqual(timeline.duration, 4)
    XCTAssertEqual(timeline.value(time: -1), Values())
    XCTAssertEqual(timeline.value(time: 0.5).x, 5)
    XCTAssertEqual(timeline.value(time: 1).x, 20)
    XCTAssertEqual(timeline.value(time: 2).x, 20 + 20 * UnitCurve.easeIn.value(at: 0.5))
    XCTAssertEqual(timeline.value(time: 3.5).x, 40)
    XCTAssertEqual(timeline.value(progress: 0.5).angle.degrees, 45, accuracy: 1e-12)
    XCTAssertEqual(timeline.value(time: .nan), Values())
    XCTAssertEqual(timeline.value(time: .infinity).x, 40)
  }

  /// Between cubic keyframes runs a Catmull–Rom spline: through the points, with the slope of the chord over both
  /// neighbours.
  func testCubicKeyframes() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(0, duration: 2)
    }
    XCTAssertEqual([0, 1, 2, 4].map { timeline.value(time: $0) }, [0, 10, 10, 0])
    let h = 1e-5
    func slope(_ time: Double) -> Double { (timeline.value(time: time + h) - timeline.value(time: time - h)) / (2 * h) }
    XCTAssertEqual(slope(1), (10 - 0) / 2, accuracy: 1e-3)
    XCTAssertEqual(slope(2), (0 - 10) / 3, accuracy: 1e-3)
    XCTAssertEqual(slope(4 - h), 0, accuracy: 1e-3)
    // Half-way, by hand: (0 + 10)/2 + (0 − 5)/8.
    XCTAssertEqual(timeline.value(time: 0.5), 4.375, accuracy: 1e-12)
    let given = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(0, duration: 1, startVelocity: 8, endVelocity: -8) }
    XCTAssertEqual(given.value(time: 0.5), 2, accuracy: 1e-12)
    // From a straight piece into a curve: its slope is kept.
    let mixed = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
    XCTAssertEqual((mixed.value(time: 1 + h) - 10) / h, 10, accuracy: 1e-2)
    XCTAssertEqual((10 - mixed.value(time: 2 - h)) / h, -10, accuracy: 1e-2)
  }

  func testSpringKeyframes() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(100, duration: 0.2, spring: spring)
      SpringKeyframe(0, spring: spring)
    }
    XCTAssertEqual(timeline.value(time: 0.1), spring.value(target: 100.0, time: 0.1), accuracy: 1e-9)
    var (value, velocity) = (spring.value(target: 100.0, time: 0.2), spring.velocity(target: 100.0, time: 0.2))
    spring.update(value: &value, velocity: &velocity, target: 0, deltaTime: 0.3)
    XCTAssertEqual(timeline.value(time: 0.5), value, accuracy: 1e-9)
    XCTAssertEqual(timeline.duration, 0.2 + spring.settlingDuration, accuracy: 1e-12)
  }

  func testHostileKeyframes() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(2, duration: .nan)
      CubicKeyframe(3, duration: -1)
      SpringKeyframe(4, duration: .infinity, spring: Spring(duration: 0, bounce: 7))
      CubicKeyframe(5, duration: 0)
    }
    XCTAssertTrue(timeline.duration.isFinite)
    for time in [-1.0, 0, 1, 1e9, .infinity, .nan] { XCTAssertFalse(timeline.value(time: time).isNaN) }
    XCTAssertEqual(KeyframeTimeline(initialValue: 3.0) { MoveKeyframe(4.0) }.value(time: 0), 4)
  }

  @MainActor func testKeyframesDriveViews() async {
    struct Content: View {
      @ObservedObject var model: Switch
      var body: some View {
        VStack {
          Text("x").keyframeAnimator(initialValue: CGFloat(0), trigger: model.isOn) { view, value in
            view.offset(x: value)
          } keyframes: { _ in
            LinearKeyframe(100, duration: 1)
            LinearKeyframe(0, duration: 1)
          }
        }
      }
    }
    func offsets(_ sampling: AnimationSampling, _ moments: [Double]) -> [String] {
      let model = Switch()
      let probe = MotionProbe(Content(model: model), sampling: sampling)
      probe.change { model.isOn = true }
      return moments.map { String(probe.at($0).split(separator: "\n")[1].prefix { $0 != "," }.dropFirst(12)) }
    }
    XCTAssertEqual(offsets(.live, [0, 0.5, 1, 1.75, 2, 3]), ["0", "50", "100", "25", "0", "0"])
    XCTAssertEqual(offsets(.end, [0, 0.5]), ["0", "0"])
    XCTAssertEqual(offsets(.at(0.25), [0, 7]), ["25", "25"])
    let repeating = MotionProbe(
      KeyframeAnimator(initialValue: 0.0) {
        Text(verbatim: "\(Int(($0 * 4).rounded()))")
      } keyframes: { _ in
        LinearKeyframe(1, duration: 1)
      })
    XCTAssertEqual([0.25, 0.75, 1.25].map { repeating.at($0) }, ["\"1\"", "\"3\"", "\"1\""])
  }
}
