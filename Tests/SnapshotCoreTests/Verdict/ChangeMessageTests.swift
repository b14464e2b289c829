import Foundation
import SwiftUI
import XCTest

@testable import SnapshotCore

/// Twenty changes that people make, and what the first line of a failure says of each: it must be plain without a look at
/// the pictures.
final class ChangeMessageTests: XCTestCase {
  @MainActor private static let cases: [(change: OrderScreen, says: String)] = [
    (
      OrderScreen(padding: 24),
      "padding of VStack with \"Your order\", \"Milk\" and more 16 → 24, so HStack with \"Your order\" and 7 more moved 8 pt right and Text \"$4\" and 2 more moved 8 pt left"
    ),
    (
      OrderScreen(titleFont: .largeTitle),
      "font of Text \"Your order\" 17 semibold → 34 (70.5 pt wider, 20.5 pt taller), so HStack with \"Milk\" and \"$4\" and 7 below it moved 10 pt down"
    ),
    (OrderScreen(titleColor: .red), "nothing moved; colour of Text \"Your order\" (ΔE 69.3, #000000 → #FF383C)"),
    (OrderScreen(title: "Your basket"), "Text \"Your order\" became \"Your basket\""),
    (OrderScreen(icon: nil), "Image \"cart\" vanished, so Text \"Your order\" moved 24 pt left"),
    (OrderScreen(icon: "bag"), "Image \"cart\" became \"bag\", so Text \"Your order\" moved 1 pt left"),
    (
      OrderScreen(rows: ["Milk", "Eggs", "Bread", "Cheese"]),
      "HStack with \"Eggs\" and \"$4\" appeared, so HStack with \"Your order\" and 1 below it moved 14 pt up and HStack with \"Bread\" and \"$5\" and 6 below it moved 14 pt down"
    ),
    (
      OrderScreen(rows: ["Milk", "Cheese"]),
      "HStack with \"Bread\" and \"$5\" vanished, so HStack with \"Your order\" and 1 below it moved 14.5 pt down and HStack with \"Cheese\" and \"$6\" and 5 below it moved 14.5 pt up"
    ),
    (
      OrderScreen(rows: ["Bread", "Milk", "Cheese"]),
      "HStack with \"Milk\" and \"$4\" and HStack with \"Bread\" and \"$5\" changed places"
    ),
    (
      OrderScreen(alignment: .center),
      "HStack with \"Your order\" moved 90.5 pt right, Text \"Delivered tomorrow\" moved 19 pt right, RoundedRectangle \"Logo\" moved 124 pt right and 2 more changes"
    ),
    (
      OrderScreen(noteWidth: 100),
      "frame width of Text \"Delivered tomorrow\" 250 → 100 (73 pt narrower, 22 pt taller), so it wraps into 2 lines instead of 1 and 8 views moved by 11 pt"
    ),
    (
      OrderScreen(noteWidth: 100, noteLines: 1),
      "frame width of Text \"Delivered t…\" 250 → 100 (54 pt narrower), so it is cut short to \"Delivered t…\""
    ),
    (OrderScreen(totalOpacity: 0.5), "opacity of Text \"Total\" 1 → 0.5"),
    (
      OrderScreen(logoSide: 48),
      "RoundedRectangle \"Logo\" grew 8 pt wide and 8 pt tall, so HStack with \"Your order\" and 4 below it moved 4 pt up and Toggle \"Express\" and 2 below it moved 4 pt down"
    ),
    (OrderScreen(logoColor: .green), "nothing moved; colour of RoundedRectangle \"Logo\" (ΔE 26.4, #FF8D28 → #34C759)"),
    (
      OrderScreen(logoRadius: 16),
      "nothing moved; part of RoundedRectangle \"Logo\" is painted differently (ΔE up to 30.1)"
    ),
    (OrderScreen(isExpress: true), "value of Toggle \"Express\" \"0\" → \"1\""),
    (OrderScreen(isDisabled: true), "Button \"Buy\" is disabled now"),
    (OrderScreen(tint: .purple), "nothing moved; colour of Button \"Buy\" (ΔE 26.6, #0088FF → #CB30E0)"),
    (
      OrderScreen(spacing: 12),
      "spacing of VStack with \"Your order\", \"Milk\" and more 8 → 12, so 8 views moved by 4 to 16 pt"
    ),
    (OrderScreen(buy: "Buy now"), "Text \"Buy\" became \"Buy now\""),
    (OrderScreen(badge: "3"), "Text \"3\" appeared"),
  ]

