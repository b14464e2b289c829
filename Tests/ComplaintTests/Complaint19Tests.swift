import SnapshotAssertions
import SwiftUI
import ViewTree
import XCTest

/// Right to left: other tools' trait reached no control (C132). Stacks, alignments, padding, grids, texts and images that
/// follow the text turn round; letters do not, and Arabic letters join whatever the direction.
final class Complaint19Tests: XCTestCase {
  private let width: CGFloat = 300

  private func snapshot(_ direction: SnapshotTraits, _ view: @autoclosure @MainActor () -> some View) throws -> Snapshot
  {
    try withoutActuallyEscaping(view) { view in
      try renderSnapshot(of: view(), layout: .fixed(width: width, height: 200), traits: direction)
    }
  }
  /// Of what is drawn, in the order of the tree.
  private func leaves(_ node: PlacedNode) -> [CGRect] {
    node.children.isEmpty ? [node.frame] : node.children.flatMap(leaves)
  }

  /// Every leaf lies where its mirror image would.
  private func assertMirrored(
    _ name: String, line: UInt = #line, _ view: @autoclosure @MainActor () -> some View
  ) throws {
    try withoutActuallyEscaping(view) { view in
      let left = leaves(try snapshot(.default, view()).tree), right = leaves(try snapshot(.rightToLeft, view()).tree)
      XCTAssertEqual(left.count, right.count, name, line: line)
      XCTAssertNotEqual(left, right, "\(name) does not turn round", line: line)
      for (a, b) in zip(left, right) {
        XCTAssertEqual(a.minX, width - b.maxX, accuracy: 0.5, "\(name): \(a) and \(b)", line: line)
        XCTAssertEqual(a.minY, b.minY, accuracy: 0.01, name, line: line)
        XCTAssertEqual(a.size, b.size, name, line: line)
      }
    }
  }

  private struct Block: View {
    var color: Color, width: CGFloat, height: CGFloat
    var body: some View { color.frame(width: width, height: height) }
  }
  @MainActor private static var small: Block { Block(color: .red, width: 20, height: 10) }
  @MainActor private static var high: Block { Block(color: .green, width: 50, height: 30) }
  @MainActor private static var wide: Block { Block(color: .blue, width: 90, height: 16) }
  @MainActor private static var word: some View { Text("Left").frame(maxWidth: .infinity, alignment: .leading) }
  @MainActor private static var lines: some View { Text("A longer line\nshort").frame(width: 200) }
  @MainActor private static func chevron(_ name: String) -> some View {
    Image(systemName: name).resizable().frame(width: 40, height: 40)
  }

