import AirshipCore
import AirshipPreferenceCenter
import SnapshotAssertions
import SwiftUI
import XCTest

#if VIEWS_IN_SWIFT_5
  @testable import ViewsInSwift5
#else
  @testable import Views
#endif

/// A preference center as a custom view, with its navigation bar and without.
final class LetterTests: XCTestCase {
  private static let json = """
    {"id": "letters",
      "display": {"name": "Letters", "description": "What may we write to you about?"},
      "sections": [
        {"type": "section", "id": "port", "display": {"name": "Port"}, "items": [
          {"type": "channel_subscription", "id": "tides", "subscription_id": "tides",
            "display": {"name": "Tides", "description": "Each morning"}},
          {"type": "channel_subscription", "id": "storms", "subscription_id": "storms",
            "display": {"name": "Storm warnings"}}]},
        {"type": "labeled_section_break", "id": "break", "display": {"name": "Trips"}},
        {"type": "section", "id": "trips", "items": [
          {"type": "contact_subscription_group", "id": "ferries", "subscription_id": "ferries",
            "display": {"name": "Ferries"}, "components": [
              {"scopes": ["app"], "display": {"name": "App"}}, {"scopes": ["email"], "display": {"name": "Email"}}]}]}
      ]}
    """
  override func setUp() { MainActor.assumeIsolated { registerLetters() } }
  override func tearDown() { PreferenceCenterStubs.reset() }

  /// Both forms go through the same states.
  private func drive(_ name: String, traits: SnapshotTraits = .default, testName: String = #function) throws {
    func host(_ properties: AirshipJSON? = nil) -> SceneHost {
      SceneHost(
        name: name, properties: properties, width: .points(320), height: .points(480),
        layout: .sizeThatFits, traits: traits)
    }
    PreferenceCenterStubs.register(id: "slow", phase: .loading)
    XCTAssertSnapshot(of: host(["id": "slow"]), named: "loading", testName: testName)

    PreferenceCenterStubs.register(id: "letters", phase: .error(URLError(.notConnectedToInternet)))
    let host = host()
    XCTAssertSnapshot(of: host, named: "error", testName: testName)
    host.tap("Retry")
    XCTAssertTrue(host.exists("Retry"), "still offline")

    PreferenceCenterStubs.channelSubscriptions = ["tides"]
    try PreferenceCenterStubs.register(id: "letters", json: Self.json)
    host.tap("Retry")
    XCTAssertFalse(host.exists("Retry"))
    XCTAssertSnapshot(of: host, named: "loaded", testName: testName)

    host.toggle("Storm warnings")
    host.tap("Email")
    XCTAssertSnapshot(of: host, named: "toggled", testName: testName)
  }

  func testScreen() throws { try drive("letters screen") }
  func testScreenInTheDark() throws { try drive("letters screen", traits: .dark) }
  func testContent() throws { try drive("letters") }
  func testContentInTheDark() throws { try drive("letters", traits: .dark) }

  func testEverySize() throws {
    try PreferenceCenterStubs.register(id: "letters", json: Self.json)
    for (name, form) in [("letters screen", "screen"), ("letters", "content")] {
      XCTAssertSnapshots(of: CustomViewHost.sizeVariants(name: name, width: 240, height: 300), named: form)
    }
  }
}
