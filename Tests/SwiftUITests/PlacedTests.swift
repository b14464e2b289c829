@testable import SwiftUI
import XCTest

/// Views placed with real fonts: sizes and positions that were measured on devices. [facts, swiftui-layout.md]
final class PlacedTests: XCTestCase {
  @MainActor func testTextSizes() async throws {
    // One line of body is 20.33 points at 3 pixels a point, two are 22 apart. [section 7]
    XCTAssertTrue(try placed(Text("Hello"), scale: 3).hasSuffix("20.333)"))
    XCTAssertTrue(try placed(Text("a\nb"), scale: 3).hasSuffix("42.333)"))
    // Padding by default is 16. [section 4: M:macro-padding-default]
    XCTAssertTrue(try placed(Text("Hello").padding(), scale: 3).split(separator: "\n")[0].hasSuffix("52.333)"))
  }

  @MainActor func testModifiersOfLayout() async throws {
    XCTAssertEqual(
      try placed(Color.red.frame(width: 20, height: 10).padding(.horizontal, 4).offset(x: 3), width: 50, height: 30),
      """
      offset(x: 3, y: 0) (11, 10; 28 × 10)
        padding(horizontal: 4, vertical: 0) (14, 10; 28 × 10)
          frame(width: 20, height: 10) (18, 10; 20 × 10)
            Color (18, 10; 20 × 10)
      """)
    XCTAssertEqual(
      try placed(Color.red.frame(maxWidth: .infinity, maxHeight: 10, alignment: .leading), width: 50, height: 30),
      "frame(maxWidth: inf, maxHeight: 10) (0, 10; 50 × 10)\n  Color (0, 10; 50 × 10)")
    XCTAssertEqual(
      try placed(Color.red.aspectRatio(2, contentMode: .fit), width: 50, height: 50),
      "aspectRatio(2, fit) (0, 12.5; 50 × 25)\n  Color (0, 12.5; 50 × 25)")
    XCTAssertEqual(
      try placed(Color.red.frame(width: 10, height: 10).position(x: 5, y: 5), width: 50, height: 50).split(
        separator: "\n"
      ).last,
      "    Color (0, 0; 10 × 10)")
  }

  @MainActor func testSpacersAndDividersFollowTheirStack() async throws {
    XCTAssertEqual(
      try placed(
        HStack(spacing: 0) {
          Color.red.frame(width: 10); Spacer(); Divider()
        }, width: 50, height: 20),
      """
      HStack(spacing: 0) (0, 0; 50 × 20)
        frame(width: 10) (0, 0; 10 × 20)
          Color (0, 0; 10 × 20)
        Spacer (10, 10; 39.5 × 0)
        Divider (49.5, 0; 0.5 × 20)
          Color (49.5, 0; 0.5 × 20)
      """)
    XCTAssertEqual(
      try placed(
        VStack(spacing: 0) {
          Divider(); Spacer(minLength: 3)
        }, width: 50, height: 20),
      """
      VStack(spacing: 0) (0, 0; 50 × 20)
        Divider (0, 0; 50 × 0.5)
          Color (0, 0; 50 × 0.5)
        Spacer(minLength: 3) (25, 0.5; 0 × 19.5)
      """)
    // Inside an overlay there is no stack.
    XCTAssertTrue(
      try placed(HStack { Color.red.overlay(Divider()) }, width: 50, height: 20).contains("Divider (0, 9.75; 50 × 0.5)")
    )
  }

  @MainActor func testLayersTakeTheSizeOfTheirPrimary() async throws {
    XCTAssertEqual(
      try placed(
        Color.red.frame(width: 20, height: 10)
          .overlay(alignment: .topTrailing) {
            Color.blue.frame(width: 4, height: 4); Color.green.frame(width: 6, height: 2)
          },
        width: 50, height: 30),
      """
      overlay (15, 10; 20 × 10)
        frame(width: 20, height: 10) (15, 10; 20 × 10)
          Color (15, 10; 20 × 10)
        ZStack (29, 10; 6 × 4)
          frame(width: 4, height: 4) (31, 10; 4 × 4)
            Color (31, 10; 4 × 4)
          frame(width: 6, height: 2) (29, 10; 6 × 2)
            Color (29, 10; 6 × 2)
      """)
  }

