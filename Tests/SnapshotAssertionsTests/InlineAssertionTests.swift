import SnapshotAssertions
import SwiftUI
import Testing
import XCTest

private struct Total: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Total").bold()
      Button("Buy") {}.accessibilityIdentifier("buy")
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 }.accessibilityLabel("Add").accessibilityValue("\(count)") }
}

private struct Order: Encodable {
  var name = "Ada"
  var items = ["Tea": 2, "Ink": 1]
}

/// The literals here were written by the assertion itself.
final class InlineAssertionTests: XCTestCase {
  func testTreesOfViews() {
    assertInlineSnapshot(of: Total(), as: .tree(layout: .fixed(width: 100, height: 60))) {
      """
      VStack(spacing: 8) (30.25, 5.5; 39.5 × 49)
        Text "Total" font: "17 semibold" (30.5, 5.5; 39.5 × 20.5)
        Button (30.25, 34; 29 × 20.5) id: "buy" traits: "button"
          Text "Buy" font: "17" (30.5, 34; 29 × 20.5)
      """
    }
  }

  /// Nothing moves because something beside it became longer.
  func testTreesBeginAtTheTopLeft() {
    assertInlineSnapshot(of: Total(), as: .tree) {
      """
      VStack(spacing: 8) (0, 0; 39.5 × 49)
        Text "Total" font: "17 semibold" (0, 0; 39.5 × 20.5)
        Button (0, 28.5; 29 × 20.5) id: "buy" traits: "button"
          Text "Buy" font: "17" (0, 28.5; 29 × 20.5)
      """
    }
    assertInlineSnapshot(of: Color.red, as: .tree) {
      """
      Color (0, 0; 350 × 500)
      """
    }
  }

  func testAccessibilityOfViews() {
    assertInlineSnapshot(of: Total(), as: .accessibility) {
      """
      "Total"
      "Buy" button — id: "buy"
      """
    }
    assertInlineSnapshot(of: Toggle("Wi-Fi", isOn: .constant(true)), as: .accessibility(layout: .fits(width: 200))) {
      """
      "Wi-Fi" switch — value: "on"
      """
    }
    assertInlineSnapshot(of: EmptyView(), as: .accessibility) { "" }
  }

  func testHosts() {
    let host = ViewHost(of: Counter(), layout: .fixed(width: 100, height: 40))
    host.tap("Add")
    assertInlineSnapshot(of: host, as: .accessibility) {
      """
      "Add" button — value: "1"
      """
    }
    assertInlineSnapshot(of: host, as: .tree) {
      """
      Button (46.25, 9.75; 7.5 × 20.5) label: "Add" value: "1" traits: "button"
        Text "1" font: "17" (46.5, 10; 7.5 × 20.5)
      """
    }
  }

  func testTexts() {
    assertInlineSnapshot(of: Order(), as: .json) {
      """
      {
        "items" : {
          "Ink" : 1,
          "Tea" : 2
        },
        "name" : "Ada"
      }
      """
    }
    assertInlineSnapshot(of: Order(), as: .dump) {
      """
      ▿ Order
        ▿ items: 2 key/value pairs
          ▿ (2 elements)
            - key: "Ink"
            - value: 1
          ▿ (2 elements)
            - key: "Tea"
            - value: 2
        - name: "Ada"

      """
    }
    assertInlineSnapshot(of: [1, 2].map { $0 * 2 }, as: .description) { "[2, 4]" }
    assertInlineSnapshot(of: "C:\\dir \"quoted\" \t\nnext ") {
      #"""
      C:\dir "quoted" \#t
      next\#u{20}
      """#
    }
    assertInlineSnapshot(of: Order().name, as: SnapshotText { $0.uppercased() }) {
      """
      ADA
      """
    }
  }

  func testWrapped() {
    assertShouted("hey", by: 2) {
      """
      HEY!!
      """
    }
  }

  private func assertShouted(
    _ text: String, by count: Int, matches: (() -> String)? = nil, fileID: StaticString = #fileID,
    file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    assertInlineSnapshot(
      of: text.uppercased() + String(repeating: "!", count: count), matches: matches, fileID: fileID, file: file,
      function: function, line: line, column: column)
  }
}

@Suite struct InlineSwiftTests {
  @Test func texts() {
    assertInlineSnapshot(of: Order().items.keys.sorted(), as: .description) {
      """
      ["Ink", "Tea"]
      """
    }
  }
  @Test @MainActor func trees() {
    assertInlineSnapshot(of: Color.red, as: .tree(layout: .fixed(width: 4, height: 4))) {
      """
      Color (0, 0; 4 × 4)
      """
    }
  }
}
