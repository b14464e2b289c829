import Foundation
import VirtualTime
import XCTest

/// What view files call without knowing of any clock.
final class InterpositionTests: XCTestCase {
  private let clock = VirtualClock()
  private final class Log: @unchecked Sendable {
    private(set) var lines: [String] = []
    private let clock: VirtualClock
    init(_ clock: VirtualClock) { self.clock = clock }
    func add(_ line: String) { lines.append("\(clock.now) \(line)") }
  }
  private lazy var log = Log(clock)

  private func drive(until limit: Double = 100, _ body: () -> Void) {
    clock.rule {
      body()
      while clock.runNext(until: limit) != nil {}
    }
  }

  func testDatesCountFromTheClocksStart() {
    clock.rule {
      XCTAssertEqual(Date().timeIntervalSince1970, VirtualClock.defaultStart)
      clock.advance(to: 2.5)
      XCTAssertEqual(Date.now.timeIntervalSince1970, VirtualClock.defaultStart + 2.5)
      let before = ContinuousClock.now
      clock.advance(to: 4)
      XCTAssertEqual(ContinuousClock.now - before, .seconds(1.5))
      Thread.sleep(forTimeInterval: 1)
      XCTAssertEqual(clock.now, 5, accuracy: 1e-6)
    }
    XCTAssertGreaterThan(Date().timeIntervalSince1970, VirtualClock.defaultStart + 1e8)
  }

  func testQueues() {
    let log = log
    drive {
      DispatchQueue.main.async { log.add("main") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.add("after") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { log.add("wall") }
      DispatchQueue.global().async {
        log.add("global")
        DispatchQueue.main.async { log.add("back") }
      }
      RunLoop.main.perform { log.add("loop") }
    }
    XCTAssertEqual(log.lines, ["0.0 main", "0.0 global", "0.0 loop", "0.0 back", "1.0 wall", "2.0 after"])
  }

  func testWaitingForAQueueFindsItsWorkDone() {
    let (log, queue, ready, group) = (log, DispatchQueue(label: "work"), DispatchSemaphore(value: 0), DispatchGroup())
    drive {
      queue.async { log.add("first") }
      queue.sync { log.add("second") }
      DispatchQueue.main.async { log.add("main") }
      DispatchQueue.global().async {
        log.add("signal")
        ready.signal()
      }
      ready.wait()
      log.add("woken")
      DispatchQueue.global().async(group: group) { log.add("member") }
      group.notify(queue: .main) { log.add("notified") }
      XCTAssertEqual(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.001), .timedOut)
    }
    XCTAssertEqual(
      log.lines, ["0.0 first", "0.0 second", "0.0 signal", "0.0 woken", "0.0 member", "0.0 main", "0.0 notified"],
      "what belongs to the main queue waits for it")
  }

