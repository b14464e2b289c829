import XCTest

@testable import SwiftUI

/// A foreground that somebody asked for goes before a button's tint.
final class ChosenForegroundTests: XCTestCase {
  @MainActor private func color(_ view: some View) -> ShapePaint? { runs(view).first?.paint }

  @MainActor func testButtons() async {
    let red = color(Text("x").foregroundStyle(Color.red)), blue = color(Button("x") {})
    XCTAssertNotEqual(red, blue)
    XCTAssertEqual(color(Button("x") {}.foregroundStyle(Color.red)), red)
    XCTAssertEqual(color(Button("x") {}.foregroundColor(.red)), red)
    XCTAssertEqual(color(Button("x") {}.foregroundColor(nil)), blue)
    XCTAssertEqual(color(VStack { Button("x") {} }.foregroundStyle(Color.red)), red)
    XCTAssertEqual(color(Button("x") {}.buttonStyle(.borderedProminent).foregroundStyle(Color.red)), red)
    XCTAssertEqual(color(Link("x", destination: URL(fileURLWithPath: "/")).foregroundStyle(Color.red)), red)
    XCTAssertEqual(color(Button("x") {}.tint(.red)), red)
  }

  @MainActor func testTintsOfEveryKind() async {
    let gradient = Gradient(colors: [.red, .green])
    XCTAssertEqual(color(Button("x") {}.tint(gradient)), color(Button("x") {}.tint(AnyGradient(gradient))))
    XCTAssertEqual(
      color(Button("x") {}.tint(.linearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom))),
      color(Button("x") {}.tint(LinearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom))))
    XCTAssertEqual(color(Button("x") {}.tint(nil)), color(Button("x") {}))
  }

  /// An icon by itself is still called by its title.
  @MainActor func testIconsHaveNames() async throws {
    let stage = try ControlStage(
      Button {
      } label: {
        Label("Archive", systemImage: "archivebox")
      }.labelStyle(.iconOnly))
    XCTAssertTrue(stage.all.contains { $0.semantics?.label == "Archive" })
    XCTAssertFalse(stage.texts.contains("Archive"))
  }

  @MainActor func testLabelsInBarsAreIcons() async throws {
    let page = NavigationStack {
      Text("page").toolbar {
        Button {
        } label: {
          Label("Add", systemImage: "plus")
        }
      }
    }
    let stage = try ControlStage(page, width: 300, height: 400)
    XCTAssertFalse(stage.texts.contains("Add"))
    XCTAssertTrue(stage.all.contains { $0.semantics?.label == "Add" })
    let titled = NavigationStack {
      Text("page").toolbar {
        Button {
        } label: {
          Label("Add", systemImage: "plus")
        }.labelStyle(.titleAndIcon)
      }
    }
    XCTAssertTrue(try ControlStage(titled, width: 300, height: 400).texts.contains("Add"))
  }

  @MainActor func testBackgroundsOnSheetsAreLighterInTheDark() async {
    let dark = EnvironmentValues.with { $0.colorScheme = .dark }
    XCTAssertEqual(SystemColor.background.resolved(in: dark), ResolvedColor(0, 0, 0))
    let elevated = EnvironmentValues.with {
      $0.colorScheme = .dark
      $0.isElevated = true
    }
    XCTAssertEqual(SystemColor.background.resolved(in: elevated), ResolvedColor(28, 28, 30))
    XCTAssertEqual(SystemColor.secondaryGroupedBackground.resolved(in: elevated), ResolvedColor(44, 44, 46))
    let light = EnvironmentValues.with { $0.isElevated = true }
    XCTAssertEqual(SystemColor.background.resolved(in: light), ResolvedColor(255, 255, 255))
  }
}
