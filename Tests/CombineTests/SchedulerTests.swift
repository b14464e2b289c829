import Combine
import VirtualTime
import XCTest

final class SchedulerTests: XCTestCase {
  private let clock = VirtualClock()
  private func run(until time: Double = 100) { clock.rule { while clock.runNext(until: time) != nil {} } }

  func testTheTimesOfQueuesFollowTheClock() {
    let clock = VirtualClock(start: 1_000_000)
    clock.rule {
      let (queue, loop, operations) = (DispatchQueue.main.now, RunLoop.main.now, OperationQueue.main.now)
      XCTAssertEqual(queue.dispatchTime.uptimeNanoseconds, 3_600_000_000_000)
      XCTAssertEqual(loop.date, Date(timeIntervalSince1970: 1_000_000))
      XCTAssertEqual(loop.date, Date())
      XCTAssertEqual(queue.dispatchTime, .now())
      clock.advance(to: 1.5)
      XCTAssertEqual(queue.distance(to: DispatchQueue.global().now), .milliseconds(1500))
      XCTAssertEqual(loop.distance(to: RunLoop.main.now), 1.5)
      XCTAssertEqual(operations.distance(to: OperationQueue.main.now).timeInterval, 1.5)
    }
    XCTAssertGreaterThan(RunLoop.main.now.date, Date(timeIntervalSince1970: 1_600_000_000), "real without a clock")
  }

  private func ticks<S: Scheduler>(of scheduler: S) -> [String] {
    let clock = VirtualClock()
    var log: [String] = []
    var timer: (any Cancellable)?
    clock.rule {
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(2))) { log.append("late \(clock.now)") }
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(-2)), tolerance: .seconds(1)) { log.append("past") }
      scheduler.schedule { log.append("soon") }
      timer = scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(500)), interval: .seconds(1)) {
        log.append("tick \(clock.now)")
        if clock.now > 1 { timer?.cancel() }
      }
      log.append("here")
      log += clock.pendingNames
      while clock.runNext() != nil {}
    }
    return log
  }

  func testSchedulingOnEachQueue() {
    func expected(_ title: String) -> [String] {
      [
        "here", "\(title).schedule(after: -2 s)", "\(title).schedule", "\(title).schedule(after: 0.5 s)",
        "\(title).schedule(after: 2 s)", "past", "soon", "tick 0.5", "tick 1.5", "late 2.0",
      ]
    }
    XCTAssertEqual(ticks(of: DispatchQueue.main), expected("DispatchQueue.main"))
    XCTAssertEqual(ticks(of: DispatchQueue(label: "work")), expected("DispatchQueue(work)"))
    XCTAssertEqual(ticks(of: RunLoop.main), expected("RunLoop.main"))
    XCTAssertEqual(ticks(of: OperationQueue.main), expected("OperationQueue.main"))
  }

  func testASchedulerOfOnesOwnWorksWithTheOperators() {
    let scheduler = StepScheduler()
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let cancellable = subject.debounce(for: 2, scheduler: scheduler).delay(for: 1, scheduler: scheduler)
      .sink { log.append("\(scheduler.now.step): \($0)") }
    subject.send(1)
    scheduler.advance()
    subject.send(2)
    for _ in 0..<6 { scheduler.advance() }
    XCTAssertEqual(log, ["4: 2"])
    subject.send(3)
    cancellable.cancel()
    for _ in 0..<6 { scheduler.advance() }
    XCTAssertEqual(log, ["4: 2"])
  }

  func testLengthsOfDispatchQueues() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    XCTAssertEqual(Stride.seconds(0.3), .milliseconds(300))
    XCTAssertEqual(1.5 as Stride, Stride(.microseconds(1_500_000)))
    XCTAssertEqual(2 as Stride - 3, .seconds(-1))
    XCTAssertEqual((2 as Stride) * 3, 6)
    XCTAssertEqual((-2 as Stride).magnitude, 2_000_000_000)
    XCTAssertEqual(Stride(exactly: 5), .nanoseconds(5))
    XCTAssertLessThan(Stride.zero, .nanoseconds(1))
    for huge in [.seconds(.infinity), .seconds(1e300), .seconds(Int.max), Stride(.never), .nanoseconds(.max) + 1]
      as [Stride]
    {
      XCTAssertEqual(huge, .nanoseconds(.max))
    }
    XCTAssertEqual(Stride.seconds(.nan), 0)
    XCTAssertEqual(Stride.nanoseconds(.min) - 1, .nanoseconds(.min))
    XCTAssertEqual(Stride.nanoseconds(.min).magnitude, .max)
    let moment = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000_000_000))
    XCTAssertEqual(moment.advanced(by: -10).dispatchTime.uptimeNanoseconds, 1)
    XCTAssertEqual(
      moment.advanced(by: .nanoseconds(.max)).advanced(by: .nanoseconds(.max)).advanced(by: 9).dispatchTime,
      .distantFuture)
    XCTAssertEqual(moment.distance(to: .init(.distantFuture)), .nanoseconds(.max))
    XCTAssertEqual(moment.distance(to: moment.advanced(by: -2)), -2)
    XCTAssertLessThan(moment, moment.advanced(by: .nanoseconds(1)))
  }

  func testTimesCanBeCoded() throws {
    let moment = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 7))
    let copy = try JSONDecoder().decode([DispatchQueue.SchedulerTimeType].self, from: JSONEncoder().encode([moment]))
    XCTAssertEqual(copy, [moment])
    XCTAssertEqual(
      RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 3)).advanced(by: .seconds(2)).date,
      Date(timeIntervalSince1970: 5))
  }

  func testTimesOutOfRangeAreHarmless() {
    for length in [.nan, .infinity, -.infinity, 1e300, -1e300] as [Double] {
      let clock = VirtualClock()
      clock.rule {
        let bag = [
          Just(1).delay(for: .seconds(length), scheduler: DispatchQueue.main).sink { _ in },
          Just(1).delay(for: .seconds(length), scheduler: RunLoop.main).sink { _ in },
          PassthroughSubject<Int, Never>().collect(.byTime(RunLoop.main, .seconds(length))).sink { _ in },
          PassthroughSubject<Int, Never>().timeout(.seconds(length), scheduler: OperationQueue.main).sink { _ in },
          PassthroughSubject<Int, Never>().debounce(for: .seconds(length), scheduler: RunLoop.main).sink { _ in },
        ]
        while clock.runNext(until: 0.005) != nil {}
        bag.forEach { $0.cancel() }
        XCTAssertEqual(clock.pendingNames, [], "\(length)")
      }
    }
  }

  func testFromAnotherThreadTheMainQueueDeliversOnTheMainThread() async {
    let done = expectation(description: "delivered")
    done.expectedFulfillmentCount = 3
    let subject = PassthroughSubject<Int, Never>()
    let bag = [
      subject.receive(on: DispatchQueue.main).sink { _ in
        XCTAssertTrue(Thread.isMainThread)
        done.fulfill()
      },
      subject.receive(on: RunLoop.main).sink { _ in
        XCTAssertTrue(Thread.isMainThread)
        done.fulfill()
      },
      subject.receive(on: OperationQueue.main).sink { _ in
        XCTAssertTrue(Thread.isMainThread)
        done.fulfill()
      },
    ]
    DispatchQueue.global().async { subject.send(1) }
    await fulfillment(of: [done], timeout: 60)
    bag.forEach { $0.cancel() }
  }

  func testAQueueThatRunsSeveralAtOnceKeepsTheOrder() async {
    for _ in 0..<20 {
      let done = expectation(description: "ended")
      let all = Values()
      let cancellable = (0..<50).publisher.delay(for: .nanoseconds(1), scheduler: DispatchQueue.global())
        .sink(receiveCompletion: { _ in done.fulfill() }, receiveValue: { all.append($0) })
      await fulfillment(of: [done], timeout: 60)
      XCTAssertEqual(all.values, Array(0..<50))
      cancellable.cancel()
    }
  }
  private final class Values: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [Int] = []
    var values: [Int] { lock.withLock { stored } }
    func append(_ value: Int) { lock.withLock { stored.append(value) } }
  }

  func testRealTimeWithoutAClock() async {
    let done = expectation(description: "delays in real time")
    done.expectedFulfillmentCount = 5
    let bag = [
      Just(1).delay(for: 0.01, scheduler: DispatchQueue.main).sink { _ in done.fulfill() },
      Just(1).delay(for: 0.01, scheduler: DispatchQueue.global()).sink { _ in done.fulfill() },
      Just(1).delay(for: 0.01, scheduler: OperationQueue()).sink { _ in done.fulfill() },
      Just(1).delay(for: 0.01, scheduler: RunLoop.main).sink { _ in done.fulfill() },
      Timer.publish(every: 0.01, on: .main, in: .default).autoconnect().first().sink { _ in done.fulfill() },
      Just(1).delay(for: 100, scheduler: DispatchQueue.main).sink { _ in XCTFail("cancelled") },
    ]
    bag.last?.cancel()
    await fulfillment(of: [done], timeout: 60)
    bag.forEach { $0.cancel() }
  }
}

