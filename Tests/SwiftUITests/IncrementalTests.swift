import Combine
import Observation
import SnapshotCore
import SwiftUI
import XCTest

/// Only what changed is evaluated again.
final class IncrementalTests: XCTestCase {
  /// How often each body ran.
  @MainActor private final class Counts {
    var bodies: [String: Int] = [:]
    var actions: [String: () -> Void] = [:]
    func count(_ name: String) { bodies[name, default: 0] += 1 }
    /// Since the last call.
    func take() -> String {
      defer { bodies = [:] }
      return bodies.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
  }
  @MainActor private func host(_ view: some View) throws -> SnapshotHost {
    try SnapshotHost(layout: .fixed(width: 300, height: 600), traits: .default, resources: .shared()) { view }
  }

  private struct Leaf: View {
    let counts: Counts
    let name: String
    var body: some View {
      let _ = counts.count(name)
      Text(name)
    }
  }
  private struct Counter: View {
    let counts: Counts
    let name: String
    @State private var n = 0
    var body: some View {
      let _ = counts.count(name)
      let _ = counts.actions[name] = { n += 1 }
      Text("\(name) \(n)")
      Leaf(counts: counts, name: "\(name).leaf")
    }
  }
  private struct Tree: View {
    let counts: Counts
    @State private var title = "title"
    var body: some View {
      let _ = counts.count("tree")
      let _ = counts.actions["title"] = { title += "!" }
      VStack {
        Text(title).padding()
        Counter(counts: counts, name: "a").font(.headline).padding(4)
        Counter(counts: counts, name: "b").environment(\.lineLimit, 1)
        AnyView(Leaf(counts: counts, name: "any"))
        ForEach(0..<2) { Leaf(counts: counts, name: "row \($0)") }
      }
    }
  }

  @MainActor func testStateReEvaluatesItsReadersOnly() async throws {
    let counts = Counts()
    let host = try host(Tree(counts: counts))
    XCTAssertEqual(counts.take(), "a 1, a.leaf 1, any 1, b 1, b.leaf 1, row 0 1, row 1 1, tree 1")
    host.perform { counts.actions["a"]!() }
    XCTAssertEqual(counts.take(), "a 1")
    XCTAssert(host.tree!.dump().contains("\"a 1\""))
    host.perform { counts.actions["title"]!() }
    XCTAssertEqual(counts.take(), "tree 1", "children with the same values are left alone")
    XCTAssert(host.tree!.dump().contains("\"title!\""))
    host.perform {
      counts.actions["a"]!()
      counts.actions["a"]!()
      counts.actions["b"]!()
    }
    XCTAssertEqual(counts.take(), "a 1, b 1", "once for several changes")
    XCTAssert(host.tree!.dump().contains("\"a 3\""))
  }

  private struct Unread: View {
    let counts: Counts
    @State private var n = 0
    var body: some View {
      let _ = counts.count("unread")
      let _ = counts.actions["set"] = { n += 1 }
      Text("a")
    }
  }
  @MainActor func testStateThatNoBodyReadsCausesNothing() async throws {
    let counts = Counts()
    let host = try host(Unread(counts: counts))
    _ = counts.take()
    host.perform { counts.actions["set"]!() }
    XCTAssertEqual(counts.take(), "")
  }

  private struct Reader: View {
    let counts: Counts
    let name: String
    @Binding var n: Int
    var body: some View {
      let _ = counts.count(name)
      Text("\(name) \(n)")
    }
  }
  private struct Owner: View {
    let counts: Counts
    @State private var n = 0
    @State private var other = 0
    var body: some View {
      let _ = counts.count("owner")
      let _ = counts.actions["n"] = { n += 1 }
      let _ = counts.actions["other"] = { other += 1 }
      Text("other \(other)")
      Reader(counts: counts, name: "reader", n: $n)
    }
  }
  @MainActor func testABindingIsReadWhereItIsRead() async throws {
    let counts = Counts()
    let host = try host(Owner(counts: counts))
    _ = counts.take()
    host.perform { counts.actions["n"]!() }
    XCTAssertEqual(counts.take(), "reader 1")
    XCTAssert(host.tree!.dump().contains("\"reader 1\""))
    host.perform { counts.actions["other"]!() }
    XCTAssertEqual(counts.take(), "owner 1", "a binding to the same state is the same")
  }

  private struct Themed: View {
    let counts: Counts
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      let _ = counts.count("themed")
      Text(scheme == .dark ? "dark" : "light")
    }
  }
  private struct Room: View {
    let counts: Counts
    @State private var isDark = false
    var body: some View {
      let _ = counts.actions["dark"] = { isDark.toggle() }
      VStack {
        Themed(counts: counts)
        Leaf(counts: counts, name: "leaf")
      }
      .environment(\.colorScheme, isDark ? .dark : .light)
    }
  }
  @MainActor func testTheEnvironmentReEvaluatesWhoReadsWhatChanged() async throws {
    let counts = Counts()
    let host = try host(Room(counts: counts))
    _ = counts.take()
    host.perform { counts.actions["dark"]!() }
    XCTAssertEqual(counts.take(), "themed 1")
    XCTAssert(host.tree!.dump().contains("\"dark\""))
  }

