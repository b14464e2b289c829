import StageSupport
import AirshipCore
import SwiftUI
import XCTest

/// Properties that a view could not read, and swallowed.
final class DecodingErrorTests: XCTestCase {
  private struct Caption: Decodable {
    struct Author: Decodable { var name: String }
    var title: String
    var authors: [Author] = []
    var size = 1
    enum CodingKeys: String, CodingKey { case title, authors }
  }
  private struct Number: Decodable { var value: Double }

  @MainActor private func register(_ name: String) {
    AirshipCustomViewManager.shared.register(name: name) { args in
      if let caption: Caption = try? args.properties?.decode() {
        Text(verbatim: caption.title)
      } else {
        Text("untitled")
      }
    }
  }

  @MainActor func testMessageHasKeyPathAndJSON() async throws {
    register("caption")
    let good = try Stage(CustomViewHost(name: "caption", properties: ["title": "Fine", "authors": [["name": "A"]]]))
    XCTAssertEqual(good.texts, ["Fine"])
    XCTAssertEqual(good.graph.assertionFailures, [])

    let misspelled = try Stage(CustomViewHost(name: "caption", properties: ["tilte": "Oops"]))
    XCTAssertEqual(misspelled.texts, ["untitled"])
    XCTAssertEqual(misspelled.failures, [], "the picture is what the view means")
    let message = try XCTUnwrap(misspelled.graph.assertionFailures.first)
    for part in ["\"caption\"", "Caption", "\"title\"", #"{"tilte":"Oops"}"#] {
      XCTAssert(message.contains(part), message)
    }

    let nested = try Stage(
      CustomViewHost(name: "caption", properties: ["title": "T", "authors": [["name": "A"], ["name": 5]]]))
    let path = try XCTUnwrap(nested.graph.assertionFailures.first)
    XCTAssert(path.contains(".authors[1].name"), path)
    XCTAssertEqual(nested.graph.assertionFailures.count, 1, "once, however many passes")
  }

  @MainActor func testNoPropertiesAreNoError() async throws {
    register("bare")
    let stage = try Stage(CustomViewHost(name: "bare"))
    XCTAssertEqual(stage.texts, ["untitled"])
    XCTAssertEqual(stage.graph.assertionFailures, [])
  }

  @MainActor func testTryingOneTypeAfterAnotherIsNoError() async throws {
    AirshipCustomViewManager.shared.register(name: "either") { args in
      if let caption: Caption = try? args.properties?.decode() {
        Text(verbatim: caption.title)
      } else if let number: Number = try? args.properties?.decode() {
        Text(verbatim: "\(Int(number.value))")
      } else {
        Text("neither")
      }
    }
    let second = try Stage(CustomViewHost(name: "either", properties: ["value": 7]))
    XCTAssertEqual(second.texts, ["7"])
    XCTAssertEqual(second.graph.assertionFailures, [])
    let neither = try Stage(CustomViewHost(name: "either", properties: ["valu": 7]))
    XCTAssertEqual(neither.graph.assertionFailures.count, 2)
  }

  @MainActor func testErrorsInTheBodyOfTheViewCountToo() async throws {
    struct Reading: View {
      let json: AirshipJSON?
      var body: some View { Text(verbatim: (try? json?.decode() as Caption?)?.title ?? "unread") }
    }
    AirshipCustomViewManager.shared.register(name: "reading") { Reading(json: $0.properties) }
    let stage = try Stage(CustomViewHost(name: "reading", properties: ["x": 1]))
    XCTAssertEqual(stage.texts, ["unread"])
    XCTAssertEqual(stage.graph.assertionFailures.count, 1)
  }

  @MainActor func testErrorsMayBeAllowed() async throws {
    register("allowed")
    let stage = try Stage(CustomViewHost(name: "allowed", properties: ["x": 1]).allowingDecodingErrors())
    XCTAssertEqual(stage.texts, ["untitled"])
    XCTAssertEqual(stage.graph.assertionFailures, [])
  }

  @MainActor func testErrorOutsideABuilderIsNobodysBusiness() async throws {
    register("quiet")
    let json: AirshipJSON = ["x": 1]
    let outside: Caption? = try? json.decode()
    XCTAssertNil(outside)
    let stage = try Stage(CustomViewHost(name: "quiet", properties: ["title": "T", "authors": []]))
    XCTAssertEqual(stage.graph.assertionFailures, [])
  }

  @MainActor func testEmptyViewNamesTheErrorThatEmptiedIt() async throws {
    AirshipCustomViewManager.shared.register(name: "optional") { args in
      if let caption: Caption = try? args.properties?.decode() { Text(verbatim: caption.title) }
    }
    let stage = try Stage(CustomViewHost(name: "optional", properties: ["titel": "T"]))
    XCTAssertEqual(stage.failures.count, 1)
    XCTAssert(
      stage.failures[0].contains("came out empty") && stage.failures[0].contains("\"title\""), stage.failures[0])
  }
}

/// The same, where it happens after the view was evaluated.
final class LateDecodingErrorTests: XCTestCase {
  private struct Properties: Decodable { var title: String }

  private struct OnAppear: View {
    let arguments: AirshipCustomViewArguments
    @State private var title = "none"
    var body: some View {
      Text(title).onAppear { if let read: Properties = try? arguments.properties?.decode() { title = read.title } }
    }
  }
  private struct InTask: View {
    let arguments: AirshipCustomViewArguments
    @State private var title = "none"
    var body: some View {
      Text(title).task {
        try? await Task.sleep(for: .seconds(1))
        if let read: Properties = try? arguments.properties?.decode() { title = read.title }
      }
    }
  }
  private struct InGeometry: View {
    let arguments: AirshipCustomViewArguments
    private func title() -> String {
      if let read: Properties = try? arguments.properties?.decode() { read.title } else { "none" }
    }
    var body: some View { GeometryReader { _ in Text(title()) } }
  }

  @MainActor func testWhatIsSwallowedLaterIsReportedToo() async throws {
    let manager = AirshipCustomViewManager.shared
    manager.register(name: "onAppear") { OnAppear(arguments: $0) }
    manager.register(name: "task") { InTask(arguments: $0) }
    manager.register(name: "geometry") { InGeometry(arguments: $0) }
    for name in ["onAppear", "task", "geometry"] {
      defer { manager.unregister(name: name) }
      let stage = try Stage(CustomViewHost(name: name, properties: ["titel": "a"]))
      XCTAssertEqual(
        stage.graph.assertionFailures,
        [
          "the custom view \"\(name)\" threw an error away: Properties could not be decoded from {\"titel\":\"a\"}: no value for "
            + "the key \"title\" at the top. Correct the properties, or say .allowingDecodingErrors() where this state is "
            + "what the picture is of"
        ])
      let allowed = try Stage(CustomViewHost(name: name, properties: ["titel": "a"]).allowingDecodingErrors())
      XCTAssertEqual(allowed.graph.assertionFailures, [])
      let right = try Stage(CustomViewHost(name: name, properties: ["title": "a"]))
      XCTAssertEqual(right.graph.assertionFailures, [])
      XCTAssertEqual(right.texts, ["a"])
    }
  }
}