  @MainActor func testGuidesAndPriorities() async throws {
    let guides = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 10, height: 5).alignmentGuide(.leading) { $0.width }
      Color.blue.frame(width: 10, height: 5)
    }
    XCTAssertEqual(
      try placed(guides),
      """
      VStack(spacing: 0) (0, 0; 20 × 10)
        alignmentGuide (0, 0; 10 × 5)
          frame(width: 10, height: 5) (0, 0; 10 × 5)
            Color (0, 0; 10 × 5)
        frame(width: 10, height: 5) (10, 5; 10 × 5)
          Color (10, 5; 10 × 5)
      """)
    let priorities = HStack(spacing: 0) {
      Color.red.frame(minWidth: 5)
      Color.blue.layoutPriority(1)
    }
    XCTAssertTrue(try placed(priorities, width: 50, height: 10).hasSuffix("Color (5, 0; 45 × 10)"))
  }

  @MainActor func testReadersGetTheirSizeAndTopLeadingContent() async throws {
    let reader = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 2, height: proxy.frame(in: .global).minY)
    }
    XCTAssertEqual(
      try placed(reader.padding(10), width: 60, height: 40),
      """
      padding(10) (0, 0; 60 × 40)
        GeometryReader (10, 10; 40 × 20)
          frame(width: 20, height: 10) (10, 10; 20 × 10)
            Color (10, 10; 20 × 10)
      """)
  }

  @MainActor func testScrollViews() async throws {
    let scroll = ScrollView {
      Color.red.frame(height: 30); Color.blue.frame(width: 5, height: 30)
    }
    XCTAssertEqual(
      try placed(scroll, width: 60, height: 40),
      """
      viewport (0, 0; 60 × 40)
        ScrollView (0, 0; 60 × 40)
          VStack (0, 0; 60 × 68)
            frame(height: 30) (0, 0; 60 × 30)
              Color (0, 0; 60 × 30)
            frame(width: 5, height: 30) (27.5, 38; 5 × 30)
              Color (27.5, 38; 5 × 30)
      """)
  }

  @MainActor func testGrids() async throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(10)), GridItem(.flexible())], spacing: 2) {
      ForEach(0..<3) { _ in Color.red.frame(height: 5) }
    }
    let lines = try placed(grid, width: 58, height: 12).split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.first, "LazyVGrid(spacing: 2) (0, 0; 58 × 12)")
    XCTAssertEqual(
      lines.filter { $0.contains("Color") },
      ["    Color (0, 0; 10 × 5)", "    Color (18, 0; 40 × 5)", "    Color (0, 7; 10 × 5)"])
    let rows = LazyHGrid(rows: [GridItem(.fixed(10), spacing: 4), GridItem(.fixed(10))], spacing: 3) {
      ForEach(0..<3) { _ in Color.red.frame(width: 5) }
    }
    XCTAssertEqual(
      try placed(rows).split(separator: "\n").filter { $0.contains("Color") },
      ["    Color (0, 0; 5 × 10)", "    Color (0, 14; 5 × 10)", "    Color (8, 0; 5 × 10)"])
  }

  @MainActor func testRightToLeft() async throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 10); Color.blue
    }.frame(height: 5)
      .environment(\.layoutDirection, .rightToLeft)
    XCTAssertTrue(try placed(row, width: 50, height: 5).contains("Color (40, 0; 10 × 5)"))
  }

  @MainActor func testWrongSizesAreNamed() async throws {
    for length in [CGFloat.nan, -5, -CGFloat.infinity] {
      let dump = try placed(Color.red.frame(width: length, height: 10).padding(length), width: 50, height: 30)
      XCTAssertTrue(dump.hasPrefix("FAILED: "), dump)
    }
    XCTAssertFalse(try placed(Color.red.frame(width: 100_000, height: 10), width: 50, height: 30).contains("FAILED"))
  }
}
