import SnapshotAssertions
import SwiftUI
import XCTest

/// Rows of forms with large text, and controls that are alone in their rows.
final class FormSampleTests: XCTestCase {
  func testAccessibilitySizes() {
    let phone = SnapshotLayout.fixed(width: 393, height: 1_500)
    XCTAssertSnapshot(
      of: TicketForm(), named: "AX1", layout: phone, traits: [.dynamicType(.accessibility1), .displayScale(1)])
    XCTAssertSnapshot(
      of: TicketForm(), named: "AX3 dark", layout: phone,
      traits: [.dynamicType(.accessibility3), .dark, .platform(.iOS17), .displayScale(1)])
    XCTAssertSnapshot(
      of: TicketForm(), named: "AX5 right to left", layout: .fixed(width: 320, height: 2_200),
      traits: [.dynamicType(.accessibility5), .rightToLeft, .displayScale(1)])
    XCTAssertSnapshot(
      of: DateSheet(), named: "dates AX4", layout: .fits(width: 320),
      traits: [.dynamicType(.accessibility4), .displayScale(1)])
  }
  func testRowsOfControls() {
    let size = SnapshotLayout.fixed(width: 393, height: 1_160)
    XCTAssertSnapshot(of: ControlRows(), named: "iOS 26", layout: size, traits: .displayScale(1))
    XCTAssertSnapshot(
      of: ControlRows(), named: "dark", layout: size, traits: [.platform(.iOS17), .dark, .displayScale(1)])
  }
  func testInAnotherLanguage() {
    XCTAssertSnapshot(
      of: VStack {
        DateSheet()
        HStack {
          EditButton()
          Button(role: .cancel) {}
        }
      }, named: "de", layout: .fits(width: 350),
      traits: [.locale("de_DE"), .displayScale(1)])
  }
}
