import Combine
import XCTest

final class SubjectTests: XCTestCase {
  func testPassthroughSubjectSendsOnlyToThoseThere() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    let recorder = Recorder(subject)
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    XCTAssertEqual(recorder.values, [2])
    XCTAssertTrue(recorder.isFinished)
    XCTAssertTrue(Recorder(subject).isFinished, "a subscriber after the end gets the end")
  }

  func testPassthroughSubjectHonoursDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject, demand: .max(1))
    subject.send(1)
    subject.send(2)
    recorder.subscription?.request(.max(1))
    subject.send(3)
    XCTAssertEqual(recorder.values, [1, 3])
  }

  func testCurrentValueSubjectSendsItsValueFirst() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = Recorder(subject)
    subject.value = 2
    subject.send(3)
    XCTAssertEqual(recorder.values, [1, 2, 3])
    XCTAssertEqual(subject.value, 3)
  }

  func testCurrentValueSubjectKeepsTheNewestForWhoAsksLate() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = Recorder(subject, demand: .none)
    subject.send(2)
    subject.send(3)
    XCTAssertEqual(recorder.values, [])
    recorder.subscription?.request(.max(2))
    XCTAssertEqual(recorder.values, [3])
  }

  func testCancelledSubscriberGetsNothing() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var cancellable: AnyCancellable? = subject.sink { values.append($0) }
    subject.send(1)
    cancellable?.cancel()
    subject.send(2)
    cancellable = subject.sink { values.append($0 * 10) }
    subject.send(3)
    cancellable = nil
    subject.send(4)
    XCTAssertEqual(values, [1, 30])
  }

  func testSubscribersHearInTheOrderTheyCame() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    var bag = Set<AnyCancellable>()
    for name in ["a", "b", "c", "d"] { subject.sink { heard.append("\(name)\($0)") }.store(in: &bag) }
    subject.send(1)
    XCTAssertEqual(heard, ["a1", "b1", "c1", "d1"])
  }

  func testSubscribingASubject() {
    let (first, second) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let connection = first.subscribe(second)
    first.send(5)
    connection.cancel()
    first.send(6)
    XCTAssertEqual(second.value, 5)
  }

  func testSubjectGoesWhenNobodyHoldsIt() {
    weak var gone: CurrentValueSubject<Int, Never>?
    var cancellable: AnyCancellable?
    do {
      let subject = CurrentValueSubject<Int, Never>(1)
      gone = subject
      cancellable = subject.map { $0 + 1 }.sink { _ in }
    }
    XCTAssertNil(gone)
    cancellable?.cancel()
  }

  func testSendingFromManyThreadsLosesNothing() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let total = Total()
    let cancellable = subject.dropFirst().sink { total.add($0) }
    DispatchQueue.concurrentPerform(iterations: 1000) { subject.send($0) }
    XCTAssertEqual(total.sum, 499_500)
    cancellable.cancel()
  }

  private final class Total: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var sum = 0
    func add(_ value: Int) { lock.withLock { sum += value } }
  }

  func testAnyCancellableRunsOnceAndIsStoredInArrays() {
    var count = 0
    var list: [AnyCancellable] = []
    AnyCancellable { count += 1 }.store(in: &list)
    list[0].cancel()
    list[0].cancel()
    list = []
    XCTAssertEqual(count, 1)
  }

  func testDemandArithmetic() {
    typealias Demand = Subscribers.Demand
    XCTAssertEqual(Demand.max(2) + .max(3), .max(5))
    XCTAssertEqual(Demand.unlimited - .max(3), .unlimited)
    XCTAssertEqual(Demand.max(2) - .max(3), .none)
    XCTAssertEqual(Demand.max(.max) + 1, .unlimited)
    XCTAssertTrue(Demand.max(1) < .unlimited && Demand.unlimited > 1_000_000 && Demand.max(4) == 4)
    XCTAssertNil(Demand.unlimited.max)
    XCTAssertEqual(Demand.max(7).max, 7)
  }
}
