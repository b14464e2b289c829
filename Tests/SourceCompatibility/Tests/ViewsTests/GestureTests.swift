import SnapshotAssertions
import SwiftUI
import XCTest

#if VIEWS_IN_SWIFT_5
  @testable import ViewsInSwift5
#else
  @testable import Views
#endif

/// Views under a finger.
final class GestureTests: XCTestCase {
  func testDragBox() {
    let host = ViewHost(
      of: DragBox().accessibilityElement().accessibilityLabel("box"), layout: .fixed(width: 240, height: 240))
    XCTAssertSnapshot(of: host, named: "untouched")
    host.press("box")
    host.advance(by: 0.6)
    host.move(by: CGSize(width: 50, height: 10))
    XCTAssertSnapshot(of: host, named: "dragging")
    host.release()
    XCTAssertSnapshot(of: host, named: "dropped")
    // About the middle of the picture: the circle was moved away from it before it was rotated.
    host.rotate("box", by: .degrees(90))
    XCTAssertSnapshot(of: host, named: "rotated")
  }
  func testSwipeAway() {
    let host = ViewHost(of: SwipeAway(), layout: .fixed(width: 240, height: 120))
    XCTAssertSnapshot(of: host, named: "untouched")
    host.press("Swipe")
    host.move(by: CGSize(width: 30, height: 0))
    host.move(by: CGSize(width: 30, height: 0))
    XCTAssertSnapshot(of: host, named: "swiping")
    host.release()
    XCTAssertSnapshot(of: host, named: "released")
    host.magnify("Both", by: 20)
    XCTAssertSnapshot(of: host, named: "magnified")
  }

  func testJumpingList() {
    let host = ViewHost(of: JumpingList(), layout: .fixed(width: 160, height: 200))
    XCTAssertSnapshot(of: host, named: "top")
    host.tap("Last")
    XCTAssertSnapshot(of: host, named: "bottom")
    host.scroll(to: "Row 20")
    XCTAssertSnapshot(of: host, named: "scrolled")
  }
}
