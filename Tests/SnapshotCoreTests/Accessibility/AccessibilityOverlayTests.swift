import SwiftUI
import ViewTree
import XCTest

@testable import SnapshotCore

/// Pictures of more elements than a legend can hold.
@MainActor final class AccessibilityOverlayTests: XCTestCase {
  private func overlay(_ count: Int, label: @escaping (Int) -> String, layout: SnapshotLayout) throws
    -> AccessibilitySnapshot
  {
    try accessibilityPicture(layout: layout, traits: .displayScale(1)) {
      ZStack {
        ForEach(0..<count, id: \.self) { index in
          Rectangle().frame(width: 2, height: 2).accessibilityElement().accessibilityLabel(label(index))
        }
      }
    }.accessibility
  }

  private func texts(_ snapshot: AccessibilitySnapshot) -> [String] {
    var texts: [String] = []
    snapshot.overlayTree.node.forEach { if let text = $0.text { texts.append(text) } }
    return texts
  }

  /// So many were larger than a picture can be, and the assertion failed for that.
  func testTheLegendIsCutAndSaysSo() async throws {
    let snapshot = try overlay(2_300, label: { "Element \($0)" }, layout: .fixed(width: 390, height: 400))
    XCTAssertEqual(snapshot.elements.count, 2_300)
    XCTAssertEqual(snapshot.text.split(separator: "\n").count, 2_300, "the text has all of them")
    XCTAssertEqual(snapshot.legendCount, 1_000)
    XCTAssert(texts(snapshot).contains("… and 1,300 more in the text"))
  }

  /// Rows of many lines make it larger than their number says.
  func testLongRowsAreCutEarlier() async throws {
    // Below a wide picture is room for one column.
    let words = String(repeating: "many words ", count: 90)
    let snapshot = try overlay(160, label: { "\($0) " + words }, layout: .fixed(width: 500, height: 100))
    XCTAssertEqual(snapshot.legendCount, 80)
    XCTAssert(texts(snapshot).contains("… and 80 more in the text"))
    XCTAssertLessThanOrEqual(snapshot.overlay.height, SnapshotRenderer.maximumSide)
  }

  func testAFewAreAllThere() async throws {
    let snapshot = try overlay(3, label: { "Element \($0)" }, layout: .fixed(width: 390, height: 400))
    XCTAssertEqual(snapshot.legendCount, 3)
    XCTAssertFalse(texts(snapshot).contains { $0.hasPrefix("… and") })
  }
}
