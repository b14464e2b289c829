@testable import SwiftUI
import XCTest

/// `@State` and `@Binding`: where values live, and that pictures are taken once nothing changes any more.
final class StateTests: XCTestCase {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  @MainActor func testStateSurvivesPasses() async {
    let probe = Probe(Counter(name: "n"))
    XCTAssertEqual(probe.settle(), "Button\n  \"n 0\"")
    probe.tap("n")
    XCTAssertEqual(probe.settle(), "Button\n  \"n 1\"")
    probe.tap("n")
    probe.tap("n")
    XCTAssertEqual(probe.settle(), "Button\n  \"n 3\"")
  }

  @MainActor func testTheSameValueTwiceHasTwoStates() async {
    let counter = Counter(name: "n")
    let probe = Probe(
      VStack {
        counter; counter; ForEach(0..<2) { Counter(name: "i\($0)") }
      })
    probe.settle()
    probe.tap("n")
    probe.tap("i1")
    XCTAssertEqual(
      probe.settle(),
      "VStack\n  Button\n    \"n 1\"\n  Button\n    \"n 0\"\n  Button\n    \"i0 0\"\n  Button\n    \"i1 1\"")
  }

  @MainActor func testStateDiesWithItsView() async {
    struct Toggling: View {
      @State var isShown = true
      var body: some View {
        VStack {
          if isShown { Counter(name: "c") }
          Button("toggle") { isShown.toggle() }
        }
      }
    }
    let probe = Probe(Toggling())
    probe.settle()
    probe.tap("c")
    XCTAssertTrue(probe.settle().contains("c 1"))
    probe.tap("toggle")
    XCTAssertFalse(probe.settle().contains("c "))
    probe.tap("toggle")
    XCTAssertTrue(probe.settle().contains("c 0"))
  }

  @MainActor func testBranchesAndIdsAndTypesAreIdentities() async {
    struct Switching: View {
      @State var step = 0
      var body: some View {
        VStack {
          if step == 0 { Counter(name: "branch") } else { Counter(name: "branch") }
          Counter(name: "id").id(step)
          Counter(name: "kept").padding(CGFloat(step))
          (step == 0 ? AnyView(Counter(name: "same")) : AnyView(Counter(name: "same")))
          (step == 0 ? AnyView(Counter(name: "type")) : AnyView(Group { Counter(name: "type") }))
          Button("next") { step += 1 }
        }
      }
    }
    let probe = Probe(Switching())
    probe.settle()
    for name in ["branch", "id", "kept", "same", "type"] { probe.tap(name) }
    let before = probe.settle()
    for name in ["branch 1", "id 1", "kept 1", "same 1", "type 1"] { XCTAssertTrue(before.contains(name), name) }
    probe.tap("next")
    let after = probe.settle()
    for name in ["branch 0", "id 0", "kept 1", "same 1", "type 0"] { XCTAssertTrue(after.contains(name), name) }
  }

