import SwiftUI
import XCTest

@testable import SnapshotCore

/// Products of circumstances and their names.
final class SnapshotVariantTests: XCTestCase {
  private func names(_ axes: SnapshotVariant.Axis...) -> [String] { SnapshotVariant.matrix(axes).map(\.name) }

  func testNames() {
    XCTAssertEqual(
      names(.colorSchemes, .dynamicTypeSizes([.large, .accessibility3]), .layoutDirections),
      ["default", "rtl", "ax3", "ax3-rtl", "dark", "dark-rtl", "dark-ax3", "dark-ax3-rtl"])
    XCTAssertEqual(
      names(.dynamicTypeSizes), ["xs", "s", "m", "default", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"])
    XCTAssertEqual(names(.locales(["en_US", "de", "pt_BR", "zh-Hant"])), ["default", "de", "pt_BR", "zh-Hant"])
    XCTAssertEqual(
      names(.devices([.iPhone17, .iPadPro11, .iPhoneSE3, .iPhone16.landscape])),
      ["iPhone-17", "iPad-Pro-11-inch-M4", "iPhone-SE-3rd-generation", "iPhone-16-landscape"])
    XCTAssertEqual(names(.pseudoLocales), ["default", "en-XA", "ar-XB"])
    XCTAssertEqual(names(.contrasts, .legibilityWeights), ["default", "bold", "contrast", "contrast-bold"])
    XCTAssertEqual(
      names(.platforms([.iOS17, .iOS26]), .displayScales([1, 2, 3])),
      ["iOS17-1x", "iOS17", "iOS17-3x", "1x", "default", "3x"])
    XCTAssertEqual(names(.layouts(["narrow": .fits(width: 200), "": .sizeThatFits])), ["narrow", "default"])
    XCTAssertEqual(names(), ["default"])
  }

  /// What is recorded stays where it is when the matrix grows, and when its axes are written in another order.
  func testNamesStay() {
    let small = Set(names(.colorSchemes, .dynamicTypeSizes([.large, .accessibility3])))
    XCTAssertTrue(small.isSubset(of: names(.colorSchemes, .dynamicTypeSizes([.xSmall, .accessibility3, .large]))))
    XCTAssertTrue(
      small.isSubset(
        of: names(.colorSchemes, .dynamicTypeSizes([.large, .accessibility3]), .layoutDirections, .pseudoLocales)))
    XCTAssertEqual(small, Set(names(.dynamicTypeSizes([.large, .accessibility3]), .colorSchemes)))
    // They need no cleaning, which would put a hash behind them.
    for name in names(
      .devices(Device.all + Device.all.map(\.landscape)), .locales(["de_DE", "zh-Hant"]), .pseudoLocales)
    {
      XCTAssertEqual(SnapshotName.clean(name), name)
    }
  }

  func testTraitsAndLayouts() {
    let all = SnapshotVariant.matrix(
      .colorSchemes([.dark]), .devices([.iPhone17]), .dynamicTypeSizes([.xLarge]), .traits(["calm": .reduceMotion()]))
    XCTAssertEqual(all.map(\.name), ["dark-xl-iPhone-17-calm"])
    XCTAssertEqual(all[0].layout, .device(.iPhone17))
    XCTAssertEqual(all[0].traits.colorScheme, .dark)
    XCTAssertEqual(all[0].traits.dynamicTypeSize, .xLarge)
    XCTAssertEqual(all[0].traits.reduceMotion, true)
  }

  func testTheLayoutRunsAsTheLocaleIsWrittenUnlessAnAxisSaysSo() {
    func directions(_ axes: SnapshotVariant.Axis...) -> [LayoutDirection?] {
      SnapshotVariant.matrix(axes).map(\.traits.layoutDirection)
    }
    XCTAssertEqual(
      directions(.locales(["ar", "he_IL", "fa", "ur-PK", "uz-Arab", "ar-Latn", "de"])),
      [.rightToLeft, .rightToLeft, .rightToLeft, .rightToLeft, .rightToLeft, nil, nil])
    XCTAssertEqual(directions(.locales(["ar"]), .layoutDirections), [.leftToRight, .rightToLeft])
  }
}
