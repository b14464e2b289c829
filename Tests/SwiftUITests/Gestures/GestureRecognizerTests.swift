@testable import SwiftUI
import XCTest

/// Each gesture's state machine, touch by touch.
final class GestureRecognizerTests: XCTestCase {
  @MainActor func testATap() async {
    let tap = Finger(TapGesture())
    tap.down(); tap.move(6, 8); tap.up()
    XCTAssertEqual(tap.phases, ["possible", "possible", "ended"])
    let strayed = Finger(TapGesture())
    strayed.down(); strayed.move(8, 8)
    XCTAssertEqual(strayed.phases, ["possible", "failed"])
    let cancelled = Finger(TapGesture())
    cancelled.down(); cancelled.cancel()
    XCTAssertEqual(cancelled.phases, ["possible", "failed"])
    let pinched = Finger(TapGesture())
    pinched.fingers = 2
    pinched.down()
    XCTAssertEqual(pinched.phases, ["failed"])
  }

  @MainActor func testADoubleTapWaitsForTheSecond() async {
    let twice = Finger(TapGesture(count: 2))
    twice.down(at: 1); twice.up(at: 1.1)
    XCTAssertEqual(twice.deadline, 1.1 + 0.35)
    twice.down(at: 1.3)
    XCTAssertNil(twice.deadline)
    twice.up(at: 1.4)
    XCTAssertEqual(twice.phases, ["possible", "possible", "possible", "ended"])
    let once = Finger(TapGesture(count: 2))
    once.down(at: 0); once.up(at: 0.1); once.wait(until: 0.45)
    XCTAssertEqual(once.phases.last, "failed")
    let late = Finger(TapGesture(count: 2))
    late.down(at: 0); late.up(at: 0.1); late.down(at: 0.6)
    XCTAssertEqual(late.phases.last, "failed")
  }

  @MainActor func testATapKnowsItsPlace() async {
    var places: [CGPoint] = []
    for space in [CoordinateSpace.local, .global] {
      let tap = Finger(SpatialTapGesture(coordinateSpace: space).onEnded { places.append($0.location) })
      tap.down(3, 4); tap.up()
    }
    XCTAssertEqual(places, [CGPoint(x: 3, y: 4), CGPoint(x: 103, y: 104)])
  }

  @MainActor func testALongPressIsRecognisedUnderTheFinger() async {
    let press = Finger(LongPressGesture())
    press.down(at: 2)
    XCTAssertEqual(press.deadline, 2.5)
    press.wait(until: 2.4); press.wait(until: 2.5)
    XCTAssertEqual(press.phases, ["possible…", "possible…", "ended"])
    let short = Finger(LongPressGesture())
    short.down(at: 0); short.up(at: 0.4)
    XCTAssertEqual(short.phases.last, "failed")
    let strayed = Finger(LongPressGesture(maximumDistance: 3))
    strayed.down(); strayed.move(4, at: 0.1)
    XCTAssertEqual(strayed.phases.last, "failed")
    let instant = Finger(LongPressGesture(minimumDuration: 0))
    instant.down()
    XCTAssertEqual(instant.phases, ["ended"])
    let odd = Finger(LongPressGesture(minimumDuration: .nan))
    odd.down()
    XCTAssertEqual(odd.phases, ["ended"])
  }

  @MainActor func testADragBeginsAfterItsDistance() async {
    var changes: [CGSize] = [], end: DragGesture.Value?
    let drag = Finger(DragGesture().onChanged { changes.append($0.translation) }.onEnded { end = $0 })
    drag.down(10, 10, at: 0); drag.move(15, 10, at: 0.02); drag.move(30, 10, at: 0.04); drag.move(30, 50, at: 0.06)
    drag.up(at: 0.06)
    XCTAssertEqual(drag.phases, ["possible", "possible", "active", "active", "ended"])
    XCTAssertEqual(changes, [CGSize(width: 20, height: 0), CGSize(width: 20, height: 40)])
    XCTAssertEqual(end?.startLocation, CGPoint(x: 10, y: 10))
    XCTAssertEqual(end?.location, CGPoint(x: 30, y: 50))
    // 20 and 40 points in 0.06 s; a quarter of a second more of that.
    XCTAssertEqual(end?.velocity.width ?? 0, 20 / 0.06, accuracy: 1e-9)
    XCTAssertEqual(end?.predictedEndTranslation.height ?? 0, 40 + 40 / 0.06 / 4, accuracy: 1e-9)
    let still = Finger(DragGesture())
    still.down(); still.up()
    XCTAssertEqual(still.phases, ["possible", "failed"])
    let eager = Finger(DragGesture(minimumDistance: 0))
    eager.down(); eager.up()
    XCTAssertEqual(eager.phases, ["active", "ended"])
  }

  @MainActor func testAFingerThatRestsHasNoSpeed() async {
    var end: DragGesture.Value?
    let drag = Finger(DragGesture().onEnded { end = $0 })
    drag.down(at: 0); drag.move(40, at: 0.05); drag.up(at: 1)
    XCTAssertEqual(end?.velocity, .zero)
    XCTAssertEqual(end?.predictedEndLocation, CGPoint(x: 40, y: 0))
  }

  @MainActor func testPinchAndTurn() async {
    var factors: [CGFloat] = [], angles: [Double] = [], anchor: UnitPoint?
    let pinch = Finger(
      MagnifyGesture().onChanged {
        factors.append($0.magnification); anchor = $0.startAnchor
      }.onEnded { factors.append(-$0.magnification) })
    pinch.fingers = 2
    pinch.down(25, 10); pinch.magnification = 2; pinch.move(25, 10); pinch.up()
    XCTAssertEqual(factors, [2, -2])
    XCTAssertEqual(anchor, UnitPoint(x: 0.5, y: 0.2))
    let turn = Finger(RotationGesture().onEnded { angles.append($0.degrees) })
    turn.fingers = 2
    turn.down(); turn.rotation = .degrees(90); turn.move(0); turn.up()
    XCTAssertEqual(angles.first ?? 0, 90, accuracy: 1e-9)
    let one = Finger(MagnificationGesture())
    one.down()
    XCTAssertEqual(one.phases, ["failed"])
  }
}
