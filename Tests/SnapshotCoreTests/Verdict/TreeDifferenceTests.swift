import Foundation
import XCTest

@testable import SnapshotCore

/// Trees written as text: what is told, and what is not.
final class TreeDifferenceTests: XCTestCase {
  private func tree(_ lines: String...) throws -> SnapshotTree {
    try SnapshotTree(parsing: SnapshotTree.head + "\n" + lines.joined(separator: "\n") + "\n")
  }
  private func summary(_ old: SnapshotTree, _ new: SnapshotTree) -> String {
    TreeDifference(from: old, to: new).summary
  }

  func testEqualTrees() throws {
    let a = try tree("Text \"A\" (0, 0; 10 × 10)")
    XCTAssert(TreeDifference(from: a, to: a).isEmpty)
    XCTAssertEqual(summary(a, a), "")
  }

  func testAChildThatMovedWithItsParentIsNotTold() throws {
    func page(_ y: Int) throws -> SnapshotTree {
      try tree(
        "VStack (0, 0; 100 × 200)", "  Text \"Head\" (0, 0; 100 × 20)", "  Button (0, \(y); 100 × 44) label: \"Buy\"",
        "    HStack (10, \(y + 10); 80 × 20)", "      Image \"cart\" (10, \(y + 10); 20 × 20)",
        "      Text \"Buy\" (40, \(y + 10); 40 × 20)")
    }
    XCTAssertEqual(summary(try page(30), try page(38)), "Button \"Buy\" moved 8 pt down")
    XCTAssertEqual(TreeDifference(from: try page(30), to: try page(38)).lines.count, 1)
  }

  func testARunThatMovedTogetherIsOneClause() throws {
    func page(_ y: Double) throws -> SnapshotTree {
      try tree(
        "VStack (0, 0; 100 × 200)", "  Text \"Head\" (0, 0; 100 × 20)", "  Text \"Total\" (0, \(y); 30 × 20)",
        "  Text \"Tax\" (0, \(y + 30); 30 × 20)", "  Text \"Sum\" (0, \(y + 60); 30 × 20)")
    }
    XCTAssertEqual(summary(try page(30), try page(38)), "Text \"Total\" and 2 below it moved 8 pt down")
    XCTAssertEqual(summary(try page(38), try page(30)), "Text \"Total\" and 2 below it moved 8 pt up")
    XCTAssertEqual(summary(try page(38), try page(38.5)), "Text \"Total\" and 2 below it moved 0.5 pt down")
  }

  func testCausesComeFirst() throws {
    func page(_ height: Double) throws -> SnapshotTree {
      try tree(
        "VStack (0, 0; 100 × 200)", "  Image \"logo\" (0, 0; 40 × \(height))",
        "  Text \"Title\" (0, \(height + 8); 30 × 20)",
        "  Text \"Tax\" (0, \(height + 38); 30 × 20)")
    }
    XCTAssertEqual(
      summary(try page(40), try page(48)),
      "Image \"logo\" grew 8 pt tall, so Text \"Title\" and 1 below it moved 8 pt down")
    XCTAssertEqual(
      summary(try page(48), try page(40)),
      "Image \"logo\" shrank 8 pt in height, so Text \"Title\" and 1 below it moved 8 pt up")
  }

  func testAppearedVanishedAndReordered() throws {
    func list(_ names: [String]) throws -> SnapshotTree {
      let rows = names.enumerated().map { "  Text \"\($1)\" (0, \($0 * 20); 50 × 20)" }
      return try SnapshotTree(
        parsing: SnapshotTree.head + "\nVStack (0, 0; 100 × 200)\n" + rows.joined(separator: "\n") + "\n")
    }
    let abcd = try list(["A", "B", "C", "D"])
    XCTAssertEqual(
      summary(abcd, try list(["A", "X", "B", "C", "D"])),
      "Text \"X\" appeared, so Text \"B\" and 2 below it moved 20 pt down")
    XCTAssertEqual(
      summary(abcd, try list(["B", "C", "D"])), "Text \"A\" vanished, so Text \"B\" and 2 below it moved 20 pt up")
    XCTAssertEqual(summary(try list(["A", "B"]), try list(["B", "A"])), "Text \"A\" and Text \"B\" changed places")
    XCTAssertEqual(summary(abcd, try list(["A", "X", "C", "D"])), "Text \"B\" became \"X\"")
    XCTAssert(summary(abcd, try list(["D", "A", "B", "C"])).hasPrefix("Text \"D\" now comes before Text \"A\""))
  }

