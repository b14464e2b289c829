import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

/// What tabs and dots look like.
final class TabItemTests: XCTestCase {
  private func environment(_ platform: _Platform) -> EnvironmentValues {
    EnvironmentValues.with { $0.platform = platform }
  }

  /// Kinds, texts and places of what is in the bar.
  @MainActor private func look<Item: View>(_ platform: _Platform, @ViewBuilder _ item: () -> Item) throws -> [String] {
    let view = TabView { Color.clear.tabItem(item) }
    let stage = try ControlStage(view, width: 300, height: 400, environment(platform))
    let button = try XCTUnwrap(stage.all.first { $0.semantics?.traits.contains("tab") ?? false })
    var found: [String] = []
    button.forEach { node in
      if case .container = node.content { return }
      found.append("\(node.kind) \(node.text ?? "") \(node.frame)")
    }
    return found
  }

  @MainActor func testAllSpellingsLookTheSame() async throws {
    for platform in [_Platform.iOS17, .iOS26] {
      let label = try look(platform) { Label("Home", systemImage: "house") }
      XCTAssertTrue(label.contains { $0.contains("Home") })
      XCTAssertEqual(
        label,
        try look(platform) {
          Image(systemName: "house"); Text("Home")
        })
      XCTAssertEqual(
        label,
        try look(platform) {
          Text("Home"); Image(systemName: "house")
        })
      XCTAssertEqual(
        label,
        try look(platform) {
          VStack {
            Image(systemName: "house"); Text("Home")
          }
        })
      // One image and one text are all that a tab has.
      XCTAssertEqual(
        label,
        try look(platform) {
          Label("Home", systemImage: "house"); Text("more"); Image(systemName: "star")
        })
      XCTAssertNotEqual(label, try look(platform) { Text("Home") })
    }
  }

  @MainActor func testSymbolsAreFilled() async throws {
    func bars<Item: View>(@ViewBuilder _ item: () -> Item) throws -> [UInt8] {
      try picture(TabView { Color.clear.tabItem(item) }, width: 100, height: 100, traits: .platform(.iOS17)).rgb(50, 71)
    }
    let filled = try bars { Label("Home", systemImage: "heart") }
    XCTAssertEqual(filled, try bars { Label("Home", systemImage: "heart.fill") })
    XCTAssertNotEqual(filled, [255, 255, 255])
    XCTAssertEqual(
      try bars { Label("Home", systemImage: "heart").environment(\.symbolVariants, .none) }, [255, 255, 255])
  }

  @MainActor func testTheSearchStandsApartFromIOS26On() async throws {
    let view = TabView {
      Tab("Home", systemImage: "house") { Color.clear }
      Tab(role: .search) { Text("found") }
      Tab("More", systemImage: "ellipsis") { Color.clear }
    }
    func tabs(_ platform: _Platform) throws -> [String: CGRect] {
      let stage = try ControlStage(view, width: 300, height: 400, environment(platform))
      return Dictionary(
        uniqueKeysWithValues: stage.all.compactMap { node in
          node.semantics.flatMap { $0.traits.contains("tab") ? ($0.label ?? "", node.frame) : nil }
        })
    }
    let older = try tabs(.iOS18)
    XCTAssertEqual(try XCTUnwrap(older["Search"]).midX, 150, accuracy: 1)
    XCTAssertEqual(older["Search"]?.width, older["More"]?.width)
    let newer = try tabs(.iOS26)
    XCTAssertEqual(newer["Search"], CGRect(x: 300 - 21 - 62, y: 338, width: 62, height: 62))
    XCTAssertLessThan(try XCTUnwrap(newer["More"]).maxX, 300 - 21 - 62)
    let stage = try ControlStage(view, width: 300, height: 400, environment(.iOS26))
    try stage.tap("Button", "Search")
    XCTAssertEqual(stage.texts.first, "found")
    XCTAssertFalse(stage.texts.contains("Search"))
  }

  @MainActor func testDots() async throws {
    func pages(_ count: Int, _ mode: PageTabViewStyle.IndexDisplayMode = .automatic) -> some View {
      TabView { ForEach(0..<count, id: \.self) { _ in Color.red } }.tabViewStyle(.page(indexDisplayMode: mode))
    }
    func dots(_ view: some View) throws -> Int {
      try ControlStage(view, width: 200, height: 200).all.filter { $0.kind == "Circle" }.count
    }
    XCTAssertEqual(try dots(pages(3)), 3)
    XCTAssertEqual(try dots(pages(1)), 0)
    XCTAssertEqual(try dots(pages(1, .always)), 1)
    XCTAssertEqual(try dots(pages(3, .never)), 0)
    // Between two dots.
    func between(_ mode: PageIndexViewStyle.BackgroundDisplayMode) throws -> [UInt8] {
      try picture(pages(3).indexViewStyle(.page(backgroundDisplayMode: mode)), width: 200, height: 200).rgb(109, 177)
    }
    let plain = try picture(Color.red, width: 10, height: 10).rgb(5, 5)
    XCTAssertNotEqual(try between(.always), plain)
    for mode in [PageIndexViewStyle.BackgroundDisplayMode.automatic, .interactive, .never] {
      XCTAssertEqual(try between(mode), plain)
    }
  }
}
