import Combine
import XCTest

final class MoreOperatorTests: XCTestCase {
  private func all<P: Publisher>(_ publisher: P) -> [P.Output] { Recorder(publisher).values }
  private let numbers = [3, 1, 4, 1, 5].publisher
  private func throwing(at bad: Int, _ test: @escaping (Int) -> Bool) -> (Int) throws -> Bool {
    { if $0 == bad { throw Trouble.one } else { test($0) } }
  }

  func testExtremes() {
    XCTAssertEqual(all(numbers.min()), [1])
    XCTAssertEqual(all(numbers.max()), [5])
    XCTAssertEqual(all(["bb", "a", "c", "dd"].publisher.min { $0.count < $1.count }), ["a"])
    XCTAssertEqual(all(["bb", "a", "c", "dd"].publisher.max { $0.count < $1.count }), ["dd"])
    XCTAssertEqual(all(Empty<Int, Never>().max()), [])
    XCTAssertEqual(all(numbers.last { $0 < 4 }), [1])
    XCTAssertEqual(all(numbers.tryLast(where: throwing(at: 9) { $0 > 3 })), [5])
  }

  func testContainsIsKnownWithTheFirst() {
    let endless = sequence(first: 1) { $0 + 1 }.publisher
    XCTAssertEqual(all(endless.contains(7)), [true])
    XCTAssertEqual(all(endless.allSatisfy { $0 < 7 }), [false])
    XCTAssertTrue(Recorder(endless.contains { $0 > 3 }).isFinished)
    XCTAssertEqual(all(numbers.contains(7)), [false])
    XCTAssertEqual(all(numbers.allSatisfy { $0 < 7 }), [true])
    XCTAssertEqual(Recorder(Fail<Int, Trouble>(error: .one).contains(1)).error, .one)
  }

  func testClosuresThatThrow() {
    XCTAssertEqual(all(numbers.tryReduce(0) { $0 + $1 }), [14])
    XCTAssertEqual(all(Empty<Int, Never>().tryReduce(7) { $0 + $1 }), [7])
    XCTAssertEqual(all(numbers.tryFirst(where: throwing(at: 9) { $0 > 3 })), [4])
    XCTAssertEqual(all(numbers.tryContains(where: throwing(at: 9) { $0 == 4 })), [true])
    XCTAssertEqual(all(numbers.tryAllSatisfy(throwing(at: 9) { $0 < 4 })), [false])
    XCTAssertEqual(all(numbers.tryPrefix(while: throwing(at: 9) { $0 < 4 })), [3, 1])
    XCTAssertEqual(
      all(numbers.tryDrop(while: throwing(at: 5) { $0 < 4 })), [4, 1, 5], "no question after the first no")
    XCTAssertEqual(all([1, 1, 2, 1].publisher.tryRemoveDuplicates { $0 == $1 }), [1, 2, 1])
    for failing in [
      numbers.tryReduce(0) { if $1 == 4 { throw Trouble.one } else { $0 + $1 } }.eraseToAnyPublisher(),
      numbers.tryFirst(where: throwing(at: 4) { $0 > 9 }).eraseToAnyPublisher(),
      numbers.tryPrefix(while: throwing(at: 4) { $0 < 9 }).eraseToAnyPublisher(),
      numbers.tryDrop(while: throwing(at: 4) { $0 < 9 }).eraseToAnyPublisher(),
      numbers.tryContains(where: throwing(at: 4) { $0 > 9 }).map { $0 ? 1 : 0 }.eraseToAnyPublisher(),
      numbers.tryRemoveDuplicates { _, _ in throw Trouble.one }.eraseToAnyPublisher(),
    ] { XCTAssertEqual(Recorder(failing).error as? Trouble, .one) }
  }

  func testDuplicatesAreOfTheValueBefore() {
    let near = { (a: Int, b: Int) in abs(a - b) <= 1 }
    XCTAssertEqual(all([1, 2, 3, 5, 6].publisher.removeDuplicates(by: near)), [1, 5])
    XCTAssertEqual(all([1, 2, 3, 5, 6].publisher.tryRemoveDuplicates(by: near)), [1, 5])
  }

