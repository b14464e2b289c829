@testable import SwiftUI
import XCTest

/// Gestures made of gestures: who is recognised, and whose closures are called.
final class CombinedGestureTests: XCTestCase {
  @MainActor func testTheSecondOfTwoExclusiveGesturesWaits() async {
    var log: [String] = []
    func taps() -> Finger<ExclusiveGesture<_EndedGesture<TapGesture>, _EndedGesture<TapGesture>>.Value> {
      Finger(
        TapGesture(count: 2).onEnded { log.append("double") }.exclusively(
          before: TapGesture().onEnded { log.append("single") }))
    }
    let single = taps()
    single.down(at: 0); single.up(at: 0.1)
    XCTAssertEqual(log, [])
    XCTAssertEqual(single.deadline ?? 0, 0.45, accuracy: 1e-9)
    single.wait(until: 0.5)
    XCTAssertEqual(log, ["single"])
    XCTAssertEqual(single.phases.last, "ended")
    log = []
    let double = taps()
    double.down(at: 0); double.up(at: 0.1); double.down(at: 0.2); double.up(at: 0.3)
    XCTAssertEqual(log, ["double"])
    XCTAssertEqual(double.phases.last, "ended")
  }

  @MainActor func testWhatWasHeldBackIsMadeUpFor() async {
    var log: [String] = []
    let gesture = Finger(
      LongPressGesture().onEnded { _ in log.append("press") }
        .exclusively(
          before: DragGesture(minimumDistance: 0).onChanged { log.append("drag \(Int($0.translation.width))") }))
    gesture.down(); gesture.move(5)
    XCTAssertEqual(log, [])
    gesture.move(20)
    XCTAssertEqual(log, ["drag 0", "drag 5", "drag 20"])
    XCTAssertEqual(gesture.phases.last, "active")
  }

  @MainActor func testAGestureThatWasRecognisedAndFailsLeavesNothingToTheOther() async {
    var log: [String] = []
    let gesture = Finger(
      LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
        .exclusively(before: TapGesture().onEnded { log.append("tap") }))
    gesture.down(at: 0); gesture.wait(until: 0.3); gesture.up(at: 0.4)
    XCTAssertEqual(gesture.phases, ["possible…", "active", "failed"])
    XCTAssertEqual(log, [])
  }

  @MainActor func testSimultaneousGesturesAreBothRecognised() async {
    var log: [String] = []
    let gesture = Finger(
      TapGesture().onEnded { log.append("tap") }
        .simultaneously(with: LongPressGesture(minimumDuration: 0.2).onEnded { _ in log.append("press") })
        .onEnded { log.append("both \($0.first != nil) \($0.second != nil)") })
    gesture.down(at: 0); gesture.wait(until: 0.2)
    XCTAssertEqual(gesture.phases.last, "active")
    gesture.up(at: 0.3)
    XCTAssertEqual(log, ["press", "tap", "both true true"])
    log = []
    let quick = Finger(
      TapGesture().simultaneously(with: LongPressGesture()).onEnded {
        log.append("\($0.first != nil) \($0.second != nil)")
      })
    quick.down(at: 0); quick.up(at: 0.1)
    XCTAssertEqual(log, ["true false"])
  }

  @MainActor func testASequenceGoesOnWithTheFingerThatIsDown() async {
    var log: [String] = []
    func gesture() -> Finger<SequenceGesture<LongPressGesture, DragGesture>.Value> {
      Finger(
        LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
          .onChanged { value in
            switch value {
            case .first(let isPressing): log.append("first \(isPressing)")
            case .second(_, nil): log.append("held")
            case .second(_, let drag?): log.append("drag \(Int(drag.translation.width))")
            }
          }
          .onEnded { _ in log.append("end") })
    }
    let whole = gesture()
    whole.down(3, at: 0); whole.wait(until: 0.2); whole.move(23, at: 0.3); whole.up(at: 0.4)
    XCTAssertEqual(log, ["first true", "held", "drag 20", "end"])
    log = []
    let early = gesture()
    early.down(at: 0); early.move(30, at: 0.1)
    XCTAssertEqual(log, ["first true"])
    XCTAssertEqual(early.phases.last, "failed")
  }

  @MainActor func testMapAndAny() async {
    var widths: [Int] = []
    let gesture = AnyGesture(DragGesture(minimumDistance: 0).map { Int($0.translation.width) }).onChanged {
      widths.append($0)
    }
    let finger = Finger(gesture)
    finger.down(); finger.move(4.2); finger.move(4.4); finger.move(9)
    // The same value again is no change.
    XCTAssertEqual(widths, [0, 4, 9])
    let none: TapGesture? = nil
    let nothing = Finger(none)
    nothing.down()
    XCTAssertEqual(nothing.phases, ["failed"])
  }

  private struct Twice: Gesture {
    let action: () -> Void
    var body: some Gesture<Void> { TapGesture(count: 2).onEnded { action() } }
  }
  @MainActor func testAGestureOfOnesOwn() async {
    var count = 0
    let finger = Finger(Twice { count += 1 })
    finger.down(at: 0); finger.up(at: 0); finger.down(at: 0.1); finger.up(at: 0.1)
    XCTAssertEqual(count, 1)
  }
}
