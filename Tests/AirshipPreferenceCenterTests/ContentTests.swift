import AirshipCore
@testable import AirshipPreferenceCenter
import StageSupport
import SwiftUI
import XCTest

/// The content in its phases, and what a person can do with it.
final class ContentTests: XCTestCase {
  override func setUp() { PreferenceCenterStubs.register(Sample.config) }
  override func tearDown() { PreferenceCenterStubs.reset() }

  @MainActor private func stage(
    _ id: String = "sample", height: CGFloat = 1000, onPhaseChange: ((PreferenceCenterContentPhase) -> Void)? = nil
  ) throws -> Stage {
    try Stage(PreferenceCenterContent(preferenceCenterID: id, onPhaseChange: onPhaseChange), height: height)
  }

  @MainActor func testRegisteredConfigIsShown() async throws {
    let stage = try stage()
    XCTAssertEqual(stage.failures, [])
    XCTAssertEqual(
      stage.texts,
      [
        "Choose what we may send you.", "Notifications are off", "You miss our offers.", "Turn on", "Shop", "Offers",
        "At most once a week.", "Deals", "On this device", "News", "Club", "How may we reach you?", "App and web",
        "Email",
        "Text message", "Email addresses", "No address yet", "Add an address",
      ])
  }

  @MainActor func testPhasesAreTold() async throws {
    var phases: [String] = []
    _ = try stage { phases.append("\($0)".prefix { $0 != "(" }.description) }
    XCTAssertEqual(phases, ["loading", "loading", "loaded"])
  }

  @MainActor func testOnLoadAnswersOnTheViewsClock() async throws {
    let config = PreferenceCenterConfig(
      identifier: "own", sections: [.common(.init(id: "s", items: [], display: .init(title: "Loaded")))])
    let view = PreferenceCenterContent(preferenceCenterID: "own") { id in
      try? await Task.sleep(nanoseconds: 3_000_000_000)
      return id == "own" ? await .loaded(PreferenceCenterState(config: config)) : .error(CancellationError())
    }
    let stage = try Stage(view, until: .time(2.5))
    XCTAssertEqual(stage.texts, [])
    XCTAssertNotNil(stage.all.first { $0.semantics?.role == "ProgressView" })
    stage.update()
    XCTAssertEqual(stage.texts, ["Loaded"])
    XCTAssertEqual(stage.failures, [])
  }

  @MainActor func testOnLoadIsAskedAgain() async throws {
    let attempts = Attempts()
    let view = PreferenceCenterContent(preferenceCenterID: "own") { _ in
      await attempts.count() < 3
        ? .error(CancellationError())
        : .loaded(PreferenceCenterState(config: PreferenceCenterConfig(identifier: "own", sections: [])))
    }
    let stage = try Stage(view)
    for _ in 0..<2 {
      XCTAssertEqual(stage.texts.last, "Retry")
      stage.tap("Retry")
    }
    XCTAssertEqual(stage.texts, [])
    XCTAssertEqual(attempts.number, 3)
    XCTAssertEqual(stage.failures, [])
  }
  @MainActor private final class Attempts {
    var number = 0
    func count() -> Int {
      number += 1
      return number
    }
  }

  @MainActor func testUnknownIDFailsByName() async throws {
    let stage = try stage("shop")
    XCTAssertEqual(stage.texts, ["Unable to load preferences. Please try\nagain later.", "Retry"])
    let message = try XCTUnwrap(stage.failures.first)
    XCTAssert(message.contains("\"shop\"") && message.contains("\"sample\""), message)
  }

  @MainActor func testLoadingStaysASpinner() async throws {
    PreferenceCenterStubs.register(id: "slow", phase: .loading)
    let stage = try stage("slow", height: 500)
    XCTAssertEqual(stage.texts, [])
    XCTAssertEqual(stage.failures, [])
    let spinner = try XCTUnwrap(stage.all.first { $0.semantics?.role == "ProgressView" })
    XCTAssertEqual(CGPoint(x: spinner.frame.midX, y: spinner.frame.midY), CGPoint(x: 175, y: 250))
  }

  @MainActor func testErrorOffersToTryAgain() async throws {
    struct Offline: Error {}
    PreferenceCenterStubs.register(id: "offline", phase: .error(Offline()))
    let stage = try stage("offline")
    XCTAssertEqual(stage.failures, [])
    XCTAssertEqual(stage.texts, ["Unable to load preferences. Please try\nagain later.", "Retry"])
    PreferenceCenterStubs.register(Sample.config, id: "offline")
    stage.tap("Retry")
    XCTAssertEqual(stage.texts.first, "Choose what we may send you.")
    XCTAssertEqual(stage.failures, [])
  }