  func testContainersAreMirrored() throws {
    try assertMirrored(
      "HStack",
      HStack {
        Self.small; Self.high; Self.wide
      })
    try assertMirrored(
      "HStack with a Spacer",
      HStack {
        Self.small; Spacer(); Self.high; Self.wide
      })
    try assertMirrored(
      "VStack(.leading)",
      VStack(alignment: .leading) {
        Self.small; Self.high; Self.wide
      })
    try assertMirrored(
      "VStack(.trailing)",
      VStack(alignment: .trailing) {
        Self.small; Self.high; Self.wide
      })
    try assertMirrored(
      "ZStack(.bottomLeading)",
      ZStack(alignment: .bottomLeading) {
        Self.wide; Self.high; Self.small
      })
    try assertMirrored("overlay(.topTrailing)", Self.wide.overlay(Self.small, alignment: .topTrailing))
    try assertMirrored("frame(.leading)", Self.small.frame(maxWidth: .infinity, alignment: .leading))
    try assertMirrored(
      "padding(.leading)",
      HStack(spacing: 0) {
        Self.small.padding(.leading, 33); Self.high.padding(.trailing, 7)
      })
    try assertMirrored(
      "Grid",
      Grid(alignment: .leading) {
        GridRow {
          Self.small; Self.high
        };
        GridRow {
          Self.wide; Self.small
        }
      })
    try assertMirrored(
      "LazyVGrid",
      LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(100))]) {
        Self.small; Self.high; Self.small
      })
    try assertMirrored(
      "LazyHStack in a ScrollView",
      ScrollView(.horizontal) {
        LazyHStack {
          Self.small; Self.high; Self.wide
        }
      })
    try assertMirrored(
      "safeAreaInset",
      Self.wide.frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaInset(edge: .leading) { Self.high })
  }

  func testTextsStandAtTheOtherSideAndAreNotMirrored() throws {
    try assertMirrored("Text", Text("Hello").frame(maxWidth: .infinity, alignment: .leading))
    try assertMirrored(
      "Label",
      HStack {
        Label("Settings", systemImage: "gear"); Spacer()
      })
    // The same word, letter for letter, at the other side.
    let (left, right) = (try snapshot(.default, Self.word), try snapshot(.rightToLeft, Self.word))
    let (a, b) = (try XCTUnwrap(ink(left.image)), try XCTUnwrap(ink(right.image)))
    XCTAssertEqual(a.width, b.width, accuracy: 1)
    XCTAssertLessThan(a.minX, 10)
    XCTAssertGreaterThan(b.maxX, 590)
    // Lines end on a pixel at the side where they begin, so that the coverage of edges differs.
    var (straight, turned) = (0, 0)
    for y in Int(a.minY)..<Int(a.maxY) {
      for x in 0..<Int(min(a.width, b.width)) {
        let here = Int(left.image[x: Int(a.minX) + x, y: y].red)
        straight += abs(here - Int(right.image[x: Int(b.minX) + x, y: y].red))
        turned += abs(here - Int(right.image[x: Int(b.maxX) - 1 - x, y: y].red))
      }
    }
    XCTAssertLessThan(straight * 3, turned, "the letters are mirrored")
    // The short line of a paragraph lies at the side where reading begins.
    func shortLine(_ traits: SnapshotTraits) throws -> CGRect {
      let image = try snapshot(traits, Self.lines).image
      let all = try XCTUnwrap(ink(image))
      return try XCTUnwrap(ink(image, from: Int(all.minY + all.height * 0.6)))
    }
    XCTAssertGreaterThan(try shortLine(.rightToLeft).minX, try shortLine(.default).minX + 60)
  }

  func testImagesThatFollowTheTextAreMirroredAndOthersAreNot() throws {
    func image(_ traits: SnapshotTraits, _ view: @autoclosure @MainActor () -> some View) throws -> Bitmap {
      try withoutActuallyEscaping(view) { view in
        try renderSnapshot(of: view(), layout: .sizeThatFits, traits: traits).image
      }
    }
    func isMirror(_ a: Bitmap, _ b: Bitmap) -> Bool {
      guard a.width == b.width, a.height == b.height else { return false }
      for y in 0..<a.height {
        for x in 0..<a.width {
          let (p, q) = (a[x: x, y: y], b[x: a.width - 1 - x, y: y])
          if abs(Int(p.red) - Int(q.red)) > 2 { return false }
        }
      }
      return true
    }
    let plain = try image(.default, Self.chevron("chevron.forward")),
      turned = try image(.rightToLeft, Self.chevron("chevron.forward"))
    XCTAssertNotEqual(plain, turned)
    XCTAssertTrue(isMirror(plain, turned))
    XCTAssertEqual(
      try image(.default, Self.chevron("chevron.right")), try image(.rightToLeft, Self.chevron("chevron.right")))
    let flag = try renderSnapshot(
      of: HStack(spacing: 0) {
        Color.red; Color.white
      }, layout: .fixed(width: 10, height: 5)
    ).image
    XCTAssertEqual(try image(.default, Image(bitmap: flag)), try image(.rightToLeft, Image(bitmap: flag)))
    XCTAssertTrue(
      isMirror(
        try image(.default, Image(bitmap: flag)),
        try image(.rightToLeft, Image(bitmap: flag).flipsForRightToLeftLayoutDirection(true))))
  }

  /// Glyphs by identity: a font hands out one outline for each glyph id.
  private func glyphs(_ text: String, _ traits: SnapshotTraits) throws -> [ObjectIdentifier] {
    let tree = try renderSnapshot(of: Text(text), layout: .sizeThatFits, traits: traits).tree
    var found: [ObjectIdentifier] = []
    func visit(_ node: PlacedNode) {
      if case .text(let layout, _) = node.content {
        for case .glyphs(let run) in layout.commands {
          found += run.glyphs.sorted { $0.position.x < $1.position.x }.map { ObjectIdentifier($0.outline) }
        }
      }
      node.children.forEach(visit)
    }
    visit(tree)
    return found
  }

  func testArabicLettersJoinFromRightToLeftWhateverTheDirection() throws {
    let apart = "\u{200C}"  // keeps two letters from joining
    for traits in [SnapshotTraits.default, .rightToLeft, [.rightToLeft, .locale(Locale(identifier: "ar"))]] {
      // Hah, a letter without dots: three times it has three forms, and none of them is the one that stands alone.
      let joined = try glyphs("ححح", traits), alone = try glyphs("ح", traits)
      XCTAssertEqual(alone.count, 1)
      XCTAssertEqual(joined.count, 3)
      XCTAssertEqual(Set(joined + alone).count, 4, "initial, medial, final and isolated forms")
      XCTAssertEqual(try glyphs("ح\(apart)ح\(apart)ح", traits), alone + alone + alone)
      // The first letter stands at the right: initial form, where the word of two has its own.
      let two = try glyphs("حح", traits)
      XCTAssertEqual(two.last, joined.last, "the initial form is at the right")
      XCTAssertEqual(two.first, joined.first, "the final form is at the left")
      // Lam and alef are one ligature.
      let (ligature, letters) = (try glyphs("لا", traits), try glyphs("ل\(apart)ا", traits))
      XCTAssertNotEqual(ligature, letters)
    }
    XCTAssertEqual(
      try glyphs("سلام", .default), try glyphs("سلام", .rightToLeft), "the layout's direction changes no shape")
  }

  /// The box of what is not white, in pixels.
  private func ink(_ image: Bitmap, from top: Int = 0) -> CGRect? {
    var (x0, y0, x1, y1) = (Int.max, Int.max, -1, -1)
    for y in top..<image.height {
      for x in 0..<image.width where image[x: x, y: y].red < 128 {
        (x0, y0, x1, y1) = (min(x0, x), min(y0, y), max(x1, x), max(y1, y))
      }
    }
    return x1 < 0 ? nil : CGRect(x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1)
  }
}
