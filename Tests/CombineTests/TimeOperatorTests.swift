import Combine
import VirtualTime
import XCTest

final class TimeOperatorTests: XCTestCase {
  private let subject = PassthroughSubject<String, Trouble>()
  private let stage = ClockStage()

  func testDelayKeepsTheOrderAndDelaysTheEnd() {
    stage.record(subject.delay(for: 0.3, scheduler: DispatchQueue.main))
    stage.send([(0.1, "a"), (0.1, "b"), (0.2, "c")], to: subject)
    stage.at(0.2) { self.subject.send(completion: .finished) }
    stage.run(until: 0.2)
    XCTAssertEqual(stage.clock.pendingNames, Array(repeating: "delay(for: 0.3 s)", count: 4))
    stage.run()
    XCTAssertEqual(stage.log, ["0.4 a", "0.4 b", "0.5 c", "0.5 end"])
  }

  func testDelayOnEachQueueIsTheSame() {
    stage.record(subject.delay(for: .milliseconds(250), scheduler: DispatchQueue.main), as: "dispatch ")
    stage.record(subject.delay(for: .seconds(0.25), scheduler: RunLoop.main), as: "run loop ")
    stage.record(subject.delay(for: 0.25, scheduler: OperationQueue.main), as: "operations ")
    stage.record(subject.delay(for: 0.25, scheduler: DispatchQueue.global()), as: "global ")
    stage.send([(0.3, "a"), (0.7, "b")], to: subject)
    stage.run()
    let order = ["dispatch", "run loop", "operations", "global"]
    XCTAssertEqual(stage.log, order.map { "0.55 \($0) a" } + order.map { "0.95 \($0) b" })
  }

  func testAFailureIsDelayedToo() {
    stage.record(subject.delay(for: 1, scheduler: RunLoop.main))
    stage.send([(0, "a")], to: subject)
    stage.at(0.5) { self.subject.send(completion: .failure(.one)) }
    stage.run()
    XCTAssertEqual(stage.log, ["1 a", "1.5 one"])
  }