  @MainActor func testElementsKeepTheirStateWhenTheyMove() async {
    struct Moving: View {
      @State var names = ["a", "b"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Counter(name: $0) }
          Button("swap") { names.swapAt(0, 1) }
        }
      }
    }
    let probe = Probe(Moving())
    probe.settle()
    probe.tap("a")
    probe.settle()
    probe.tap("swap")
    XCTAssertTrue(probe.settle().hasPrefix("VStack\n  Button\n    \"b 0\"\n  Button\n    \"a 1\""))
  }

  @MainActor func testOnAppearSettles() async {
    struct Loading: View {
      @State private var name: String?
      @State private var appearances = 0
      var body: some View {
        Group {
          if let name { Text(name) } else { Text("Loading…").onAppear { name = "loaded" } }
          Text("\(appearances)")
        }
        .onAppear { appearances += 1 }
      }
    }
    let probe = Probe(Loading())
    XCTAssertEqual(probe.settle(), "VStack\n  \"loaded\"\n  \"1\"")
    XCTAssertEqual(probe.failures, [])
    XCTAssertEqual(probe.settle(), "VStack\n  \"loaded\"\n  \"1\"")
  }

  @MainActor func testOnChangeAndOnDisappear() async {
    @MainActor final class Log { var lines: [String] = [] }
    struct Changing: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        VStack {
          Button("up") { value += 1 }
          if value < 2 { Text("low").onDisappear { log.lines.append("gone") } }
        }
        .onChange(of: value) { old, new in log.lines.append("\(old)→\(new)") }
        .onChange(of: value, initial: true) { log.lines.append("initial or change") }
        .onChange(of: value) { new in log.lines.append("old form \(new)") }
      }
    }
    let log = Log()
    let probe = Probe(Changing(log: log))
    probe.settle()
    XCTAssertEqual(log.lines, ["initial or change"])
    probe.tap("up")
    probe.settle()
    XCTAssertEqual(Set(log.lines), ["initial or change", "0→1", "old form 1"])
    XCTAssertEqual(log.lines.count, 4)
    probe.tap("up")
    probe.settle()
    XCTAssertEqual(log.lines.filter { $0 == "gone" }, ["gone"])
    XCTAssertTrue(log.lines.contains("1→2"))
  }

  @MainActor func testEndlessChangeIsOneFailureThatNamesTheProperty() async {
    struct Restless: View {
      @State private var ticks = 0
      var body: some View {
        Text("\(ticks)").id(ticks).onAppear { ticks += 1 }
      }
    }
    struct Endless: View {
      @State private var ticks = 0
      var body: some View {
        Text("\(ticks)").onChange(of: ticks, initial: true) { ticks += 1 }
      }
    }
    XCTAssertEqual(tree(Restless()), "\"1\"", "onAppear outside an id runs once")
    let probe = Probe(Endless())
    probe.settle()
    XCTAssertEqual(
      probe.failures,
      [
        "the view does not settle: after 100 passes it still changes Endless.ticks; "
          + "look for state that is set each time the view appears or updates"
      ])
  }

  @MainActor func testSettingStateToWhatItIsDoesNotAskForAnotherPass() async {
    struct Same: View {
      @State var value = 1
      var body: some View { Button("same") { value = 1 } }
    }
    let probe = Probe(Same())
    probe.settle()
    let passes = probe.graph.pass
    probe.tap("same")
    probe.settle()
    XCTAssertEqual(probe.graph.pass, passes + 1)
  }

  // MARK: - Bindings

  private struct Person: Equatable { var name = "N"; var tags = ["x", "y"]; var nick: String? = nil }
  private struct Stepper: View {
    @Binding var value: Int
    var body: some View { Button("step \(value)") { value += 1 } }
  }

  @MainActor func testBindingsReachThroughViews() async {
    struct Middle: View {
      @Binding var number: Int
      var body: some View { Stepper(value: $number) }
    }
    struct Owner: View {
      @State var number = 1
      var body: some View {
        VStack {
          Text("\(number)"); Middle(number: $number)
        }
      }
    }
    let probe = Probe(Owner())
    probe.settle()
    probe.tap("step")
    XCTAssertEqual(probe.settle(), "VStack\n  \"2\"\n  Button\n    \"step 2\"")
  }

  @MainActor func testProjections() async {
    var person = Person()
    let binding = Binding(get: { person }, set: { person = $0 })
    binding.name.wrappedValue = "M"
    binding.tags[1].wrappedValue = "z"
    XCTAssertEqual(person, Person(name: "M", tags: ["x", "z"]))
    for tag in binding.tags { tag.wrappedValue += "!" }
    XCTAssertEqual(person.tags, ["x!", "z!"])

    XCTAssertNil(Binding(binding.nick))
    person.nick = "k"
    let nick = Binding(binding.nick)
    nick?.wrappedValue = "kk"
    XCTAssertEqual(person.nick, "kk")
    person.nick = nil
    XCTAssertEqual(nick?.wrappedValue, "k", "the last value it was made with")

    let wide: Binding<String?> = Binding(binding.name)
    wide.wrappedValue = nil
    XCTAssertEqual(person.name, "M")
    wide.wrappedValue = "W"
    XCTAssertEqual(person.name, "W")

    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    XCTAssertEqual(constant.wrappedValue, 3)
  }

  @MainActor func testPropertiesMadeOfProperties() async {
    struct Remembered: DynamicProperty {
      @State private var value = 10
      @Environment(\.layoutDirection) private var direction
      nonisolated(unsafe) static var updates = 0
      mutating func update() { Self.updates += 1 }
      var current: String { "\(value) \(direction)" }
      func increase() { value += 1 }
    }
    struct Owner: View {
      let first = Remembered()
      var second = Remembered()
      var body: some View {
        Button("\(first.current), \(second.current)") { second.increase() }
      }
    }
    let probe = Probe(Owner().environment(\.layoutDirection, .rightToLeft))
    probe.settle()
    probe.tap("10")
    XCTAssertEqual(probe.settle(), "Button\n  \"10 rightToLeft, 11 rightToLeft\"")
    XCTAssertGreaterThanOrEqual(Remembered.updates, 4)
  }

  @MainActor func testOtherWrappersAndEnumsAndOptionalsAreLeftAlone() async {
    @propertyWrapper struct Clamped { var wrappedValue: Int }
    enum Mode { case on(State<Int>), off }
    struct Mixed: View {
      @Clamped var clamped = 4
      var maybe: Binding<Int>? = nil
      var mode = Mode.on(State(initialValue: 1))
      let closure: () -> Int = { 2 }
      weak var object: NSObject? = nil
      @State var value = 5
      var body: some View { Text("\(clamped) \(maybe?.wrappedValue ?? 3) \(closure()) \(value)") }
    }
    XCTAssertEqual(tree(Mixed()), "\"4 3 2 5\"")
  }

  @MainActor func testStateInModifiersAndReaders() async {
    struct Counting: ViewModifier {
      @State private var taps = 0
      @Environment(\.isEnabled) private var isEnabled
      func body(content: Content) -> some View {
        VStack {
          content
          Button(isEnabled ? "tap \(taps)" : "off") { taps += 1 }
        }
      }
    }
    struct InReader: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack {
          Text("\(Int(width))")
          GeometryReader { proxy in
            Counter(name: "inner").onAppear { width = proxy.size.width }
          }
        }
      }
    }
    let probe = Probe(
      VStack {
        Text("a").modifier(Counting()); Text("b").modifier(Counting()).disabled(true)
      })
    probe.settle()
    probe.tap("tap")
    XCTAssertEqual(
      probe.settle(),
      "VStack\n  VStack\n    \"a\"\n    Button\n      \"tap 1\"\n  VStack\n    \"b\"\n    Button\n      \"off\"")
    let reader = Probe(InReader())
    XCTAssertEqual(reader.settle(), "VStack\n  \"100\"\n  GeometryReader\n    Button\n      \"inner 0\"")
    reader.tap("inner")
    XCTAssertTrue(reader.settle().hasSuffix("\"inner 1\""))
  }
}