  @Observable final class Model {
    var name = "n"
    var unused = 0
    var items = ["x", "y"]
  }
  private final class OldModel: ObservableObject {
    @Published var n = 0
  }
  private struct Observing: View {
    let counts: Counts
    let model: Model
    var body: some View {
      let _ = counts.count("observing")
      Text(model.name)
    }
  }
  private struct Rows: View {
    let counts: Counts
    let model: Model
    var body: some View {
      let _ = counts.count("rows")
      VStack { ForEach(0..<2) { Text("\($0) \(model.items[$0])") } }
      GeometryReader { _ in Text("late \(model.name)") }
    }
  }
  private struct Old: View {
    let counts: Counts
    @ObservedObject var model: OldModel
    var body: some View {
      let _ = counts.count("old")
      Text("old \(model.n)")
    }
  }
  @MainActor func testModels() async throws {
    let (counts, model, old) = (Counts(), Model(), OldModel())
    let host = try host(
      VStack {
        Observing(counts: counts, model: model)
        Rows(counts: counts, model: model)
        Old(counts: counts, model: old)
        Leaf(counts: counts, name: "leaf")
      })
    _ = counts.take()
    host.perform { model.unused += 1 }
    XCTAssertEqual(counts.take(), "")
    host.perform { model.name = "m" }
    XCTAssertEqual(counts.take(), "observing 1", "what a GeometryReader's content reads needs no body")
    XCTAssert(host.tree!.dump().contains("\"late m\""), host.tree!.dump())
    host.perform { model.items[1] = "z" }
    XCTAssertEqual(counts.take(), "", "a row's closure runs again without the body around it")
    XCTAssert(host.tree!.dump().contains("\"1 z\""), host.tree!.dump())
    host.perform { old.n += 1 }
    XCTAssertEqual(counts.take(), "old 1")
    XCTAssert(host.tree!.dump().contains("\"old 1\""))
  }

  private struct Gone: View {
    let counts: Counts
    @State private var isShown = true
    var body: some View {
      let _ = counts.actions["toggle"] = { isShown.toggle() }
      GeometryReader { _ in
        VStack {
          if isShown { Counter(counts: counts, name: "c").onDisappear { counts.count("gone") } }
        }
      }
    }
  }
  @MainActor func testStateInsideLateContentDiesWithItsView() async throws {
    let counts = Counts()
    let host = try host(Gone(counts: counts))
    host.perform { counts.actions["c"]!() }
    XCTAssert(host.tree!.dump().contains("\"c 1\""))
    _ = counts.take()
    host.perform { counts.actions["toggle"]!() }
    XCTAssertEqual(counts.take(), "gone 1")
    host.perform { counts.actions["toggle"]!() }
    XCTAssert(host.tree!.dump().contains("\"c 0\""), host.tree!.dump())
  }

  private struct Tinted: ViewModifier {
    let counts: Counts
    let tint: Color
    func body(content: Content) -> some View {
      let _ = counts.count("modifier")
      content.foregroundStyle(tint)
    }
  }
  private struct Modified: View {
    let counts: Counts
    @State private var n = 0
    var body: some View {
      let _ = counts.actions["n"] = { n += 1 }
      Text("n \(n)").modifier(Tinted(counts: counts, tint: .red))
    }
  }
  @MainActor func testAModifierThatIsTheSameKeepsItsBodyAndShowsNewContent() async throws {
    let counts = Counts()
    let host = try host(Modified(counts: counts))
    _ = counts.take()
    host.perform { counts.actions["n"]!() }
    XCTAssertEqual(counts.take(), "")
    XCTAssert(host.tree!.dump().contains("\"n 1\""))
  }

  private final class Settings: ObservableObject {
    struct Account { var name = "a" }
    @Published var isOn = false
    @Published var account = Account()
    @Published var rows = [1, 2]
  }
  private struct Flag: View {
    let counts: Counts
    @Binding var isOn: Bool
    var body: some View {
      let _ = counts.count("flag")
      Text(isOn ? "on" : "off")
    }
  }
  private struct SettingsView: View {
    let counts: Counts
    @StateObject private var settings = Settings()
    var body: some View {
      let _ = counts.actions["flag"] = { settings.isOn.toggle() }
      let _ = counts.actions["name"] = { settings.account.name = "b" }
      let _ = counts.actions["row"] = { settings.rows[1] = 5 }
      Flag(counts: counts, isOn: $settings.isOn)
      Toggle("t", isOn: $settings.isOn)
      Name(name: $settings.account.name)
      ForEach($settings.rows, id: \.self) { Row(row: $0) }
    }
    struct Name: View {
      @Binding var name: String
      var body: some View { Text("name \(name)") }
    }
    struct Row: View {
      @Binding var row: Int
      var body: some View { Text("row \(row)") }
    }
  }
  @MainActor func testABindingToAnObservableObjectBringsNewValues() async throws {
    let counts = Counts()
    let host = try host(SettingsView(counts: counts))
    _ = counts.take()
    host.perform { counts.actions["flag"]!() }
    XCTAssertEqual(counts.take(), "flag 1")
    XCTAssert(host.tree!.dump().contains("\"on\""), host.tree!.dump())
    XCTAssert(host.tree!.dump().contains("value: \"1\""), host.tree!.dump())
    host.perform { counts.actions["name"]!() }
    XCTAssertEqual(counts.take(), "", "the flag is the same")
    XCTAssert(host.tree!.dump().contains("\"name b\""), host.tree!.dump())
    host.perform { counts.actions["row"]!() }
    XCTAssert(host.tree!.dump().contains("\"row 5\""), host.tree!.dump())
  }

