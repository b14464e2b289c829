import Combine
import XCTest

final class OperatorTests: XCTestCase {
  private func all<P: Publisher>(_ publisher: P) -> [P.Output] { Recorder(publisher).values }

  func testTransforming() {
    let numbers = (1...5).publisher
    XCTAssertEqual(all(numbers.map { $0 * 2 }), [2, 4, 6, 8, 10])
    XCTAssertEqual(all(["ab", "c"].publisher.map(\.count)), [2, 1])
    XCTAssertEqual(all(numbers.filter { $0 % 2 == 1 }), [1, 3, 5])
    XCTAssertEqual(all(["1", "x", "3"].publisher.compactMap { Int($0) }), [1, 3])
    XCTAssertEqual(all([1, 1, 2, 2, 1].publisher.removeDuplicates()), [1, 2, 1])
    XCTAssertEqual(all(numbers.scan(0, +)), [1, 3, 6, 10, 15])
    XCTAssertEqual(all(numbers.reduce(0, +)), [15])
    XCTAssertEqual(all(numbers.collect()), [[1, 2, 3, 4, 5]])
    XCTAssertEqual(all(numbers.collect(2)), [[1, 2], [3, 4], [5]])
    XCTAssertEqual(all([1, nil].publisher.replaceNil(with: 9)), [1, 9])
    XCTAssertEqual(all(numbers.count()), [5])
    XCTAssertEqual(all(numbers.last()), [5])
    XCTAssertEqual(all(numbers.contains(3)), [true])
    XCTAssertEqual(all(numbers.allSatisfy { $0 < 3 }), [false])
    XCTAssertEqual(all(Empty<Int, Never>().replaceEmpty(with: 4)), [4])
    XCTAssertEqual(all(numbers.ignoreOutput()), [])
  }

  func testPartsOfASequence() {
    // Without end, so only what is asked for may be taken.
    let numbers = sequence(first: 1) { $0 + 1 }.publisher
    XCTAssertEqual(all(numbers.prefix(3)), [1, 2, 3])
    XCTAssertEqual(all(numbers.first()), [1])
    XCTAssertEqual(all(numbers.first { $0 > 10 }), [11])
    XCTAssertEqual(all(numbers.prefix { $0 < 4 }), [1, 2, 3])
    XCTAssertEqual(all(numbers.dropFirst(2).prefix(2)), [3, 4])
    XCTAssertEqual(all(numbers.drop { $0 < 7 }.prefix(1)), [7])
    XCTAssertEqual(all(numbers.output(in: 2..<4)), [3, 4])
    XCTAssertEqual(all(numbers.output(at: 4)), [5])
    XCTAssertEqual(all(numbers.prefix(0)), [])
    XCTAssertTrue(Recorder(PassthroughSubject<Int, Never>().prefix(0)).isFinished)
    XCTAssertEqual(all(numbers.flatMap { Just($0) }.prefix(2)), [1, 2])
  }

