@testable import SwiftUI
import XCTest

/// The forms of `ViewBuilder`, and the containers that are no nodes of their own.
final class BuilderTests: XCTestCase {
  private enum Season { case spring, summer, autumn }

  @MainActor func testOneStatementIsItsView() async {
    XCTAssertEqual(tree(Text("a")), "\"a\"")
    XCTAssertEqual(tree(VStack { Text("a") }), "VStack\n  \"a\"")
  }

  @MainActor func testConditionalsLeaveOnlyTheirBranch() async {
    func view(_ flag: Bool, _ name: String?, _ season: Season) -> some View {
      VStack {
        if flag { Text("on") }
        if flag { Text("yes") } else { Text("no") }
        if let name { Text(verbatim: name) } else if flag { Text("nameless") } else { EmptyView() }
        switch season {
        case .spring: Text("spring")
        case .summer: Text("summer")
        case .autumn:
          Text("autumn")
          Text("leaves")
        }
      }
    }
    XCTAssertEqual(tree(view(true, "n", .spring)), "VStack\n  \"on\"\n  \"yes\"\n  \"n\"\n  \"spring\"")
    XCTAssertEqual(tree(view(false, nil, .autumn)), "VStack\n  \"no\"\n  \"autumn\"\n  \"leaves\"")
    XCTAssertEqual(tree(view(true, nil, .summer)), "VStack\n  \"on\"\n  \"yes\"\n  \"nameless\"\n  \"summer\"")
  }

  @MainActor func testMoreThanTenChildren() async {
    let view = HStack {
      Text("0"); Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
      Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
    }
    XCTAssertEqual(tree(view), (["HStack"] + (0...12).map { "  \"\($0)\"" }).joined(separator: "\n"))
  }

  @MainActor func testAvailabilityAndLocalValues() async {
    let view = VStack {
      let name = "local"
      if #available(iOS 15, macOS 12, *) { Text(verbatim: name) } else { Text("old") }
    }
    XCTAssertEqual(tree(view), "VStack\n  \"local\"")
  }

  @MainActor func testEmptyViewVanishes() async {
    XCTAssertEqual(
      tree(
        VStack {
          EmptyView(); Text("a"); EmptyView().padding().frame(width: 10)
        }), "VStack\n  \"a\"")
    XCTAssertEqual(tree(VStack {}), "VStack")
  }

  @MainActor func testGroupAndForEachAreTransparent() async {
    let view = VStack {
      Group {
        Text("a")
        ForEach(0..<2) { i in
          Text(verbatim: "b\(i)")
          Divider()
        }
      }
      ForEach(["x", "y"], id: \.self) { Text($0) }
    }
    XCTAssertEqual(
      tree(view),
      """
      VStack
        "a"
        "b0"
        Divider
          Color
        "b1"
        Divider
          Color
        "x"
        "y"
      """)
  }

  @MainActor func testModifiersReachTheChildrenOfGroupsOneByOne() async {
    let view = HStack {
      Group {
        Text("a")
        if true { Text("b") }
      }
      .padding(1)
      .background(Color.red)
      ForEach(0..<2) { Text(verbatim: "\($0)") }.frame(width: 5)
    }
    XCTAssertEqual(
      tree(view),
      """
      HStack
        background
          ignoresSafeArea
            Rectangle
          padding(1)
            "a"
        background
          ignoresSafeArea
            Rectangle
          padding(1)
            "b"
        frame(width: 5)
          "0"
        frame(width: 5)
          "1"
      """)
  }

  @MainActor func testIdentifiableElementsAndBindings() async {
    struct Item: Identifiable { var id: Int; var name: String }
    struct List: View {
      @State var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
      var body: some View {
        VStack {
          ForEach(items) { Text($0.name) }
          ForEach($items) { $item in Text(item.name).onAppear { item.name = "set \(item.id)" } }
          ForEach(Array(items.enumerated()), id: \.offset) { index, item in Text(verbatim: "\(index)") }
        }
      }
    }
    XCTAssertEqual(tree(List()), "VStack\n  \"set 1\"\n  \"set 2\"\n  \"set 1\"\n  \"set 2\"\n  \"0\"\n  \"1\"")
  }

  @MainActor func testRepeatedIdsAreDrawnAndNamed() async {
    let probe = Probe(VStack { ForEach(["a", "a"], id: \.self) { Text($0) } })
    XCTAssertEqual(probe.settle(), "VStack\n  \"a\"\n  \"a\"")
    XCTAssertEqual(
      probe.graph.warnings,
      ["ForEach: several elements have the id a; ids must be unique for state and animation to follow"])
  }

  @MainActor func testViewsAsPropertiesFunctionsAndGenericContainers() async {
    struct Card<Content: View>: View {
      let title: String
      @ViewBuilder let content: () -> Content
      var body: some View {
        VStack(alignment: .leading, spacing: 4) {
          header
          content()
          footer(2)
        }
      }
      @ViewBuilder private var header: some View {
        if title.isEmpty { EmptyView() } else { Text(title).bold() }
      }
      @ViewBuilder private func footer(_ n: Int) -> some View {
        Text(verbatim: "\(n)")
        Spacer()
      }
    }
    XCTAssertEqual(
      tree(
        Card(title: "t") {
          Text("x"); Text("y")
        }),
      "VStack(spacing: 4)\n  \"t\"\n  \"x\"\n  \"y\"\n  \"2\"\n  Spacer")
  }

  @MainActor func testAnyViewAndOptionalViews() async {
    let none: Text? = nil
    XCTAssertEqual(
      tree(
        VStack {
          AnyView(Text("a")); none; AnyView(EmptyView())
        }), "VStack\n  \"a\"")
    XCTAssertEqual(
      tree(
        AnyView(
          AnyView(
            Group {
              Text("a"); Text("b")
            }))), "VStack\n  \"a\"\n  \"b\"")
  }
}
