import SnapshotAssertions
import SwiftUI
import ViewTree
import XCTest

/// Masks (C151 to C153): a clock or a banner is left out of the verdict while its layout and its drawing stay; and a mask
/// that covers nothing, or all there is, is an error that names the view, not a hollow success.
final class ComplaintC151Tests: XCTestCase {
  private func snapshot(_ view: @autoclosure @MainActor () -> some View) throws -> Snapshot {
    try withoutActuallyEscaping(view) { view in try renderSnapshot(of: view(), layout: .fixed(width: 100, height: 100))
    }
  }
  private func problems(_ snapshot: Snapshot) -> String {
    snapshot.diagnostics.filter { $0.severity == .assertionFailure }.map(\.message).joined(separator: "\n")
  }
  @MainActor private static var tile: some View { Color.red.frame(width: 20, height: 10) }
  @MainActor private static var clock: Text { Text("12:04") }
  @MainActor private static var rest: some View { Color.blue.frame(width: 100, height: 100) }

  func testLayoutDrawingAndTreeStayAsTheyAre() throws {
    @MainActor func view(_ isIgnored: Bool) -> some View {
      VStack {
        Text("Title"); Text("12:04").accessibilityIdentifier("clock").snapshotIgnored(isIgnored); Self.tile
      }
    }
    let (plain, masked) = (try snapshot(view(false)), try snapshot(view(true)))
    XCTAssertEqual(plain.image, masked.image)
    XCTAssertEqual(plain.tree.dump(), masked.tree.dump())
    XCTAssertEqual(plain.ignored, [])
    XCTAssertEqual(masked.ignored.count, 1)
    XCTAssertEqual(problems(masked), "")
    let named = try snapshot(view(false).snapshotIgnoring(identifier: "clock"))
    XCTAssertEqual(named.ignored, masked.ignored)
    XCTAssertEqual(named.image, plain.image)
  }

  /// Where a view is seen: after transforms and offsets, inside of clips.
  func testMasksLieWhereTheViewIsDrawn() throws {
    func frames(_ view: @autoclosure @MainActor () -> some View) throws -> [CGRect] {
      try withoutActuallyEscaping(view) { view in
        let found = try snapshot(Self.rest.overlay(view()))
        XCTAssertEqual(problems(found), "")
        return found.ignored
      }
    }
    XCTAssertEqual(try frames(Self.tile.snapshotIgnored()), [CGRect(x: 40, y: 45, width: 20, height: 10)])
    XCTAssertEqual(
      try frames(Self.tile.offset(x: 30, y: -40).snapshotIgnored()), [CGRect(x: 70, y: 5, width: 20, height: 10)])
    XCTAssertEqual(
      try frames(Self.tile.snapshotIgnored().offset(x: 30, y: -40)), [CGRect(x: 70, y: 5, width: 20, height: 10)])
    for box in [
      try frames(Self.tile.rotationEffect(.degrees(90)).snapshotIgnored()),
      try frames(Self.tile.snapshotIgnored().rotationEffect(.degrees(90))),
    ] {
      XCTAssertEqual(box.count, 1)
      XCTAssertEqual(box[0].minX, 45, accuracy: 1e-6)
      XCTAssertEqual(box[0].height, 20, accuracy: 1e-6)
    }
    XCTAssertEqual(
      try frames(Self.tile.snapshotIgnored().scaleEffect(2)), [CGRect(x: 30, y: 40, width: 40, height: 20)])
    XCTAssertEqual(
      try frames(Self.tile.snapshotIgnored().frame(width: 8, height: 10).clipped()),
      [CGRect(x: 46, y: 45, width: 8, height: 10)])
    XCTAssertEqual(try frames(Self.tile.snapshotIgnored().offset(x: 50)), [CGRect(x: 90, y: 45, width: 10, height: 10)])
    XCTAssertEqual(
      try frames(
        HStack(spacing: 0) {
          Self.tile; Self.tile
        }.snapshotIgnored()), [CGRect(x: 30, y: 45, width: 40, height: 10)])
    XCTAssertEqual(
      try frames(
        Group {
          Self.tile; Self.tile.offset(y: 20)
        }.snapshotIgnored()
      ).count, 2)
  }

  func testAMaskOfNothingFailsAndNamesTheView() throws {
    let hidden = problems(
      try snapshot(
        VStack {
          Self.tile; Self.clock.hidden().snapshotIgnored()
        }))
    XCTAssertTrue(hidden.contains("hidden") && hidden.contains("12:04"), hidden)
    let clear = problems(
      try snapshot(
        VStack {
          Self.tile; Self.clock.snapshotIgnored().opacity(0)
        }))
    XCTAssertTrue(clear.contains("12:04"), clear)
    let empty = problems(
      try snapshot(
        VStack {
          Self.tile; Color.red.frame(width: 0, height: 5).snapshotIgnored()
        }))
    XCTAssertTrue(empty.contains("empty"), empty)
    let away = problems(
      try snapshot(
        VStack {
          Self.tile; Self.clock.offset(x: 500).snapshotIgnored()
        }))
    XCTAssertTrue(away.contains("out of sight") && away.contains("12:04"), away)
    // Rows that are scrolled away do no harm as long as one is there.
    let rows = try snapshot(
      ScrollView {
        ForEach(0..<20, id: \.self) { n in
          HStack {
            Self.tile; Text("\(n)").snapshotIgnored()
          }
        }
      })
    XCTAssertEqual(problems(rows), "")
    XCTAssertLessThan(rows.ignored.count, 20)
    let unknown = problems(
      try snapshot(
        VStack {
          Self.tile; Self.clock.accessibilityIdentifier("clock")
        }.snapshotIgnoring(identifier: "clok")))
    XCTAssertTrue(unknown.contains("\"clok\"") && unknown.contains("\"clock\""), unknown)
  }

  func testAMaskOverEverythingFailsAndNamesTheView() throws {
    let one = problems(try snapshot(Self.tile.snapshotIgnored()))
    XCTAssertTrue(one.contains("could not fail"), one)
    let both = problems(
      try snapshot(
        VStack {
          Self.tile; Text("a")
        }.accessibilityIdentifier("all").snapshotIgnored()))
    XCTAssertTrue(both.contains("could not fail") && both.contains("\"all\""), both)
    XCTAssertTrue(problems(try snapshot(Text("whole").snapshotIgnored())).contains("whole"))
    let each = problems(
      try snapshot(
        HStack {
          Text("a").snapshotIgnored(); Text("b").snapshotIgnored()
        }))
    XCTAssertTrue(each.contains("\"a\"") && each.contains("\"b\""), each)
    XCTAssertEqual(
      problems(
        try snapshot(
          HStack {
            Text("a").snapshotIgnored(); Text("b")
          })), "")
  }
}
