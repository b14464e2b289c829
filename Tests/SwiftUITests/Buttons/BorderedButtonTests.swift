import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

final class BorderedButtonTests: XCTestCase {
  @MainActor private static var old: EnvironmentValues { .with { $0.platform = .iOS17 } }

  /// The line of the body's type is 20.5 points at this scale. [facts, section 8: M:prefire-auth]
  @MainActor func testHeights() async throws {
    func height(_ size: ControlSize) throws -> CGFloat {
      try ControlStage(Button("Go") {}.buttonStyle(.bordered).controlSize(size), Self.old).tree.frame.height
    }
    XCTAssertEqual(try height(.large), 20.5 + 30)
    XCTAssertEqual(try height(.regular), 20.5 + 14)
    XCTAssertEqual(try height(.small), 18 + 10)
    XCTAssertEqual(try height(.mini), try height(.small))
  }

  @MainActor func testALabelThatTakesAllIsAsWideAsTheButton() async throws {
    let view = Button {
    } label: {
      Text("Registration").frame(maxWidth: .infinity)
    }
    .buttonStyle(.bordered).controlSize(.large)
    let stage = try ControlStage(view, width: 343, Self.old)
    XCTAssertEqual(stage.element("Button")?.frame, CGRect(x: 0, y: 0, width: 343, height: 50.5))
  }

  /// (209, 231, 255) over white. [M:prefire-auth]
  @MainActor func testTheFieldOfTheTint() async throws {
    let old = SnapshotTraits.platform(.iOS17)
    let bordered = try picture(Button("   ") {}.buttonStyle(.bordered), traits: old)
    XCTAssertEqual(bordered.pixel(bordered.width / 2, bordered.height / 2), [209, 231, 255])
    let prominent = try picture(Button("   ") {}.buttonStyle(.borderedProminent), traits: old)
    XCTAssertEqual(prominent.pixel(prominent.width / 2, prominent.height / 2), [0, 122, 255])
    let destructive = try picture(Button("   ", role: .destructive) {}.buttonStyle(.borderedProminent), traits: old)
    XCTAssertEqual(destructive.pixel(destructive.width / 2, destructive.height / 2), [255, 59, 48])
    let tinted = try picture(Button("   ") {}.buttonStyle(.borderedProminent).tint(.green), traits: old)
    XCTAssertEqual(tinted.pixel(tinted.width / 2, tinted.height / 2), [52, 199, 89])
  }

  @MainActor func testOutlines() async throws {
    func corner(_ view: some View, _ traits: SnapshotTraits) throws -> Bool {
      let bitmap = try picture(view, width: 100, height: 50, traits: traits)
      // Four points from the corner along the diagonal: outside of a capsule, inside of corners of 8.
      return bitmap.pixel(8, 8) != [255, 255, 255]
    }
    let button = Button {
    } label: {
      Text(" ").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    XCTAssertTrue(try corner(button.buttonStyle(.borderedProminent), .platform(.iOS17)))
    XCTAssertFalse(try corner(button.buttonStyle(.borderedProminent), .platform(.iOS26)))
    XCTAssertFalse(try corner(button.buttonStyle(.borderedProminent).buttonBorderShape(.capsule), .platform(.iOS17)))
    XCTAssertTrue(
      try corner(
        button.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle(radius: 4)), .platform(.iOS26)))
  }

  // MARK: - Styles of one's own

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(4).onTapGesture {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }
  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(10) }
  }
  private struct Upper: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.textCase(.uppercase) }
  }
  private struct Counter<S: PrimitiveButtonStyle>: View {
    let style: S
    @State var count = 0
    var body: some View {
      VStack {
        Button("Add") { count += 1 }.buttonStyle(style)
        Text("count \(count)")
      }
    }
  }

  @MainActor func testAStyleThatTriggers() async throws {
    let host = try SnapshotHost(
      layout: .fixed(width: 200, height: 100), traits: .default, resources: .shared(), view: { Counter(style: Twice()) }
    )
    let interactor = Interactor(host)
    try interactor.tap("Add")
    XCTAssertTrue(interactor.exists("count 2"))
  }

  @MainActor func testAStyleAroundAnotherOne() async throws {
    let stage = try ControlStage(Counter(style: Framed()).buttonStyle(Upper()))
    XCTAssertEqual(stage.all.filter { $0.semantics?.role == "Button" }.count, 1)
    XCTAssertTrue(stage.texts.contains("ADD"), "\(stage.texts)")
    try stage.tap("Button")
    XCTAssertTrue(stage.texts.contains("count 1"))
  }

  @MainActor func testABuiltInStyleOfAConfiguration() async throws {
    struct Own: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
      }
    }
    let stage = try ControlStage(Button("Go") {}.buttonStyle(Own()), Self.old)
    XCTAssertEqual(stage.tree.frame.height, 34.5)
  }

  // MARK: - Beside buttons

  @MainActor func testShareLinkSaysWhatItIs() async throws {
    let stage = try ControlStage(
      VStack {
        ShareLink(item: URL(string: "https://example.org")!)
        ShareLink("Send", item: "text")
        ShareLink(item: "text") { Text("Own") }
      })
    XCTAssertEqual(stage.texts, ["Share…", "Send", "Own"])
  }

  @MainActor func testMenuStyles() async throws {
    struct Boxed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(20) }
    }
    let menu = Menu("More") { Button("One") {} }
    let plain = try ControlStage(menu).tree.frame
    let boxed = try ControlStage(menu.menuStyle(Boxed())).tree.frame
    XCTAssertEqual(boxed.height, plain.height + 40)
    XCTAssertEqual(try ControlStage(menu.buttonStyle(.bordered), Self.old).tree.frame.height, plain.height + 14)
  }

  @MainActor func testControlGroups() async throws {
    let group = ControlGroup("Edit") {
      Button("Cut") {}
      Button("Copy") {}
    }
    XCTAssertEqual(try ControlStage(group).texts, ["Cut", "Copy"])
    XCTAssertEqual(try ControlStage(group.controlGroupStyle(.menu)).texts, ["Edit"])
  }
}

extension Bitmap {
  /// Red, green and blue of a pixel.
  fileprivate func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let color = self[x: x, y: y]
    return [color.red, color.green, color.blue]
  }
}
