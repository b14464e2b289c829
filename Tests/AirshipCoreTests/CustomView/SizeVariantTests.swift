import AirshipCore
import StageSupport
import SwiftUI
import XCTest

/// All four combinations of automatic and given axes.
final class SizeVariantTests: XCTestCase {
  @MainActor func testEachCombinationIsNamedAndSized() async throws {
    AirshipCustomViewManager.shared.register(name: "sized") { args in
      Text(
        verbatim: "\(args.sizeInfo.isAutoWidth ? "auto" : "points")-\(args.sizeInfo.isAutoHeight ? "auto" : "points")")
    }
    let variants = CustomViewHost.sizeVariants(name: "sized", properties: ["a": 1], width: 200, height: 120)
    XCTAssertEqual(variants.map(\.name), ["auto-auto", "auto-points", "points-auto", "points-points"])
    let frames = [(350, 500), (350, 120), (200, 500), (200, 120)].map { CGSize(width: $0.0, height: $0.1) }
    XCTAssertEqual(variants.map(\.sizeInfo.frame), frames)
    for variant in variants {
      let space = variant.sizeInfo.frame
      // What the builder is told is what the variant is called.
      XCTAssertEqual(
        try Stage(variant.content, width: space.width, height: space.height).texts, [variant.name], variant.name)
    }
  }

  @MainActor func testAVariantTakesModifiers() async throws {
    AirshipCustomViewManager.shared.register(name: "fallback") { args in
      let number: Int? = try? args.properties?.decode()
      Text(verbatim: "\(number ?? 0)")
    }
    let variants = CustomViewHost.sizeVariants(name: "fallback", properties: "no number", width: 100, height: 100)
    for variant in variants {
      XCTAssertEqual(try Stage(variant.content).graph.assertionFailures.count, 1)
      let allowing = variant.map { $0.allowingDecodingErrors().padding() }
      XCTAssertEqual(try Stage(allowing.content).graph.assertionFailures, [])
      XCTAssertEqual(allowing.sizeInfo, variant.sizeInfo)
    }
  }

  @MainActor func testLengthsThatAreNoneFailWithoutTrapping() async throws {
    AirshipCustomViewManager.shared.register(name: "plain") { _ in Color.red }
    for variant in CustomViewHost.sizeVariants(name: "plain", width: .nan, height: -1) {
      let given = variant.name.split(separator: "-").filter { $0 == "points" }
      XCTAssertEqual(try Stage(variant.content).failures.count, given.count, variant.name)
      XCTAssertTrue(variant.sizeInfo.frame.width.isFinite && variant.sizeInfo.frame.height > 0)
    }
  }
}
