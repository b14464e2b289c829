import XCTest

@testable import SwiftUI

private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

/// Rows that share columns.
final class GridTests: XCTestCase {
  private func colors(_ dump: String) -> [String] {
    dump.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      $0.hasPrefix("Color") || $0.hasPrefix("FAILED")
    }
  }

  @MainActor func testColumnsAreAsWideAsTheirWidestCell() async throws {
    let dump = try placed(
      Grid {
        GridRow {
          box(20, 10)
          box(10, 20)
        }
        GridRow {
          box(40, 10)
          box(30, 10)
        }
      })
    XCTAssertTrue(dump.hasPrefix("Grid (0, 0; 78 × 38)"), dump)
    XCTAssertEqual(
      colors(dump),
      ["Color (10, 5; 20 × 10)", "Color (58, 0; 10 × 20)", "Color (0, 28; 40 × 10)", "Color (48, 28; 30 × 10)"])
  }

  @MainActor func testNegativeSpacingLaysTracksOverEachOther() async throws {
    func grid(_ spacing: CGFloat) throws -> String {
      try placed(
        Grid(alignment: .topLeading, horizontalSpacing: spacing, verticalSpacing: spacing) {
          GridRow {
            box(20, 10)
            box(10, 10)
          }
          GridRow { box(15, 10).gridCellColumns(2) }
        })
    }
    XCTAssertEqual(
      colors(try grid(-5)), ["Color (0, 0; 20 × 10)", "Color (15, 0; 10 × 10)", "Color (0, 5; 15 × 10)"])
    let far = try grid(-500)
    XCTAssertFalse(far.contains("FAILED"), far)
    let lazy = try placed(
      LazyVGrid(columns: [GridItem(.fixed(20), spacing: -30), GridItem(.fixed(10))], spacing: -60) {
        box(20, 10)
        box(10, 10)
        box(10, 10)
      }, width: 100)
    XCTAssertFalse(lazy.contains("FAILED"), lazy)
  }

  @MainActor func testAlignmentsOfGridRowColumnAndCell() async throws {
    let dump = try placed(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(10, 10)
          box(10, 30).gridColumnAlignment(.trailing)
        }
        GridRow {
          box(20, 20)
          box(30, 10)
        }
        GridRow {
          box(4, 4).gridCellAnchor(UnitPoint(x: 0.5, y: 1))
          box(8, 12)
        }
      })
    XCTAssertEqual(
      colors(dump),
      [
        "Color (0, 20; 10 × 10)", "Color (40, 0; 10 × 30)", "Color (0, 30; 20 × 20)", "Color (20, 30; 30 × 10)",
        "Color (8, 58; 4 × 4)", "Color (42, 50; 8 × 12)",
      ])
    let mirrored = try placed(
      Grid(alignment: .leading, horizontalSpacing: 2) {
        GridRow {
          box(10, 5); box(20, 5)
        }
      }
      .environment(\.layoutDirection, .rightToLeft))
    XCTAssertEqual(colors(mirrored), ["Color (22, 0; 10 × 5)", "Color (0, 0; 20 × 5)"])
  }

  @MainActor func testFlexibleColumnsShareWhatIsLeft() async throws {
    let dump = try placed(
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(30, 5)
          Color.blue.frame(height: 5)
          Color.blue.frame(height: 5)
        }
        GridRow {
          Color.green.gridCellUnsizedAxes([.horizontal, .vertical])
          Color.blue.frame(maxWidth: 20).frame(height: 7)
        }
      }, width: 150)
    XCTAssertTrue(dump.hasPrefix("Grid(horizontalSpacing: 10, verticalSpacing: 0) (0, 0; 150 × 12)"), dump)
    XCTAssertEqual(
      colors(dump),
      [
        "Color (0, 0; 30 × 5)", "Color (40, 0; 50 × 5)", "Color (100, 0; 50 × 5)", "Color (0, 5; 30 × 7)",
        "Color (55, 5; 20 × 7)",
      ])
  }

  @MainActor func testCellsOfSeveralColumnsAndWholeRows() async throws {
    let dump = try placed(
      Grid(horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          box(10, 1)
          box(20, 1)
          box(10, 1)
        }
        GridRow {
          Color.blue.frame(height: 2).gridCellColumns(2)
          Color.blue.frame(width: 5, height: 2)
        }
        Color.green.frame(height: 3)
        box(60, 1)
      })
    // The last row is 12 points wider than the columns: at its ideal width they take four more each. In that width the cell
    // of two columns takes all that is left.
    XCTAssertTrue(dump.contains("Grid(horizontalSpacing: 4, verticalSpacing: 0) (0, 0; 60 × 7)"), dump)
    XCTAssertEqual(
      colors(dump),
      [
        "Color (3, 0; 10 × 1)", "Color (23, 0; 20 × 1)", "Color (50, 0; 10 × 1)", "Color (0, 1; 46 × 2)",
        "Color (52.5, 1; 5 × 2)",
        "Color (0, 3; 60 × 3)", "Color (0, 6; 60 × 1)",
      ])
    // A divider between rows makes the grid as wide as it may be.
    let wide = try placed(
      Grid {
        GridRow {
          box(10, 10); box(10, 10)
        }; Divider()
      }, width: 108)
    XCTAssertTrue(wide.hasPrefix("Grid (0, 0; 108 × 18.5)"), wide)
    let unsized = try placed(
      Grid {
        GridRow {
          box(10, 10); box(10, 10)
        }; Divider().gridCellUnsizedAxes(.horizontal)
      }, width: 108)
    XCTAssertTrue(unsized.contains("Grid (40, 0; 28 × 18.5)"), unsized)
    XCTAssertTrue(unsized.contains("Color (40, 18; 28 × 0.5)"), unsized)
  }

  @MainActor func testRowsShareTheHeight() async throws {
    let dump = try placed(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10); Color.blue.gridCellUnsizedAxes(.vertical)
        }
        GridRow {
          Color.green; Color.green
        }
        GridRow {
          Color.green.layoutPriority(1); Color.green.layoutPriority(1)
        }
      }, width: 20, height: 60)
    XCTAssertEqual(
      colors(dump),
      [
        "Color (0, 0; 10 × 10)", "Color (10, 0; 10 × 10)", "Color (0, 10; 10 × 0)", "Color (10, 10; 10 × 0)",
        "Color (0, 10; 10 × 50)", "Color (10, 10; 10 × 50)",
      ])
  }

  @MainActor func testTextsKeepTheirLinesAndSpacing() async throws {
    let dump = try placed(
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          Text("One")
          Text("Two").font(.largeTitle)
        }
        GridRow {
          Text("A longer one")
          Text("4")
        }
      }, width: 300)
    XCTAssertTrue(dump.contains("Text \"A longer one\""), dump)
    let lines = dump.split(separator: "\n").filter { $0.contains("Text") }
    XCTAssertEqual(lines.count, 4, dump)
    // Texts stand as close as in a stack; of one baseline in a row.
    let stack = try placed(
      VStack {
        Text("Two").font(.largeTitle); Text("4")
      })
    func height(_ dump: String) -> Substring { dump.prefix { $0 != ")" }.split(separator: "×")[1] }
    XCTAssertEqual(height(dump), height(stack))
  }

  @MainActor func testRowsOutOfAGridInLoopsAndLayouts() async throws {
    XCTAssertEqual(
      colors(
        try placed(
          HStack(spacing: 0) {
            GridRow {
              box(10, 10); box(10, 10)
            }
          })
      ).count, 2)
    let grid = AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) {
      ForEach(0..<2, id: \.self) { row in
        GridRow { ForEach(0..<3, id: \.self) { box(CGFloat(10 + row), 10 + CGFloat($0)) } }.padding(1)
      }
    }
    let dump = try placed(grid)
    XCTAssertTrue(dump.hasPrefix("Grid(horizontalSpacing: 0, verticalSpacing: 0) (0, 0; 39 × 28)"), dump)
    XCTAssertTrue(try placed(Grid {}).hasPrefix("Grid (0, 0; 0 × 0)"))
    XCTAssertTrue(
      try placed(
        Grid {
          GridRow {}; box(3, 3)
        }
      ).hasPrefix("Grid (0, 0; 3 × 3)"))
    for count in [Int.min, 0, Int.max] {
      let dump = try placed(Grid(horizontalSpacing: 0) { GridRow { box(3, 3).gridCellColumns(count) } })
      XCTAssertTrue(dump.contains("(0, 0; 3 × 3)"), dump)
    }
    XCTAssertTrue(
      try placed(
        Grid(horizontalSpacing: .nan) {
          GridRow {
            box(3, 3); box(3, 3)
          }
        }
      ).hasPrefix("FAILED: Grid"))
  }

  @MainActor func testViewThatFits() async throws {
    let view = ViewThatFits(in: .horizontal) {
      box(100, 10)
      box(50, 20)
      box(20, 30)
    }
    XCTAssertEqual(colors(try placed(view, width: 120)), ["Color (10, 0; 100 × 10)"])
    XCTAssertEqual(colors(try placed(view, width: 60)), ["Color (5, 0; 50 × 20)"])
    XCTAssertEqual(colors(try placed(view, width: 10)), ["Color (-5, 0; 20 × 30)"], "the last, where none fits")
    XCTAssertEqual(
      colors(
        try placed(
          ViewThatFits {
            box(10, 10); box(5, 5)
          }, width: 20, height: 8)), ["Color (7.5, 1.5; 5 × 5)"])
    XCTAssertEqual(colors(try placed(ViewThatFits {}, width: 20, height: 8)), [])
  }

  @MainActor func testContainerRelativeFrames() async throws {
    // Of the picture.
    XCTAssertEqual(
      colors(
        try placed(
          Color.red.frame(height: 5).containerRelativeFrame(.horizontal) { width, _ in width / 4 }, width: 100,
          height: 40)),
      ["Color (37.5, 17.5; 25 × 5)"])
    // Of a scroll view, three and a gap of ten between them: (200 − 2 · 10) / 3.
    let row = ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(0..<3, id: \.self) { _ in Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10) }
        Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
      }
    }
    XCTAssertEqual(
      colors(try placed(row.frame(width: 200), width: 400, height: 40)),
      ["Color (100, 0; 60 × 40)", "Color (170, 0; 60 × 40)", "Color (240, 0; 60 × 40)", "Color (310, 0; 130 × 40)"])
    // Without the margins.
    let margins = ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]) }.contentMargins(
      10, for: .scrollContent)
    XCTAssertEqual(colors(try placed(margins, width: 100, height: 60)), ["Color (10, 10; 80 × 40)"])
    XCTAssertEqual(
      colors(try placed(Color.red.frame(width: 3, height: 4).containerRelativeFrame(.vertical))),
      ["Color (0, 0; 3 × 4)"])
  }
}
