import SnapshotAssertions
import SwiftUI
import XCTest

/// Lists and forms of every style.
final class ListSampleTests: XCTestCase {
  private static let phone = SnapshotLayout.device(
    Device(
      name: "phone", size: CGSize(width: 393, height: 852), safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
      scale: 2))

  func testForm() {
    let tall = SnapshotLayout.fixed(width: 393, height: 1180)
    XCTAssertSnapshot(of: TravelSettings(), named: "iOS 26", layout: tall)
    XCTAssertSnapshot(of: TravelSettings(), named: "iOS 17", layout: tall, traits: .platform(.iOS17))
    XCTAssertSnapshot(of: TravelSettings(), named: "dark", layout: tall, traits: [.platform(.iOS17), .dark])
  }
  func testStyles() {
    func check(_ name: String, _ view: some View, _ traits: SnapshotTraits) {
      XCTAssertSnapshot(of: view, named: name, layout: .fixed(width: 375, height: 640), traits: traits)
    }
    check("insetGrouped", Stops(), .platform(.iOS17))
    check("grouped", Stops().listStyle(.grouped), .platform(.iOS17))
    check("plain", Stops().listStyle(.plain), .platform(.iOS17))
    check("sidebar", Stops().listStyle(.sidebar), .platform(.iOS17))
    check("newest", Stops(), .default)
    check("newest plain", Stops().listStyle(.plain), [.dark])
    check("right to left", Stops(), [.platform(.iOS17), .rightToLeft])
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
