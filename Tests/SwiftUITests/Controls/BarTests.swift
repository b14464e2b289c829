import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

/// How bars stand to what scrolls beneath them.
final class BarTests: XCTestCase {
  private func environment(_ platform: _Platform = .iOS17, _ change: (inout EnvironmentValues) -> Void = { _ in })
    -> EnvironmentValues
  {
    EnvironmentValues.with {
      $0.platform = platform
      change(&$0)
    }
  }
  @MainActor private func rows(_ height: CGFloat = 1000) -> some View {
    ScrollView { Circle().fill(.red).frame(width: 100, height: height) }
  }
  /// The title, and how high the bar is.
  @MainActor private func bar(_ stage: ControlStage) throws -> (title: CGRect, height: CGFloat) {
    (
      try XCTUnwrap(stage.all.last { $0.text == "Title" }?.frame),
      try XCTUnwrap(stage.element("NavigationBar")?.frame.height)
    )
  }

  @MainActor func testALargeTitleCollapses() async throws {
    for platform in [_Platform.iOS15, .iOS17, .iOS26] {
      let line: CGFloat = platform >= .iOS26 ? 54 : 44
      let atRest = try ControlStage(
        NavigationStack { rows().navigationTitle("Title") }, width: 300, height: 400, environment(platform))
      XCTAssertEqual(try bar(atRest).height, line + 52)
      let scrolled = try ControlStage(
        NavigationStack { rows().defaultScrollAnchor(.bottom).navigationTitle("Title") }, width: 300, height: 400,
        environment(platform))
      XCTAssertEqual(try bar(scrolled).height, line)
      XCTAssertEqual(try bar(scrolled).title.midX, 150, accuracy: 0.5)
      XCTAssertEqual(try bar(scrolled).title.midY, line / 2, accuracy: 0.5)
      // The content's end is at the bottom all the same.
      XCTAssertEqual(try XCTUnwrap(scrolled.all.first { $0.kind == "Circle" }?.frame.midY), 400 - 500, accuracy: 0.5)
    }
  }

  /// Content that scrolls by less than the title's height takes the title with it and goes under nothing.
  @MainActor func testATitleCollapsesInPart() async throws {
    let view = NavigationStack { rows(304 + 20).defaultScrollAnchor(.bottom).navigationTitle("Title") }
    let stage = try ControlStage(view, width: 300, height: 400, environment())
    XCTAssertEqual(try bar(stage).height, 96 - 20)
    XCTAssertEqual(try bar(stage).title.maxY, 88 - 20, accuracy: 0.5)
    XCTAssertEqual(try bar(stage).title.minX, 16)
    XCTAssertFalse(try hasBackground(view, y: 10))
    let short = try ControlStage(
      NavigationStack { rows(100).defaultScrollAnchor(.bottom).navigationTitle("Title") }, width: 300, height: 400,
      environment())
    XCTAssertEqual(try bar(short).height, 96)
  }

  @MainActor func testTheContentStaysWhereItIs() async throws {
    struct Page: View {
      @State var position = ScrollPosition(edge: .top)
      var body: some View {
        NavigationStack {
          ScrollView { Circle().fill(.red).frame(width: 100, height: 1000) }
            .scrollPosition($position)
            .navigationTitle("Title")
            .toolbar {
              Button("down") { position.scrollTo(y: 200) }
              Button("up") { position.scrollTo(edge: .top) }
            }
        }
      }
    }
    let stage = try ControlStage(Page(), width: 300, height: 400, environment())
    func middle() throws -> CGFloat { try XCTUnwrap(stage.all.first { $0.kind == "Circle" }?.frame.midY) }
    XCTAssertEqual(try middle(), 96 + 500)
    try stage.tap("Button", "down")
    XCTAssertEqual(try middle(), 96 + 500 - 200)
    XCTAssertEqual(try bar(stage).height, 44)
    try stage.tap("Button", "up")
    XCTAssertEqual(try middle(), 96 + 500)
    XCTAssertEqual(try bar(stage).height, 96)
    XCTAssertEqual(stage.graph.failures, [])
  }