  func testTimers() {
    let log = log
    var stopped: Timer?
    drive(until: 3.2) {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        log.add("tick")
        timer.invalidate()
      }
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log.add("once") }
      let own = Timer(timeInterval: 1.5, repeats: true) { timer in
        log.add("own")
        timer.invalidate()
      }
      RunLoop.main.add(own, forMode: .common)
      stopped = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in log.add("never") }
      stopped?.invalidate()
    }
    XCTAssertEqual(log.lines, ["0.5 once", "1.0 tick", "1.5 own"])
    XCTAssertEqual(clock.pendingNames, [], "an invalidated timer is gone")
  }

  private actor Counter {
    private var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }
  private static func half(of number: Int) async -> Int { number / 2 }

  func testTasks() {
    let (log, counter) = (log, Counter())
    drive {
      Task { @MainActor in
        log.add("actor \(await counter.next())")
        try? await Task.sleep(nanoseconds: 500_000_000)
        log.add("slept")
        try? await Task.sleep(for: .seconds(2))
        async let one = Self.half(of: 4), two = Self.half(of: 8)
        log.add("sum \(await one + two)")
        await withTaskGroup(of: Int.self) { group in
          for number in [2, 4, 6] { group.addTask { await Self.half(of: number) } }
          for await half in group { log.add("half \(half)") }
        }
        let stream = AsyncStream<Int> { continuation in
          Task {
            for number in 0..<2 {
              continuation.yield(number)
              try? await Task.sleep(for: .seconds(1))
            }
            continuation.finish()
          }
        }
        for await number in stream { log.add("stream \(number)") }
        log.add("detached \(await Task.detached { 5 }.value)")
      }
    }
    XCTAssertEqual(
      log.lines,
      [
        "0.0 actor 1", "0.5 slept", "2.5 sum 6", "2.5 half 1", "2.5 half 2", "2.5 half 3", "2.5 stream 0",
        "3.5 stream 1", "4.5 detached 5",
      ])
  }

  func testCancellingASleepWakesIt() {
    let log = log
    drive(until: 10) {
      let task = Task { @MainActor in
        do { try await Task.sleep(for: .seconds(60)) } catch { log.add("\(type(of: error))") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { task.cancel() }
    }
    XCTAssertEqual(log.lines, ["1.0 CancellationError"])
  }

  func testRandomNumbersAreTheSameEveryTime() {
    func draw() -> [String] {
      VirtualClock().rule {
        ["\(Int.random(in: 0..<1000))", "\(UUID())", "\(Double.random(in: 0...1))", "\([1, 2, 3, 4, 5].shuffled())"]
      }
    }
    XCTAssertEqual(draw(), draw())
    XCTAssertNotEqual(UUID(), UUID(), "elsewhere they are random")
  }

  func testTimersOfDispatch() {
    let log = log
    var timers: [any DispatchSourceTimer] = []
    drive(until: 10) {
      let once = DispatchSource.makeTimerSource(queue: .main)
      once.schedule(deadline: .now() + 1)
      once.setEventHandler { log.add("once") }
      once.resume()
      let often = DispatchSource.makeTimerSource(queue: .main)
      often.setEventHandler { [clock] in
        log.add("often")
        if clock.now >= 3 { timers[1].cancel() }
      }
      often.schedule(deadline: .now() + 5, repeating: 1)
      often.schedule(deadline: .now() + 1.5, repeating: .milliseconds(750), leeway: .milliseconds(10))
      often.resume()
      let never = DispatchSource.makeTimerSource(queue: .main)
      never.schedule(deadline: .now() + 1)
      never.setEventHandler { log.add("never") }
      never.resume()
      never.cancel()
      timers = [once, often, never]
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(2), tolerance: .seconds(0.5))
        log.add("tolerant")
      }
    }
    XCTAssertEqual(log.lines, ["1.0 once", "1.5 often", "2.0 tolerant", "2.25 often", "3.0 often"])
    XCTAssertEqual(clock.pendingNames, [])
    withExtendedLifetime(timers) {}
  }

  func testTheHostsTimeZoneReachesNothing() {
    XCTAssertEqual(TimeZone.current.secondsFromGMT(), 0)
    XCTAssertEqual(Calendar.current.timeZone.secondsFromGMT(), 0)
  }

  func testOtherThreadsKeepRealTime() {
    let done = DispatchSemaphore(value: 0)
    let seen = Log(clock)
    clock.rule {
      VirtualClock.inRealTime {
        Thread.detachNewThread {
          if Date().timeIntervalSince1970 > VirtualClock.defaultStart + 1e8 { seen.add("real") }
          DispatchQueue.global().async {
            if VirtualClock.current == nil { seen.add("free") }
            done.signal()
          }
        }
        done.wait()
      }
    }
    XCTAssertEqual(seen.lines, ["0.0 real", "0.0 free"])
  }

  /// Work of other queues runs on the main thread, which must not be noticed.
  func testOtherQueuesReachTheMainQueue() {
    let (log, queue) = (log, DispatchQueue(label: "work"))
    drive {
      queue.async {
        dispatchPrecondition(condition: .onQueue(queue))
        dispatchPrecondition(condition: .notOnQueue(.main))
        DispatchQueue.main.sync { log.add("main") }
        log.add("work")
      }
      queue.async(flags: .barrier) { log.add("barrier") }
      queue.sync(flags: .barrier) { log.add("end") }
    }
    XCTAssertEqual(log.lines, ["0.0 main", "0.0 work", "0.0 barrier", "0.0 end"])
  }
}