  func testFirstEndsBeforeItsValueCanComeBack() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = subject.first().sink {
      values.append($0)
      subject.send($0 + 1)
    }
    subject.send(1)
    XCTAssertEqual(values, [1])
    cancellable.cancel()
  }

  func testDemandPassesThroughAFilter() {
    let recorder = Recorder((1...10).publisher.filter { $0 % 2 == 0 }.map { $0 * 10 }, demand: .max(2))
    XCTAssertEqual(recorder.values, [20, 40])
    recorder.subscription?.request(.max(1))
    XCTAssertEqual(recorder.values, [20, 40, 60])
    XCTAssertNil(recorder.completion)
    recorder.subscription?.request(.unlimited)
    XCTAssertEqual(recorder.values, [20, 40, 60, 80, 100])
    XCTAssertTrue(recorder.isFinished)
  }

  func testMerge() {
    let (a, b, c) = (
      PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>()
    )
    let recorder = Recorder(a.map { $0 }.merge(with: b, c))
    a.send(1)
    c.send(2)
    b.send(3)
    a.send(completion: .finished)
    b.send(4)
    XCTAssertEqual(recorder.values, [1, 2, 3, 4])
    XCTAssertNil(recorder.completion)
    b.send(completion: .failure(.one))
    XCTAssertEqual(recorder.error, .one)
    c.send(5)
    XCTAssertEqual(recorder.values, [1, 2, 3, 4])
  }

  func testCombineLatest() {
    let (a, b, c) = (
      PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"), PassthroughSubject<Bool, Never>()
    )
    let two = Recorder(a.combineLatest(b) { "\($0)\($1)" })
    let three = Recorder(a.combineLatest(b, c).map { "\($0)\($1)\($2)" })
    let four = Recorder(a.combineLatest(b, c, Just(0)).map { "\($0)\($1)\($2)\($3)" })
    a.send(1)
    b.send("y")
    c.send(true)
    a.send(2)
    XCTAssertEqual(two.values, ["1x", "1y", "2y"])
    XCTAssertEqual(three.values, ["1ytrue", "2ytrue"])
    XCTAssertEqual(four.values, ["1ytrue0", "2ytrue0"])
    for subject in [a] { subject.send(completion: .finished) }
    XCTAssertNil(two.completion)
    b.send(completion: .finished)
    XCTAssertTrue(two.isFinished)
    XCTAssertTrue(Recorder(Empty<Int, Never>().combineLatest(c)).isFinished, "there can be no pair any more")
  }

  func testZip() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = Recorder(a.zip(b) { "\($0)\($1)" })
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(completion: .finished)
    XCTAssertEqual(recorder.values, ["1x"])
    b.send("y")
    XCTAssertEqual(recorder.values, ["1x", "2y"])
    XCTAssertTrue(recorder.isFinished)
    XCTAssertEqual(all([1, 2].publisher.zip([3, 4].publisher, [5, 6].publisher).map { $0 + $1 + $2 }), [9, 12])
  }

  func testFlatMap() {
    XCTAssertEqual(all([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }), [1, 10, 2, 20])
    let (outer, inner) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = Recorder(outer.flatMap { factor in inner.map { $0 * factor } })
    outer.send(1)
    outer.send(10)
    inner.send(5)
    outer.send(completion: .finished)
    XCTAssertNil(recorder.completion)
    inner.send(completion: .finished)
    XCTAssertEqual(recorder.values, [5, 50])
    XCTAssertTrue(recorder.isFinished)
  }

  func testFlatMapWithALimitWaitsForTheEndOfTheOneBefore() {
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let recorder = Recorder((0...1).publisher.flatMap(maxPublishers: .max(1)) { subjects[$0] })
    subjects[1].send(9)
    subjects[0].send(1)
    subjects[0].send(completion: .finished)
    subjects[1].send(2)
    subjects[1].send(completion: .finished)
    XCTAssertEqual(recorder.values, [1, 2])
    XCTAssertTrue(recorder.isFinished)
  }

  func testSwitchToLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = Recorder(outer.switchToLatest())
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    XCTAssertNil(recorder.completion)
    b.send(completion: .finished)
    XCTAssertEqual(recorder.values, [1, 3])
    XCTAssertTrue(recorder.isFinished)
  }

  func testFailures() {
    let failing = [1, 2, 3].publisher.tryMap { value -> Int in
      if value == 2 { throw Trouble.one }
      return value
    }
    let recorder = Recorder(failing)
    XCTAssertEqual(recorder.values, [1])
    XCTAssertEqual(recorder.error as? Trouble, .one)
    XCTAssertEqual(all(failing.replaceError(with: 0)), [1, 0])
    XCTAssertEqual(all(failing.catch { _ in [7, 8].publisher }), [1, 7, 8])
    XCTAssertEqual(Recorder(failing.mapError { _ in Trouble.two }).error, .two)
    XCTAssertEqual(Recorder(Fail<Int, Trouble>(error: .one)).error, .one)
    XCTAssertEqual(all(Just(1).setFailureType(to: Trouble.self)), [1])
    XCTAssertEqual(Recorder(failing.tryCatch { _ -> Just<Int> in throw Trouble.two }).error as? Trouble, .two)
    var attempts = 0
    let retried = Recorder(
      Deferred { () -> Fail<Int, Trouble> in
        attempts += 1
        return Fail(error: .one)
      }.retry(2))
    XCTAssertEqual(attempts, 3)
    XCTAssertEqual(retried.error, .one)
  }

  func testAppendAndPrepend() {
    XCTAssertEqual(all([2].publisher.prepend(0, 1).append(3, 4).append([5])), [0, 1, 2, 3, 4, 5])
  }

  func testFuture() {
    var promise: Future<Int, Trouble>.Promise?
    let future = Future<Int, Trouble> { promise = $0 }
    let early = Recorder(future)
    XCTAssertEqual(early.values, [])
    promise?(.success(3))
    promise?(.success(4))
    XCTAssertEqual(early.values, [3])
    XCTAssertTrue(early.isFinished)
    XCTAssertEqual(Recorder(future).values, [3])
    XCTAssertEqual(Recorder(Future<Int, Trouble> { $0(.failure(.two)) }).error, .two)
  }

  func testShareSubscribesOnce() {
    let source = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let shared = source.handleEvents(
      receiveSubscription: { _ in log.append("subscribed") }, receiveCancel: { log.append("cancelled") }
    ).share()
    var bag: [AnyCancellable] = []
    shared.sink { log.append("a\($0)") }.store(in: &bag)
    shared.sink { log.append("b\($0)") }.store(in: &bag)
    source.send(1)
    bag.removeFirst()
    source.send(2)
    bag = []
    XCTAssertEqual(log, ["subscribed", "a1", "b1", "b2", "cancelled"])
  }

  func testHandleEventsTellsAll() {
    var log: [String] = []
    let recorder = Recorder(
      [1].publisher.handleEvents(
        receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("output \($0)") },
        receiveCompletion: { log.append("completion \($0)") }, receiveRequest: { log.append("request \($0)") }))
    XCTAssertEqual(log, ["subscription", "request unlimited", "output 1", "completion finished"])
    XCTAssertEqual(recorder.values, [1])
  }

  func testJustAndOptionalHonourDemand() {
    let recorder = Recorder(Just(1), demand: .none)
    XCTAssertEqual(recorder.values, [])
    XCTAssertNil(recorder.completion)
    recorder.subscription?.request(.max(1))
    XCTAssertEqual(recorder.values, [1])
    XCTAssertTrue(recorder.isFinished)
    XCTAssertEqual(all(Optional(3).publisher), [3])
    XCTAssertEqual(all(Result<Int, Trouble>.success(3).publisher), [3])
  }

  func testErasingAndCoding() throws {
    let erased = (1...3).publisher.map { $0 * 2 }.eraseToAnyPublisher()
    XCTAssertEqual(all(erased.eraseToAnyPublisher()), [2, 4, 6])
    let decoded = Recorder(Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()))
    XCTAssertEqual(decoded.values, [[1, 2]])
    XCTAssertNotNil(Recorder(Just(Data("x".utf8)).decode(type: Int.self, decoder: JSONDecoder())).error)
  }

  func testQueuesDeliverAtOnceOnTheMainThread() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = subject.subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main)
      .receive(on: RunLoop.main).receive(on: OperationQueue.main).receive(on: ImmediateScheduler.shared)
      .sink { values.append($0) }
    subject.send(1)
    XCTAssertEqual(values, [1])
    cancellable.cancel()
  }

  func testNotifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    var count = 0
    let cancellable = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    cancellable.cancel()
    center.post(name: name, object: nil)
    XCTAssertEqual(count, 1)
  }

  func testValuesAsAnAsyncSequence() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    XCTAssertEqual(values, [1, 2, 3])
  }
}
