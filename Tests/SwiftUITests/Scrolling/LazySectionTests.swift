import XCTest

@testable import SwiftUI

/// Sections in lazy stacks and grids, and what is pinned.
final class LazySectionTests: XCTestCase {
  private func colors(_ dump: String) -> [String] {
    dump.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      $0.hasPrefix("Color") || $0.hasPrefix("FAILED")
    }
  }
  @MainActor private func sections(_ count: Int) -> some View {
    ForEach(0..<2, id: \.self) { section in
      Section {
        ForEach(0..<count, id: \.self) { _ in Color.blue.frame(height: 20) }
      } header: {
        Color.red.frame(height: 10)
      } footer: {
        Color.green.frame(height: 6)
      }
      .id("section \(section)")
    }
  }

  @MainActor func testHeadersAndFootersHaveALineToThemselves() async throws {
    let grid = LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) { sections(3) }
    XCTAssertEqual(
      colors(try placed(grid, width: 40)),
      [
        "Color (0, 0; 40 × 10)", "Color (0, 10; 20 × 20)", "Color (20, 10; 20 × 20)", "Color (0, 30; 20 × 20)",
        "Color (0, 50; 40 × 6)", "Color (0, 56; 40 × 10)", "Color (0, 66; 20 × 20)", "Color (20, 66; 20 × 20)",
        "Color (0, 86; 20 × 20)", "Color (0, 106; 40 × 6)",
      ])
    let row = LazyHGrid(rows: [GridItem(.fixed(5), spacing: 0), GridItem(.fixed(5))], spacing: 0) {
      Section {
        Color.blue.frame(width: 7)
      } header: {
        Color.red.frame(width: 3)
      }
    }
    XCTAssertEqual(colors(try placed(row)), ["Color (0, 0; 3 × 10)", "Color (3, 0; 7 × 5)"])
  }

  @MainActor func testPinnedHeadersStayInSight() async throws {
    func dump(_ y: CGFloat, _ pinned: PinnedScrollableViews) throws -> [String] {
      let view = ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) { sections(3) }
      }
      .scrollPosition(.constant(ScrollPosition(y: y)))
      return colors(try placed(view, width: 40, height: 50))
    }
    XCTAssertEqual(try dump(0, .sectionHeaders).first, "Color (0, 0; 40 × 10)")
    // 30 points down, the header is over the others, drawn last, and so after them in the tree.
    XCTAssertEqual(try dump(30, .sectionHeaders).last, "Color (0, 0; 40 × 10)")
    XCTAssertEqual(try dump(30, []).first, "Color (0, -30; 40 × 10)")
    // The section is 76 high: at 70 its end pushes the header out.
    XCTAssertEqual(try dump(70, .sectionHeaders).last, "Color (0, -4; 40 × 10)")
    // A footer stays at the bottom, that of a section which is not in sight at its beginning.
    XCTAssertEqual(try dump(0, .sectionFooters).suffix(2), ["Color (0, 44; 40 × 6)", "Color (0, 76; 40 × 6)"])
  }

  @MainActor func testPinnedInAGridAndAcross() async throws {
    let grid = ScrollView {
      LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0, pinnedViews: [.sectionHeaders]) { sections(4) }
    }
    .scrollPosition(.constant(ScrollPosition(y: 20)))
    XCTAssertEqual(colors(try placed(grid, width: 40, height: 30)).last, "Color (0, 0; 40 × 10)")
    let row = ScrollView(.horizontal) {
      LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          Color.blue.frame(width: 100)
        } header: {
          Color.red.frame(width: 10)
        }
      }
    }
    .scrollPosition(.constant(ScrollPosition(x: 20)))
    XCTAssertEqual(colors(try placed(row, width: 40, height: 30)).last, "Color (0, 0; 10 × 30)")
    XCTAssertEqual(
      colors(try placed(row.environment(\.layoutDirection, .rightToLeft), width: 40, height: 30)).last,
      "Color (30, 0; 10 × 30)")
  }
}