  @MainActor func testSwitchesAreSwitchedAndKeep() async throws {
    let state = PreferenceCenterState(config: Sample.config)
    PreferenceCenterStubs.register(id: "live", phase: .loaded(state))
    let stage = try stage("live")
    func isOn(_ label: String) throws -> Bool {
      let node = try XCTUnwrap(stage.toggles.first { $0.semantics?.label?.hasPrefix(label) == true }, stage.dump)
      guard case .toggle(let isOn, _)? = node.semantics?.control else { throw CancellationError() }
      return isOn
    }
    func set(_ label: String, _ value: Bool) throws {
      let node = try XCTUnwrap(stage.toggles.first { $0.semantics?.label?.hasPrefix(label) == true }, stage.dump)
      guard case .toggle(_, let set)? = node.semantics?.control else { return XCTFail("no toggle \(label)") }
      set(value)
      stage.update()
    }
    XCTAssertEqual(stage.toggles.count, 5)
    for label in ["Deals", "News", "App and web", "Email", "Text message"] {
      XCTAssertFalse(try isOn(label), label)
      try set(label, true)
      XCTAssertTrue(try isOn(label), label)
    }
    XCTAssertEqual(state.channelSubscriptions, ["deals"])
    XCTAssertEqual(state.contactSubscriptions, ["news": [.app, .web], "club": [.app, .web, .email, .sms]])
    try set("Email", false)
    XCTAssertEqual(state.contactSubscriptions["club"], [.app, .web, .sms])
    stage.tap("App and web")
    XCTAssertEqual(state.contactSubscriptions["club"], [.sms])
    try set("Deals", false)
    XCTAssertEqual(state.channelSubscriptions, [])
  }

  @MainActor func testStubbedSubscriptionsAreOnAtTheBeginning() async throws {
    PreferenceCenterStubs.channelSubscriptions = ["deals"]
    PreferenceCenterStubs.contactSubscriptions = ["club": [.email]]
    let on = try stage().toggles.filter { if case .toggle(true, _)? = $0.semantics?.control { true } else { false } }
    // The channel counts for the contact in the app, as the config says, but that is another list.
    XCTAssertEqual(on.map { $0.semantics?.label }, ["Deals, On this device", "Email"])
  }

  @MainActor func testConditionsHideWhatIsNotMetAndFollowAChange() async throws {
    let stage = try stage()
    XCTAssert(stage.texts.contains("Turn on"), "all conditions are met while nothing is known")
    PreferenceCenterStubs.isNotificationOptedIn = true
    stage.update()
    XCTAssertFalse(stage.texts.contains("Notifications are off"))
    PreferenceCenterStubs.isNotificationOptedIn = false
    stage.update()
    XCTAssert(stage.texts.contains("Notifications are off"))
  }

  @MainActor func testConditionsOfSections() async throws {
    let condition = PreferenceCenterConfig.Condition.notificationOptIn(.init(optInStatus: .optedIn))
    let config = PreferenceCenterConfig(
      identifier: "c",
      sections: [
        .labeledSectionBreak(.init(id: "a", display: .init(title: "Break"), conditions: [condition])),
        .common(.init(id: "b", items: [], display: .init(title: "Section"), conditions: [condition])),
        .common(.init(id: "c", items: [], display: .init(title: "Rest"))),
      ])
    PreferenceCenterStubs.register(config)
    PreferenceCenterStubs.isNotificationOptedIn = false
    XCTAssertEqual(try stage("c").texts, ["Rest"])
    PreferenceCenterStubs.isNotificationOptedIn = true
    XCTAssertEqual(try stage("c").texts, ["Break", "Section", "Rest"])
  }

  @MainActor func testAlertsButtonIsRecorded() async throws {
    let state = PreferenceCenterState(config: Sample.config)
    PreferenceCenterStubs.register(id: "live", phase: .loaded(state))
    let stage = try stage("live")
    XCTAssertEqual(
      stage.all.first { $0.semantics?.label == "Turn on notifications" }?.semantics?.traits, ["button"], stage.dump)
    stage.tap("Turn on")
    XCTAssertEqual(state.actions, [["enable_feature": "user_notifications"]])
  }

  @MainActor func testIconThatIsNotRegisteredIsABoxWithAWarning() async throws {
    let stage = try stage()
    XCTAssertEqual(stage.graph.warnings.count, 1)
    XCTAssert(stage.graph.warnings[0].contains("https://example.com/bell.png"), "\(stage.graph.warnings)")
    PreferenceCenterStubs.register(icon: Image(systemName: "bell.fill"), url: "https://example.com/bell.png")
    let drawn = try self.stage()
    XCTAssertEqual(drawn.graph.warnings, [])
    let bell = try XCTUnwrap(drawn.all.first { $0.kind.contains("bell.fill") }, drawn.dump)
    XCTAssertEqual(max(bell.frame.width, bell.frame.height), 60, drawn.dump)
  }

  @MainActor func testDividersStandBetweenSections() async throws {
    // Four sections: the labelled break has none, the last none.
    XCTAssertEqual(try stage().all.filter { $0.kind.hasPrefix("Divider") }.count, 2)
  }
}
