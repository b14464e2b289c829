import VirtualTime
import XCTest

final class VirtualClockTests: XCTestCase {
  func testWhatIsDueRunsInTheOrderOfTimeAndOfAsking() {
    let clock = VirtualClock()
    var ran: [String] = []
    clock.schedule(after: 2, name: "late") { ran.append("late") }
    clock.schedule(after: 1, name: "a") { ran.append("a") }
    clock.schedule(after: 1, name: "b") { ran.append("b") }
    clock.enqueue(name: "now") { ran.append("now") }
    while clock.runNext(until: 1) != nil {}
    XCTAssertEqual(ran, ["now", "a", "b"])
    XCTAssertEqual(clock.now, 1)
    XCTAssertEqual(clock.pendingNames, ["late"])
    clock.runNext()
    XCTAssertEqual(clock.now, 2)
  }

  func testRepeatsUntilItIsCancelled() {
    let clock = VirtualClock()
    var times: [Double] = []
    let event = clock.schedule(after: 0.5, repeating: 0.5, name: "tick") { times.append(clock.now) }
    while clock.runNext(until: 1.6) != nil {}
    XCTAssertEqual(times, [0.5, 1, 1.5])
    event.cancel()
    XCTAssertNil(clock.runNext())
  }

  func testTimesThatAreReachedByDifferentSumsAreOneMoment() {
    let clock = VirtualClock()
    var ran: [String] = []
    clock.schedule(after: 0.3, name: "once") { ran.append("once") }
    clock.schedule(after: 0.1, repeating: 0.1, name: "tick") { ran.append("tick") }
    clock.schedule(after: 0.1, name: "first") {
      clock.schedule(after: 0.2, name: "second") { ran.append("second") }
    }
    while clock.runNext(until: 0.3) != nil {}
    XCTAssertEqual(ran, ["tick", "tick", "once", "second", "tick"])
    XCTAssertEqual(clock.now, 0.3)
    XCTAssertEqual(clock.date, Date(timeIntervalSince1970: clock.start) + 0.3)
  }

  func testTimesThatAreNoneCountAsNow() {
    let clock = VirtualClock()
    for seconds: Double in [-1, .nan, -.infinity] { clock.schedule(after: seconds, name: "odd") {} }
    XCTAssertEqual(clock.nextTime, 0)
    XCTAssert(clock.isDue)
  }

  func testAClockRulesWithinItsBodyOnly() {
    let clock = VirtualClock()
    XCTAssertNil(VirtualClock.current)
    clock.rule { XCTAssert(VirtualClock.current === clock) }
    XCTAssertNil(VirtualClock.current)
  }
}
