import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

/// What a person does with lists.
final class ListInteractionTests: XCTestCase {
  private var iOS17: EnvironmentValues { EnvironmentValues.with { $0.platform = .iOS17 } }

  private func options(_ control: ControlAction?) -> [ControlAction.Option] {
    guard case .choice(let options)? = control else { return [] }
    return options
  }

  private struct Pets: View {
    @State var chosen: String? = "cat"
    let names = ["dog", "cat", "cow"]
    var body: some View {
      List(names, id: \.self, selection: $chosen) { Text($0) }
    }
  }
  @MainActor func testChoosingOne() async throws {
    let stage = try ControlStage(Pets(), width: 300, height: 400, iOS17)
    func chosen() -> [String] {
      stage.all.filter { $0.semantics?.traits.contains("selected") == true }.map(\.saying)
    }
    XCTAssertEqual(chosen(), ["cat"])
    try stage.tap("ListRow", "cow")
    XCTAssertEqual(chosen(), ["cow"])
  }

  private struct Several: View {
    @State var chosen: Set<Int> = [1]
    @State var mode = EditMode.inactive
    var body: some View {
      VStack {
        Text(chosen.sorted().map(String.init).joined(separator: " "))
        List(selection: $chosen) {
          ForEach(0..<3) { Text("row \($0)") }
          Text("none").tag(7).selectionDisabled()
        }
        .environment(\.editMode, $mode)
        Button("edit") { mode = .active }
      }
    }
  }
  @MainActor func testChoosingSeveralWhileEditing() async throws {
    let stage = try ControlStage(Several(), width: 300, height: 600, iOS17)
    XCTAssertNil(stage.all.first { $0.semantics?.role == "ListRow" && $0.semantics?.action != nil })
    try stage.tap("Button", "edit")
    try stage.tap("ListRow", "row 2")
    XCTAssertEqual(stage.texts.first, "1 2")
    try stage.tap("ListRow", "row 1")
    XCTAssertEqual(stage.texts.first, "2")
    XCTAssertEqual(stage.all.filter { $0.semantics?.role == "ListRow" }.count, 3)
  }

