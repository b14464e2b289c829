import Combine
import XCTest

private class Counter: ObservableObject {
  @Published var count = 0
  @Published var name: String
  init(name: String = "n") { self.name = name }
}
private final class NamedCounter: Counter {
  @Published var extra = false
}
private final class Box<Value>: ObservableObject {
  @Published var value: Value
  @Published private(set) var changes = 0
  init(_ value: Value) { self.value = value }
}
@MainActor private final class MainModel: ObservableObject {
  @Published var items: [Int] = []
  var bag = Set<AnyCancellable>()
  @Published var total = 0
  init() {
    $items.map { $0.reduce(0, +) }.assign(to: &$total)
    $items.sink { [weak self] items in self?.last = items.last }.store(in: &bag)
  }
  var last: Int?
}
private final class Bare: ObservableObject {
  var value = 0 { willSet { objectWillChange.send() } }
}
private final class Own: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
}
private final class SelfDescribing: ObservableObject, CustomReflectable {
  @Published var value = 0
  var customMirror: Mirror { Mirror(self, children: [:]) }
}

final class ObservableObjectTests: XCTestCase {
  func testPublishedSendsThroughItsObjectBeforeTheChange() {
    let counter = Counter()
    var seen: [Int] = []
    let cancellable = counter.objectWillChange.sink { seen.append(counter.count) }
    counter.count = 1
    counter.count += 1
    XCTAssertEqual(seen, [0, 1])
    XCTAssertEqual(counter.count, 2)
    XCTAssertTrue(counter.objectWillChange === counter.objectWillChange)
    cancellable.cancel()
  }

  func testProjectedValueSendsTheNewValueBeforeItIsStored() {
    let counter = Counter()
    var seen: [[Int]] = []
    let cancellable = counter.$count.sink { seen.append([$0, counter.count]) }
    counter.count = 5
    counter.count = 7
    XCTAssertEqual(seen, [[0, 0], [5, 0], [7, 5]])
    cancellable.cancel()
  }

  func testSubclassAndGenericObjectsHaveOnePublisher() {
    let named = NamedCounter()
    var count = 0
    let first = named.objectWillChange.sink { count += 1 }
    named.extra = true
    named.count = 1
    named.name = "x"
    XCTAssertEqual(count, 3)
    let box = Box("a")
    let second = box.objectWillChange.sink { count += 10 }
    box.value.append("b")
    XCTAssertEqual(count, 13)
    XCTAssertEqual(box.value, "ab")
    first.cancel()
    second.cancel()
  }

  @MainActor func testMainActorObjects() async {
    let model = MainModel()
    var count = 0
    let cancellable = model.objectWillChange.sink { count += 1 }
    model.items.append(4)
    XCTAssertEqual(model.total, 4)
    XCTAssertEqual(model.last, 4)
    XCTAssertEqual(count, 2, "items and total")
    cancellable.cancel()
  }

  func testObjectWithoutPublishedProperties() {
    let bare = Bare()
    var count = 0
    let cancellable = bare.objectWillChange.sink { count += 1 }
    bare.value = 1
    bare.value = 2
    XCTAssertEqual(count, 2)
    cancellable.cancel()
  }

  func testNewObjectsNeverGetTheirPredecessorsPublisher() {
    // Objects made and dropped in turn get the same address again and again.
    var count = 0
    for round in 1...500 {
      let bare = Bare()
      bare.objectWillChange.sink { count += 1 }.store(in: &leftOver)
      bare.value = 1
      XCTAssertEqual(count, round)
    }
    leftOver = []
  }
  private var leftOver: [AnyCancellable] = []

  func testObjectWithItsOwnPublisher() {
    let own = Own()
    var seen: [String] = []
    let cancellable = own.objectWillChange.sink { seen.append($0) }
    own.objectWillChange.send("x")
    XCTAssertEqual(seen, ["x"])
    cancellable.cancel()
  }

  func testObjectThatDescribesItselfToMirrors() {
    let object = SelfDescribing()
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    object.value = 1
    object.value = 2
    XCTAssertEqual(count, 2)
    cancellable.cancel()
  }

  func testObservingThroughAnExistential() {
    let objects: [any ObservableObject] = [Counter(), Own(), Bare()]
    var count = 0
    let cancellables = objects.map { $0.observingWillChange { count += 1 } }
    (objects[0] as? Counter)?.count = 1
    (objects[1] as? Own)?.objectWillChange.send("")
    (objects[2] as? Bare)?.value = 1
    XCTAssertEqual(count, 3)
    cancellables.forEach { $0.cancel() }
  }

  func testAssign() {
    let (source, counter, box) = (PassthroughSubject<Int, Never>(), Counter(), Box(0))
    let cancellable = source.assign(to: \.count, on: counter)
    source.assign(to: &box.$value)
    var changes = 0
    let observation = box.objectWillChange.sink { changes += 1 }
    source.send(6)
    cancellable.cancel()
    source.send(7)
    XCTAssertEqual(counter.count, 6)
    XCTAssertEqual(box.value, 7)
    XCTAssertEqual(changes, 2)
    observation.cancel()
  }

  func testObjectsGoWhenNobodyHoldsThem() {
    weak var gone: Counter?
    var kept: AnyCancellable?
    do {
      let counter = Counter()
      gone = counter
      kept = counter.$count.combineLatest(counter.$name).sink { _ in }
      _ = counter.objectWillChange
      counter.count = 2
    }
    XCTAssertNil(gone)
    kept?.cancel()
  }

  func testPropertiesCanBeReadWhileTheyPublish() {
    let counter = Counter()
    var seen: [Int] = []
    let cancellable = counter.$count.sink { value in
      if value == 1 { counter.count = 2 }
      seen.append(value)
    }
    counter.count = 1
    XCTAssertEqual(seen, [0, 2, 1])
    XCTAssertEqual(counter.count, 1, "the outer assignment is stored last")
    cancellable.cancel()
  }
}
