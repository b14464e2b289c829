import Foundation
import XCTest

@testable import Graphics

final class OverlapTests: XCTestCase {
  func testAsFoundationsWhereThatAnswers() {
    let sides: [CGFloat] = [-20, -1, 0, 0.5, 3, 10, 1e9]
    var state: UInt64 = 1
    func side() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return sides[Int(state >> 33) % sides.count]
    }
    func rect() -> CGRect { CGRect(x: side(), y: side(), width: side(), height: side()) }
    for _ in 0..<2_000 {
      let (a, b) = (rect(), rect())
      XCTAssertEqual(a.overlap(with: b), a.intersection(b), "\(a) \(b)")
      XCTAssertEqual(a.overlaps(b), a.intersects(b), "\(a) \(b)")
      XCTAssertEqual(a.overlap(with: b), b.overlap(with: a))
    }
    for a in [CGRect.null, .infinite] {
      XCTAssertEqual(a.overlap(with: CGRect(x: 1, y: 2, width: 3, height: 4)).isNull, a.isNull)
    }
  }

  func testNumbersThatAreNone() {
    let whole = CGRect(x: 0, y: 0, width: 10, height: 10)
    for rect in [
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
      CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1),
    ] {
      XCTAssert(rect.overlap(with: whole).isNull)
      XCTAssert(whole.overlap(with: rect).isNull)
      XCTAssertFalse(whole.overlaps(rect))
    }
  }
}