  func testRightToLeftSaysLeftAndRight() throws {
    let a = try tree(
      "HStack (0, 0; 100 × 20)", "  Text \"A\" (60, 0; 20 × 20)", "  Text \"B\" (30, 0; 20 × 20)",
      "  Text \"C\" (80, 0; 20 × 20)")
    let b = try tree(
      "HStack (0, 0; 100 × 20)", "  Text \"A\" (52, 0; 20 × 20)", "  Text \"B\" (22, 0; 20 × 20)",
      "  Text \"C\" (80, 0; 20 × 20)")
    XCTAssertEqual(summary(a, b), "Text \"A\" and 1 to the left of it moved 8 pt left")
  }

  func testWhatIsWrappedInSomethingNewIsTheSame() throws {
    let a = try tree("VStack (0, 0; 100 × 60)", "  Text \"A\" (0, 0; 20 × 20)", "  Text \"B\" (0, 30; 20 × 20)")
    let b = try tree(
      "VStack (0, 0; 100 × 76)", "  padding(8) (0, 0; 36 × 36)", "    Text \"A\" (8, 8; 20 × 20)",
      "  Text \"B\" (0, 46; 20 × 20)")
    XCTAssertEqual(
      summary(a, b),
      "Text \"A\" has padding 8 now, so it moved 8 pt down and 8 pt right and Text \"B\" moved 16 pt down")
    let c = try tree("HStack (0, 0; 100 × 20)", "  Text \"A\" (0, 0; 20 × 20)", "  Text \"B\" (30, 0; 20 × 20)")
    XCTAssertEqual(
      summary(a, c), "VStack with \"A\" and \"B\" became HStack, so Text \"B\" moved 30 pt up and 30 pt right")
  }

  func testMeaning() throws {
    func change(_ a: String, _ b: String) throws -> String {
      summary(
        try tree("ZStack (0, 0; 9 × 9)", "  Divider (0, 0; 9 × 1)", "  " + a),
        try tree("ZStack (0, 0; 9 × 9)", "  Divider (0, 0; 9 × 1)", "  " + b))
    }
    XCTAssertEqual(
      try change(
        "Toggle (0, 0; 9 × 9) label: \"Wi-Fi\" value: \"0\"", "Toggle (0, 0; 9 × 9) label: \"Wi-Fi\" value: \"1\""),
      "value of Toggle \"Wi-Fi\" \"0\" → \"1\"")
    XCTAssertEqual(
      try change(
        "Button (0, 0; 9 × 9) label: \"A\" traits: \"button\"",
        "Button (0, 0; 9 × 9) label: \"A\" traits: \"button\", \"selected\""), "Button \"A\" gained the trait selected")
    XCTAssertEqual(
      try change("Text \"a b c\" (0, 0; 9 × 9)", "Text \"a b\\nc\" (0, 0; 9 × 18)"),
      "Text \"a b c\" wraps into 2 lines instead of 1")
    XCTAssertEqual(
      try change("Text \"a b c\" (0, 0; 9 × 9)", "Text \"a b…\" (0, 0; 9 × 9)"),
      "Text \"a b c\" is cut short to \"a b…\"")
    XCTAssertEqual(
      try change("Text \"A\" font: \"17\" (0, 0; 9 × 9)", "Text \"A\" font: \"17 bold\" (0, 0; 11 × 9)"),
      "font of Text \"A\" 17 → 17 bold (2 pt wider)")
    XCTAssertEqual(
      try change("Image \"cart\" (0, 0; 9 × 9)", "Image \"bag\" (0, 0; 9 × 9)"), "Image \"cart\" became \"bag\"")
    XCTAssertEqual(
      try change(
        "opacity(1) (0, 0; 9 × 9)\n    Text \"A\" (0, 0; 9 × 9)",
        "opacity(0.5) (0, 0; 9 × 9)\n    Text \"A\" (0, 0; 9 × 9)"), "opacity of Text \"A\" 1 → 0.5")
  }

  func testTheListTellsReasonsFirstAndEachPlaceOnce() throws {
    func page(_ padding: Int, _ side: Int, _ text: String) throws -> SnapshotTree {
      try tree(
        "padding(\(padding)) (0, 0; 100 × 100)", "  VStack (\(padding), 0; \(100 - 2 * padding) × 100)",
        "    Text \"\(text)\" font: \"17\" (\(padding), 0; \(100 - 2 * padding) × 20)",
        "    Circle (10, 40; \(side) × \(side))", "    Circle (40, 40; 20 × 20)")
    }
    XCTAssertEqual(
      TreeDifference(from: try page(4, 20, "Delivered tomorrow"), to: try page(10, 24, "Delivered t…")).lines,
      [
        "padding of VStack with \"Delivered t…\" 4 → 10 at (10, 0; 80 × 100 pt)",
        "Text \"Delivered tomorrow\" is cut short to \"Delivered t…\" at (10, 0; 80 × 20 pt)",
        "Circle at (10, 40; 24 × 24 pt) grew 4 pt wide and 4 pt tall",
      ])
  }

