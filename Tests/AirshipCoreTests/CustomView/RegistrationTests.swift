import StageSupport
import AirshipCore
import SwiftUI
import XCTest

/// Names and builders. Each test takes names of its own, for the manager is shared.
final class RegistrationTests: XCTestCase {
  @MainActor func testTrailingClosureIsABuilder() async throws {
    AirshipCustomViewManager.shared.register(name: "greeting") { args in
      let name = args.properties?.object?["name"]?.string ?? "nobody"
      Text("Hello")
      if name != "nobody" { Text(verbatim: name) }
    }
    XCTAssertEqual(try Stage(CustomViewHost(name: "greeting", properties: ["name": "Ada"])).texts, ["Hello", "Ada"])
    XCTAssertEqual(try Stage(CustomViewHost(name: "greeting")).texts, ["Hello"])
  }

  @MainActor func testReturnSwitchesTheBuilderOff() async throws {
    AirshipCustomViewManager.shared.register(name: "returning") { args in
      let text = "named \(args.name)"
      return Text(verbatim: text).padding()
    }
    XCTAssertEqual(try Stage(CustomViewHost(name: "returning")).texts, ["named returning"])
  }

  @MainActor func testLabelledClosureAndErasedViews() async throws {
    AirshipCustomViewManager.shared.register(name: "labelled", builder: { _ in AnyView(Text("erased")) })
    XCTAssertEqual(try Stage(CustomViewHost(name: "labelled")).texts, ["erased"])
    let builder: AirshipCustomViewBuilder = { args in args.name.isEmpty ? Text("empty") : Color.red }
    AirshipCustomViewManager.shared.register(name: "stored", builder: builder)
    XCTAssertNotNil(try Stage(CustomViewHost(name: "stored")).first("Color"))
  }

  @MainActor func testLaterBuilderReplacesAndIsFoundAtTheNextEvaluation() async throws {
    AirshipCustomViewManager.shared.register(name: "replaced") { _ in Text("old") }
    let stage = try Stage(CustomViewHost(name: "replaced"))
    XCTAssertEqual(stage.texts, ["old"])
    AirshipCustomViewManager.shared.register(name: "replaced") { _ in Text("new") }
    stage.update()
    XCTAssertEqual(stage.texts, ["new"])
    XCTAssertEqual(stage.failures, [])
    AirshipCustomViewManager.shared.unregister(name: "replaced")
    stage.update()
    XCTAssertEqual(stage.failures.count, 1)
    AirshipCustomViewManager.shared.unregister(name: "replaced")
  }

  @MainActor func testUnknownNameFailsAndNamesTheKnownOnes() async throws {
    AirshipCustomViewManager.shared.register(name: "Known") { _ in Text("known") }
    defer { AirshipCustomViewManager.shared.unregister(name: "Known") }
    // Names are exact: the case counts.
    let stage = try Stage(CustomViewHost(name: "known", width: .points(200), height: .points(300)))
    let message = try XCTUnwrap(stage.failures.first)
    XCTAssert(message.contains("\"known\"") && message.contains("\"Known\""), message)
    XCTAssertEqual(
      stage.texts.joined().filter { $0 != "\n" && $0 != " " }.prefix(20), message.filter { $0 != " " }.prefix(20))
  }

  @MainActor func testFallbackIsShownAndTheSnapshotStillFails() async throws {
    let manager = AirshipCustomViewManager.shared, original = manager.fallbackBuilder
    defer { manager.fallbackBuilder = original }
    manager.fallbackBuilder = { args in Text(verbatim: "no \(args.name) here") }
    let stage = try Stage(CustomViewHost(name: "unheard of"))
    XCTAssertEqual(stage.texts, ["no unheard of here"])
    XCTAssertEqual(stage.failures.count, 1)
  }

  @MainActor func testEmptyResultFailsUnlessAnotherPassFillsIt() async throws {
    AirshipCustomViewManager.shared.register(name: "hollow") { args in
      if args.properties != nil { Text("full") }
    }
    let stage = try Stage(CustomViewHost(name: "hollow"))
    XCTAssertEqual(stage.failures.count, 1)
    XCTAssert(stage.failures[0].contains("\"hollow\" came out empty"), stage.failures[0])
    XCTAssertEqual(stage.texts.count, 1, "the reason stands in its place")

    struct Late: View {
      @State private var properties: AirshipJSON?
      var body: some View {
        VStack {
          Text("around").onAppear { properties = ["ready": 1] }
          CustomViewHost(name: "hollow", properties: properties)
        }
      }
    }
    let late = try Stage(Late())
    XCTAssertEqual(late.texts, ["around", "full"])
    XCTAssertEqual(late.failures, [])
  }
}
