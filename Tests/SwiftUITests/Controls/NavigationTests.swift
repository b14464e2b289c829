import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

final class NavigationTests: XCTestCase {
  private var iOS17: EnvironmentValues { EnvironmentValues.with { $0.platform = .iOS17 } }

  private struct Home: View {
    @State var count = 0
    var body: some View {
      NavigationStack {
        VStack {
          Text("home \(count)")
          Button("more") { count += 1 }
          NavigationLink("Details") { Details(count: count) }
        }
        .navigationTitle("Home")
      }
    }
  }
  private struct Details: View {
    let count: Int
    @State var taps = 0
    @Environment(\.dismiss) var dismiss
    @Environment(\.isPresented) var isPresented
    var body: some View {
      VStack {
        Text("details \(count) \(taps) \(isPresented ? "presented" : "root")")
        Button("tap") { taps += 1 }
        Button("close") { dismiss() }
      }
      .navigationTitle("Details")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  @MainActor func testHeights() async throws {
    func top(_ page: some View, _ environment: EnvironmentValues = EnvironmentValues()) throws -> CGFloat {
      let stage = try ControlStage(NavigationStack { page }, width: 300, height: 400, environment)
      return try XCTUnwrap(stage.all.first { $0.kind == "Circle" }?.frame.midY) * 2 - 400
    }
    let page = Circle().fill(.red)
    XCTAssertEqual(try top(page.navigationTitle("a").navigationBarTitleDisplayMode(.inline)), 54)
    XCTAssertEqual(try top(page.navigationTitle("a")), 106)
    XCTAssertEqual(try top(page), 54)
    XCTAssertEqual(try top(page.navigationTitle("a").navigationBarTitleDisplayMode(.inline), iOS17), 44)
    XCTAssertEqual(try top(page.navigationTitle("a"), iOS17), 96)
    XCTAssertEqual(try top(page.navigationTitle("a").toolbar(.hidden)), 0)
    XCTAssertEqual(try top(page.navigationTitle("a").toolbar(.hidden, for: .tabBar), iOS17), 96)
    XCTAssertEqual(try top(page.navigationTitle("a").navigationBarHidden(true)), 0)
  }

  @MainActor func testALinkPushesAndTheBackButtonPops() async throws {
    let stage = try ControlStage(Home(), width: 300, height: 400, iOS17)
    XCTAssertEqual(stage.texts, ["home 0", "more", "Details", "Home"])
    XCTAssertEqual(try stage.semantics("NavigationBar").label, "Home")
    try stage.tap("Button", "more")
    try stage.tap("Button", "Details")
    // The page below is out of sight; its title is what the back button says.
    XCTAssertEqual(stage.texts, ["details 1 0 presented", "tap", "close", "Home", "Details"])
    try stage.tap("Button", "tap")
    XCTAssertEqual(stage.texts.first, "details 1 1 presented")
    try stage.tap("Button", "Home")
    // The root has kept its state, the page's has gone.
    XCTAssertEqual(stage.texts.first, "home 1")
    try stage.tap("Button", "Details")
    XCTAssertEqual(stage.texts.first, "details 1 0 presented")
    try stage.tap("Button", "close")
    XCTAssertEqual(stage.texts.first, "home 1")
    XCTAssertEqual(stage.graph.failures, [])
  }

  @MainActor func testAPath() async throws {
    struct Page: View {
      @State var path: [Int]
      var body: some View {
        VStack {
          Text("path \(path.map(String.init).joined(separator: " "))")
          Button("to root") { path = [] }
          NavigationStack(path: $path) {
            NavigationLink("one", value: 1)
              .navigationDestination(for: Int.self) { number in
                VStack {
                  Text("number \(number)")
                  NavigationLink("next", value: number + 1)
                  NavigationLink("word", value: "word")
                  NavigationLink("nothing", value: Int?.none)
                }
                .navigationTitle("No. \(number)")
              }
          }
        }
      }
    }
    let stage = try ControlStage(Page(path: []), width: 300, height: 400)
    try stage.tap("Button", "one")
    try stage.tap("Button", "next")
    XCTAssertTrue(stage.texts.contains("path 1 2"), "\(stage.texts)")
    XCTAssertTrue(stage.texts.contains("number 2"))
    XCTAssertFalse(stage.texts.contains("number 1"))
    XCTAssertTrue(stage.texts.contains("No. 2"))
    try stage.tap("Button", "word")
    XCTAssertTrue(stage.graph.warnings.first?.contains("holds Ints") ?? false, "\(stage.graph.warnings)")
    XCTAssertFalse(try stage.semantics("Button", nil).traits.isEmpty)
    XCTAssertEqual(stage.all.first { $0.saying == "nothing" && $0.semantics != nil }?.semantics?.isEnabled, false)
    // The back button says where it leads, though no title is drawn beside it.
    try stage.tap("Button", "No. 1")
    XCTAssertTrue(stage.texts.contains("number 1"))
    try stage.tap("Button", "Back")
    XCTAssertTrue(stage.texts.contains("one"))
    XCTAssertEqual(try ControlStage(Page(path: [3, 4]), width: 300, height: 400).texts.contains("number 4"), true)
    try stage.tap("Button", "one")
    try stage.tap("Button", "to root")
    XCTAssertTrue(stage.texts.contains("one"))
  }

  @MainActor func testAPathOfSeveralTypes() async throws {
    struct Page: View {
      @State var path = NavigationPath([1, 2])
      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("number \(number)")
                Button("clear") { path.removeLast(7) }
                NavigationLink("word", value: "word")
              }
            }
            .navigationDestination(for: String.self) { Text("string \($0)") }
        }
      }
    }
    let stage = try ControlStage(Page(), width: 300, height: 400)
    XCTAssertTrue(stage.texts.contains("number 2"))
    try stage.tap("Button", "word")
    XCTAssertTrue(stage.texts.contains("string word"))
    try stage.tap("Button", "Back")
    try stage.tap("Button", "clear")
    XCTAssertTrue(stage.texts.contains("root"))
    XCTAssertEqual(stage.graph.failures, [])
  }

  @MainActor func testAValueWithoutADestinationIsSaid() async throws {
    let stage = try ControlStage(NavigationStack(path: .constant([1])) { Text("root") }, width: 300, height: 400)
    XCTAssertEqual(stage.graph.failures.count, 1)
    XCTAssertTrue(stage.graph.failures.first?.contains("navigationDestination(for: Int.self)") ?? false)
  }

  @MainActor func testPagesThatTheAppPresents() async throws {
    struct Page: View {
      @State var isShown = true
      @State var item: Int? = nil
      var body: some View {
        NavigationStack {
          VStack {
            Text("root")
            Button("item") { item = 7 }
          }
          .navigationDestination(isPresented: $isShown) { Text("presented") }
          .navigationDestination(item: $item) { Text("item \($0)") }
        }
      }
    }
    let stage = try ControlStage(Page(), width: 300, height: 400)
    XCTAssertTrue(stage.texts.contains("presented"))
    try stage.tap("Button", "Back")
    XCTAssertTrue(stage.texts.contains("root"))
    try stage.tap("Button", "item")
    XCTAssertTrue(stage.texts.contains("item 7"))
    try stage.tap("Button", "Back")
    XCTAssertTrue(stage.texts.contains("root"))
  }

  @MainActor func testOlderLinks() async throws {
    struct Page: View {
      @State var isActive = false
      @State var selection: Int? = 2
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink(destination: Text("active"), isActive: $isActive) { Text("link") }
            NavigationLink(tag: 1, selection: $selection) {
              Text("first")
            } label: {
              Text("one")
            }
            NavigationLink(tag: 2, selection: $selection) {
              Text("second")
            } label: {
              Text("two")
            }
          }
          .navigationBarTitle("Old", displayMode: .inline)
          .navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add") {})
        }
        .navigationViewStyle(.stack)
      }
    }
    let stage = try ControlStage(Page(), width: 300, height: 400)
    XCTAssertTrue(stage.texts.contains("second"))
    try stage.tap("Button", "Old")
    XCTAssertTrue(stage.texts.contains("Edit") && stage.texts.contains("Add"))
    try stage.tap("Button", "link")
    XCTAssertTrue(stage.texts.contains("active"))
  }

  /// A page that a link on a pushed page brings, and a value pushed from there.
  @MainActor func testLinksAndValuesMix() async throws {
    let view = NavigationStack {
      NavigationLink("view") {
        NavigationLink("value", value: 5).navigationTitle("Middle")
      }
      .navigationDestination(for: Int.self) { number in
        NavigationLink("deep \(number)") { Text("bottom") }.navigationTitle("Value")
      }
    }
    let stage = try ControlStage(view, width: 300, height: 400)
    try stage.tap("Button", "view")
    try stage.tap("Button", "value")
    try stage.tap("Button", "deep 5")
    XCTAssertTrue(stage.texts.contains("bottom"), "\(stage.texts)")
    try stage.tap("Button", "Value")
    try stage.tap("Button", "Middle")
    XCTAssertTrue(stage.texts.contains("value"), "\(stage.texts)")
    try stage.tap("Button", "Back")
    XCTAssertTrue(stage.texts.contains("view"))
    XCTAssertEqual(stage.graph.failures, [])
  }

  @MainActor func testToolbars() async throws {
    struct Buttons: ToolbarContent {
      @Environment(\.dismiss) var dismiss
      var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("A") {}
          Button("B") {}
        }
      }
    }
    struct Page: View {
      @State var isLong = false
      var body: some View {
        NavigationStack {
          Text("page")
            .toolbar {
              Buttons()
              ToolbarItem(placement: .principal) { Text("Middle") }
              if isLong { ToolbarItem(placement: .bottomBar) { Text("Bottom") } }
            }
            .toolbar { Button("C") { isLong.toggle() } }
        }
      }
    }
    for platform in [_Platform.iOS17, .iOS26] {
      let stage = try ControlStage(Page(), width: 300, height: 400, EnvironmentValues.with { $0.platform = platform })
      let places = Dictionary(stage.all.compactMap { node in node.text.map { ($0, node.frame) } }) { a, _ in a }
      XCTAssertLessThan(try XCTUnwrap(places["Cancel"]).maxX, 120)
      XCTAssertEqual(try XCTUnwrap(places["Middle"]).midX, 150, accuracy: 1)
      XCTAssertLessThan(try XCTUnwrap(places["A"]).maxX, try XCTUnwrap(places["B"]).minX)
      XCTAssertGreaterThan(try XCTUnwrap(places["C"]).minX, 200)
      XCTAssertNil(places["Bottom"])
      try stage.tap("Button", "C")
      XCTAssertGreaterThan(try XCTUnwrap(stage.all.first { $0.text == "Bottom" }?.frame.minY), 340)
    }
  }

  @MainActor func testTheTitleIsWhereItBelongs() async throws {
    func title(_ mode: NavigationBarItem.TitleDisplayMode, _ change: (inout EnvironmentValues) -> Void = { _ in })
      throws -> CGRect
    {
      let view = NavigationStack { Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(mode) }
      let stage = try ControlStage(
        view, width: 300, height: 400,
        EnvironmentValues.with {
          $0.platform = .iOS17
          change(&$0)
        })
      return try XCTUnwrap(stage.all.first { $0.text == "Title" }?.frame)
    }
    XCTAssertEqual(try title(.inline).midX, 150, accuracy: 0.5)
    XCTAssertEqual(try title(.inline).midY, 22, accuracy: 0.5)
    XCTAssertEqual(try title(.large).minX, 16)
    XCTAssertEqual(try title(.large).maxY, 88, accuracy: 0.5)
    XCTAssertEqual(try title(.large) { $0.layoutDirection = .rightToLeft }.maxX, 284)
  }

  @MainActor func testAPageReachesUnderTheBar() async throws {
    let view = NavigationStack {
      Text("page").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black)
        .navigationTitle("a").navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(Color.red, for: .navigationBar)
    }
    // Not filled while nothing is scrolled: the page's background is seen.
    XCTAssertEqual(try picture(view, width: 200, height: 200).rgb(10, 10), [0, 0, 0])
    let filled = NavigationStack {
      Color.clear.navigationTitle("a").navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(Color.black, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
    }
    XCTAssertEqual(try picture(filled, width: 200, height: 200).rgb(10, 10), [0, 0, 0])
    XCTAssertEqual(try picture(filled, width: 200, height: 200).rgb(10, 60), [255, 255, 255])
    // A ZStack with a colour behind, in a stack that is itself somewhere else.
    let nested = VStack(spacing: 0) {
      Color.yellow.frame(height: 40)
      NavigationStack {
        ZStack {
          Color.black.ignoresSafeArea()
          Text("page")
        }
        .navigationTitle("a").navigationBarTitleDisplayMode(.inline)
      }
    }
    let image = try picture(nested, width: 200, height: 200)
    XCTAssertEqual(image.rgb(10, 45), [0, 0, 0])
    XCTAssertNotEqual(image.rgb(10, 35), [0, 0, 0])
    XCTAssertEqual(image.rgb(10, 195), [0, 0, 0])
  }

  /// On a device the bar lies below the status bar, and is filled up to the screen's edge.
  @MainActor func testOnAScreen() async throws {
    let view = NavigationStack {
      ScrollView { Color.green.frame(height: 1000) }
        .navigationTitle("a").navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(Color.black, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
    }
    let image = try renderPicture(layout: .device(.iPhoneX), traits: .platform(.iOS17)) { view }.image
    XCTAssertEqual(image.rgb(10, 10), [0, 0, 0])
    XCTAssertEqual(image.rgb(10, 80), [0, 0, 0])
    XCTAssertEqual(image.rgb(100, 90), [52, 199, 89])
    XCTAssertEqual(image.rgb(100, 810), [52, 199, 89])
  }

  @MainActor func testALinkOutsideAStackIsDisabled() async throws {
    let stage = try ControlStage(NavigationLink("a", value: 1))
    XCTAssertFalse(try stage.semantics("Button").isEnabled)
    try stage.tap("Button")
    XCTAssertEqual(stage.texts, ["a"])
  }

  @MainActor func testALinkInAGeometryReaderSaysSo() async throws {
    let stage = try ControlStage(
      NavigationStack { GeometryReader { _ in NavigationLink("a") { Text("b") } } }, width: 300, height: 400)
    XCTAssertEqual(stage.graph.failures, [])
    try stage.tap("Button", "a")
    XCTAssertTrue(stage.graph.failures.first?.contains("GeometryReader") ?? false, "\(stage.graph.failures)")
  }
}