  func testMirrored() throws {
    func row(_ words: [String], _ places: [Int]) throws -> SnapshotTree {
      try SnapshotTree(
        parsing: SnapshotTree.head + "\nHStack (0, 0; 100 × 20)\n"
          + zip(words, places).map { "  Text \"\($0)\" (\($1), 0; 10 × 20)\n" }.joined())
    }
    let old = try row(["A", "B", "C", "D"], [0, 20, 40, 60])
    XCTAssertEqual(
      summary(old, try row(["A", "B", "C", "D"], [90, 70, 50, 30])),
      "everything is mirrored: left and right are exchanged")
    // The same places in another order are no other writing direction.
    XCTAssertFalse(summary(old, try row(["D", "C", "B", "A"], [30, 50, 70, 90])).contains("mirrored"))
    XCTAssertFalse(summary(old, try row(["A", "B", "C", "D"], [90, 70, 50, 35])).contains("everything"))
  }

  func testManyChangesAreCounted() throws {
    func page(_ s: String) throws -> SnapshotTree {
      try tree(
        "VStack (0, 0; 100 × 200)", "  Text \"A\(s)\" (0, 0; 9 × 9)", "  Text \"B\(s)\" (0, 10; 9 × 9)",
        "  Text \"C\(s)\" (0, 20; 9 × 9)", "  Text \"D\(s)\" (0, 30; 9 × 9)", "  Text \"E\(s)\" (0, 40; 9 × 9)")
    }
    XCTAssertEqual(
      summary(try page(""), try page("1")),
      "Text \"A\" became \"A1\", Text \"B\" became \"B1\", Text \"C\" became \"C1\" and 2 more changes")
  }

  func testWhatNobodySeesIsNotTold() throws {
    let a = try tree("VStack (0, 0; 100 × 60)", "  Spacer (0, 0; 20 × 20)", "  Text \"B\" (0, 30; 20 × 20)")
    let b = try tree("VStack (0, 0; 100 × 60)", "  Spacer (0, 0; 20 × 24)", "  Text \"B\" (0, 30; 20 × 20)")
    XCTAssertEqual(summary(a, b), "")
  }

  /// It was looked for in the controls of containers whose parts moved alone: "nothing moved".
  func testPartsOfAControlInAContainerThatStays() {
    func screen(_ x: CGFloat) -> SnapshotTree {
      SnapshotTree(nodes: [
        .init(depth: 0, kind: "VStack", frame: CGRect(x: 0, y: 0, width: 100, height: 60)),
        .init(depth: 1, kind: "Text", text: "A", frame: CGRect(x: 0, y: 0, width: 10, height: 20)),
        .init(depth: 1, kind: "Button", label: "Buy", frame: CGRect(x: 0, y: 20, width: 100, height: 20)),
        .init(depth: 2, kind: "Circle", frame: CGRect(x: x, y: 20, width: 10, height: 20)),
      ])
    }
    XCTAssertEqual(TreeDifference(from: screen(4), to: screen(8)).lines.count, 1)
    XCTAssertEqual(TreeDifference(from: screen(4), to: screen(4)).lines, [])
  }

  /// Only an overlay that moved as a whole was told.
  func testPartsOfAnOverlayMoveByThemselves() {
    func screen(_ x: CGFloat, y: CGFloat = 0) -> SnapshotTree {
      SnapshotTree(nodes: [
        .init(depth: 0, kind: "VStack", frame: CGRect(x: 0, y: 0, width: 100, height: 60)),
        .init(depth: 1, kind: "Text", text: "A", frame: CGRect(x: 0, y: 0, width: 10, height: 20)),
        .init(depth: 1, kind: "overlay", frame: CGRect(x: 0, y: 20 + y, width: 100, height: 20)),
        .init(depth: 2, kind: "Rectangle", frame: CGRect(x: 0, y: 20 + y, width: 100, height: 20)),
        .init(depth: 2, kind: "HStack", frame: CGRect(x: 0, y: 20 + y, width: 100, height: 20)),
        .init(depth: 3, kind: "Text", text: "B", frame: CGRect(x: 0, y: 20 + y, width: 10, height: 20)),
        .init(depth: 3, kind: "Text", text: "C", frame: CGRect(x: x, y: 20 + y, width: 10, height: 20)),
      ])
    }
    XCTAssertEqual(TreeDifference(from: screen(20), to: screen(28)).lines, ["Text \"C\" moved 8 pt right"])
    // What moved as that did which the overlay is on is not told again.
    let both = TreeDifference(from: screen(20), to: screen(28, y: 4)).lines
    XCTAssertFalse(both.contains { $0.contains("\"B\"") }, "\(both)")
    XCTAssert(both.contains { $0.hasPrefix("Text \"C\" moved") }, "\(both)")
  }
}
