import AirshipCore
import AirshipPreferenceCenter
import StageSupport
import SwiftUI
import ViewTree
import XCTest

/// Styles of the app's own, and the wrapping of chips.
final class StyleTests: XCTestCase {
  override func setUp() { PreferenceCenterStubs.register(Sample.config) }
  override func tearDown() { PreferenceCenterStubs.reset() }

  private struct ContentStyle: PreferenceCenterContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      if case .loaded(let state) = configuration.phase { Text(verbatim: "content \(state.config.identifier)") }
    }
  }
  private struct SectionStyle: CommonSectionViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "section \(configuration.section.id)\(configuration.isLast ? ", the last" : "")")
    }
  }
  private struct BreakStyle: LabeledSectionBreakStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "break \(configuration.section.id)")
    }
  }
  private struct ChannelStyle: ChannelSubscriptionViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "channel \(configuration.isSubscribed.wrappedValue)")
    }
  }
  private struct ContactStyle: ContactSubscriptionViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "contact \(configuration.isSubscribed.wrappedValue)")
    }
  }
  private struct GroupStyle: ContactSubscriptionGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "group \(configuration.componentStates.map(\.isSubscribed.wrappedValue))")
    }
  }
  private struct AlertStyle: PrefernceCenterAlertStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "alert \(configuration.item.id) \(configuration.displayConditionsMet)")
    }
  }
  private struct AddressesStyle: ContactManagementSectionStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "addresses \(configuration.section.id)")
    }
  }

  @MainActor private func texts(_ change: (PreferenceCenterContent) -> some View) throws -> [String] {
    try Stage(change(PreferenceCenterContent(preferenceCenterID: "sample")), height: 1000).texts
  }

  @MainActor func testStylesOfTheAppTakeTheDefaultsPlace() async throws {
    PreferenceCenterStubs.isNotificationOptedIn = true
    PreferenceCenterStubs.contactSubscriptions = ["club": [.email], "news": [.web]]
    XCTAssertEqual(try texts { $0.preferenceCenterContentStyle(ContentStyle()) }, ["content sample"])
    XCTAssertEqual(
      try texts { $0.commonSectionViewStyle(SectionStyle()) },
      ["Choose what we may send you.", "section alerts", "Shop", "section shop", "section contact, the last"])
    let items = try texts {
      $0.labeledSectionBreakStyle(BreakStyle()).channelSubscriptionStyle(ChannelStyle())
        .contactSubscriptionStyle(ContactStyle()).contactSubscriptionGroupStyle(GroupStyle())
        .prefernceCenterAlertStyle(AlertStyle()).ContactManagementSectionStyle(AddressesStyle())
    }
    XCTAssertEqual(
      items,
      [
        "Choose what we may send you.", "alert off false", "break break", "Offers", "At most once a week.",
        "channel false", "contact true", "group [false, true, false]", "addresses email",
      ])
  }

  @MainActor func testChipsGoOnTheNextRowWhereTheyDoNotFit() async throws {
    func rows(width: CGFloat, _ labels: [String]) throws -> [[String]] {
      let group = PreferenceCenterConfig.ContactSubscriptionGroup(
        id: "g", subscriptionID: "g", components: labels.map { .init(scopes: [.app], display: .init(title: $0)) })
      let state = PreferenceCenterState(config: Sample.config)
      let stage = try Stage(ContactSubscriptionGroupView(item: group, state: state), width: width)
      let chips = stage.all.filter { $0.semantics?.traits.first == "toggle" }
      for chip in chips {
        XCTAssertGreaterThanOrEqual(chip.frame.height, 44)
        XCTAssertGreaterThanOrEqual(chip.frame.minX, 0)
        XCTAssertLessThanOrEqual(chip.frame.maxX, width + 0.001)
      }
      return Dictionary(grouping: chips, by: \.frame.minY).sorted { $0.key < $1.key }
        .map { $0.value.map { $0.semantics?.label ?? "" } }
    }
    XCTAssertEqual(try rows(width: 350, ["A", "B", "C"]), [["A", "B", "C"]])
    XCTAssertEqual(try rows(width: 130, ["A", "B", "C"]), [["A", "B"], ["C"]])
    XCTAssertEqual(try rows(width: 60, ["A", "B", "C"]), [["A"], ["B"], ["C"]])
    XCTAssertEqual(try rows(width: 120, ["A", "A label much longer than a row", "C"]).count, 3)
    XCTAssertEqual(try rows(width: 350, []), [])
  }

  @MainActor func testAGroupIsAsWideAsItMayBeAndAsHighAsItsRows() async throws {
    let state = PreferenceCenterState(config: Sample.config)
    let stage = try Stage(ContactSubscriptionGroupView(item: Sample.group, state: state), width: 200)
    let rows = try XCTUnwrap(stage.first("WrappingStack(spacing: 8)"), stage.dump)
    XCTAssertEqual(rows.frame.width, 200)
    XCTAssertEqual(rows.frame.height, 44 * 3)
  }

  @MainActor func testThemeReachesTheTexts() async throws {
    let theme = PreferenceCenterTheme(
      preferenceCenter: .init(retryButtonLabel: "Once more", retryMessage: "Nothing came"),
      channelSubscription: .init(titleAppearance: .init(font: .system(size: 50))))
    let large = try Stage(
      PreferenceCenterContent(preferenceCenterID: "sample").preferenceCenterTheme(theme), height: 1000)
    let plain = try Stage(PreferenceCenterContent(preferenceCenterID: "sample"), height: 1000)
    func height(_ stage: Stage, _ text: String) -> CGFloat? { stage.all.first { $0.text == text }?.frame.height }
    XCTAssertEqual(height(plain, "News"), height(large, "News"))
    XCTAssertGreaterThan(try XCTUnwrap(height(large, "Deals")), 2 * (try XCTUnwrap(height(plain, "Deals"))))
    PreferenceCenterStubs.register(id: "off", phase: .error(CancellationError()))
    XCTAssertEqual(
      try Stage(PreferenceCenterContent(preferenceCenterID: "off").preferenceCenterTheme(theme)).texts,
      ["Nothing came", "Once more"])
  }

  func testDarkColoursFallBackToLightOnes() {
    XCTAssertEqual(ColorScheme.dark.airshipResolveColor(light: .red, dark: nil), .red)
    XCTAssertEqual(ColorScheme.dark.airshipResolveColor(light: .red, dark: .blue), .blue)
    XCTAssertEqual(ColorScheme.light.airshipResolveColor(light: .red, dark: .blue), .red)
    XCTAssertNil(ColorScheme.light.airshipResolveColor(light: nil, dark: .blue))
  }
}
