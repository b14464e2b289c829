import Combine
import VirtualTime
import XCTest

final class TimerPublisherTests: XCTestCase {
  private let stage = ClockStage()

  func testItTicksWithTheDatesOfTheClock() {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let stage = ClockStage(start: start)
    stage.record(
      Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().map {
        ($0.timeIntervalSince(start) * 10).rounded()
      })
    XCTAssertEqual(stage.clock.pendingNames, ["Timer.publish(every: 0.1)"])
    stage.run(until: 0.3)
    XCTAssertEqual(stage.log, ["0.1 1.0", "0.2 2.0", "0.3 3.0"])
  }

  func testSubscribersShareOneTimer() {
    let timer = Timer.publish(every: 1, on: .main, in: .default).autoconnect()
    let first = stage.record(timer.map { _ in "" }, as: "first")
    stage.run(until: 0.5)
    let second = stage.record(timer.map { _ in "" }, as: "second")
    XCTAssertEqual(stage.clock.pendingNames, ["Timer.publish(every: 1)"])
    stage.run(until: 1)
    first.cancel()
    stage.run(until: 2)
    second.cancel()
    XCTAssertEqual(stage.clock.pendingNames, [])
    XCTAssertEqual(stage.log, ["1 first", "1 second", "2 second"])
    stage.clock.advance(to: 2.5)
    stage.record(timer.map { _ in "" }, as: "again")
    stage.run(until: 4)
    XCTAssertEqual(stage.log.suffix(1), ["3.5 again"])
  }

  func testItWaitsForItsConnection() {
    let timer = Timer.publish(every: 1, on: .main, in: .common)
    stage.record(timer.map { _ in "tick" })
    stage.run(until: 5)
    XCTAssertEqual(stage.log, [])
    stage.clock.advance(to: 5)
    let connection = stage.clock.rule { timer.connect() }
    stage.run(until: 6.5)
    connection.cancel()
    stage.run(until: 20)
    XCTAssertEqual(stage.log, ["6 tick"])
  }

  func testConnectingAgainAndCancellingStopsIt() {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    stage.record(timer.map { _ in "tick" })
    stage.run(until: 2)
    stage.clock.rule { timer.upstream.connect().cancel() }
    stage.run(until: 20)
    XCTAssertEqual(stage.log, ["1 tick", "2 tick"])
    XCTAssertEqual(stage.clock.pendingNames, [])
  }

  func testIntervalsThatAreNone() {
    for interval in [0, -1, .nan, .infinity, -.infinity] as [Double] {
      let stage = ClockStage()
      var count = 0
      stage.bag.append(
        stage.clock.rule {
          Timer.publish(every: interval, on: .main, in: .common).autoconnect().sink { _ in count += 1 }
        })
      stage.run(until: 0.01)
      XCTAssertLessThan(count, 20, "\(interval)")
      stage.bag = []
      XCTAssertEqual(stage.clock.pendingNames, [], "\(interval)")
    }
  }
}

final class ConnectablePublisherTests: XCTestCase {
  func testMulticastSubscribesOnce() {
    var made = 0
    let source = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }.multicast { PassthroughSubject() }
    let (a, b) = (Recorder(source), Recorder(source))
    XCTAssertEqual(a.values, [])
    let connection = source.connect()
    XCTAssertEqual(a.values + b.values, [1, 1])
    XCTAssertTrue(a.isFinished && b.isFinished)
    connection.cancel()
  }

  func testMulticastThroughOneSubject() {
    let (source, subject) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let shared = source.multicast(subject: subject).autoconnect()
    var log: [String] = []
    let first = shared.sink { log.append("a\($0)") }
    let second = shared.sink { log.append("b\($0)") }
    source.send(1)
    first.cancel()
    source.send(2)
    second.cancel()
    source.send(3)
    XCTAssertEqual(log, ["a0", "b0", "a1", "b1", "b2"])
    XCTAssertEqual(subject.value, 2)
  }

  func testMakeConnectable() {
    let publisher = [1, 2].publisher.makeConnectable()
    let recorder = Recorder(publisher)
    XCTAssertEqual(recorder.values, [])
    publisher.connect().cancel()
    XCTAssertEqual(recorder.values, [1, 2])
  }

  func testAutoconnectOfASubscriberThatLeavesAtOnce() {
    var made = 0
    let source = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }.makeConnectable().autoconnect()
    source.sink { _ in }.cancel()
    XCTAssertEqual(made, 1)
    var isEnded = false
    let cancellable = source.prefix(0).sink(receiveCompletion: { _ in isEnded = true }, receiveValue: { _ in })
    XCTAssertTrue(isEnded)
    XCTAssertEqual(made, 1)
    cancellable.cancel()
  }
}
