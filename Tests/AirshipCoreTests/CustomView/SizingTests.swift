@testable import AirshipCore
import StageSupport
import SwiftUI
import XCTest

/// The frame of a Scene around a custom view.
final class SizingTests: XCTestCase {
  typealias Length = CustomViewHost.Length

  /// [facts, airship-api.md section 3]
  func testWhichLengthsAreAutomatic() {
    let table: [(Length, isAuto: Bool, points: CGFloat?)] = [
      (.auto, true, nil), (.points(120), false, 120), (.points(0), false, 0), (.percent(50, of: 300), false, 150),
      (.percent(100, of: nil), true, nil), (.percent(0, of: 300), false, 0),
    ]
    for (length, isAuto, points) in table {
      let wide = CustomViewHost.Constraints(width: length, height: .points(10)).sizeInfo
      XCTAssertEqual(wide.isAutoWidth, isAuto, "\(length)")
      XCTAssertFalse(wide.isAutoHeight)
      XCTAssertEqual(wide.width, points ?? SizeInfo.automaticSize.width, "\(length)")
      let high = CustomViewHost.Constraints(width: .points(10), height: length).sizeInfo
      XCTAssertEqual(high.isAutoHeight, isAuto, "\(length)")
      XCTAssertFalse(high.isAutoWidth)
    }
  }

  @MainActor func testBuilderIsToldTheFlags() async throws {
    AirshipCustomViewManager.shared.register(name: "flags") { args in
      Text(verbatim: "\(args.sizeInfo.isAutoWidth) \(args.sizeInfo.isAutoHeight)")
    }
    let text = try Stage(CustomViewHost(name: "flags", width: .percent(100, of: nil), height: .percent(40, of: 500)))
      .texts
    XCTAssertEqual(text, ["true false"])
  }

  @MainActor func testFixedFrameWhereTheAxisIsAutomatic() async throws {
    // The way the SDK's documentation has it: a length of one's own exactly where the Scene gives none.
    AirshipCustomViewManager.shared.register(name: "panel") { args in
      Color.blue.frame(
        width: args.sizeInfo.isAutoWidth ? 350 : nil, height: args.sizeInfo.isAutoHeight ? 500 : nil)
    }
    let cases: [(Length, Length, CGSize)] = [
      (.auto, .auto, CGSize(width: 350, height: 500)), (.points(200), .points(120), CGSize(width: 200, height: 120)),
      (.percent(50, of: 600), .auto, CGSize(width: 300, height: 500)),
    ]
    for (width, height, size) in cases {
      let stage = try Stage(CustomViewHost(name: "panel", width: width, height: height), width: 700, height: 700)
      XCTAssertEqual(stage.first("Color")?.frame.size, size)
    }
  }

  @MainActor func testPointsHoldAgainstASmallerOfferAndSharesGiveWay() async throws {
    AirshipCustomViewManager.shared.register(name: "greedy") { _ in Color.green }
    let fixed = try Stage(
      CustomViewHost(name: "greedy", width: .points(300), height: .points(80)), width: 100, height: 50)
    XCTAssertEqual(fixed.first("Color")?.frame, CGRect(x: -100, y: -15, width: 300, height: 80))
    let share = try Stage(
      CustomViewHost(name: "greedy", width: .percent(100, of: 300), height: .auto), width: 100, height: 50)
    XCTAssertEqual(share.first("Color")?.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @MainActor func testSmallerViewsAreCentredAndLargerOnesCutEvenly() async throws {
    AirshipCustomViewManager.shared.register(name: "square") { args in
      Color.red.frame(width: args.properties?.double ?? 0, height: args.properties?.double ?? 0)
    }
    func host(_ side: AirshipJSON) -> some View {
      CustomViewHost(name: "square", properties: side, width: .points(100), height: .points(60))
    }
    let small = try Stage(host(20), width: 100, height: 60)
    XCTAssertEqual(small.first("Color")?.frame, CGRect(x: 40, y: 20, width: 20, height: 20))
    let large = try Stage(host(160), width: 100, height: 60)
    XCTAssertEqual(large.first("Color")?.frame, CGRect(x: -30, y: -50, width: 160, height: 160))
    XCTAssertEqual(large.first("clipped")?.frame, CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @MainActor func testAutomaticAxesAreAsLargeAsTheView() async throws {
    AirshipCustomViewManager.shared.register(name: "badge") { _ in Color.red.frame(width: 30, height: 20) }
    let stage = try Stage(CustomViewHost(name: "badge"), width: 100, height: 100)
    XCTAssertEqual(stage.first("clipped")?.frame, CGRect(x: 35, y: 40, width: 30, height: 20))
    XCTAssertNil(stage.first("frame()"))
  }

  @MainActor func testMalformedLengthsFailWithoutTrapping() async throws {
    AirshipCustomViewManager.shared.register(name: "any") { _ in Color.red }
    for length: Length in [
      .points(.nan), .points(-1), .points(.infinity), .percent(.nan, of: 10), .percent(-5, of: 10),
    ] {
      let stage = try Stage(CustomViewHost(name: "any", width: length, height: .points(10)))
      XCTAssertEqual(stage.failures.count, 1, "\(length)")
      XCTAssert(stage.failures.first?.contains("width \(length)") == true, "\(stage.failures)")
    }
  }
}
