import SnapshotAssertions
import SwiftUI
import XCTest

/// Lists that are long, nested, or told the wrong things.
final class ListTests: XCTestCase {
  /// In debug some 3 ms a row: all rows of a list are made and measured.
  func testManyRows() {
    Hostile.expectPicture(layout: .device(.iPhoneX)) { List(0..<1_000, id: \.self) { Text("Row \($0)") } }
    Hostile.expectPicture(layout: .device(.iPhoneX)) {
      List {
        ForEach(0..<200) { n in
          Section("Section \(n)") {
            Text("a"); Text("b")
          }
        }
      }
    }
    Hostile.expectAnything { List { ForEach(0..<500) { Label("Row \($0)", systemImage: "star") } }.listStyle(.plain) }
  }

  func testNestedLists() {
    Hostile.expectAnything { List { List { Text("a") } } }
    Hostile.expectAnything { List { List { List { Text("a") }.frame(height: 100) } } }
    Hostile.expectAnything { Form { Form { Section { List { Text("a") } } } } }
    Hostile.expectAnything {
      List {
        Section {
          Section {
            Section {
              Text("a")
            } header: {
              Text("b")
            }
          } header: {
            Section { Text("c") }
          }
        }
      }
    }
    Hostile.expectAnything { ScrollView { List { Text("a") } } }
    Hostile.expectAnything { VStack { List { Text("a") }.fixedSize() } }
    Hostile.expectAnything { List {} }
    Hostile.expectAnything { List { EmptyView() } }
    Hostile.expectAnything {
      List {
        Section {
        } header: {
        } footer: {
        }
      }
    }
    Hostile.expectAnything { List { Group { Group { ForEach(0..<3) { _ in Group {} } } } } }
    Hostile.expectAnything { List { Text("a") }.frame(width: 1, height: 1) }
    Hostile.expectAnything { List { Text("a") }.frame(width: 0, height: 0) }
    Hostile.expectFailure("contain itself") { ListInItself() }
    Hostile.expectAnything {
      (0..<8).reduce(AnyView(Text("a"))) { v, _ in
        AnyView(
          List {
            v; v
          })
      }
    }
    Hostile.expectAnything {
      (0..<200).reduce(AnyView(Text("a"))) { v, n in AnyView(DisclosureGroup("\(n)", isExpanded: .constant(true)) { v })
      }
    }
    Hostile.expectAnything { List(Node.deep(300), children: \.children) { Text("\($0.id)") } }
  }

  func testNumbers() {
    for number in [CGFloat.nan, .infinity, -.infinity, -20, 1e9] {
      Hostile.expectAnything {
        List {
          Text("a"); Text("b")
        }.listRowSpacing(number)
      }
      Hostile.expectAnything {
        List { Text("a").listRowInsets(EdgeInsets(top: number, leading: 1, bottom: 1, trailing: number)) }
      }
      Hostile.expectAnything {
        List {
          Section { Text("a") }; Section { Text("a") }
        }.listSectionSpacing(number)
      }
      Hostile.expectAnything { List { Text("a") }.environment(\.defaultMinListRowHeight, number) }
      Hostile.expectAnything { List { Section("a") { Text("a") } }.environment(\.defaultMinListHeaderHeight, number) }
      Hostile.expectAnything { List { Text("a").frame(height: number) } }
    }
    Hostile.expectAnything {
      List {
        Text("a").badge(Int.min); Text("b").badge(0); Text("c").badge("")
      }
    }
    Hostile.expectAnything { List { Text("a").listRowBackground(List { Text("b") }) } }
    Hostile.expectAnything { List { GeometryReader { _ in Text("a") } } }
    Hostile.expectAnything {
      List {
        Spacer(); Divider(); ScrollView { Text("a") }
      }
    }
    Hostile.expectAnything { List { Color.red.frame(maxHeight: .infinity) } }
  }

  func testDuplicateIds() {
    Hostile.expectAnything { List([1, 1, 1, 2], id: \.self) { Text("\($0)") } }
    Hostile.expectAnything { List(selection: .constant(1)) { ForEach([1, 1, 2], id: \.self) { Text("\($0)") } } }
    Hostile.expectAnything { List { ForEach([Double.nan, .nan, 1], id: \.self) { Text("\($0)") } } }
    Hostile.expectAnything { List { ForEach([Fickle(), Fickle()], id: \.self) { _ in Text("a") } } }
    Hostile.expectAnything {
      List([Node(id: 1, children: [Node(id: 1, children: nil)])], children: \.children) { Text("\($0.id)") }
    }
    Hostile.expectAnything {
      List(selection: .constant(Set([5, 6, 7]))) {
        Text("a").tag(5); Text("b").tag(5)
      }.environment(\.editMode, .constant(.active))
    }
  }

