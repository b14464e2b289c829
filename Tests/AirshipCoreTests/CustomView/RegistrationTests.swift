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

  @MainActor func testNamesAreExact() async throws {
    let manager = AirshipCustomViewManager.shared
    manager.register(name: "Exact") { _ in Text("upper") }
    manager.register(name: "exact") { _ in Text("lower") }
    manager.register(name: "exact ") { _ in Text("space") }
    manager.register(name: "") { _ in Text("empty") }
    for (name, text) in [("Exact", "upper"), ("exact", "lower"), ("exact ", "space"), ("", "empty")] {
      XCTAssertEqual(try Stage(CustomViewHost(name: name)).texts, [text], name)
      manager.unregister(name: name)
    }
    for name in ["EXACT", "exac*", "*"] {
      XCTAssertEqual(try Stage(CustomViewHost(name: name)).failures.count, 1, name)
    }
  }

  @MainActor func testUnregisteringAnUnknownNameDoesNothing() async throws {
    let manager = AirshipCustomViewManager.shared
    manager.register(name: "kept") { _ in Text("kept") }
    manager.unregister(name: "never registered")
    manager.unregister(name: "Kept")
    XCTAssertEqual(try Stage(CustomViewHost(name: "kept")).texts, ["kept"])
    manager.unregister(name: "kept")
    manager.unregister(name: "kept")
    XCTAssertEqual(try Stage(CustomViewHost(name: "kept")).failures.count, 1)
  }

  @MainActor func testFallbackIsNothingByDefault() async throws {
    let arguments = AirshipCustomViewArguments(name: "nobody")
    XCTAssertEqual(try Stage(AnyView(AirshipCustomViewManager.shared.fallbackBuilder(arguments))).texts, [])
    XCTAssertNil(arguments.properties)
    XCTAssertEqual(arguments.sizeInfo, .auto)
  }

  @MainActor func testBuilderIsCalledAgainAtEachPage() async throws {
    final class Log { var names: [String] = [] }
    let log = Log()
    nonisolated(unsafe) let calls = log
    AirshipCustomViewManager.shared.register(name: "counted") { args in
      let _ = calls.names.append(args.name)
      Text("page")
    }
    let scene = SceneState(pageIndex: 0, pageCount: 3)
    let stage = try Stage(CustomViewHost(name: "counted").scene(scene))
    let first = log.names.count
    XCTAssertGreaterThan(first, 0)
    AirshipSceneController(scene: scene).pager.navigate(request: .next)
    stage.update()
    XCTAssertGreaterThan(log.names.count, first)
  }

  @MainActor func testPropertiesMayBeAnyJSON() async throws {
    AirshipCustomViewManager.shared.register(name: "any kind") { args in
      Text(verbatim: args.properties.map { (try? $0.toString()) ?? "unwritable" } ?? "none")
    }
    let cases: [(AirshipJSON?, String)] = [
      (nil, "none"), (.null, "null"), ("text", "\"text\""), (7, "7"), (true, "true"), ([1, nil], "[1,null]"),
      ([:], "{}"),
    ]
    for (properties, text) in cases {
      XCTAssertEqual(try Stage(CustomViewHost(name: "any kind", properties: properties)).texts, [text])
    }
  }

  func testKnownNamesAreThoseAReaderLooksThrough() {
    XCTAssertEqual(knownNames([], insteadOf: "a"), "none is")
    XCTAssertEqual(knownNames(["b", "a"], insteadOf: "c"), #"registered: "a", "b""#)
    XCTAssertEqual(
      knownNames((10..<40).map { "n\($0)" } + ["Map"], insteadOf: "map", limit: 2),
      #"registered: "Map", "n10" and 29 more"#)
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
