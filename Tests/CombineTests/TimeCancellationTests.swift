import Combine
import VirtualTime
import XCTest

final class TimeCancellationTests: XCTestCase {
  private let subject = PassthroughSubject<Int, Never>()
  private let main = DispatchQueue.main

  /// Each operator that can have something pending.
  private var operators: [(String, AnyPublisher<Int, Never>)] {
    [
      ("delay", subject.delay(for: 1, scheduler: main).eraseToAnyPublisher()),
      ("debounce", subject.debounce(for: 1, scheduler: main).eraseToAnyPublisher()),
      ("throttle", subject.throttle(for: 1, scheduler: RunLoop.main, latest: true).eraseToAnyPublisher()),
      ("timeout", subject.timeout(1, scheduler: OperationQueue.main).eraseToAnyPublisher()),
      ("collect", subject.collect(.byTime(main, 1)).map(\.count).eraseToAnyPublisher()),
      ("receive", subject.receive(on: main).eraseToAnyPublisher()),
      ("timer", Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in 0 }.eraseToAnyPublisher()),
    ]
  }

  func testACancelledSubscriptionLeavesNothingPending() {
    for (name, publisher) in operators {
      let stage = ClockStage()
      let cancellable = stage.record(publisher)
      stage.clock.rule {
        subject.send(1)
        subject.send(2)
      }
      XCTAssertNotEqual(stage.clock.pendingNames, [], name)
      cancellable.cancel()
      XCTAssertEqual(stage.clock.pendingNames, [], name)
      stage.run()
      XCTAssertEqual(stage.log, [], name)
    }
  }

  func testACancelledSubscriptionKeepsNothingAlive() {
    for (name, publisher) in operators {
      let clock = VirtualClock()
      weak var gone: Token?
      clock.rule {
        let token = Token()
        gone = token
        let cancellable = publisher.sink { _ in token.touch() }
        subject.send(1)
        cancellable.cancel()
      }
      XCTAssertNil(gone, name)
    }
  }

  func testTheLastReferenceCancels() {
    for (name, publisher) in operators {
      let clock = VirtualClock()
      clock.rule {
        var cancellable: AnyCancellable? = publisher.sink { _ in }
        subject.send(1)
        XCTAssertNotNil(cancellable)
        cancellable = nil
      }
      XCTAssertEqual(clock.pendingNames, [], name)
    }
  }

  func testASubscriberThatCancelsWhileItReceives() {
    for (name, publisher) in operators {
      let stage = ClockStage()
      var cancellable: AnyCancellable?
      stage.clock.rule {
        cancellable = publisher.sink { value in
          stage.note(name)
          cancellable?.cancel()
        }
        subject.send(1)
        subject.send(2)
      }
      stage.at(1.5) { [subject] in subject.send(3) }
      stage.run(until: 10)
      XCTAssertEqual(stage.log.count, 1, "\(name): \(stage.log)")
      XCTAssertEqual(stage.clock.pendingNames, [], name)
    }
  }

  func testASubscriberThatTakesOnlyTheFirst() {
    let stage = ClockStage()
    stage.record(Timer.publish(every: 2, on: .main, in: .common).autoconnect().map { _ in "tick" }.first())
    stage.run()
    XCTAssertEqual(stage.log, ["2 tick", "2 end"])
    XCTAssertEqual(stage.clock.pendingNames, [])
  }

  func testASubscriberThatKeepsNothingStillReceives() {
    let stage = ClockStage()
    stage.clock.rule {
      Just(1).delay(for: 1, scheduler: main).subscribe(
        AnySubscriber(
          receiveSubscription: { $0.request(.unlimited) },
          receiveValue: {
            stage.note($0)
            return .none
          }, receiveCompletion: { _ in stage.note("end") }))
    }
    stage.run()
    XCTAssertEqual(stage.log, ["1 1", "1 end"])
  }

  func testWhatIsNotAskedForWaits() {
    let clock = VirtualClock()
    let recorder = clock.rule { Recorder([1, 2].publisher.delay(for: 1, scheduler: main), demand: .max(1)) }
    clock.rule { while clock.runNext() != nil {} }
    XCTAssertEqual(recorder.values, [1])
    recorder.subscription?.request(.max(1))
    XCTAssertEqual(recorder.values, [1, 2])
    XCTAssertTrue(recorder.isFinished)
  }
}

private final class Token {
  func touch() {}
}