/// A scheduler that counts steps, as a package for tests would write one.
private final class StepScheduler: Scheduler {
  struct SchedulerTimeType: Strideable {
    var step: Int
    func distance(to other: Self) -> Stride { Stride(steps: other.step - step) }
    func advanced(by n: Stride) -> Self { Self(step: step + n.steps) }
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
      var steps: Int
      init(steps: Int) { self.steps = steps }
      init(integerLiteral value: Int) { steps = value }
      init?<T: BinaryInteger>(exactly source: T) { steps = Int(source) }
      var magnitude: Int { abs(steps) }
      static func < (a: Self, b: Self) -> Bool { a.steps < b.steps }
      static func + (a: Self, b: Self) -> Self { Self(steps: a.steps + b.steps) }
      static func - (a: Self, b: Self) -> Self { Self(steps: a.steps - b.steps) }
      static func * (a: Self, b: Self) -> Self { Self(steps: a.steps * b.steps) }
      static func *= (a: inout Self, b: Self) { a = a * b }
      static func seconds(_ s: Int) -> Self { Self(steps: s) }
      static func seconds(_ s: Double) -> Self { Self(steps: Int(s)) }
      static func milliseconds(_ ms: Int) -> Self { Self(steps: ms / 1000) }
      static func microseconds(_ us: Int) -> Self { Self(steps: us / 1_000_000) }
      static func nanoseconds(_ ns: Int) -> Self { Self(steps: ns / 1_000_000_000) }
    }
  }
  struct SchedulerOptions {}
  private(set) var now = SchedulerTimeType(step: 0)
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  private var waiting: [(Int, () -> Void)] = []

  func advance() {
    now.step += 1
    let due = waiting.filter { $0.0 <= now.step }
    waiting.removeAll { $0.0 <= now.step }
    for (_, action) in due { action() }
  }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { waiting.append((date.step, action)) }
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    waiting.append((date.step, action))
    return AnyCancellable {}
  }
}
