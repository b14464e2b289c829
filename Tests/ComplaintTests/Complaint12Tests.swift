import SnapshotAssertions
import SwiftUI
import ViewTree
import XCTest

/// A picture as large as its view: other tools offered a view no room at all for `.sizeThatFits`, so that texts came out
/// cut and flexible views collapsed, or the whole screen, so that they came out far too large. The ideal size is meant.
final class Complaint12Tests: XCTestCase {
  private func fitting(_ view: @autoclosure @MainActor () -> some View) throws -> Snapshot {
    try withoutActuallyEscaping(view) { view in try renderSnapshot(of: view(), layout: .sizeThatFits) }
  }
  private func texts(_ node: PlacedNode) -> [PlacedNode] {
    (node.text == nil ? [] : [node]) + node.children.flatMap(texts)
  }

  func testATextIsOneLineAndWhole() throws {
    let words = "A line of words that is a good deal longer than three hundred and fifty points would hold"
    let snapshot = try fitting(Text(words))
    let text = try XCTUnwrap(texts(snapshot.tree).first)
    XCTAssertEqual(text.text, words, "neither cut nor broken")
    XCTAssertGreaterThan(snapshot.sizeInPoints.width, 350)
    XCTAssertEqual(snapshot.sizeInPoints, text.frame.size)
    XCTAssertEqual(
      try fitting(Text("One\nTwo")).sizeInPoints.height, 2 * (try fitting(Text("One"))).sizeInPoints.height, accuracy: 3
    )
  }

  func testASpacerTakesItsLeastAndTheTextsTheirAll() throws {
    let snapshot = try fitting(
      HStack(spacing: 0) {
        Text("Leading"); Spacer(minLength: 12); Text("Trailing")
      })
    let (leading, trailing) = (try fitting(Text("Leading")).sizeInPoints, try fitting(Text("Trailing")).sizeInPoints)
    XCTAssertEqual(snapshot.sizeInPoints.width, leading.width + 12 + trailing.width, accuracy: 0.5)
    XCTAssertEqual(snapshot.sizeInPoints.height, leading.height)
    XCTAssertEqual(texts(snapshot.tree).map(\.text), ["Leading", "Trailing"])
  }

  func testAGeometryReaderHasItsTenPoints() throws {
    XCTAssertEqual(try fitting(GeometryReader { _ in Color.red }).sizeInPoints, CGSize(width: 10, height: 10))
  }

  @MainActor private static var rows: some View {
    ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 100, height: 40) }
  }
  func testAScrollViewIsAsLargeAsItsContent() throws {
    XCTAssertEqual(
      try fitting(ScrollView { VStack(spacing: 8) { Self.rows } }).sizeInPoints, CGSize(width: 100, height: 136))
    XCTAssertEqual(
      try fitting(ScrollView(.horizontal) { HStack(spacing: 8) { Self.rows } }).sizeInPoints,
      CGSize(width: 316, height: 40))
  }

  func testNothingIsNoPicture() {
    XCTAssertThrowsError(try fitting(EmptyView())) { XCTAssertTrue("\($0)".contains("cannot be made"), "\($0)") }
    XCTAssertThrowsError(try fitting(Color.red.frame(width: 0, height: 0)))
  }
}
