import AirshipCore
import AirshipPreferenceCenter
import Foundation
import SnapshotAssertions
import SwiftUI
import XCTest

/// A preference center as an app shows it.
final class PreferenceCenterTests: XCTestCase {
  override func setUpWithError() throws {
    let file = try XCTUnwrap(Bundle.module.url(forResource: "preferences", withExtension: "json"))
    try PreferenceCenterStubs.register(id: "newsletters", file: file)
    PreferenceCenterStubs.register(icon: Image(systemName: "bell.slash"), url: "https://example.com/bell.png")
    PreferenceCenterStubs.isNotificationOptedIn = false
    PreferenceCenterStubs.channelSubscriptions = ["deals"]
    PreferenceCenterStubs.contactSubscriptions = ["news": [.app, .email], "orders": [.email]]
  }
  override func tearDown() { PreferenceCenterStubs.reset() }

  func testContent() {
    for (name, traits) in [("light", SnapshotTraits.light), ("dark", .dark), ("right-to-left", .rightToLeft)] {
      XCTAssertSnapshot(
        of: PreferenceCenterContent(preferenceCenterID: "newsletters"), named: name,
        layout: .fixed(width: 350, height: 900), traits: traits)
    }
  }

  func testScreenInEverySizeOfAScene() {
    MainActor.assumeIsolated {
      AirshipCustomViewManager.shared.register(name: "preferences screen") { args in
        PreferenceCenterView(preferenceCenterID: args.properties?.object?["id"]?.string ?? "newsletters")
          .frame(
            maxWidth: args.sizeInfo.isAutoWidth ? nil : .infinity,
            maxHeight: args.sizeInfo.isAutoHeight ? nil : .infinity
          )
          .addPreferenceCenterDismissAction {}
      }
      AirshipCustomViewManager.shared.register(name: "preferences") { args in
        PreferenceCenterContent(preferenceCenterID: args.properties?.object?["id"]?.string ?? "newsletters")
          .frame(
            maxWidth: args.sizeInfo.isAutoWidth ? nil : .infinity,
            maxHeight: args.sizeInfo.isAutoHeight ? nil : .infinity)
      }
    }
    XCTAssertSnapshots(
      of: CustomViewHost.sizeVariants(name: "preferences screen", width: 300, height: 400), named: "screen")
    XCTAssertSnapshots(of: CustomViewHost.sizeVariants(name: "preferences", width: 300, height: 400), named: "content")
  }

  func testPhases() {
    PreferenceCenterStubs.register(id: "slow", phase: .loading)
    PreferenceCenterStubs.register(id: "offline", phase: .error(URLError(.notConnectedToInternet)))
    for id in ["slow", "offline"] {
      XCTAssertSnapshot(
        of: PreferenceCenterContent(preferenceCenterID: id), named: id, layout: .fixed(width: 300, height: 200))
      XCTAssertSnapshot(
        of: PreferenceCenterContent(preferenceCenterID: id), named: "\(id)-dark",
        layout: .fixed(width: 300, height: 200),
        traits: .dark)
    }
  }

  func testAddresses() throws {
    let json = try Data(contentsOf: XCTUnwrap(Bundle.module.url(forResource: "preferences", withExtension: "json")))
    let config = try JSONDecoder().decode(PreferenceCenterConfig.self, from: json)
    let channels: [ContactChannel] = [
      .email(.registered(.init(channelID: "1", maskedAddress: "a***@example.com", commercialOptedIn: .distantPast))),
      .email(.pending(.init(address: "grace@example.com", registrationOptions: .options(doubleOptIn: true)))),
    ]
    XCTAssertSnapshot(
      of: PreferenceCenterContent(preferenceCenterID: "addresses") { _ in
        await .loaded(PreferenceCenterState(config: config.onlyAddresses, channelsList: channels))
      },
      layout: .fixed(width: 350, height: 300))
  }

  func testAPersonChangesTheirMind() {
    let host = ViewHost(
      of: PreferenceCenterContent(preferenceCenterID: "newsletters"), layout: .fixed(width: 350, height: 900))
    host.toggle("Back in stock")
    host.tap("Text message")
    host.tap("Email")
    XCTAssertSnapshot(of: host, named: "switched")
    host.tap("Add an address")
    host.type("ada@example.com", into: "you@example.com")
    XCTAssertSnapshot(of: host, named: "typed")
    host.tap("Send the link")
    XCTAssertSnapshot(of: host, named: "added")
  }

  func testTheme() {
    let heading = PreferenceCenterTheme.TextAppearance(font: .system(.title2, design: .serif), color: .indigo)
    let theme = PreferenceCenterTheme(
      viewController: .init(
        navigationBar: .init(title: "Talk to me", backgroundColor: .yellow, backButtonColor: .red),
        backgroundColor: Color(red: 1, green: 0.98, blue: 0.92),
        backgroundColorDark: Color(red: 0.15, green: 0.1, blue: 0.1)),
      commonSection: .init(titleAppearance: heading),
      labeledSectionBreak: .init(titleAppearance: .init(color: .white), backgroundColor: .indigo),
      alert: .init(buttonBackgroundColor: .red),
      channelSubscription: .init(toggleTintColor: .orange),
      contactSubscriptionGroup: .init(
        chip: .init(checkColor: .orange, borderColor: .brown, labelAppearance: .init(color: .brown))))
    for (name, traits) in [("light", SnapshotTraits.light), ("dark", .dark)] {
      XCTAssertSnapshot(
        of: PreferenceCenterView(preferenceCenterID: "newsletters").addPreferenceCenterDismissAction {}
          .preferenceCenterTheme(theme),
        named: name, layout: .device(.iPhoneX), traits: [traits, .displayScale(1)])
    }
  }
}

extension PreferenceCenterConfig {
  /// The last item alone.
  fileprivate var onlyAddresses: PreferenceCenterConfig {
    let items = sections.flatMap { section in
      if case .common(let section) = section { section.items } else { [Item]() }
    }
    return PreferenceCenterConfig(
      identifier: "addresses", sections: [.common(.init(id: "only", items: items.suffix(1)))])
  }
}