  func testStaleOffsets() {
    var items = [1, 2, 3]
    items.remove(atOffsets: IndexSet([0, 7, 99]))
    XCTAssertEqual(items, [2, 3])
    items.remove(atOffsets: IndexSet(integersIn: 5..<5_000_000))
    XCTAssertEqual(items, [2, 3])
    items.move(fromOffsets: IndexSet([1, 9]), toOffset: 77)
    XCTAssertEqual(items, [2, 3])
    items.move(fromOffsets: IndexSet([1]), toOffset: -4)
    XCTAssertEqual(items, [3, 2])
    var slice = [0, 1, 2, 3, 4][2...]
    slice.remove(atOffsets: [0])
    XCTAssertEqual(Array(slice), [3, 4])
    slice = [0, 1, 2, 3, 4][2...]
    slice.move(fromOffsets: [0], toOffset: 3)
    XCTAssertEqual(Array(slice), [3, 4, 2])
  }
  /// A row is deleted whose data went away meanwhile.
  func testRowsThatAreGone() {
    for shrink in [false, true] {
      let host = ViewHost(of: Shrinking(deletesWrongly: shrink), layout: .device(.iPhoneX))
      let issues = Hostile().issues {
        host.tap("shrink")
        host.select("Delete", in: "Row 0")
        host.tap("shrink")
        host.tap("shrink")
      }
      XCTAssertEqual(issues, [])
    }
  }
  func testIndicesOfWhatShrinks() {
    let host = ViewHost(of: Indices(), layout: .device(.iPhoneX))
    let issues = Hostile().issues {
      host.tap("shrink")
      host.tap("shrink")
    }
    XCTAssertEqual(issues, [])
  }

  func testEverywhere() {
    for platform in SnapshotTraits.Platform.allCases {
      Hostile.expectPicture(
        layout: .device(.iPhoneX), traits: [.platform(platform), .rightToLeft, .dynamicType(.accessibility5)]
      ) { Everything() }
      Hostile.expectAnything(layout: .fixed(width: 20, height: 20), traits: [.platform(platform), .dark]) {
        Everything()
      }
      Hostile.expectAnything(layout: .fixed(width: 1, height: 1), traits: [.platform(platform), .displayScale(1)]) {
        Everything()
      }
      Hostile.expectAnything(traits: [.platform(platform), .displayScale(3)]) { Everything() }
    }
  }
}

private struct ListInItself: View { var body: AnyView { AnyView(List { ListInItself() }) } }
private struct Node: Identifiable {
  var id: Int
  var children: [Node]?
  static func deep(_ n: Int) -> [Node] { [Node(id: n, children: n == 0 ? nil : deep(n - 1))] }
}
/// Equal to nothing, not even itself, with a hash that changes.
private struct Fickle: Hashable {
  nonisolated(unsafe) static var count = 0
  static func == (a: Fickle, b: Fickle) -> Bool { false }
  func hash(into hasher: inout Hasher) { Self.count += 1; hasher.combine(Self.count) }
}
private struct Shrinking: View {
  let deletesWrongly: Bool
  @State private var rows = Array(0..<6)
  var body: some View {
    Button("shrink") { rows = Array(rows.dropLast(3)) }
    List {
      ForEach(rows, id: \.self) { Text("Row \($0)") }.onDelete { rows.remove(atOffsets: deletesWrongly ? [40] : $0) }
    }
  }
}
private struct Indices: View {
  @State private var rows = ["a", "b", "c", "d"]
  var body: some View {
    Button("shrink") { rows.removeLast() }
    List { ForEach(rows.indices, id: \.self) { TextField("x", text: $rows[$0]) } }
    List { ForEach($rows, id: \.self) { $row in TextField("y", text: $row) } }
  }
}
private struct Everything: View {
  @State private var text = "text"
  var body: some View {
    NavigationStack {
      List {
        Section("One") {
          Toggle("a", isOn: .constant(true)); Slider(value: .constant(0.3)); Stepper("b", value: .constant(1))
          Picker("c", selection: .constant(1)) {
            Text("x").tag(1); Text("y").tag(2)
          }
          Picker("c", selection: .constant(1)) {
            Text("x").tag(1); Text("y").tag(2)
          }.pickerStyle(.segmented)
          DatePicker("d", selection: .constant(Date(timeIntervalSince1970: 0)));
          ColorPicker("e", selection: .constant(.red))
          Gauge(value: 0.4) { Text("f") }; ProgressView(value: 0.3); ProgressView(); TextField("g", text: $text);
          SecureField("h", text: $text)
        }
        Section("Two") {
          NavigationLink("i") { Text("x") }; Link("j", destination: URL(string: "a:b")!); Menu("k") { Button("l") {} }
          DisclosureGroup("m", isExpanded: .constant(true)) { Text("n") }; LabeledContent("o", value: "p")
          GroupBox("q") { Text("r") }; Text("s").badge(3).glassEffect(); Text("t").background(.thinMaterial)
          ContentUnavailableView("u", systemImage: "star"); TextEditor(text: $text);
          ControlGroup {
            Button("v") {}; Button("w") {}
          }
          Button("x") {}.buttonStyle(.borderedProminent); Button("y", role: .destructive) {}.buttonStyle(.bordered)
        }
      }
      .navigationTitle("Title").toolbar { Button("z") {} }.searchable(text: $text)
    }
  }
}
