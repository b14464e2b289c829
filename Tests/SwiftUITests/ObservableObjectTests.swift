import Combine
@testable import SwiftUI
import XCTest

/// Views over `ObservableObject` models.
final class ObservableObjectTests: XCTestCase {
  final class Model: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var count = 1
    @Published var names = ["a"]
    let events = PassthroughSubject<Int, Never>()
    init() { Self.made += 1 }
    func load() { count = 42 }
  }
  private struct Row: View {
    @ObservedObject var model: Model
    var body: some View { Button("row \(model.count)") { model.count += 1 } }
  }

  @MainActor func testObservedObjects() async {
    let model = Model()
    let probe = Probe(
      VStack {
        Row(model: model); Text("\(1)")
      })
    XCTAssertTrue(probe.settle().contains("row 1"))
    probe.tap("row")
    XCTAssertTrue(probe.settle().contains("row 2"))
    model.count = 7
    XCTAssertTrue(probe.settle().contains("row 7"))
  }

  @MainActor func testAStateObjectIsMadeOnce() async {
    struct Owner: View {
      @StateObject private var model = Model()
      @State private var ticks = 0
      var body: some View {
        VStack {
          Row(model: model)
          Setter(count: $model.count)
          ForEach($model.names, id: \.self) { $name in Text(name).onAppear { name = "b" } }
          Button("tick \(ticks)") { ticks += 1 }
        }
      }
    }
    struct Setter: View {
      @Binding var count: Int
      var body: some View { Button("set") { count = 5 } }
    }
    Model.made = 0
    let probe = Probe(Owner())
    XCTAssertTrue(probe.settle().contains("\"b\""))
    probe.tap("tick")
    probe.tap("set")
    let tree = probe.settle()
    XCTAssertTrue(tree.contains("row 5") && tree.contains("tick 1"))
    XCTAssertEqual(Model.made, 1)
    XCTAssertEqual(probe.failures, [])
  }

  @MainActor func testChangesOnAppearAreInThePicture() async {
    struct Loading: View {
      @StateObject var model = Model()
      var body: some View { Text("\(model.count)").onAppear(perform: model.load) }
    }
    XCTAssertEqual(tree(Loading()), "\"42\"")
  }

  @MainActor func testObjectsOfTheEnvironment() async {
    struct Reading: View {
      @EnvironmentObject var model: Model
      var body: some View {
        VStack {
          Button("env \(model.count)") { model.count += 1 }; Bound(count: $model.count)
        }
      }
    }
    struct Bound: View {
      @Binding var count: Int
      var body: some View { Text("\(count)") }
    }
    let probe = Probe(Group { Reading() }.environmentObject(Model()))
    probe.settle()
    probe.tap("env")
    XCTAssertTrue(probe.settle().contains("env 2"))

    let missing = Probe(
      HStack {
        Reading(); Text("rest"); Reading()
      })
    let nodes = missing.settle()
    XCTAssertTrue(nodes.contains("rest"))
    XCTAssertEqual(
      missing.failures,
      [
        "Reading.model needs an object of type Model that is not in the environment; "
          + "add .environmentObject(Model(…)) to the view in the test"
      ])
    XCTAssertTrue(nodes.contains("Reading.model needs"), "a box with the reason stands for the view")
  }

  @MainActor func testOnReceive() async {
    struct Listening: View {
      @ObservedObject var model: Model
      @State private var seen: [Int] = []
      var body: some View {
        Text(verbatim: "\(seen)")
          .onReceive(model.events) { seen.append($0) }
          .onReceive(model.$count) { seen.append($0 * 100) }
          .onReceive(Just(3)) { seen.append($0) }
      }
    }
    let model = Model()
    let probe = Probe(Listening(model: model))
    let first = probe.settle()
    XCTAssertTrue(first == "\"[100, 3]\"" || first == "\"[3, 100]\"", first)
    model.events.send(9)
    XCTAssertTrue(probe.settle().hasSuffix(", 9]\""))
    XCTAssertEqual(probe.failures, [])
  }

  @MainActor func testSubscriptionsEndWithTheView() async {
    struct Toggling: View {
      let model: Model
      @State var isShown = true
      var body: some View {
        VStack {
          if isShown { Text("listening").onReceive(model.events) { _ in model.count += 1 } }
          Button("toggle") { isShown.toggle() }
        }
      }
    }
    let model = Model()
    let probe = Probe(Toggling(model: model))
    probe.settle()
    model.events.send(0)
    XCTAssertEqual(model.count, 2)
    probe.tap("toggle")
    probe.settle()
    model.events.send(0)
    XCTAssertEqual(model.count, 2)
  }
}