  /// Closures, weak references and existentials in a view: compared without being read as what they are not.
  private struct Odd: View {
    let counts: Counts
    weak var delegate: Counts?
    unowned let owner: Counts
    var any: Any = 1
    var optional: (() -> Void)?
    var pair = (1, "a")
    var choice: Choice = .none
    enum Choice {
      case none
      case some(Counts)
    }
    var body: some View {
      let _ = counts.count("odd")
      Text("odd")
    }
  }
  private struct OddParent: View {
    let counts: Counts
    @State private var n = 0
    var body: some View {
      let _ = counts.actions["n"] = { n += 1 }
      Text("\(n)")
      Odd(counts: counts, delegate: counts, owner: counts)
    }
  }
  @MainActor func testViewsThatCannotBeComparedAreEvaluated() async throws {
    let counts = Counts()
    let host = try host(OddParent(counts: counts))
    _ = counts.take()
    host.perform { counts.actions["n"]!() }
    XCTAssertEqual(counts.take(), "odd 1")
  }

  private struct Card<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack { content() } }
  }
  private struct StoredCard<Content: View>: View {
    let content: Content
    var body: some View { VStack { content } }
  }
  private struct Carded: ViewModifier {
    func body(content: Content) -> some View {
      Card { content }
      StoredCard(content: content)
    }
  }
  private struct CardedText: View {
    let counts: Counts
    @State private var n = 0
    var body: some View {
      let _ = counts.actions["n"] = { n += 1 }
      Text("n \(n)").modifier(Carded())
      Counter(counts: counts, name: "c").modifier(Carded())
    }
  }
  @MainActor func testAModifiersContentIsNewInsideOtherViewsOfItsBody() async throws {
    let counts = Counts()
    let host = try host(CardedText(counts: counts))
    for n in 1...3 {
      host.perform { counts.actions["n"]!() }
      XCTAssertEqual(host.tree!.dump().components(separatedBy: "\"n \(n)\"").count, 3, host.tree!.dump())
    }
    // What is inside hears of its own state afterwards, too.
    host.perform { counts.actions["c"]!() }
    host.perform { counts.actions["n"]!() }
    host.perform { counts.actions["c"]!() }
    XCTAssert(host.tree!.dump().contains("\"c 2\""), host.tree!.dump())
  }

  private struct Saying: View {
    let text: () -> String
    var body: some View { Text(text()) }
  }
  private struct Capturing: View {
    @ObservedObject var model: OldModel
    var body: some View {
      Saying { "a \(model.n)" }
      Saying { [model] in "b \(model.n)" }
      Card { Text("c \(model.n)") }
    }
  }
  @MainActor func testAClosureThatCapturesOneObjectIsNotTheSame() async throws {
    let model = OldModel()
    let host = try host(Capturing(model: model))
    host.perform { model.n = 1 }
    for text in ["a 1", "b 1", "c 1"] { XCTAssert(host.tree!.dump().contains("\"\(text)\""), host.tree!.dump()) }
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var n = 0
    static func == (a: Item, b: Item) -> Bool { a.id == b.id }
  }
  private struct ItemView: View {
    let item: Item
    var body: some View { Text("item \(item.n)") }
  }
  private struct Owned: View {
    let counts: Counts
    @State private var item = Item(id: 1)
    var body: some View {
      let _ = counts.actions["item"] = { item.n = 1 }
      ItemView(item: item)
    }
  }
  @MainActor func testPlainDataThatIsEqualByItsIdMayDiffer() async throws {
    let counts = Counts()
    let host = try host(Owned(counts: counts))
    host.perform { counts.actions["item"]!() }
    XCTAssert(host.tree!.dump().contains("\"item 1\""), host.tree!.dump())
  }

  private struct Called: View {
    let counts: Counts
    var function: @convention(c) (Int32) -> Int32 = abs
    var optional: (@convention(c) (Int32) -> Int32)?
    unowned(unsafe) var owner: Counts
    var body: some View {
      let _ = counts.count("called")
      Text("\(function(1))")
    }
  }
  private struct Caller: View {
    let counts: Counts
    @State private var n = 0
    var body: some View {
      let _ = counts.actions["n"] = { n += 1 }
      Text("\(n)")
      Called(counts: counts, optional: abs, owner: counts)
    }
  }
  @MainActor func testFunctionsOfCAreOnePointer() async throws {
    let counts = Counts()
    let host = try host(Caller(counts: counts))
    _ = counts.take()
    host.perform { counts.actions["n"]!() }
    XCTAssertEqual(counts.take(), "")
  }
}
