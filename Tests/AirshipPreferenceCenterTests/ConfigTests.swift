import AirshipCore
import AirshipPreferenceCenter
import XCTest

/// The JSON of a config.
final class ConfigTests: XCTestCase {
  func testEveryPartIsRead() throws {
    XCTAssertEqual(try decode(Sample.json), Sample.config)
  }

  func testWhatIsWrittenIsReadBack() throws {
    let data = try JSONEncoder().encode(Sample.config)
    XCTAssertEqual(try JSONDecoder().decode(PreferenceCenterConfig.self, from: data), Sample.config)
    let section = PreferenceCenterConfig.Section.labeledSectionBreak(.init(id: "a"))
    XCTAssertEqual(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(section)) as? [String: String],
      ["type": "labeled_section_break", "id": "a"])
  }

  func testOptionalPartsMayBeMissing() throws {
    let config = try decode(
      """
      {"id": "a", "sections": [{"type": "section", "id": "s", "items": [
        {"type": "alert", "id": "i", "button": {"text": "t"}},
        {"type": "channel_subscription", "id": "i", "subscription_id": "l"}]}], "options": {}, "unknown": [1]}
      """)
    XCTAssertEqual(
      config,
      PreferenceCenterConfig(
        identifier: "a",
        sections: [
          .common(
            .init(
              id: "s",
              items: [
                .alert(.init(id: "i", button: .init(text: "t"))),
                .channelSubscription(.init(id: "i", subscriptionID: "l")),
              ]))
        ],
        options: .init(mergeChannelDataToContact: false)))
  }

  func testLabelsOfRelease19() {
    XCTAssertEqual(
      PreferenceCenterConfig.ChannelSubscription(identifier: "a", subscriptionID: "b"),
      .init(id: "a", subscriptionID: "b"))
    XCTAssertEqual(PreferenceCenterConfig.Alert(identifier: "a").identifier, "a")
  }

  func testActionsOfAnAlert() {
    let button = PreferenceCenterConfig.Alert.Button(text: "Turn on", actions: ["enable_feature": "user_notifications"])
    XCTAssertEqual(button.actions as? [String: String], ["enable_feature": "user_notifications"])
    XCTAssertNil(PreferenceCenterConfig.Alert.Button(text: "Nothing").actions)
  }

  func testConditionsAreEitherStatus() throws {
    typealias Condition = PreferenceCenterConfig.Condition
    for (word, status) in [
      ("opt_in", PreferenceCenterConfig.NotificationOptInCondition.OptInStatus.optedIn), ("opt_out", .optedOut),
    ] {
      let json = Data(#"{"type": "notification_opt_in", "when_status": "\#(word)"}"#.utf8)
      XCTAssertEqual(
        try JSONDecoder().decode(Condition.self, from: json), .notificationOptIn(.init(optInStatus: status)))
    }
  }

  private func decode(_ json: String) throws -> PreferenceCenterConfig {
    try JSONDecoder().decode(PreferenceCenterConfig.self, from: Data(json.utf8))
  }
}
