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

private struct Order: Encodable {
  var name = "Ada"
  var items = ["Tea": 2, "Ink": 1]
}

/// The literals here were written by the assertion itself.
final class InlineAssertionTests: XCTestCase {
  func testTreesOfViews() {
    assertInlineSnapshot(of: Total(), as: .tree(layout: .fixed(width: 100, height: 60)))
  }

  func testTexts() {
    assertInlineSnapshot(of: Order(), as: .json)
    assertInlineSnapshot(of: Order(), as: .dump)
    assertInlineSnapshot(of: [1, 2].map { $0 * 2 }, as: .description) { "[2, 4]" }
    assertInlineSnapshot(of: "C:\\dir \"quoted\" \t\nnext ")
    assertInlineSnapshot(of: Order().name, as: SnapshotText { $0.uppercased() })
  }

  func testWrapped() { assertShouted("hey", by: 2) }

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
  @Test func texts() { assertInlineSnapshot(of: Order().items.keys.sorted(), as: .description) }
  @Test @MainActor func trees() { assertInlineSnapshot(of: Color.red, as: .tree(layout: .fixed(width: 4, height: 4))) }
}