  private struct Editable: View {
    @State var items = ["a", "b", "c"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(items, id: \.self) { Text($0).deleteDisabled($0 == "c") }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
      }
    }
  }
  @MainActor func testEditing() async throws {
    let stage = try ControlStage(Editable(), width: 300, height: 600, iOS17)
    XCTAssertEqual(stage.texts, ["a", "b", "c", "Edit"])
    try stage.tap("Button", "Edit")
    XCTAssertEqual(stage.texts, ["a", "b", "c", "Done"])
    XCTAssertEqual(stage.all.filter { $0.semantics?.label == "Remove" }.count, 2)
    try stage.tap("Button", "Remove")
    XCTAssertEqual(stage.texts, ["b", "c", "Done"])
    try stage.tap("Button", "Done")
    XCTAssertEqual(stage.all.filter { $0.semantics?.label == "Remove" }.count, 0)
    // A swipe offers the same.
    try stage.perform("ListRow") { self.options($0)[0].select() }
    XCTAssertEqual(stage.texts, ["c", "Edit"])
  }

  private struct Bound: View {
    struct Item: Identifiable { var id: Int; var isOn = false }
    @State var items = [Item(id: 1), Item(id: 2)]
    var body: some View {
      List($items, editActions: .all) { $item in Toggle("item \(item.id)", isOn: $item.isOn) }
    }
  }
  @MainActor func testBindingsOfRows() async throws {
    let stage = try ControlStage(Bound(), width: 300, height: 600, iOS17)
    try stage.perform("Toggle", "item 2") { if case .toggle(_, let set) = $0 { set(true) } }
    XCTAssertEqual(stage.all.compactMap { $0.semantics?.role == "Toggle" ? $0.semantics?.value : nil }, ["0", "1"])
    try stage.perform("ListRow") { self.options($0)[0].select() }
    XCTAssertEqual(stage.all.compactMap { $0.semantics?.role == "Toggle" ? $0.semantics?.value : nil }, ["1"])
  }

  private struct Mails: View {
    @State var log: [String] = []
    var body: some View {
      VStack {
        Text(log.joined(separator: " "))
        List {
          Button("Send") { log.append("sent") }
          HStack {
            Text("Beside")
            Spacer()
            Button("Reply") { log.append("replied") }
          }
          Button("Plain") { log.append("plain") }.buttonStyle(.plain)
          Text("swiped").swipeActions {
            Button("Archive") { log.append("archived") }
            Button("Delete", role: .destructive) { log.append("deleted") }
          }
        }
      }
    }
  }
  @MainActor func testATapAnywhereInARowIsOneOnItsButton() async throws {
    let host = try SnapshotHost(
      layout: .fixed(width: 300, height: 500), traits: .platform(.iOS17), resources: .shared()
    ) { Mails() }
    let driver = Interactor(host)
    func log() -> String? {
      var texts: [String] = []
      host.tree?.forEach { if let text = $0.text { texts.append(text) } }
      return texts.first
    }
    try driver.tap(at: CGPoint(x: 260, y: 85))
    XCTAssertEqual(log(), "sent")
    try driver.tap("Beside")
    XCTAssertEqual(log(), "sent replied")
    // Once, where the button itself is tapped; and a plain button only there.
    try driver.tap("Reply")
    XCTAssertEqual(log(), "sent replied replied")
    XCTAssertThrowsError(try driver.tap(at: CGPoint(x: 260, y: 170)), "nothing is there to tap")
    try driver.tap("Plain")
    XCTAssertEqual(log(), "sent replied replied plain")
    try driver.select("Archive", in: "swiped")
    XCTAssertEqual(log(), "sent replied replied plain archived")
  }

  private struct Folders: View {
    struct Folder: Identifiable { let id: String; var children: [Folder]? = nil }
    let folders = [
      Folder(id: "root", children: [Folder(id: "inner", children: [Folder(id: "leaf")]), Folder(id: "other")]),
      Folder(id: "file"),
    ]
    var body: some View { List(folders, children: \.children) { Text($0.id) } }
  }
  @MainActor func testOutlines() async throws {
    let stage = try ControlStage(Folders(), width: 300, height: 600, iOS17)
    XCTAssertEqual(stage.texts, ["root", "file"])
    try stage.tap("DisclosureGroup", "root")
    XCTAssertEqual(stage.texts, ["root", "inner", "other", "file"])
    try stage.tap("DisclosureGroup", "inner")
    XCTAssertEqual(stage.texts, ["root", "inner", "leaf", "other", "file"])
    func left(_ text: String) -> CGFloat? { stage.all.first { $0.text == text }?.frame.minX }
    XCTAssertEqual([left("root"), left("inner"), left("leaf"), left("file")], [40, 60, 80, 40])
    try stage.tap("DisclosureGroup", "root")
    XCTAssertEqual(stage.texts, ["root", "file"])
  }

  private struct Sections: View {
    @State var isOpen = true
    var body: some View {
      List { Section("Folded", isExpanded: $isOpen) { Text("row") } }.listStyle(.sidebar)
    }
  }
  @MainActor func testFoldedSections() async throws {
    let stage = try ControlStage(Sections(), width: 300, height: 600, iOS17)
    XCTAssertEqual(stage.texts, ["Folded", "row"])
    try stage.tap("Button", "Folded")
    XCTAssertEqual(stage.texts, ["Folded"])
  }

  private struct Colors: View {
    @State var color = "red"
    let isInline: Bool
    var body: some View {
      NavigationStack {
        Form {
          if isInline {
            picker.pickerStyle(.inline)
          } else {
            picker.pickerStyle(.navigationLink)
          }
        }
      }
    }
    var picker: some View {
      Picker("Color", selection: $color) { ForEach(["red", "green"], id: \.self) { Text($0) } }
    }
  }
  @MainActor func testPickersInForms() async throws {
    let inline = try ControlStage(Colors(isInline: true), width: 300, height: 600, iOS17)
    XCTAssertEqual(inline.texts, ["Color", "red", "green"])
    XCTAssertEqual(inline.all.filter { $0.kind == "listRow" }.count, 3)
    try inline.tap("Button", "green")
    XCTAssertEqual(try inline.semantics("Picker").value, "green")
    let link = try ControlStage(Colors(isInline: false), width: 300, height: 600, iOS17)
    XCTAssertEqual(link.texts, ["Color", "red"])
    try link.tap("Button", "Color, red")
    XCTAssertEqual(link.texts.filter { $0 == "green" }, ["green"])
    try link.tap("Button", "green")
    XCTAssertEqual(link.texts, ["Color", "green"])
    XCTAssertEqual(link.graph.failures, [])
  }

  private struct Search: View {
    @State var text = ""
    var body: some View {
      NavigationStack {
        Results(text: text)
          .navigationTitle("Fruit")
          .searchable(text: $text, prompt: "Find")
      }
    }
    struct Results: View {
      let text: String
      @Environment(\.isSearching) var isSearching
      @Environment(\.dismissSearch) var dismissSearch
      var body: some View {
        List {
          ForEach(["apple", "pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
          if isSearching { Button("stop") { dismissSearch() } }
        }
      }
    }
  }
  @MainActor func testSearching() async throws {
    let stage = try ControlStage(Search(), width: 300, height: 600, iOS17)
    XCTAssertEqual(stage.texts, ["apple", "pear", "Fruit", "Find"])
    // Bar of 44, title of 52, field of 52.
    XCTAssertEqual(stage.all.first { $0.kind == "listRow" }?.frame.minY, 148 + 35)
    try stage.perform("TextField") {
      guard case .text(let input) = $0 else { throw UnexpectedControl(control: $0) }
      input.focus(true)
      input.set("pe")
    }
    XCTAssertEqual(stage.texts.prefix(2), ["pear", "stop"])
    try stage.tap("Button", "stop")
    XCTAssertEqual(stage.texts, ["apple", "pear", "Fruit", "Find"])
    let newest = try ControlStage(Search(), width: 300, height: 600)
    XCTAssertGreaterThan(try XCTUnwrap(newest.all.first { $0.text == "Find" }).frame.minY, 500)
  }

  @MainActor func testScrollingToARow() async throws {
    struct Long: View {
      var body: some View {
        ScrollViewReader { proxy in
          List(0..<50) { Text("row \($0)") }
            .onAppear { proxy.scrollTo(40, anchor: .top) }
        }
      }
    }
    let stage = try ControlStage(Long(), width: 300, height: 400, iOS17)
    let row = try XCTUnwrap(stage.all.first { $0.kind == "listRow" && $0.saying == "row 40" })
    XCTAssertEqual(row.frame.minY, 0, accuracy: 12)
  }

  @MainActor func testStateOfRowsSurvives() async throws {
    struct Counter: View {
      let name: String
      @State var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Rows: View {
      @State var names = ["a", "b"]
      var body: some View {
        List {
          Button("turn") { names.reverse() }
          ForEach(names, id: \.self) { Counter(name: $0) }
        }
      }
    }
    let stage = try ControlStage(Rows(), width: 300, height: 400, iOS17)
    try stage.tap("Button", "a 0")
    try stage.tap("Button", "turn")
    XCTAssertEqual(stage.texts, ["turn", "b 0", "a 1"])
  }

  @MainActor func testLinksInRows() async throws {
    struct Menu: View {
      var body: some View {
        NavigationStack {
          List(["one", "two"], id: \.self) { name in
            NavigationLink(name, value: name)
          }
          .navigationDestination(for: String.self) { Text("page \($0)") }
        }
      }
    }
    let stage = try ControlStage(Menu(), width: 300, height: 400, iOS17)
    XCTAssertEqual(stage.all.filter { $0.kind.contains("chevron.forward") }.count, 2, stage.dump)
    try stage.tap("Button", "two")
    XCTAssertEqual(stage.texts.first, "page two")
    XCTAssertFalse(stage.dump.contains("listRow"))
  }

  @MainActor func testAChevronComesAfterABadge() async throws {
    let list = NavigationStack {
      List {
        NavigationLink("Inbox") { Text("page") }.badge(3)
        HStack {
          NavigationLink("Drafts") { Text("page") }
          Text("old")
        }
        Text("none").badge(0)
      }
    }
    let stage = try ControlStage(list, width: 300, height: 400, iOS17)
    func x(_ matches: (PlacedNode) -> Bool) throws -> CGFloat {
      try XCTUnwrap(stage.all.first(where: matches)).frame.minX
    }
    let chevron = try x { $0.kind.contains("chevron.forward") }
    XCTAssertLessThan(try x { $0.text == "3" }, chevron)
    XCTAssertLessThan(try x { $0.text == "old" }, chevron)
    XCTAssertEqual(stage.texts, ["Inbox", "3", "Drafts", "old", "none"])
  }

  @MainActor func testATabShowsItsBadge() async throws {
    let tabs = TabView {
      Text("a").tabItem { Label("Inbox", systemImage: "tray") }.badge(12)
      Text("b").tabItem { Label("Sent", systemImage: "paperplane") }.badge("new")
      Text("c").badge(0).tabItem { Label("None", systemImage: "circle") }
    }
    let stage = try ControlStage(tabs, width: 300, height: 400, iOS17)
    XCTAssertEqual(stage.texts, ["a", "Inbox", "12", "Sent", "new", "None"])
  }

  @MainActor func testOnlyTheRowThatChangedIsEvaluated() async throws {
    @MainActor final class Log { var rows: [Int] = [] }
    struct Row: View {
      let number: Int
      let log: Log
      @State var count = 0
      var body: some View {
        let _ = log.rows.append(number)
        Button("row \(number): \(count)") { count += 1 }
      }
    }
    struct Rows: View {
      let log: Log
      var body: some View { List(0..<300) { Row(number: $0, log: log) } }
    }
    let log = Log()
    let stage = try ControlStage(Rows(log: log), width: 300, height: 400, iOS17)
    XCTAssertEqual(log.rows.count, 300)
    log.rows = []
    try stage.tap("Button", "row 200: 0")
    XCTAssertEqual(log.rows, [200])
  }

  @MainActor func testAStyleOfDisclosureGroups() async throws {
    struct Plus: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
          configuration.label
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let view = DisclosureGroup("label") { Text("content") }.disclosureGroupStyle(Plus())
    let stage = try ControlStage(view, width: 300, height: 400, iOS17)
    XCTAssertEqual(stage.texts, ["more", "label"])
    try stage.tap("Button", "more")
    XCTAssertEqual(stage.texts, ["less", "label", "content"])
    let plain = try ControlStage(
      DisclosureGroup("label") { Text("content") }.disclosureGroupStyle(.automatic), width: 300, height: 400, iOS17)
    try plain.tap("DisclosureGroup", "label")
    XCTAssertEqual(plain.texts, ["label", "content"])
  }
}