  func testUntilOutput() {
    let (source, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let (before, after) = (
      Recorder(source.prefix(untilOutputFrom: signal)), Recorder(source.drop(untilOutputFrom: signal))
    )
    source.send(1)
    signal.send("x")
    source.send(2)
    signal.send(completion: .finished)
    source.send(3)
    XCTAssertEqual(before.values, [1])
    XCTAssertTrue(before.isFinished)
    XCTAssertEqual(after.values, [2, 3])
    XCTAssertNil(after.completion)
    XCTAssertTrue(Recorder(source.drop(untilOutputFrom: Empty<Int, Never>())).isFinished)
    XCTAssertNil(Recorder(source.prefix(untilOutputFrom: Empty<Int, Never>())).completion)
  }

  func testBufferThatTakesAllThereIs() {
    func waiting(_ whenFull: Publishers.BufferingStrategy<Trouble>) -> Recorder<Int, Trouble> {
      let source = PassthroughSubject<Int, Trouble>()
      let recorder = Recorder(source.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull), demand: .max(1))
      for value in 1...4 { source.send(value) }
      XCTAssertEqual(recorder.values, [1])
      recorder.subscription?.request(.unlimited)
      source.send(5)
      return recorder
    }
    XCTAssertEqual(waiting(.dropNewest).values, [1, 2, 3, 5])
    XCTAssertEqual(waiting(.dropOldest).values, [1, 3, 4, 5])
    let failed = waiting(.customError { .two })
    XCTAssertEqual(failed.values, [1])
    XCTAssertEqual(failed.error, .two)
  }

  func testBufferThatKeepsFull() {
    var taken: [Int] = []
    let recorder = Recorder(
      sequence(first: 1) { $0 + 1 }.publisher.handleEvents(receiveOutput: { taken.append($0) })
        .buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest), demand: .none)
    XCTAssertEqual(taken, [1, 2])
    recorder.subscription?.request(.max(3))
    XCTAssertEqual(recorder.values, [1, 2, 3])
    XCTAssertEqual(taken, [1, 2, 3, 4, 5])
    recorder.cancel()
  }

  func testRecord() {
    let record = Record<Int, Trouble> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(.one))
    }
    XCTAssertEqual(Recorder(record).values, [1, 2])
    XCTAssertEqual(Recorder(record).error, .one)
    XCTAssertEqual(record.recording.output, [1, 2])
    XCTAssertEqual(all(Record<Int, Never>(output: [4], completion: .finished)), [4])
  }

  func testMergeOfUpToEight() {
    let one = Just(1), more = [2, 3].publisher
    XCTAssertEqual(all(one.merge(with: more, one, one, one)), [1, 2, 3, 1, 1, 1])
    XCTAssertEqual(all(one.merge(with: one, one, one, one, more)), [1, 1, 1, 1, 1, 2, 3])
    XCTAssertEqual(all(one.merge(with: one, one, one, one, one, more)).count, 8)
    XCTAssertEqual(all(one.merge(with: one, one, one, one, one, one, more)).count, 9)
    XCTAssertEqual(all(one.zip(one, one, more) { $0 + $1 + $2 + $3 }), [5])
  }

  func testSeveralKeyPaths() {
    XCTAssertEqual(all(Just("ab").map(\.count, \.isEmpty).map { "\($0)" }), ["(2, false)"])
    XCTAssertEqual(
      all(Just("ab").map(\.count, \.isEmpty, \.first).map { "\($0.0) \($0.1) \($0.2 ?? "-")" }), ["2 false a"])
  }

  func testShareOfASubscriberThatLeavesAtOnce() {
    var made = 0
    let shared = Deferred { () -> PassthroughSubject<Int, Never> in
      made += 1
      return PassthroughSubject()
    }.share()
    // Cancels as soon as it has its subscription.
    let leaving = AnySubscriber<Int, Never>(receiveSubscription: { $0.cancel() })
    shared.subscribe(leaving)
    XCTAssertEqual(made, 0, "nobody is there for it")
    let recorder = Recorder(shared)
    XCTAssertEqual(made, 1)
    recorder.cancel()
  }

  func testPrintSaysTheSameEachTime() {
    final class Model {}
    func lines() -> String {
      let stream = Lines()
      let recorder = Recorder(Just(Model()).delay(for: 1, scheduler: ImmediateScheduler.shared).print("x", to: stream))
      recorder.cancel()
      return stream.text
    }
    XCTAssertEqual(lines(), lines())
    XCTAssertFalse(lines().contains("0x"))
  }
  private final class Lines: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  func testBreakpointLetsPassWhatIsNotAskedFor() {
    XCTAssertEqual(all(numbers.breakpoint(receiveOutput: { $0 > 9 }).breakpointOnError()), [3, 1, 4, 1, 5])
  }

  func testAsyncValues() async throws {
    var values: [Int] = []
    do {
      let failing = [1, 2, 3].publisher.tryMap { if $0 == 3 { throw Trouble.two } else { $0 } }
      for try await value in failing.values { values.append(value) }
      XCTFail("no failure")
    } catch { XCTAssertEqual(error as? Trouble, .two) }
    XCTAssertEqual(values, [1, 2])
    let never = await Future<Int, Never> { $0(.success(4)) }.value
    XCTAssertEqual(never, 4)
    let some = try await Future<Int, Trouble> { $0(.success(5)) }.value
    XCTAssertEqual(some, 5)
    do {
      _ = try await Future<Int, Trouble> { $0(.failure(.one)) }.value
      XCTFail("no failure")
    } catch { XCTAssertEqual(error as? Trouble, .one) }
  }
}
