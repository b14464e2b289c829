import Graphics
import XCTest

@testable import ViewTree

final class PlacedDumpTests: XCTestCase {
  func testNumbers() {
    let expected: [(CGFloat, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (20 + 1.0 / 3, "20.333"), (0.0004, "0"), (-0.0004, "0"),
      (1.05, "1.05"),
      (1.005, "1.005"), (100, "100"), (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (1e300, "huge"),
      (-1e300, "-huge"), (123_456_789.5, "123456789.5"),
    ]
    for (value, text) in expected { XCTAssertEqual(number(value), text) }
  }

  func testSemanticsFollowTheFrame() {
    var button = ViewNode.rule(ElementRule(name: "Button"), Leaf.fixed(30, 10))
    var semantics = Semantics(role: "Button", label: "Close \"Map\"\n")
    semantics.identifier = "close"
    semantics.value = "1"
    semantics.traits = ["isButton", "isSelected"]
    button.semantics = semantics
    var hidden = Leaf.fixed(1, 1)
    hidden.semantics = Semantics()
    hidden.semantics?.isHidden = true
    assertLayout(
      .v(button, hidden), in: 30, 11,
      #"""
      VStack(spacing: 0) (0, 0; 30 × 11)
        Button (0, 0; 30 × 10) label: "Close \"Map\"\n" value: "1" id: "close" [isButton, isSelected]
          Box (0, 0; 30 × 10)
        Box (15, 10; 1 × 1) hidden
      """#)
  }
}
