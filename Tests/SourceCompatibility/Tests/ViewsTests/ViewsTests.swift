import AirshipCore
import CoreLocation
import SnapshotAssertions
import SwiftUI
import Testing
import XCTest

#if VIEWS_IN_SWIFT_5
  @testable import ViewsInSwift5
#else
  @testable import Views
#endif

/// The views of this package seen through the public products alone, as a user's test suite sees its own.
final class ViewsTests: XCTestCase {
  func testProfileCard() {
    XCTAssertSnapshot(of: ProfileCard(profile: .sample), layout: .fits(width: 360))
    XCTAssertSnapshot(of: ProfileCard(profile: .sample), named: "dark", layout: .fits(width: 360), traits: [.dark])
  }
  func testOrderSummary() {
    XCTAssertSnapshot(of: OrderSummary().environmentObject(Session()))
  }
  func testLineChart() {
    XCTAssertSnapshot(of: LineChart(values: [0.1, 0.6, 0.4, 0.9, 0.7]).padding(), layout: .fits(width: 320))
  }
  func testSettingsList() {
    XCTAssertSnapshot(of: SettingsList(), layout: .device(.iPhone8))
  }
  @MainActor func testMapCard() async {
    XCTAssertSnapshot(of: MapCard(model: MapModel()))
  }
  func testEntriesReachTheView() throws {
    let tree = try renderSnapshot(
      of: EntryCard().cardTitle("Given").environment(\.badgeCount, 3), layout: .sizeThatFits
    ).tree.dump()
    for text in ["Given", "3"] { XCTAssertTrue(tree.contains(text), tree) }
    XCTAssertTrue(try renderSnapshot(of: EntryCard(), layout: .sizeThatFits).tree.dump().contains("Untitled"))
  }
  func testStoredSettings() throws {
    let tree = try renderSnapshot(of: StoredSettings(), layout: .fits(width: 320)).tree.dump()
    for text in ["Welcome back", "No name", "system", "nothing"] { XCTAssertTrue(tree.contains(text), tree) }
  }
  func testOnboardingAsACustomViewOfAScene() {
    MainActor.assumeIsolated {
      AirshipCustomViewManager.shared.register(name: "onboarding") { _ in OnboardingPage() }
    }
    XCTAssertSnapshot(
      of: CustomViewHost(name: "onboarding", properties: nil, width: .auto, height: .auto)
        .scene(pageIndex: 1, pageCount: 3))
  }
}

@Test func swiftTestingSeesTheSamePicture() {
  XCTAssertSnapshot(of: ProfileCard(profile: .sample), layout: .fits(width: 360))
}

@Test @MainActor func picturesAreThereForCode() throws {
  let snapshot = try renderSnapshot(of: ProfileCard(profile: .sample), layout: .fits(width: 360))
  #expect(snapshot.sizeInPoints.width == 360)
  #expect(snapshot.image.width == 720)
  #expect(snapshot.tree.dump().contains("Ada Byron"))
}
