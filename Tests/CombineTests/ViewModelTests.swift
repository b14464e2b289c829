import Combine
import VirtualTime
import XCTest

/// A model as apps write them: main actor, properties fed by pipelines, queues spelled in each of the usual ways.
@MainActor private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published private(set) var isSearching = false
  @Published private(set) var seconds = 0
  @Published private(set) var message: String?
  private var bag = Set<AnyCancellable>()
  private var timer: Publishers.Autoconnect<Timer.TimerPublisher>?
  private var ticking: Cancellable?
  private let errors = PassthroughSubject<Trouble, Never>()

  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .handleEvents(receiveOutput: { [weak self] _ in self?.isSearching = true })
      .map { [weak self] query in
        Future<[String], Trouble> { promise in
          promise(query == "bad" ? .failure(.one) : .success([query, query + "s"]))
        }
        .delay(for: 0.5, scheduler: DispatchQueue.global(qos: .userInitiated))
        .catch { error -> Empty<[String], Never> in
          self?.fail(error)
          return Empty()
        }
      }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] results in
        self?.results = results
        self?.isSearching = false
      }
      .store(in: &bag)
    errors
      .map { "\($0)" }
      .merge(with: Just("ready").delay(for: .seconds(1), scheduler: OperationQueue.main))
      .map(Optional.some)
      .assign(to: &$message)
  }
  private func fail(_ error: Trouble) {
    errors.send(error)
    isSearching = false
  }

  func start() {
    let timer = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common).autoconnect()
    self.timer = timer
    ticking = timer.scan(0) { count, _ in count + 1 }.sink { [weak self] in self?.seconds = $0 }
  }
  func stop() { timer?.upstream.connect().cancel() }
}

final class ViewModelTests: XCTestCase {
  @MainActor func testASearchWithDebounceAndDelay() async {
    let clock = VirtualClock()
    clock.rule {
      let model = SearchModel()
      var log: [String] = []
      let watching = model.$results.dropFirst().sink { log.append("\(clock.now) \($0)") }
      clock.schedule(after: 0.1, name: "type") { MainActor.assumeIsolated { model.query = "ca" } }
      clock.schedule(after: 0.2, name: "type") { MainActor.assumeIsolated { model.query = "cat" } }
      clock.schedule(after: 0.6, name: "type") { MainActor.assumeIsolated { model.query = "dog" } }
      while clock.runNext(until: 0.6) != nil {}
      XCTAssertTrue(model.isSearching)
      // The word that was typed just now, the greeting and its end, the search for cat and its end.
      XCTAssertEqual(
        clock.pendingNames,
        ["debounce(for: 0.3 s)", "delay(for: 1 s)", "delay(for: 1 s)", "delay(for: 0.5 s)", "delay(for: 0.5 s)"])
      while clock.runNext() != nil {}
      XCTAssertEqual(log, [#"1.4 ["dog", "dogs"]"#], "the search for cat was given up at 0.9, when the next began")
      XCTAssertFalse(model.isSearching)
      XCTAssertEqual(model.message, "ready")
      model.query = "bad"
      while clock.runNext() != nil {}
      XCTAssertEqual(model.message, "one")
      watching.cancel()
    }
  }

  @MainActor func testATimerThatIsStopped() async {
    let clock = VirtualClock()
    clock.rule {
      let model = SearchModel()
      model.start()
      while clock.runNext(until: 3.5) != nil {}
      XCTAssertEqual(model.seconds, 3)
      model.stop()
      XCTAssertEqual(clock.pendingNames, [])
      while clock.runNext(until: 9) != nil {}
      XCTAssertEqual(model.seconds, 3)
    }
  }

  @MainActor func testAModelThatGoesLeavesNothingPending() async {
    let clock = VirtualClock()
    weak var gone: SearchModel?
    clock.rule {
      let model = SearchModel()
      gone = model
      model.start()
      model.query = "x"
      while clock.runNext(until: 0.4) != nil {}
    }
    XCTAssertNil(gone)
    XCTAssertEqual(clock.pendingNames, [])
  }

  /// What is sent before a picture is taken is there when it is taken.
  @MainActor func testWithoutAClockQueuesDeliverAtOnce() async {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = subject.receive(on: DispatchQueue.main).sink { values.append($0) }
    subject.send(1)
    XCTAssertEqual(values, [1])
    let clock = VirtualClock()
    clock.rule {
      subject.send(2)
      XCTAssertEqual(values, [1])
      clock.runNext()
      XCTAssertEqual(values, [1, 2])
    }
    cancellable.cancel()
  }
}
