import Graphics
import XCTest

@testable import ViewTree

final class GridRuleTests: XCTestCase {
  private func lengths(_ tracks: [GridTrack], _ available: CGFloat?) -> [CGFloat] {
    GridTrack.resolve(tracks, in: available).map(\.length)
  }
  private func positions(_ tracks: [GridTrack], _ available: CGFloat?) -> [CGFloat] {
    GridTrack.resolve(tracks, in: available).map(\.position)
  }

  func testFixedTracksKeepTheirLength() {
    XCTAssertEqual(lengths([GridTrack(.fixed(50)), GridTrack(.fixed(30))], 20), [50, 30])
    XCTAssertEqual(positions([GridTrack(.fixed(50)), GridTrack(.fixed(30))], 20), [0, 58])
    XCTAssertEqual(positions([GridTrack(.fixed(50), spacing: 3), GridTrack(.fixed(30))], 20), [0, 53])
  }

  func testFlexibleTracksShareWhatTheFixedOnesLeave() {
    XCTAssertEqual(lengths([GridTrack(), GridTrack(), GridTrack()], 316), [100, 100, 100])
    XCTAssertEqual(
      lengths([GridTrack(spacing: 0), GridTrack(.fixed(60), spacing: 0), GridTrack()], 160), [50, 60, 50])
    // The first is held at 20, so the second gets 80 of 100.
    XCTAssertEqual(lengths([GridTrack(.flexible(maximum: 20), spacing: 0), GridTrack()], 100), [20, 80])
    // The first takes its minimum of 70 of 100, so the second gets 30.
    XCTAssertEqual(lengths([GridTrack(.flexible(minimum: 70), spacing: 0), GridTrack()], 100), [70, 30])
    XCTAssertEqual(lengths([GridTrack(), GridTrack()], nil), [10, 10])
    XCTAssertEqual(lengths([GridTrack(), GridTrack()], 5), [10, 10])
  }

  func testAnAdaptiveTrackIsAsManyAsFit() {
    // n·50 + (n−1)·8 ≤ 300: five of 53.6.
    XCTAssertEqual(lengths([GridTrack(.adaptive(minimum: 50))], 300), Array(repeating: 53.6, count: 5))
    XCTAssertEqual(lengths([GridTrack(.adaptive(minimum: 50, maximum: 52))], 300), Array(repeating: 52, count: 5))
    XCTAssertEqual(lengths([GridTrack(.adaptive(minimum: 50), spacing: 0)], 100), [50, 50])
    XCTAssertEqual(lengths([GridTrack(.adaptive(minimum: 50))], 107), [107], "one point short of two")
    XCTAssertEqual(lengths([GridTrack(.adaptive(minimum: 50))], 108), [50, 50])
    XCTAssertEqual(lengths([GridTrack(.adaptive(minimum: 50))], 20), [50], "never none")
    XCTAssertEqual(
      lengths([GridTrack(.fixed(42), spacing: 8), GridTrack(.adaptive(minimum: 50), spacing: 0)], 150), [42, 50, 50])
  }

  func testLengthsThatAreNoneDoNotTrap() {
    for size in [
      .fixed(.nan), .fixed(-3), .fixed(.infinity), .flexible(minimum: .nan, maximum: .nan), .adaptive(minimum: 0),
      .adaptive(minimum: .nan), .adaptive(minimum: .infinity), .adaptive(minimum: -9, maximum: -10),
    ] as [GridTrack.Size] {
      for spacing in [nil, .nan, .infinity, -100] as [CGFloat?] {
        for available in [nil, 0, 100, 1e300, .infinity] as [CGFloat?] {
          let tracks = GridTrack.resolve([GridTrack(size, spacing: spacing)], in: available)
          XCTAssertFalse(tracks.isEmpty)
          XCTAssertLessThanOrEqual(tracks.count, 10_000)
          XCTAssertTrue(tracks.allSatisfy { $0.length >= 0 && $0.length.isFinite && $0.position.isFinite })
        }
      }
    }
    assertLayout(
      .rule(GridRule(axis: .vertical, tracks: [GridTrack(.fixed(.nan))], spacing: .nan)), in: 10, 0,
      "LazyVGrid(spacing: nan) (0, 0; 10 × 0)", diagnostics: [.invalidLength(node: "LazyVGrid(spacing: nan)")])
  }

  func testCellsFillLinesAndTheLastOneStaysLeading() {
    let tracks = [GridTrack(.fixed(40)), GridTrack(.fixed(40))]
    assertLayout(
      .rule(
        GridRule(axis: .vertical, tracks: tracks), Leaf.fixed(20, 10, "A"), Leaf.fixed(20, 30, "B"), Leaf.color("C")),
      in: 100, 48,
      """
      LazyVGrid (0, 0; 100 × 48)
        A (16, 10; 20 × 10)
        B (64, 0; 20 × 30)
        C (6, 38; 40 × 10)
      """)
  }

  func testAlignmentOfTracksAndCells() {
    let track = GridTrack(.fixed(40), alignment: .topTrailing)
    assertLayout(
      .rule(
        GridRule(axis: .vertical, tracks: [track, track], alignment: .leading, spacing: 2), Leaf.fixed(20, 10, "A"),
        Leaf.fixed(20, 30, "B"), Leaf.fixed(10, 10, "C")),
      in: 100, 42,
      """
      LazyVGrid(spacing: 2) (0, 0; 100 × 42)
        A (20, 0; 20 × 10)
        B (68, 0; 20 × 30)
        C (30, 32; 10 × 10)
      """)
  }

  func testAHorizontalGridGrowsToTheRight() {
    assertLayout(
      .rule(
        GridRule(axis: .horizontal, tracks: [GridTrack(.fixed(20)), GridTrack(.fixed(20))]), Leaf.fixed(10, 10, "A"),
        Leaf.fixed(30, 10, "B"), Leaf.fixed(10, 10, "C")),
      in: 48, 48,
      """
      LazyHGrid (0, 0; 48 × 48)
        A (10, 5; 10 × 10)
        B (0, 33; 30 × 10)
        C (38, 5; 10 × 10)
      """)
  }

  func testRightToLeftStartsAtTheRight() {
    assertLayout(
      .rule(
        GridRule(axis: .vertical, tracks: [GridTrack(.fixed(10)), GridTrack(.fixed(10))]), Leaf.fixed(10, 10, "A"),
        direction: .rightToLeft), in: 28, 10,
      """
      LazyVGrid (0, 0; 28 × 10)
        A (18, 0; 10 × 10)
      """)
  }

  func testNoTracksAndNoCells() {
    assertSize(.rule(GridRule(axis: .vertical, tracks: []), Leaf.fixed(5, 5)), 100, 100, is: (0, 0))
    assertSize(.rule(GridRule(axis: .vertical, tracks: [GridTrack()])), 100, 100, is: (100, 0))
  }
}
