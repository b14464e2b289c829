import SnapshotAssertions
import SwiftUI
import XCTest

/// Lists and forms of every style.
final class ListSampleTests: XCTestCase {
  private static let phone = SnapshotLayout.device(
    Device(
      name: "phone", size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
      scale: 2))

  func testForm() {
    let tall = SnapshotLayout.fixed(width: 393, height: 1180)
    XCTAssertSnapshot(of: TravelSettings(), named: "iOS 26", layout: tall)
    XCTAssertSnapshot(of: TravelSettings(), named: "iOS 17", layout: tall, traits: .platform(.iOS17))
    XCTAssertSnapshot(of: TravelSettings(), named: "dark", layout: tall, traits: [.platform(.iOS17), .dark])
  }
  func testStyles() {
    let size = SnapshotLayout.fixed(width: 375, height: 640)
    let older = SnapshotTraits.platform(.iOS17)
    XCTAssertSnapshot(of: Stops(), named: "insetGrouped", layout: size, traits: older)
    XCTAssertSnapshot(of: Stops().listStyle(.grouped), named: "grouped", layout: size, traits: older)
    XCTAssertSnapshot(of: Stops().listStyle(.plain), named: "plain", layout: size, traits: older)
    XCTAssertSnapshot(of: Stops().listStyle(.sidebar), named: "sidebar", layout: size, traits: older)
    XCTAssertSnapshot(of: Stops(), named: "newest", layout: size)
    XCTAssertSnapshot(of: Stops().listStyle(.plain), named: "newest plain", layout: size, traits: .dark)
    XCTAssertSnapshot(of: Stops(), named: "right to left", layout: size, traits: [.platform(.iOS17), .rightToLeft])
  }
  func testEditMode() {
    XCTAssertSnapshot(
      of: Stops(isEditing: true), named: "iOS 17", layout: .fixed(width: 375, height: 640), traits: .platform(.iOS17))
  }
  func testSearchInANavigationStack() {
    XCTAssertSnapshot(of: Library(), named: "iOS 17", layout: Self.phone, traits: .platform(.iOS17))
    XCTAssertSnapshot(of: Library(), named: "iOS 26", layout: Self.phone)
  }
}
