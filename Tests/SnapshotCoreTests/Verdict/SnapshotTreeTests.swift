import Foundation
import XCTest

@testable import SnapshotCore

final class SnapshotTreeTests: XCTestCase {
  private let sample = """
    tintype tree 1
    VStack(spacing: 8) (0, 0; 350 × 500)
      Text "Total" font: "17 bold" (16, 20; 41.5 × 20.333)
      "Price (€) \\"x\\"" (-3.125, 0; 0 × 0)
        Button (16, 48.5; 80 × 44) label: "Buy\\nnow" value: "1" id: "buy" traits: "button", "selected"
        scaleEffect(x: 0.5, y: 0.5) opacity(0.5) (0, 0; 10 × 10)

    """

  func testTheTextFormIsReadBack() throws {
    let tree = try SnapshotTree(parsing: sample)
    XCTAssertEqual(tree.nodes.map(\.depth), [0, 1, 1, 2, 2])
    XCTAssertEqual(tree.nodes[1].text, "Total")
    XCTAssertEqual(tree.nodes[1].font, "17 bold")
    XCTAssertEqual(tree.nodes[1].frame, CGRect(x: 16, y: 20, width: 41.5, height: 20.333))
    XCTAssertEqual(tree.nodes[2].kind, "Price (€) \"x\"")
    XCTAssertEqual(tree.nodes[2].frame.minX, -3.125)
    XCTAssertEqual(tree.nodes[3].label, "Buy\nnow")
    XCTAssertEqual(tree.nodes[3].traits, ["button", "selected"])
    XCTAssertEqual(tree.nodes[4].kind, "scaleEffect(x: 0.5, y: 0.5) opacity(0.5)")
    XCTAssertEqual(tree.text, sample)
    XCTAssertEqual(try SnapshotTree(parsing: sample.replacingOccurrences(of: "\n", with: "\r\n")), tree)
    XCTAssertEqual(try SnapshotTree(parsing: String(sample.dropLast())), tree)
  }

  func testWhateverANodeSaysIsReadBack() throws {
    let strings = [
      "", " ", "\"", "\\", "\\n", "a\nb\r\n\tc", "\u{0}\u{7F}\u{85}", "\u{202E}abc\u{2066}", "🎉👩‍👩‍👧", "é", "e\u{301}",
      "\u{2028}",
    ]
    let kinds = [
      "Text", "VStack(spacing: 8)", "", " x", "a (b)", "a(", "a)", "a: b", "\"", "Layout\n", "日本", "font: \"x\"",
      "a  b", "a (1, 2; 3 × 4)",
    ]
    var nodes = [SnapshotTree.Node(depth: 0, kind: "root", frame: .zero)]
    for (i, kind) in kinds.enumerated() {
      let text = strings[i % strings.count]
      nodes.append(
        .init(
          depth: 1, kind: kind, text: text, font: text, label: text, value: text, identifier: text,
          traits: [text, text],
          frame: CGRect(x: -0.001, y: 1e9, width: 1.0 / 8, height: 0)))
    }
    let tree = SnapshotTree(nodes: nodes)
    XCTAssertEqual(try SnapshotTree(parsing: tree.text), tree)
    XCTAssertEqual(tree.text.split(separator: "\n").count, nodes.count + 1, "one line a node")
    // What turns the direction of a line must not hide in a review.
    XCTAssertFalse(tree.text.unicodeScalars.contains { $0.value == 0x202E || $0.value == 0x2066 })
  }

