import Graphics
import XCTest

@testable import Typography

/// Characters the text font lacks.
final class FallbackTests: XCTestCase {
  private func requireEmoji() throws {
    guard TestFonts.hasEmoji() else { throw XCTSkip("NotoColorEmoji.ttf is missing; run scripts/setup") }
  }

  func testEmojiIsAPicture() throws {
    try requireEmoji()
    let layout = try TestFonts.library().layout("🚕", scale: 3)
    XCTAssertEqual(layout.diagnostics, [])
    XCTAssertEqual(layout.glyphRuns.count, 0)
    XCTAssertEqual(layout.images.count, 1)
    // wrap-emoji: what follows an emoji of 17 pt starts 68 px at 3x behind it, and its middle is that of the capitals.
    XCTAssertEqual(layout.size.width, 68.0 / 3, accuracy: 1e-9)
    let frame = layout.images[0].destination
    XCTAssertEqual(frame.midX, 34.0 / 3, accuracy: 1e-9)
    XCTAssertEqual(frame.midY, layout.firstBaseline - 17 * 1443 / 4096, accuracy: 1e-9)
    XCTAssertEqual(frame.width / frame.height, 136.0 / 128, accuracy: 1e-9)
    XCTAssertLessThan(frame.height, layout.size.height + 1)
    XCTAssertEqual(layout.size.height, 61.0 / 3, accuracy: 1e-9)
  }

  func testASequenceIsOnePicture() throws {
    try requireEmoji()
    let library = try TestFonts.library()
    for text in ["👍🏽", "👨‍👩‍👧", "🇩🇪", "1️⃣", "☠️", "❤️", "🏳️‍🌈", "🧑🏿‍🚀", "©️"] {
      let layout = library.layout(text)
      XCTAssertEqual(layout.images.count, 1, text)
      XCTAssertEqual(layout.diagnostics, [], text)
      XCTAssertEqual(layout.size.width, 23, text)
    }
    XCTAssertEqual(library.layout("👍👍🏽🇩🇪🇫🇷").images.count, 4)
  }

  func testTextPresentation() throws {
    try requireEmoji()
    let library = try TestFonts.library()
    // Digits and signs that may become emoji are letters until a selector says otherwise.
    for text in ["1", "#", "©", "1\u{FE0E}", "a\u{FE0F}", "↗"] {
      let layout = library.layout(text)
      XCTAssertEqual(layout.images.count, 0, text)
      XCTAssertEqual(layout.glyphRuns.flatMap(\.glyphs).count, 1, text)
      XCTAssertEqual(layout.diagnostics, [], text)
    }
  }

  func testEmojiAdvanceShrinksToAnEmInLargeText() {
    XCTAssertEqual(EmojiFont.advance(size: 17), 68.0 / 3, accuracy: 1e-9)
    XCTAssertEqual(EmojiFont.advance(size: 60), 65, accuracy: 1e-9)
    XCTAssertEqual(EmojiFont.advance(size: 8.5), 34.0 / 3, accuracy: 1e-9)
    XCTAssertEqual(EmojiFont.advance(size: 0), 0)
  }

  func testEmojiAndTextShareALine() throws {
    try requireEmoji()
    let layout = try TestFonts.library().layout("A 🚕 B", FontDescriptor(family: .monospaced, size: 17))
    XCTAssertEqual(layout.images.count, 1)
    let places = layout.glyphRuns.flatMap(\.glyphs).map(\.position.x)
    XCTAssertEqual(places.count, 2)
    XCTAssertEqual(places.last ?? 0, 10.2 * 3 + 68.0 / 3, accuracy: 1e-9)
    XCTAssertEqual(layout.lines.count, 1)
  }

  func testWithoutTheEmojiFontThereAreBoxesAndAReason() throws {
    let library = try FontLibrary(TestFonts.source(emoji: false))
    let layout = library.layout("Taxi 🚕")
    XCTAssertEqual(layout.images.count, 0)
    XCTAssertTrue(layout.diagnostics.contains(.missingFont("NotoColorEmoji.ttf is missing")))
    XCTAssertEqual(layout.glyphRuns.flatMap(\.glyphs).count, 5)
  }

  func testMissingGlyphIsAVisibleBoxAndADiagnostic() throws {
    let library = try TestFonts.library()
    let layout = library.layout("a\u{12000}b")
    XCTAssertEqual(layout.diagnostics, [.missingGlyph("\u{12000}", font: "the system font (Inter)")])
    XCTAssertTrue("\(layout.diagnostics[0])".contains("U+12000"), "\(layout.diagnostics[0])")
    let glyphs = layout.glyphRuns.flatMap(\.glyphs)
    XCTAssertEqual(glyphs.count, 3)
    XCTAssertEqual(glyphs[2].position.x - glyphs[1].position.x, 0.6 * 17, accuracy: 1e-9)
    let box = glyphs[1].outline.path
    // Two rectangles, one inside the other and turned the other way: a frame under either fill rule.
    XCTAssertEqual(box.elements.filter { $0 == .closeSubpath }.count, 2)
    XCTAssertEqual(box.points.map(\.y).min()!, -17 * 1443.0 / 2048, accuracy: 1e-9)
    XCTAssertEqual(box.points.map(\.y).max()!, 0)
  }

  func testEveryMissingCharacterIsNamedOnce() throws {
    let layout = try TestFonts.library().layout("\u{12000}\u{12001}\u{12000}")
    XCTAssertEqual(layout.diagnostics.count, 2)
  }

  func testACharacterTheCustomFontLacksComesFromTheSystemFont() throws {
    var source = try TestFonts.source()
    source.custom = ["Icons": source.symbols]
    let layout = try FontLibrary(source).layout("ab", .inter("Icons", 17))
    XCTAssertEqual(layout.diagnostics, [])
    XCTAssertEqual(layout.glyphRuns.flatMap(\.glyphs).count, 2)
  }

  func testCharactersThatOnlySteerDrawNothing() throws {
    let library = try TestFonts.library()
    for text in ["a\u{200B}b", "a\u{200D}b", "a\u{FEFF}b", "a\u{200E}b", "a\u{AD}b", "a\u{7}b", "a\u{FE0F}b"] {
      let layout = library.layout(text)
      XCTAssertEqual(layout.diagnostics, [], text.debugDescription)
      XCTAssertEqual(layout.glyphRuns.flatMap(\.glyphs).count, 2, text.debugDescription)
      XCTAssertEqual(layout.size.width, library.layout("ab").size.width, accuracy: 1, text.debugDescription)
    }
  }
}