  func testWhatEachChangeSays() async throws {
    try await MainActor.run {
      for (change, says) in Self.cases {
        let line = try ChangedView.firstLine(to: change)
        XCTAssertEqual(line, "Snapshot \"testOrder\" differs: " + says)
      }
    }
  }

  func testTraits() async throws {
    try await MainActor.run {
      for (traits, says) in [
        (
          SnapshotTraits.dark,
          "nothing moved; colour of the whole picture (ΔE 100, #FFFFFF → #000000 for the most part)"
        ),
        (
          .dynamicType(.xxLarge),
          "font of Text \"Your order\" 17 semibold → 21 semibold (17.5 pt wider, 5 pt taller), font of Text \"Milk\" and 9 more 17 → 21, Image \"cart\" grew 4 pt wide and 4 pt tall and 7 more changes"
        ),
        (
          .rightToLeft,
          "everything is mirrored: left and right are exchanged"
        ),
      ] {
        let line = try ChangedView.firstLine(to: OrderScreen(), newTraits: traits)
        XCTAssertEqual(line, "Snapshot \"testOrder\" differs: " + says)
      }
    }
  }

  /// What a test says without a picture, too.
  func testATreeAloneSaysTheSame() async throws {
    try await MainActor.run {
      let message = try XCTUnwrap(
        ChangedView.message(from: OrderScreen(), to: OrderScreen(logoSide: 48), strategy: .tree))
      XCTAssert(
        message.hasPrefix(
          "Snapshot \"testOrder\" differs: RoundedRectangle \"Logo\" grew 8 pt wide and 8 pt tall, so HStack with "),
        message)
      XCTAssertNil(try ChangedView.message(from: OrderScreen(), to: OrderScreen(logoColor: .green), strategy: .tree))
    }
  }

  func testAnotherSizeIsSaidFirst() async throws {
    try await MainActor.run {
      let message = try XCTUnwrap(
        ChangedView.message(from: OrderScreen(), to: OrderScreen(logoSide: 48), layout: .fits(width: 320)))
      XCTAssert(
        message.hasPrefix(
          "Snapshot \"testOrder\" differs: the picture is 320 × 329.5 pt instead of 320 × 321.5 pt; RoundedRectangle \"Logo\" "
            + "grew 8 pt wide and 8 pt tall, so Toggle \"Express\" and 2 below it moved 8 pt down\n"), message)
    }
  }

  /// Everything under the logo moves, and one thing of it has another colour, too.
  func testAColourOfWhatMovedIsTold() async throws {
    try await MainActor.run {
      let message = try XCTUnwrap(
        ChangedView.message(
          from: OrderScreen(), to: OrderScreen(logoSide: 48, tint: .purple), layout: .fits(width: 320)))
      XCTAssert(
        message.contains("moved 8 pt down; also colour of Button \"Buy\" (ΔE 26.6, #0088FF → #CB30E0)\n"), message)
    }
  }

  /// The message that Documentation/failure-messages.md explains, and the tree beside its picture.
  func testTheDocumentedMessage() async throws {
    try await MainActor.run {
      let message = try XCTUnwrap(
        ChangedView.message(
          from: OrderScreen(), to: OrderScreen(logoSide: 48, tint: .purple), layout: .fits(width: 320)))
      let tree = try SnapshotTree(of: renderPicture(layout: .fits(width: 320), traits: .default) { OrderScreen() }.tree)
      try Documented.check(message, tree.text, in: "Documentation/failure-messages.md")
    }
  }
}

/// A page of the documentation that shows what is really said. `SNAPSHOT_RECORD=all` writes it anew.
private enum Documented {
  static func check(_ parts: String..., in page: String, file: String = #filePath) throws {
    let root = try XCTUnwrap(SnapshotPaths.packageRoot(above: file))
    let path = root + "/" + page
    var text = String(decoding: try FileSystem.read(path), as: UTF8.self)
    var blocks = text.components(separatedBy: "```")
    // Odd pieces are those between fences; those of no language are what is said.
    var next = 0
    for i in stride(from: 1, to: blocks.count, by: 2) where blocks[i].hasPrefix("\n") && next < parts.count {
      let wanted = "\n" + parts[next] + (parts[next].hasSuffix("\n") ? "" : "\n")
      if blocks[i] != wanted {
        if ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] != "all" {
          XCTAssertEqual(blocks[i], wanted, "\(page) shows something else; SNAPSHOT_RECORD=all writes it anew")
        }
        blocks[i] = wanted
      }
      next += 1
    }
    XCTAssertEqual(next, parts.count, "\(page) has a block for each")
    let new = blocks.joined(separator: "```")
    if new != text, ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "all" {
      text = new
      try FileSystem.write(Array(text.utf8), to: path)
    }
  }
}
