import Graphics
import Typography
import XCTest

@testable import ViewTree

/// The distances of swiftui-layout.md, section 2, with real fonts.
final class TextSpacingTests: XCTestCase {
  private let body = FontDescriptor(size: 17, baselineDistance: 22)
  private let interSemiBold20 = FontDescriptor(family: .custom("Inter-SemiBold"), size: 20)

  /// From the bottom of the first to the top of the second in a stack without a spacing of its own, in points.
  private func gap(
    _ first: ViewNode, _ second: ViewNode, scale: CGFloat, _ rules: SpacingRules
  ) throws -> CGFloat {
    let context = try TestFonts.context(scale: scale, spacingRules: rules)
    let (a, b) = (LayoutNode(first, context: context), LayoutNode(second, context: context))
    return a.spacing.distance(to: b.spacing, along: .vertical)
  }

  func testBodyOnThreePixelsAPoint() throws {
    let (text, view) = (Leaf.text("Ag", body), Leaf.fixed(10, 10))
    XCTAssertEqual(try gap(text, text, scale: 3, .iOS17), 2, accuracy: 0.005)
    XCTAssertEqual(try gap(view, text, scale: 3, .iOS17), 6.43, accuracy: 0.005)
    XCTAssertEqual(try gap(text, view, scale: 3, .iOS17), 10.64, accuracy: 0.005)
    XCTAssertEqual(try gap(view, view, scale: 3, .iOS17), 8)
  }

  func testTitleOverSubheadlineTakesTheLowerTextsLeading() throws {
    // Measured: fs-trip-progress, 2.33 points at 3x.
    let title = Leaf.text("12", FontDescriptor(size: 22, baselineDistance: 28))
    let subheadline = Leaf.text("min", FontDescriptor(size: 15, baselineDistance: 20))
    XCTAssertEqual(try gap(title, subheadline, scale: 3, .iOS17), 7.0 / 3, accuracy: 0.005)
  }

  func testInterOnOlderReleases() throws {
    // Measured: bc-spacing-grids, 13.5 below and about 9 above; 13.66 and 8.83 by the formula with that
    // Inter's metrics, which differ from the pinned version's in the fourth digit.
    let (text, view) = (Leaf.text("Ag", interSemiBold20), Leaf.fixed(10, 10))
    XCTAssertEqual(try gap(text, view, scale: 2, .iOS13), 13.66, accuracy: 0.02)
    XCTAssertEqual(try gap(view, text, scale: 2, .iOS13), 8.83, accuracy: 0.02)
    XCTAssertEqual(try gap(text, text, scale: 2, .iOS13), 0)
  }

  func testATextsNeighboursInAColumn() throws {
    // The text is 20.33 points high; 6.43 above and 10.64 below it.
    let placed = Placer.place(
      .v(.leading, spacing: nil, Leaf.fixed(10, 10, "A"), Leaf.text("Ag", body), Leaf.fixed(10, 10, "B")),
      in: CGSize(width: 30, height: 57.41), context: try TestFonts.context(scale: 3))
    XCTAssertEqual(placed.children[1].frame.height, 61.0 / 3, accuracy: 1e-9)
    XCTAssertEqual(placed.children[1].frame.minY, 49.0 / 3, accuracy: 1e-9, "16.43 to the nearest pixel")
    XCTAssertEqual(
      placed.children[2].frame.minY, 142.0 / 3, accuracy: 1e-9, "16.43 + 20.33 + 10.64 to the nearest pixel")
  }

  func testBaselinesOfTextsOfTwoSizes() throws {
    let context = try TestFonts.context(scale: 2)
    let row = LayoutNode(
      .h(.firstTextBaseline, Leaf.text("Ag", FontDescriptor(size: 34)), Leaf.text("Ag", body)), context: context)
    let placements = StackRule.horizontal(.firstTextBaseline, spacing: 0).placements(
      in: row.size(.unspecified), proposal: .unspecified, row.children)
    let baselines = zip(row.children, placements).map {
      $0.0.dimensions($0.1.proposal)[.firstTextBaseline] + $0.1.origin.y
    }
    XCTAssertEqual(baselines[0], baselines[1], accuracy: 1e-9)
    XCTAssertGreaterThan(placements[1].origin.y, 10)
  }
}