  func testDebounceSendsWhatNothingFollows() {
    stage.record(subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main))
    stage.send([(0, "a"), (0.2, "ab"), (0.4, "abc"), (1, "x"), (1.5, "y")], to: subject)
    stage.run(until: 0.4)
    XCTAssertEqual(stage.clock.pendingNames.filter { $0 != "test" }, ["debounce(for: 0.3 s)"])
    stage.run()
    XCTAssertEqual(stage.log, ["0.7 abc", "1.3 x", "1.8 y"])
    XCTAssertEqual(stage.clock.pendingNames, [])
  }

  func testDebounceLosesWhatIsOnHoldAtTheEnd() {
    stage.record(subject.debounce(for: 1, scheduler: RunLoop.main))
    stage.send([(0, "a")], to: subject)
    stage.at(0.5) { self.subject.send(completion: .finished) }
    stage.run()
    XCTAssertEqual(stage.log, ["0.5 end"])
    XCTAssertEqual(stage.clock.pendingNames, [])
  }

  func testDebounceThatIsFedByItsOwnValues() {
    stage.record(
      subject.debounce(for: 1, scheduler: RunLoop.main).handleEvents(receiveOutput: { [subject] value in
        if value.count < 3 { subject.send(value + "+") }
      }))
    stage.send([(0, "a")], to: subject)
    stage.run()
    XCTAssertEqual(stage.log, ["1 a", "2 a+", "3 a++"])
  }

  func testThrottleSendsTheFirstAtOnceAndThenTheNewest() {
    stage.record(subject.throttle(for: 1, scheduler: RunLoop.main, latest: true))
    stage.send([(0.5, "a"), (0.7, "b"), (0.9, "c"), (2, "d"), (4, "e")], to: subject)
    stage.run(until: 0.9)
    XCTAssertEqual(stage.clock.pendingNames.filter { $0 != "test" }, ["throttle(for: 1 s)"])
    stage.run()
    XCTAssertEqual(stage.log, ["0.5 a", "1.5 c", "2.5 d", "4 e"])
  }

  func testThrottleSendsTheFirstOfThoseThatCameTooSoon() {
    stage.record(subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: false))
    stage.send([(0.5, "a"), (0.7, "b"), (0.9, "c"), (2, "d")], to: subject)
    stage.run()
    XCTAssertEqual(stage.log, ["0.5 a", "1.5 b", "2.5 d"])
  }

  func testThrottleEndsWithWhatIsOnHold() {
    stage.record(subject.throttle(for: 1, scheduler: RunLoop.main, latest: true))
    stage.send([(0, "a"), (0.2, "b")], to: subject)
    stage.at(0.3) { self.subject.send(completion: .finished) }
    stage.run()
    XCTAssertEqual(stage.log, ["0 a", "1 b", "1 end"])
    let other = ClockStage()
    other.record(Empty<Int, Never>().throttle(for: 1, scheduler: RunLoop.main, latest: true))
    other.run()
    XCTAssertEqual(other.log, ["0 end"])
  }

  func testThrottleGoesOnUnderAnotherClock() {
    let early = VirtualClock()
    early.schedule(after: 50, name: "") {}
    early.runNext()
    early.rule {
      stage.bag.append(
        subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true).replaceError(with: "")
          .sink { [stage] in stage.note($0) })
      subject.send("a")
      early.runNext()
    }
    stage.send([(0.5, "b")], to: subject)
    stage.run()
    XCTAssertEqual(stage.log, ["0 a", "0.5 b"])
  }

  func testTimeoutEndsWhereNothingComes() {
    stage.record(subject.timeout(1, scheduler: RunLoop.main), as: "plain ")
    stage.record(subject.timeout(.seconds(1), scheduler: DispatchQueue.main, customError: { .two }), as: "error ")
    stage.send([(0.8, "a"), (1.6, "b"), (9, "c")], to: subject)
    stage.run(until: 1.6)
    XCTAssertEqual(stage.clock.pendingNames.filter { $0 != "test" }, ["timeout(1 s)", "timeout(1 s)"])
    stage.run()
    XCTAssertEqual(
      stage.log, ["0.8 plain a", "0.8 error a", "1.6 plain b", "1.6 error b", "2.6 plain end", "2.6 error two"])
  }

  func testTimeoutOfWhatEndedIsOver() {
    stage.record(Just(1).timeout(1, scheduler: RunLoop.main))
    stage.run(until: 0)
    XCTAssertEqual(stage.log, ["0 1", "0 end"])
    XCTAssertEqual(stage.clock.pendingNames, [])
  }

  func testMeasureInterval() {
    stage.record(subject.measureInterval(using: DispatchQueue.main).map(\.timeInterval))
    stage.record(subject.measureInterval(using: RunLoop.main).map(\.timeInterval))
    stage.send([(0.25, "a"), (1, "b")], to: subject)
    stage.run()
    XCTAssertEqual(stage.log, ["0.25 nanoseconds(250000000)", "0.25 0.25", "1 nanoseconds(750000000)", "1 0.75"])
  }

  func testCollectByTime() {
    stage.record(subject.collect(.byTime(DispatchQueue.main, .seconds(1))))
    XCTAssertEqual(stage.clock.pendingNames, ["collect(.byTime(1 s))"])
    stage.send([(0.2, "a"), (0.8, "b"), (3.5, "c"), (4.5, "d")], to: subject)
    stage.at(4.6) { self.subject.send(completion: .finished) }
    stage.run()
    XCTAssertEqual(stage.log, [#"1 ["a", "b"]"#, #"4 ["c"]"#, #"4.6 ["d"]"#, "4.6 end"])
    XCTAssertEqual(stage.clock.pendingNames, [], "with the end its timer stops")
  }

  func testCollectByTimeOrCount() {
    stage.record(subject.collect(.byTimeOrCount(RunLoop.main, 1, 2)))
    XCTAssertEqual(stage.clock.pendingNames, ["collect(.byTimeOrCount(1 s, 2))"])
    stage.send([(0.1, "a"), (0.2, "b"), (0.3, "c"), (1.5, "d")], to: subject)
    stage.at(1.6) { self.subject.send(completion: .failure(.one)) }
    stage.run()
    XCTAssertEqual(stage.log, [#"0.2 ["a", "b"]"#, #"1 ["c"]"#, "1.6 one"])
  }

  func testReceiveOnComesAfterWhatRunsNowAndInOrder() {
    stage.record(subject.receive(on: DispatchQueue.main))
    stage.record(subject.receive(on: RunLoop.main).receive(on: DispatchQueue.global()), as: "far ")
    stage.at(1) { [stage, subject] in
      subject.send("a")
      subject.send("b")
      stage.note("sent")
      XCTAssertEqual(
        stage.clock.pendingNames,
        [
          "receive(on: DispatchQueue.main)", "receive(on: RunLoop.main)", "receive(on: DispatchQueue.main)",
          "receive(on: RunLoop.main)",
        ])
    }
    stage.run()
    XCTAssertEqual(stage.log, ["1 sent", "1 a", "1 b", "1 far a", "1 far b"])
  }

  func testSubscribeOn() {
    let log = stage
    stage.record(
      Deferred {
        log.note("made")
        return Just(1)
      }.subscribe(on: OperationQueue.main))
    XCTAssertEqual(stage.log, [])
    XCTAssertEqual(stage.clock.pendingNames, ["subscribe(on: OperationQueue.main)"])
    stage.run()
    XCTAssertEqual(stage.log, ["0 made", "0 1", "0 end"])
  }

  func testTheImmediateSchedulerWaitsForNothing() {
    let immediate = ImmediateScheduler.shared
    let recorder = Recorder([1, 2].publisher.delay(for: 5, scheduler: immediate).receive(on: immediate))
    XCTAssertEqual(recorder.values, [1, 2])
    XCTAssertTrue(recorder.isFinished)
    XCTAssertEqual(Recorder([1, 2].publisher.debounce(for: 5, scheduler: immediate)).values, [1, 2])
    XCTAssertEqual(Recorder([1, 2].publisher.throttle(for: 5, scheduler: immediate, latest: true)).values, [1, 2])
  }
}
