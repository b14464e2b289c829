import SwiftUI
import XCTest

/// What apps write compiles and settles without a finding.
final class ListSourceTests: XCTestCase {
  struct Item: Identifiable, Hashable { var id: Int; var name: String; var children: [Item]? = nil }

  struct Everything: View {
    @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    @State private var chosen: Item.ID?
    @State private var several = Set<Int>()
    @State private var text = ""
    @State private var isOn = false
    @State private var path = NavigationPath()
    @State private var sort = [KeyPathComparator(\Item.name)]
    @Environment(\.editMode) private var editMode
    @Environment(\.refresh) private var refresh
    var body: some View {
      VStack {
        List(items) { Text($0.name) }
        List(items, selection: $chosen) { Text($0.name) }
        List(items, selection: $several) { item in Text(item.name) }
        List(items, id: \.name) { Text($0.name) }
        List($items) { $item in TextField("Name", text: $item.name) }
        List($items, id: \.id) { $item in TextField("Name", text: $item.name) }
        List($items, selection: $several) { $item in Text(item.name) }
        List($items, editActions: [.delete, .move]) { $item in Text(item.name) }
        List($items, editActions: .all, selection: $chosen) { $item in Text(item.name) }
      }
      VStack {
        List(0..<3) { Text("\($0)") }
        List(items, children: \.children) { Text($0.name) }
        List(selection: $chosen) { ForEach(items) { Text($0.name).tag($0.id) } }
        List { OutlineGroup(items, children: \.children) { Text($0.name) } }
        List {
          ForEach($items) { $item in Text(item.name) }
            .onDelete(perform: delete)
            .onMove(perform: move)
        }
        .listStyle(InsetGroupedListStyle())
        .refreshable { await refresh?() }
        List {
          Section(header: Text("Header"), footer: Text("Footer")) {
            ForEach(items) { item in
              NavigationLink(destination: Text(item.name)) { Text(item.name) }
                .listRowBackground(Color.red)
                .listRowBackground(Color?.none)
                .listRowInsets(.init(top: 0, leading: 0, bottom: 0, trailing: 0))
                .listRowInsets(nil)
                .listRowSeparator(.hidden)
                .listRowSeparatorTint(.red, edges: .bottom)
                .listItemTint(.red)
                .listItemTint(.monochrome)
                .badge(3)
                .badge("new")
                .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} }
            }
            .onDelete { items.remove(atOffsets: $0) }
          }
          .listSectionSeparator(.hidden, edges: .top)
          .listSectionSeparatorTint(.blue)
          .headerProminence(.increased)
        }
        .listStyle(.plain)
        .environment(\.defaultMinListRowHeight, 30)
        .environment(\.defaultMinListHeaderHeight, 30)
        .scrollContentBackground(.hidden)
      }
      NavigationStack(path: $path) {
        Form {
          LabeledContent("Name", value: "Value")
          LabeledContent("Number", value: 3, format: .number)
          LabeledContent("Text") { Text("x") }
          LabeledContent {
            Text("x")
          } label: {
            Text("y")
          }
          Toggle("Toggle", isOn: $isOn)
          DisclosureGroup("More") { Text("inside") }
        }
        .formStyle(.grouped)
        .labeledContentStyle(.automatic)
        .navigationTitle("Form")
        .toolbar { ToolbarItem(placement: .navigationBarTrailing) { EditButton() } }
        .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
        .searchSuggestions { Text("a").searchCompletion("a") }
      }
      Table(items) {
        TableColumn("Name", value: \.name)
        TableColumn("Id") { Text("\($0.id)") }.width(min: 10, max: 20)
      }
      Table(items, selection: $several, sortOrder: $sort) {
        TableColumn("Name", value: \.name)
        TableColumn("Id", value: \.id) { Text("\($0.id)") }
      }
    }
    func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
    func move(from source: IndexSet, to destination: Int) { items.move(fromOffsets: source, toOffset: destination) }
  }
  final class Unsent {}
  struct OwnRows: DynamicViewContent {
    let data: [Int]
    let other: Unsent
    var body: some View { ForEach(data, id: \.self) { Text("\($0)") }.onDelete { _ in } }
  }
  struct StackedStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }
  struct CardForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
  }

  @MainActor func testEverythingSettles() async throws {
    let stage = try ControlStage(Everything(), width: 400, height: 4000)
    XCTAssertEqual(stage.graph.failures, [])
    let own = try ControlStage(
      Form { LabeledContent("a", value: "b") }.formStyle(CardForm()).labeledContentStyle(StackedStyle()), width: 400,
      height: 400)
    XCTAssertEqual(own.texts, ["a", "b"])
    XCTAssertFalse(own.dump.contains("listRow"))
  }
}
