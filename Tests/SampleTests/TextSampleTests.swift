import SnapshotAssertions
import SwiftUI
import XCTest

/// The words of texts: formats, attributed strings, translations.
final class TextSampleTests: XCTestCase {
  func testFormats() {
    for locale in ["en_US", "de_DE", "fr_FR"] {
      XCTAssertSnapshot(
        of: FormatSheet(), named: locale, layout: .fits(width: 320), traits: [.locale(locale), .displayScale(1)])
    }
  }

  func testFormatsFollowTheClock() {
    XCTAssertSnapshot(
      of: FormatSheet(), named: "later", layout: .fits(width: 320),
      traits: [.locale("de_DE"), .timeZone(TimeZone(identifier: "Asia/Tokyo")!), .displayScale(1)], at: 100)
  }

  func testAttributedStrings() {
    XCTAssertSnapshot(of: AttributedSheet(), layout: .fits(width: 320))
  }

  func testTranslations() {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Samples/Strings")
    for locale in ["en_US", "de_DE", "pl_PL"] {
      XCTAssertSnapshot(
        of: BasketSummary(counts: [0, 1, 3, 25]), named: locale, layout: .fits(width: 320),
        traits: [.localizedStrings(in: folder), .locale(locale), .displayScale(1)])
    }
  }
}
