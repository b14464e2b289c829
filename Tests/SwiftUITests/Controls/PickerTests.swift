import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

/// Pickers, tab views, menus, links and disclosure groups: what is chosen or opened.
final class PickerTests: XCTestCase {
  @MainActor func testPagesSlide() async throws {
    struct Pages: View {
      @State var page = 0
      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<3) { number in
            Button("page \(number)") { withAnimation(.linear(duration: 1)) { page += 1 } }.tag(number)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
      }
    }
    let host = try SnapshotHost(
      layout: .fixed(width: 200, height: 100), traits: .default, resources: .shared(), until: .time(0),
      view: { Pages() })
    func middles() -> [CGFloat] {
      var found: [CGFloat] = []
      host.tree?.forEach { if $0.text != nil { found.append($0.frame.midX.rounded()) } }
      return found
    }
    let interactor = Interactor(host, rests: false)
    XCTAssertEqual(middles(), [100])
    try interactor.tap("page 0")
    host.advance(by: 0.25)
    XCTAssertEqual(middles(), [50, 250])
    host.advance(by: 1)
    XCTAssertEqual(middles(), [100])
    XCTAssertTrue(interactor.exists("page 1"))
  }

  private enum Size: String, CaseIterable { case small, medium, large }
  private struct Page: View {
    @State var size = Size.medium
    var body: some View {
      VStack {
        Picker("Size", selection: $size) { ForEach(Size.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
        Text("is \(size.rawValue)")
      }
    }
  }
  private func options(_ control: ControlAction?) -> [ControlAction.Option] {
    guard case .choice(let options)? = control else { return [] }
    return options
  }

  @MainActor func testChoosing() async throws {
    func check(_ view: some View, shown: [String], _ name: String) throws {
      let stage = try ControlStage(view, width: 300)
      XCTAssertEqual(stage.texts, shown + ["is medium"], name)
      let semantics = try stage.semantics("Picker")
      XCTAssertEqual(semantics.label, "Size", name)
      XCTAssertEqual(semantics.value, "medium", name)
      XCTAssertEqual(options(semantics.control).map(\.label), ["small", "medium", "large"], name)
      XCTAssertEqual(options(semantics.control).map(\.isSelected), [false, true, false], name)
      try stage.perform("Picker") { self.options($0)[2].select() }
      XCTAssertEqual(stage.texts.last, "is large", name)
      XCTAssertEqual(try stage.semantics("Picker").value, "large", name)
      XCTAssertEqual(stage.graph.failures + stage.graph.warnings, [], name)
    }
    try check(Page(), shown: ["medium"], "automatic")
    try check(Page().pickerStyle(.menu), shown: ["medium"], "menu")
    try check(Page().pickerStyle(.segmented), shown: ["small", "medium", "large"], "segmented")
    try check(Page().pickerStyle(.wheel), shown: ["small", "medium", "large"], "wheel")
    try check(Page().pickerStyle(.radioGroup), shown: ["Size", "small", "medium", "large"], "radio group")
    try check(Page().pickerStyle(.radioGroup).labelsHidden(), shown: ["small", "medium", "large"], "no label")
    // Outside of lists a phone has a wheel.
    try check(Page().pickerStyle(.inline), shown: ["small", "medium", "large"], "inline")
    XCTAssertEqual(
      try ControlStage(Page().pickerStyle(.inline), width: 300).dump,
      try ControlStage(Page().pickerStyle(.wheel), width: 300).dump)
  }

  private struct Untagged: View {
    @State var speed = "slow"
    @State var number: Int? = 1
    @State var other = 7
    var body: some View {
      Picker("Speed", selection: $speed) { ForEach(["slow", "fast"], id: \.self) { Text($0) } }
      Picker("Number", selection: $number) { ForEach(0..<2) { Text("\($0)") } }
      // A tag of its own counts before the identity, wherever it is in the row.
      Picker("Other", selection: $other) { ForEach(0..<2) { Text("\($0)").tag($0 + 6).padding() } }
    }
  }
  @MainActor func testTheIdentityOfAnElementIsItsTag() async throws {
    let stage = try ControlStage(Untagged().pickerStyle(.segmented), width: 300)
    var values: [String?] = []
    stage.tree.forEach { if $0.kind == "Picker" { values.append($0.semantics?.value) } }
    XCTAssertEqual(values, ["slow", "1", "1"])
    XCTAssertEqual(stage.graph.warnings, [])
  }

  @MainActor func testSegments() async throws {
    let view = Picker("a", selection: .constant(1)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    .pickerStyle(.segmented)
    let stage = try ControlStage(view, width: 204)
    XCTAssertEqual(stage.tree.frame.size, CGSize(width: 204, height: 32))
    XCTAssertEqual(stage.element("Button", "one")?.frame, CGRect(x: 2, y: 2, width: 100, height: 28))
    XCTAssertEqual(stage.element("Button", "one")?.semantics?.traits, ["button", "selected"])
    XCTAssertEqual(stage.element("Button", "two")?.frame.minX, 102)
    let image = try picture(view, width: 204)
    XCTAssertEqual(image.rgb(15, 16), [255, 255, 255])
    XCTAssertEqual(image.rgb(190, 16), [238, 238, 240])
    let mirrored = try ControlStage(view, width: 204, EnvironmentValues.with { $0.layoutDirection = .rightToLeft })
    XCTAssertEqual(mirrored.element("Button", "one")?.frame.minX, 102)
    let tapped = try ControlStage(Page().pickerStyle(.segmented), width: 300)
    try tapped.tap("Button", "small")
    XCTAssertEqual(tapped.texts.last, "is small")
    XCTAssertFalse(try ControlStage(view.disabled(true), width: 204).semantics("Picker").isEnabled)
  }

  @MainActor func testTheWheelCentresItsChoice() async throws {
    let view = Picker("a", selection: .constant(9)) { ForEach(0..<20, id: \.self) { Text("\($0)").tag($0) } }
      .pickerStyle(.wheel)
    let stage = try ControlStage(view, width: 200)
    XCTAssertEqual(stage.tree.frame.height, 216)
    XCTAssertEqual(stage.texts, (6...12).map(String.init))
    XCTAssertEqual(try XCTUnwrap(stage.all.first { $0.text == "9" }?.frame.midY), 108, accuracy: 0.5)
    XCTAssertEqual(options(try stage.semantics("Picker").control).count, 20)
  }

  @MainActor func testTagsOfAnotherType() async throws {
    let optional = Picker("a", selection: .constant(Int?.some(2))) {
      Text("none").tag(Int?.none)
      Text("one").tag(1)
      Text("two").tag(2).padding()
    }
    XCTAssertEqual(try ControlStage(optional).semantics("Picker").value, "two")
    let wrong = try ControlStage(Picker("a", selection: .constant("2")) { Text("two").tag(2) })
    XCTAssertTrue(wrong.graph.warnings.first?.contains("no choice has the tag 2 of type String") ?? false)
    try wrong.perform("Picker") { self.options($0)[0].select() }
    XCTAssertEqual(wrong.texts, [])
    XCTAssertEqual(try ControlStage(Picker("a", selection: .constant(1)) {}).graph.failures, [])
  }

  @MainActor func testTabs() async throws {
    struct Tabs: View {
      @State var tab = "a"
      var body: some View {
        TabView(selection: $tab) {
          Text("page A").tabItem { Label("First", systemImage: "house") }.tag("a")
          Text("page B").tabItem {
            Image(systemName: "star"); Text("Second")
          }.tag("b")
          Tab("Third", systemImage: "gear", value: "c") { Text("page C") }
        }
      }
    }
    let stage = try ControlStage(Tabs(), width: 300, height: 400, EnvironmentValues.with { $0.platform = .iOS17 })
    XCTAssertEqual(stage.texts, ["page A", "First", "Second", "Third"])
    XCTAssertEqual(try XCTUnwrap(stage.all.first { $0.text == "page A" }?.frame.midY), 175.5, accuracy: 1)
    XCTAssertEqual(stage.element("Button", "First")?.semantics?.traits, ["tab", "selected"])
    try stage.tap("Button", "Second")
    XCTAssertEqual(stage.texts.first, "page B")
    try stage.perform("TabView") { self.options($0)[2].select() }
    XCTAssertEqual(stage.texts.first, "page C")
    XCTAssertEqual(try stage.semantics("TabView").value, "Third")
    let mirrored = try ControlStage(
      Tabs(), width: 300, height: 400, EnvironmentValues.with { $0.layoutDirection = .rightToLeft })
    XCTAssertGreaterThan(
      try XCTUnwrap(mirrored.element("Button", "First")?.frame.minX),
      try XCTUnwrap(mirrored.element("Button", "Third")?.frame.minX))
    let own = try ControlStage(
      TabView {
        Text("1").tabItem { Text("one") }
        Text("2").tabItem { Text("two") }
      }, width: 300, height: 400)
    try own.tap("Button", "two")
    XCTAssertEqual(own.texts.first, "2")
    let wrong = try ControlStage(TabView(selection: .constant(9)) { Text("1").tag(1) }, width: 300, height: 400)
    XCTAssertEqual(wrong.graph.warnings.count, 1)
    XCTAssertEqual(wrong.texts.first, "1")
    XCTAssertEqual(try ControlStage(TabView {}, width: 300, height: 400).graph.failures, [])
  }

  @MainActor func testPages() async throws {
    struct Pages: View {
      @State var page = 0
      var body: some View {
        TabView(selection: $page) { ForEach(0..<3) { Color.black.overlay { Text("\(page)") }.tag($0) } }
          .tabViewStyle(.page)
      }
    }
    let stage = try ControlStage(Pages(), width: 200, height: 100)
    XCTAssertEqual(stage.all.filter { $0.kind == "Circle" }.count, 3)
    try stage.perform("TabView") { self.options($0)[1].select() }
    XCTAssertEqual(stage.texts, ["1"])
    // The dot in the middle is the brightest.
    let image = try picture(Pages(page: 1), width: 200, height: 100)
    XCTAssertEqual(image.rgb(100, 77), [255, 255, 255])
    XCTAssertEqual(image.rgb(82, 77), [77, 77, 77])
    let plain = Pages().tabViewStyle(.page(indexDisplayMode: .never))
    XCTAssertEqual(try ControlStage(plain, width: 200, height: 100).all.filter { $0.kind == "Circle" }.count, 3)
    XCTAssertEqual(
      try ControlStage(
        TabView {
          Text("a"); Text("b")
        }.tabViewStyle(.page(indexDisplayMode: .never)), width: 200, height: 100
      ).all.filter { $0.kind == "Circle" }.count, 0)
  }

  @MainActor func testMenus() async throws {
    let heard = Held<[String]>([])
    let view = Menu("Actions") {
      Button("Copy") { heard.value.append("copy") }
      Divider()
      Button("Delete", role: .destructive) { heard.value.append("delete") }.disabled(true)
      Menu("More") { Button("Share") { heard.value.append("share") } }
      Toggle("Pinned", isOn: Binding(get: { true }, set: { heard.value.append("pinned \($0)") }))
      Picker("Sort", selection: .constant(1)) {
        Text("Name").tag(1); Text("Date").tag(2)
      }
    }
    let stage = try ControlStage(view)
    XCTAssertEqual(stage.texts, ["Actions"])
    let semantics = try stage.semantics("Menu")
    let options = options(semantics.control)
    XCTAssertEqual(options.map(\.label), ["Copy", "Share", "Pinned", "Name", "Date"])
    XCTAssertEqual(options.map(\.isSelected), [false, false, true, true, false])
    XCTAssertNil(semantics.action)
    for option in options.prefix(3) { option.select() }
    XCTAssertEqual(heard.value, ["copy", "share", "pinned false"])
    XCTAssertEqual(paint(view), paint(Color.blue))
    XCTAssertEqual(paint(view.disabled(true)), paint(Color(.system(.tertiary))))
    let primary = try ControlStage(
      Menu {
      } label: {
        Text("Add")
      } primaryAction: {
        heard.value.append("primary")
      })
    try primary.tap("Menu")
    XCTAssertEqual(heard.value.last, "primary")
  }

  @MainActor func testLinks() async throws {
    let opened = Held<[URL]>([])
    let url = try XCTUnwrap(URL(string: "https://example.com/a"))
    let view = Link("Site", destination: url)
    XCTAssertEqual(paint(view), paint(Color.blue))
    let stage = try ControlStage(
      view.environment(
        \.openURL,
        OpenURLAction {
          opened.value.append($0); return .handled
        }))
    XCTAssertEqual(try stage.semantics("Link").traits, ["link"])
    try stage.tap("Link", "Site")
    XCTAssertEqual(opened.value, [url])
    try ControlStage(view).tap("Link")
    XCTAssertEqual(opened.value.count, 1)
  }

  @MainActor func testDisclosure() async throws {
    let own = try ControlStage(DisclosureGroup("More") { Text("inside") }, width: 200)
    XCTAssertEqual(own.texts, ["More"])
    XCTAssertEqual(try own.semantics("DisclosureGroup").value, "collapsed")
    try own.tap("DisclosureGroup", "More")
    XCTAssertEqual(own.texts, ["More", "inside"])
    try own.perform("DisclosureGroup") { if case .toggle(true, let set) = $0 { set(false) } else { XCTFail("\($0)") } }
    XCTAssertEqual(own.texts, ["More"])
    struct Page: View {
      @State var isExpanded = true
      var body: some View {
        VStack {
          DisclosureGroup("More", isExpanded: $isExpanded) { Text("inside") }
          Text(isExpanded ? "open" : "closed")
        }
      }
    }
    let held = try ControlStage(Page(), width: 200)
    XCTAssertEqual(held.texts, ["More", "inside", "open"])
    try held.tap("DisclosureGroup")
    XCTAssertEqual(held.texts, ["More", "closed"])
    let mirrored = try ControlStage(
      DisclosureGroup("More") {}, width: 200, EnvironmentValues.with { $0.layoutDirection = .rightToLeft })
    XCTAssertEqual(mirrored.all.first { $0.text == "More" }?.frame.maxX, 200)
    XCTAssertLessThan(try XCTUnwrap(mirrored.all.first { $0.kind.contains("chevron") }?.frame.maxX), 30)
  }
}
