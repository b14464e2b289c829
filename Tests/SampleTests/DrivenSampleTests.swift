import SnapshotAssertions
import SwiftUI
import XCTest

/// Views that are driven through their states, each of which is a picture.
final class DrivenSampleTests: XCTestCase {
  func testBasketStepper() {
    let host = ViewHost(of: BasketStepper(article: "Olive oil", price: 8.5), layout: .fits(width: 350))
    XCTAssertSnapshot(of: host, named: "empty")
    host.press("Add one")
    XCTAssertSnapshot(of: host, named: "pressed")
    host.release()
    host.tap("Add one")
    XCTAssertSnapshot(of: host, named: "two")
    host.tap("Remove one")
    host.tap("Remove one")
    XCTAssertEqual(host.text(of: "count"), "0")
    XCTAssertFalse(host.isEnabled("Remove one"))
  }

  func testSwipeCard() {
    let host = ViewHost(of: SwipeCard(question: "Window seat?"), layout: .fixed(width: 300, height: 220))
    XCTAssertSnapshot(of: host, named: "asked")
    host.press("Window seat?")
    host.move(by: CGSize(width: 40, height: -10))
    XCTAssertSnapshot(of: host, named: "undecided")
    host.move(by: CGSize(width: 50, height: 0))
    XCTAssertSnapshot(of: host, named: "nearly yes")
    host.release()
    XCTAssertSnapshot(of: host, named: "yes")

    let other = ViewHost(of: SwipeCard(question: "Window seat?"), layout: .fixed(width: 300, height: 220))
    other.drag("Window seat?", by: CGSize(width: 30, height: 0))
    XCTAssertTrue(other.exists("Window seat?"), "let go too early, it comes back")
    other.swipe(.left, on: "Window seat?")
    XCTAssertTrue(other.exists("You said no."))
  }

  func testDeliveryForm() {
    let host = ViewHost(of: DeliveryForm(), layout: .fixed(width: 350, height: 360))
    XCTAssertFalse(host.isEnabled("Send"))
    XCTAssertSnapshot(of: host, named: "blank")
    host.type("Ada", into: "Name")
    XCTAssertEqual(host.value(of: "Name"), "Ada")
    XCTAssertSnapshot(of: host, named: "typing")
    host.select("Express", in: "Speed")
    host.toggle("Gift wrap", isOn: true)
    host.increment("Parcels: 1")
    XCTAssertSnapshot(of: host, named: "filled in")
    host.tap("Standard")
    host.tap("Gift wrap")
    host.tap("Send")
    XCTAssertTrue(host.exists("On its way to Ada"))
    XCTAssertSnapshot(of: host, named: "sent")
  }
}