  func testHostileTextIsAnErrorThatNamesTheLine() {
    let cases: [(String, String)] = [
      ("", "line 1: a recorded tree begins with"),
      ("\u{89}PNG\r\n", "line 1: a recorded tree begins with"),
      ("tintype tree 2\nText (0, 0; 1 × 1)\n", "line 1: the form is version 2"),
      ("tintype tree 1\n", "line 2: there is no node"),
      ("tintype tree 1\n  Text (0, 0; 1 × 1)\n", "line 2: a line is indented"),
      ("tintype tree 1\nText (0, 0; 1 × 1)\nText (0, 0; 1 × 1)\n", "line 3: a line is indented"),
      ("tintype tree 1\nText (0, 0; 1 × 1)\n    Text (0, 0; 1 × 1)\n", "line 3: a line is indented"),
      ("tintype tree 1\nText (0, 0; 1 × 1)\n Text (0, 0; 1 × 1)\n", "line 3: a line is indented"),
      ("tintype tree 1\nText\n", "line 2: a frame"),
      ("tintype tree 1\nText \"a\n", "line 2: a text in quotation marks"),
      ("tintype tree 1\nText \"\\q\" (0, 0; 1 × 1)\n", "line 2: a text in quotation marks"),
      ("tintype tree 1\nText \"\\u{110000}\" (0, 0; 1 × 1)\n", "line 2: a text in quotation marks"),
      ("tintype tree 1\nText \"\\u{D800}\" (0, 0; 1 × 1)\n", "line 2: a text in quotation marks"),
      ("tintype tree 1\nText (nan, 0; 1 × 1)\n", "line 2: \"nan, 0; 1 × 1)\" is no number"),
      ("tintype tree 1\nText (99999999999, 0; 1 × 1)\n", "is no number"),
      ("tintype tree 1\nText (1.2345, 0; 1 × 1)\n", "line 2: \"1.2345, 0; 1 × 1)\" is no number"),
      ("tintype tree 1\nText (1., 0; 1 × 1)\n", "is no number"),
      ("tintype tree 1\nText (1e5, 0; 1 × 1)\n", "the y of a frame is missing"),
      ("tintype tree 1\nText (0, 0; 1 x 1)\n", "line 2: the height of a frame is missing"),
      ("tintype tree 1\nText (0, 0; 1 × 1) colour: \"red\"\n", "line 2: \" colour: \"red\"\" does not belong there"),
      ("tintype tree 1\n((((( (0, 0; 1 × 1)\n", "line 2: the kind of a node is missing"),
      ("tintype tree 1\nText (0, 0; 1 × 1)\n\nText (0, 0; 1 × 1)\n", "line 4: a node is missing"),
    ]
    for (text, message) in cases {
      XCTAssertThrowsError(try SnapshotTree(parsing: text), text) { error in
        XCTAssert("\(error)".contains(message), "\(error)")
      }
    }
    XCTAssertThrowsError(try SnapshotTree(parsing: Self.deep(2_000))) { XCTAssert("\($0)".contains("levels"), "\($0)") }
    XCTAssertEqual(try SnapshotTree(parsing: Self.deep(600)).nodes.count, 600)
  }

  private static func deep(_ count: Int) -> String {
    SnapshotTree.head + "\n" + (0..<count).map { String(repeating: "  ", count: $0) + "a (0, 0; 1 × 1)\n" }.joined()
  }

  /// No text whatever may trap: every piece of a valid one is replaced by others.
  func testDamagedTextNeverTraps() {
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let bytes = Array(sample.utf8)
    let pieces: [[UInt8]] =
      ["(", ")", "\"", "\\", "\\u{", "\n", "  ", " × ", "-", "99999999999999999999", "\r", "\u{0}", ";", "🎉"].map {
        Array($0.utf8)
      } + [[0xFF], [0xC3]]
    var read = 0
    for _ in 0..<2_000 {
      var damaged = bytes
      for _ in 0...random(3) {
        let start = random(damaged.count)
        damaged.replaceSubrange(start..<min(damaged.count, start + random(4)), with: pieces[random(pieces.count)])
      }
      if let tree = try? SnapshotTree(parsing: String(decoding: damaged, as: UTF8.self)) {
        read += 1
        XCTAssertEqual(try? SnapshotTree(parsing: tree.text), tree)
        _ = TreeDifference(from: tree, to: try! SnapshotTree(parsing: sample))
      }
    }
    XCTAssertGreaterThan(read, 0)
  }
}
