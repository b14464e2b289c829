import XCTest

/// Which glyphs of the device's Inter have another advance than ours.
final class OlderInterTests: XCTestCase {
  /// Width in pixels at 2x as measured on the pictures: the box of a tag less its padding.
  private let measured: [(text: String, weight: OlderInter.Weight, size: Double, pixels: Double)] = [
    ("Informational", .semiBold, 12, 154), ("Informational", .semiBold, 14, 180),
    ("Info Alt", .semiBold, 12, 84), ("Info Alt", .semiBold, 14, 97),
    ("Success", .semiBold, 12, 99), ("Success", .semiBold, 14, 115),
    ("Warning", .semiBold, 12, 97), ("Warning", .semiBold, 14, 113),
    ("Error", .semiBold, 12, 58), ("Error", .semiBold, 14, 67),
    // bc-section-header less insets (16 and 12), spacer (8) and icon (24).
    ("Large with Trailing", .semiBold, 14, 250),
  ]

  func testTheOlderAdvancesGiveTheMeasuredWidths() throws {
    for (text, weight, size, pixels) in measured {
      let advances = try XCTUnwrap(OlderInter.advances(text, weight), text)
      XCTAssertEqual((advances.reduce(0, +) / OlderInter.unitsPerEm * size * 2).rounded(.up), pixels, "\(text) \(size)")
    }
    // bc-attributed-text: two runs in one line.
    let joined = OlderInter.medium.values.joined().reduce(0, +)
    XCTAssertEqual((joined / OlderInter.unitsPerEm * 16 * 2).rounded(.up), 230)
  }

  /// In 1/2816 em, more than 1 % of an em apart, with the kerning of the strings above in it.
  func testGlyphsWhoseAdvanceDiffers() throws {
    func differing(_ strings: [String: [Double]], _ weight: OlderInter.Weight) throws -> [String] {
      var names: Set<String> = []
      for (text, older) in strings {
        let pinned = try OlderInter.pinnedAdvances(text, weight)
        XCTAssertEqual(pinned.count, older.count, text)
        for (index, character) in text.enumerated()
        where abs(older[index] - pinned[index]) > OlderInter.unitsPerEm / 100 {
          names.insert(String(character))
        }
      }
      return names.sorted()
    }
    XCTAssertEqual(try differing(OlderInter.semiBold, .semiBold), ["W", "l", "r", "t"])
    XCTAssertEqual(try differing(OlderInter.medium, .medium), ["A", "r", "t", "x"])
  }
}
