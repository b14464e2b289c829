@testable import AirshipPreferenceCenter
import Foundation
import XCTest

/// What the test registers in place of the server, and what it is told when that is wrong.
final class StubTests: XCTestCase {
  override func tearDown() { PreferenceCenterStubs.reset() }

  private func message(_ json: String, line: UInt = #line) -> String {
    var message = ""
    XCTAssertThrowsError(try PreferenceCenterStubs.register(id: "shop", json: json), line: line) { message = "\($0)" }
    return message
  }

  func testTextThatIsNoJSON() {
    for text in ["", "{", "sections: []", "[1, 2]", "7", "null"] {
      let message = message(text)
      XCTAssert(message.contains("\"shop\" is no JSON"), message)
      XCTAssert(message.contains("\"sections\""), message)
    }
  }

  func testWrongTypeIsNamedWithItsPlaceAndTheTypesThereAre() {
    let section = message(
      #"{"id": "a", "sections": [{"type": "section", "id": "s", "items": []}, {"type": "sektion"}]}"#)
    XCTAssert(section.contains("\"sektion\" is no type of section"), section)
    XCTAssert(section.contains("at .sections[1].type"), section)
    XCTAssert(section.contains("\"labeled_section_break\""), section)

    let item = message(#"{"id": "a", "sections": [{"type": "section", "id": "s", "items": [{"type": "toggle"}]}]}"#)
    XCTAssert(item.contains("\"toggle\" is no type of item"), item)
    XCTAssert(item.contains("at .sections[0].items[0].type"), item)
    XCTAssert(item.contains("\"contact_subscription_group\""), item)

    let condition = message(
      #"{"id": "a", "sections": [{"type": "labeled_section_break", "id": "s", "conditions": [{"type": "sms_opt_in"}]}]}"#
    )
    XCTAssert(condition.contains("\"sms_opt_in\" is no type of condition"), condition)
  }

  func testMissingKeyIsNamedWithItsPlace() {
    let missing = message(
      #"{"id": "a", "sections": [{"type": "section", "id": "s", "items": [{"type": "channel_subscription", "id": "i"}]}]}"#
    )
    XCTAssert(missing.contains("no value for the key \"subscription_id\" at .sections[0].items[0]"), missing)
    XCTAssert(message(#"{"sections": []}"#).contains("no value for the key \"id\" at the top"))
    let scope = message(
      #"{"id": "a", "sections": [{"type": "section", "id": "s", "items": [{"type": "contact_subscription", "id": "i", "subscription_id": "l", "scopes": ["fax"]}]}]}"#
    )
    XCTAssert(scope.contains("fax") && scope.contains("scopes[0]"), scope)
  }

  func testFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("prefs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("config.json")
    XCTAssertThrowsError(try PreferenceCenterStubs.register(id: "a", file: file)) { error in
      guard case PreferenceCenterError.unreadableFile(let path, _) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(path, file.path)
    }
    try Data("{".utf8).write(to: file)
    XCTAssertThrowsError(try PreferenceCenterStubs.register(id: "a", file: file)) { error in
      guard case PreferenceCenterError.notJSON(let source, _) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(source, file.path)
    }
    try Data(Sample.json.utf8).write(to: file)
    try PreferenceCenterStubs.register(id: "a", file: file)
  }

  @MainActor func testLoadingAnswersFromWhatIsRegistered() async throws {
    guard
      case .error(PreferenceCenterError.notRegistered(id: "shop", known: [])) = PreferenceCenterStubs.phase(id: "shop")
    else { return XCTFail("nothing is registered") }
    try PreferenceCenterStubs.register(id: "shop", json: Sample.json)
    PreferenceCenterStubs.register(Sample.config)
    PreferenceCenterStubs.channelSubscriptions = ["deals"]
    PreferenceCenterStubs.contactSubscriptions = ["news": [.email]]
    guard case .loaded(let state) = PreferenceCenterStubs.phase(id: "shop") else { return XCTFail("not loaded") }
    XCTAssertEqual(state.config, Sample.config)
    XCTAssertTrue(state.isChannelSubscribed("deals"))
    XCTAssertTrue(state.isContactSubscribed("news", scope: .email))

    PreferenceCenterStubs.register(id: "shop", phase: .loading)
    guard case .loading = PreferenceCenterStubs.phase(id: "shop") else { return XCTFail("not loading") }
    PreferenceCenterStubs.unregister(id: "shop")
    guard case .error(let error) = PreferenceCenterStubs.phase(id: "shop") else { return XCTFail("no error") }
    XCTAssert("\(error)".contains("\"shop\" (registered: \"sample\")"), "\(error)")
  }
}