  /// Each page has a look of its own, and a page that was left looks as it did.
  @MainActor func testPagesKeepTheirLooks() async throws {
    let view = NavigationStack {
      ScrollView {
        Circle().fill(.red).frame(width: 100, height: 1000)
        NavigationLink("next") { self.rows().navigationTitle("Title") }
      }
      .defaultScrollAnchor(.bottom).navigationTitle("Title")
    }
    let stage = try ControlStage(view, width: 300, height: 400, environment())
    XCTAssertEqual(try bar(stage).height, 44)
    try stage.tap("Button", "next")
    XCTAssertEqual(try bar(stage).height, 96)
    try stage.tap("Button", "Title")
    XCTAssertEqual(try bar(stage).height, 44)
  }

  /// Whether what is at (5, y) of a picture 200 × 400 points large, of a view over yellow, is not the plain page.
  @MainActor private func hasBackground(_ view: some View, y: CGFloat, _ traits: SnapshotTraits = .platform(.iOS17))
    throws -> Bool
  {
    try picture(view, width: 200, height: 400, traits: traits).rgb(5, y) != [255, 255, 255]
  }

  @MainActor func testBackgroundsComeWithContentBeneath() async throws {
    func page(_ anchor: UnitPoint, _ mode: NavigationBarItem.TitleDisplayMode = .inline) -> some View {
      ScrollView { Color.clear.frame(height: 1000) }.defaultScrollAnchor(anchor)
        .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
    }
    XCTAssertFalse(try hasBackground(NavigationStack { page(.top) }, y: 10))
    XCTAssertTrue(try hasBackground(NavigationStack { page(.bottom) }, y: 10))
    XCTAssertTrue(try hasBackground(NavigationStack { page(.bottom, .large) }, y: 10))
    XCTAssertFalse(
      try hasBackground(NavigationStack { page(.bottom).toolbarBackground(.hidden, for: .navigationBar) }, y: 10))
    let red = NavigationStack { page(.bottom).toolbarBackground(Color.red, for: .navigationBar) }
    XCTAssertEqual(try picture(red, width: 200, height: 400, traits: .platform(.iOS17)).rgb(5, 10), [255, 59, 48])
    // A list or a scroll view in it says so as well; what does not lie at the bar says nothing.
    let list = NavigationStack {
      List(0..<40, id: \.self) { Text("\($0)") }.listStyle(.plain).defaultScrollAnchor(.bottom)
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    XCTAssertTrue(try hasBackground(list, y: 10))
    let below = NavigationStack {
      VStack(spacing: 0) {
        Color.clear.frame(height: 50)
        page(.bottom)
      }
    }
    XCTAssertFalse(try hasBackground(below, y: 10))
    // A sideways scroll view, and one inside another, say nothing either.
    let sideways = NavigationStack {
      ScrollView(.horizontal) { Color.clear.frame(width: 1000, height: 350) }.defaultScrollAnchor(.trailing)
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    XCTAssertFalse(try hasBackground(sideways, y: 10))
  }

  @MainActor func testHairlines() async throws {
    let view = NavigationStack {
      ScrollView { Color.clear.frame(height: 1000) }.defaultScrollAnchor(.bottom)
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    let image = try picture(view, width: 200, height: 400, traits: .platform(.iOS17))
    // One pixel below the bar, 30 % of black.
    XCTAssertEqual(image.rgb(5, 44), [178, 178, 178])
    XCTAssertNotEqual(image.rgb(5, 43.5), [178, 178, 178])
    XCTAssertEqual(image.rgb(5, 45), [255, 255, 255])
  }

  @MainActor func testTabBars() async throws {
    func tabs(_ anchor: UnitPoint, _ height: CGFloat = 1000) -> some View {
      TabView {
        ScrollView { Color.clear.frame(height: height) }.defaultScrollAnchor(anchor).tabItem { Text("a") }
      }
    }
    XCTAssertTrue(try hasBackground(tabs(.top), y: 390))
    XCTAssertFalse(try hasBackground(tabs(.bottom), y: 390))
    XCTAssertFalse(try hasBackground(tabs(.top, 100), y: 390))
    XCTAssertFalse(try hasBackground(TabView { Color.clear.tabItem { Text("a") } }, y: 390))
    // Said by the page, also from a navigation stack in the tab.
    func said(_ visibility: Visibility, _ anchor: UnitPoint) -> some View {
      TabView {
        NavigationStack {
          ScrollView { Color.clear.frame(height: 1000) }.defaultScrollAnchor(anchor)
            .toolbarBackground(visibility, for: .tabBar)
        }
        .tabItem { Text("a") }
      }
    }
    XCTAssertTrue(try hasBackground(said(.visible, .bottom), y: 390))
    XCTAssertFalse(try hasBackground(said(.hidden, .top), y: 390))
    XCTAssertTrue(try hasBackground(said(.automatic, .top), y: 390))
    let hidden = try ControlStage(
      TabView { Circle().toolbar(.hidden, for: .tabBar).tabItem { Text("a") } }, width: 300, height: 400, environment())
    XCTAssertEqual(hidden.texts, [])
    XCTAssertEqual(try XCTUnwrap(hidden.all.first { $0.kind == "Circle" }?.frame.midY), 200)
  }

  @MainActor func testBottomBars() async throws {
    func page(_ anchor: UnitPoint) -> some View {
      NavigationStack {
        ScrollView { Color.clear.frame(height: 1000) }.defaultScrollAnchor(anchor)
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("a") {} } }
      }
    }
    XCTAssertTrue(try hasBackground(page(.top), y: 390))
    XCTAssertFalse(try hasBackground(page(.bottom), y: 390))
    let hidden = NavigationStack {
      Color.clear.toolbar { ToolbarItem(placement: .bottomBar) { Button("a") {} } }.toolbar(.hidden, for: .bottomBar)
    }
    XCTAssertNil(try ControlStage(hidden, width: 300, height: 400, environment()).element("Toolbar"))
  }

  /// On iOS 26 a space parts the items' glass.
  @MainActor func testGlassGroups() async throws {
    let view = NavigationStack {
      Color.clear.toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("a") {}
          Button("b") {}
          Spacer()
          Button("c") {}
        }
        ToolbarItem(placement: .topBarTrailing) { Button("d") {} }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItem(placement: .topBarTrailing) { Button("e") {} }
        ToolbarItem(placement: .confirmationAction) { Button("f") {} }
        ToolbarItem(placement: .cancellationAction) { Button("g") {} }
      }
    }
    let stage = try ControlStage(view, width: 300, height: 400, environment(.iOS26))
    let capsules = stage.all.filter { $0.kind == "Capsule" && abs($0.frame.height - 44) < 1 }
    XCTAssertEqual(capsules.count, 6, stage.dump)
    XCTAssertEqual(Set(capsules.filter { $0.frame.minY > 300 }.map { $0.frame.minX < 150 }), [true, false])
    let older = try ControlStage(view, width: 300, height: 400, environment())
    XCTAssertEqual(older.all.filter { $0.kind == "Capsule" }.count, 0)
    XCTAssertEqual(older.texts.sorted(), ["a", "b", "c", "d", "e", "f", "g"])
  }

  @MainActor func testConfirmationsAreProminent() async throws {
    func page(_ isDisabled: Bool) -> some View {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(isDisabled) }
        }
      }
      .tint(Color.red)
    }
    // At the capsule's leading end.
    let x: CGFloat = 118, y: CGFloat = 27
    let image = try picture(page(false), width: 200, height: 200)
    XCTAssertEqual(image.rgb(x, y), [255, 56, 60])
    // Plain glass, with a bit of its shadow.
    XCTAssertEqual(Set(try picture(page(true), width: 200, height: 200).rgb(x, y)).count, 1)
    XCTAssertEqual(
      try picture(page(false), width: 200, height: 200, traits: .platform(.iOS17)).rgb(x, y), [255, 255, 255])
  }

  /// One capsule of the tint with white on it, whatever the appearance; up to iOS 18 a button in the bar.
  @MainActor func testProminentButtonsAreTheirGlass() async throws {
    func page(_ isDisabled: Bool = false) -> some View {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Save", systemImage: "checkmark") {}.buttonStyle(.glassProminent).disabled(isDisabled)
          }
          ToolbarItem(placement: .topBarLeading) { Button("Pay") {}.buttonStyle(.borderedProminent).tint(.green) }
          ToolbarItem(placement: .confirmationAction) { Button("Send") {}.tint(.purple) }
          ToolbarItem(placement: .bottomBar) { Button("Erase", role: .destructive) {}.buttonStyle(.glassProminent) }
          ToolbarItem(placement: .bottomBar) { Button("Plain") {}.buttonStyle(.glass) }
        }
      }
      .tint(.orange)
    }
    let stage = try ControlStage(page(), width: 400, height: 400, environment(.iOS26))
    let capsules = stage.all.filter { $0.kind == "Capsule" }
    XCTAssertEqual(capsules.count, 5, stage.dump)
    XCTAssertEqual(Set(capsules.map(\.frame.height)), [44])
    func label(_ name: String) throws -> CGRect {
      try XCTUnwrap(stage.all.first { $0.text == name || $0.semantics?.label == name }?.frame, stage.dump)
    }
    let tick = try label("Save")
    let around = try XCTUnwrap(capsules.first { $0.frame.contains(CGPoint(x: tick.midX, y: tick.midY)) }?.frame)
    XCTAssertEqual(around.width, 44)
    for traits in [SnapshotTraits.default, .dark] {
      let image = try picture(page(), width: 400, height: 400, traits: traits)
      func edge(_ name: String) throws -> [UInt8] {
        let label = try label(name)
        let capsule = try XCTUnwrap(capsules.first { $0.frame.contains(CGPoint(x: label.midX, y: label.midY)) }?.frame)
        return image.rgb(capsule.minX + 5, capsule.midY)
      }
      let system = { (color: Color) in try picture(color.frame(width: 4, height: 4), traits: traits).rgb(1, 1) }
      XCTAssertEqual(try edge("Save"), try system(.orange))
      XCTAssertEqual(try edge("Pay"), try system(.green))
      XCTAssertEqual(try edge("Send"), try system(.purple))
      XCTAssertEqual(try edge("Erase"), try system(.red))
      XCTAssertNotEqual(try edge("Plain"), try system(.orange))
    }
    let disabled = try picture(page(true), width: 400, height: 400)
    XCTAssertEqual(Set(disabled.rgb(around.minX + 5, around.midY)).count, 1)
    let older = try ControlStage(page(), width: 400, height: 400, environment())
    XCTAssertEqual(older.all.filter { $0.kind == "Capsule" }.count, 0)
    // What stands for the title lies on no glass.
    let title = NavigationStack {
      Color.clear.toolbar {
        ToolbarItem(placement: .principal) { Button("Go") {}.buttonStyle(.borderedProminent) }
      }
    }
    let principal = try ControlStage(title, width: 400, height: 400, environment(.iOS26))
    XCTAssertGreaterThan(
      try XCTUnwrap(principal.element("Button")?.frame.height), 30, "a button of its own, not a label")
  }

  @MainActor func testTheSearchFieldIsAboveABottomBar() async throws {
    struct Page: View {
      @State var words = ""
      var hasItems = true
      var body: some View {
        NavigationStack {
          Color.red.searchable(text: $words).toolbar {
            if hasItems { ToolbarItem(placement: .bottomBar) { Button("New") {} } }
          }
        }
      }
    }
    for inTabs in [false, true] {
      let view = inTabs ? AnyView(TabView { Page().tabItem { Text("Notes") } }) : AnyView(Page())
      let stage = try ControlStage(view, width: 300, height: 500, environment(.iOS26))
      let field = try XCTUnwrap(stage.element("TextField")?.frame, stage.dump)
      let button = try XCTUnwrap(stage.element("Toolbar")?.frame)
      let bottom: CGFloat = inTabs ? 500 - 62 : 500
      XCTAssertEqual(button, CGRect(x: 0, y: bottom - 54 - 60, width: 300, height: 54 + 60))
      XCTAssertEqual(field.midY, bottom - 54 - 60 + 24, accuracy: 0.5)
      let alone = try ControlStage(Page(hasItems: false), width: 300, height: 500, environment(.iOS26))
      XCTAssertNotNil(alone.element("TextField"))
      let older = try ControlStage(view, width: 300, height: 500, environment())
      XCTAssertLessThan(try XCTUnwrap(older.element("TextField")?.frame.minY), 150)
    }
  }

  @MainActor func testRolesAreSymbolsInBars() async throws {
    let view = NavigationStack {
      VStack {
        Button(role: .close) {}
        Button(role: .confirm) {}
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button(role: .close) {} }
        ToolbarItem(placement: .topBarTrailing) { Button(role: .confirm) {} }
      }
    }
    let stage = try ControlStage(view, width: 300, height: 400, environment(.iOS26))
    XCTAssertEqual(stage.texts.count, 2, "the page's own")
    let bar = try XCTUnwrap(stage.element("NavigationBar"))
    XCTAssertTrue(bar.dump().contains("xmark"), stage.dump)
    XCTAssertTrue(bar.dump().contains("checkmark"), stage.dump)
    let capsules = stage.all.filter { $0.kind == "Capsule" }.map(\.frame.size)
    XCTAssertEqual(capsules, [CGSize(width: 44, height: 44), CGSize(width: 44, height: 44)])
    XCTAssertTrue(stage.all.contains { $0.semantics?.label == "Close" }, "the symbol is called by the word")
    let older = try ControlStage(view, width: 300, height: 400, environment())
    XCTAssertEqual(older.texts.count, 4)
  }

  @MainActor func testAnUnknownTitleModeFailsByName() async throws {
    func failures(_ mode: ToolbarTitleDisplayMode) throws -> [String] {
      let view = NavigationStack { Color.red.navigationTitle("Title").toolbarTitleDisplayMode(mode) }
      return try ControlStage(view, width: 300, height: 400, environment()).graph.failures
    }
    XCTAssertEqual(try failures(.large), [])
    XCTAssertEqual(try failures(.inline), [])
    XCTAssertTrue(try failures(.inlineLarge).first?.contains("toolbarTitleDisplayMode(.inlineLarge)") ?? false)
  }

  /// Of what is not chosen: gray up to iOS 18, from iOS 26 on the label colour.
  @MainActor func testColoursOfOtherTabs() async throws {
    let view = TabView {
      Color.white.tabItem { Text("One") }
      Color.white.tabItem { Text("MMMMM") }
    }
    func darkest(_ traits: SnapshotTraits) throws -> UInt8 {
      let image = try picture(view, width: 300, height: 200, traits: traits)
      var darkest: UInt8 = 255
      for y in 130..<200 {
        for x in 160..<290 { darkest = min(darkest, image.rgb(CGFloat(x), CGFloat(y)).max()!) }
      }
      return darkest
    }
    XCTAssertLessThan(try darkest(.platform(.iOS26)), 40)
    XCTAssertGreaterThan(try darkest(.platform(.iOS17)), 90)
  }

  @MainActor func testBarsDoNotGrowWithTheType() async throws {
    func frames(_ size: DynamicTypeSize, _ mode: NavigationBarItem.TitleDisplayMode, _ platform: _Platform) throws
      -> [String: CGRect]
    {
      let view = TabView {
        NavigationStack {
          Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
            .toolbar {
              ToolbarItem { Button("item") {} }
              ToolbarItem(placement: .bottomBar) { Text("bottom") }
            }
        }
        .tabItem { Label("tab", systemImage: "star") }
      }
      let stage = try ControlStage(view, width: 300, height: 400, environment(platform) { $0.dynamicTypeSize = size })
      return Dictionary(stage.all.compactMap { node in node.text.map { ($0, node.frame) } }) { a, _ in a }
    }
    for platform in [_Platform.iOS17, .iOS26] {
      let small = try frames(.large, .inline, platform), large = try frames(.accessibility5, .inline, platform)
      XCTAssertEqual(small.count, 4)
      XCTAssertEqual(small, large)
      let title = try frames(.large, .large, platform), largeTitle = try frames(.accessibility5, .large, platform)
      XCTAssertEqual(try XCTUnwrap(title["Title"]).height, 41, accuracy: 1)
      XCTAssertEqual(try XCTUnwrap(largeTitle["Title"]).height, 70, accuracy: 2)
      XCTAssertEqual(title["item"], largeTitle["item"])
      // The page begins below it.
      XCTAssertEqual(LargeTitle.height(.large), 52)
      XCTAssertEqual(LargeTitle.height(.accessibility5), 81)
    }
  }

  /// A sheet from a bar's item has the reader's type size.
  @MainActor func testASheetFromABarGrows() async throws {
    let view = NavigationStack {
      Color.clear.toolbar { Button("item") {}.sheet(isPresented: .constant(true)) { Text("sheet") } }
    }
    let stage = try ControlStage(view, width: 300, height: 400, environment { $0.dynamicTypeSize = .accessibility5 })
    XCTAssertGreaterThan(try XCTUnwrap(stage.all.first { $0.text == "sheet" }?.frame.height), 50)
  }

  @MainActor func testABarOnASheet() async throws {
    let view = Color.clear.sheet(isPresented: .constant(true)) {
      NavigationStack {
        self.rows().defaultScrollAnchor(.bottom).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    XCTAssertEqual(try bar(ControlStage(view, width: 300, height: 400, environment())).height, 56)
    XCTAssertEqual(try bar(ControlStage(view, width: 300, height: 400, environment(.iOS26))).height, 65)
  }
}
