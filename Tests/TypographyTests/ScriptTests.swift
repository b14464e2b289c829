import Graphics
import XCTest

@testable import Typography

/// Texts in scripts that the system font lacks.
final class ScriptTests: XCTestCase {
  private static let samples: [(PinnedFont.Role, String)] = [
    (.arabic, "مرحبا بالعالم، كيف حالك؟ ٣"), (.armenian, "Բարեւ աշխարհ"), (.bengali, "ওহে বিশ্ব"),
    (.devanagari, "नमस्ते दुनिया। क्षत्रिय"), (.ethiopic, "ሰላም ልዑል"), (.georgian, "გამარჯობა მსოფლიო"), (.gujarati, "નમસ્તે દુનિયા"),
    (.gurmukhi, "ਸਤ ਸ੍ਰੀ ਅਕਾਲ"), (.hebrew, "שָׁלוֹם עולם"), (.kannada, "ನಮಸ್ಕಾರ"), (.khmer, "សួស្តី"), (.lao, "ສະບາຍດີ"),
    (.malayalam, "നമസ്കാരം"), (.myanmar, "မင်္ဂလာပါ"), (.oriya, "ନମସ୍କାର"), (.sinhala, "ආයුබෝවන්"), (.tamil, "வணக்கம்"),
    (.telugu, "నమస్కారం"), (.thai, "สวัสดีชาวโลก ๆ ฿"), (.textSymbols, "♄⚕☬"), (.han, "你好，世界。こんにちは「世界」안녕하세요"),
  ]

  func testEveryScriptHasItsFont() throws {
    let library = try TestFonts.library()
    for (role, text) in Self.samples {
      _ = try TestFonts.bytes(role)
      let layout = library.layout(text)
      XCTAssertEqual(layout.diagnostics, [], "\(role)")
      XCTAssertGreaterThan(layout.glyphRuns.flatMap(\.glyphs).count, 2, "\(role)")
      XCTAssertEqual(layout.texts, [text], "\(role)")
      // Lines are as tall as the system font's, and with Arabic by what SF Arabic has more above.
      XCTAssertEqual(
        layout.lines[0].bounds.height, 17 * (role == .arabic ? 2544 : 2444) / 2048, accuracy: 1e-9, "\(role)")
    }
  }

  func testAScriptWhoseFontIsMissingIsNamedAndDrawnAsBoxes() throws {
    var source = try TestFonts.source()
    source.design = { .failure(FontSourceError(message: "\(PinnedFont.of($0).fileName) is missing")) }
    let library = try FontLibrary(source)
    for (role, text) in [(PinnedFont.Role.hebrew, "של"), (.han, "漢字"), (.thai, "กข")] {
      let layout = library.layout(text)
      XCTAssertTrue(layout.diagnostics.contains(.missingFont("\(PinnedFont.of(role).fileName) is missing")), "\(role)")
      XCTAssertEqual(layout.glyphRuns.flatMap(\.glyphs).count, 2)
    }
    XCTAssertEqual(library.layout("abc").diagnostics, [])
  }

  func testLettersJoinAcrossRunsOfDifferentStyle() throws {
    _ = try TestFonts.bytes(.arabic)
    let library = try TestFonts.library()
    func outlines(_ parts: [String]) -> [GlyphOutline] {
      library.layout(
        parts.map { TextRun($0, font: .body, paint: .color(.black)) }, style: ParagraphStyle(), width: nil, height: nil,
        scale: 2
      ).glyphRuns.flatMap(\.glyphs).sorted { $0.position.x < $1.position.x }.map(\.outline)
    }
    XCTAssertEqual(outlines(["سبب"]), outlines(["س", "بب"]))
    XCTAssertEqual(outlines(["سبب"]), outlines(["سب", "ب"]))
    XCTAssertNotEqual(outlines(["سبب"]), outlines(["س ", "ب ", "ب"]))
  }

  func testLanguageChoosesTheFormOfChineseCharacters() throws {
    _ = try TestFonts.bytes(.han)
    let library = try TestFonts.library()
    func outline(_ text: String, _ han: HanForm?) -> Path {
      library.layout(text) { $0.han = han }.glyphRuns[0].glyphs[0].outline.path
    }
    XCTAssertNotEqual(outline("骨", .japanese), outline("骨", .simplifiedChinese))
    XCTAssertNotEqual(outline("骨", .traditionalChinese), outline("骨", .simplifiedChinese))
    // Without a language, kana or hangul in the text decide.
    XCTAssertEqual(outline("骨", nil), outline("骨", .simplifiedChinese))
    XCTAssertEqual(outline("骨の", nil), outline("骨", .japanese))
    XCTAssertEqual(outline("骨가", nil), outline("骨", .korean))

    for (language, form) in [
      ("ja", HanForm.japanese), ("ja_JP", .japanese), ("ko-KR", .korean), ("zh", .simplifiedChinese),
      ("zh-Hans", .simplifiedChinese), ("zh_TW", .traditionalChinese), ("zh-Hant", .traditionalChinese),
      ("zh-Hant-HK", .hongKong), ("zh_Hans_HK", .simplifiedChinese), ("yue", .hongKong),
    ] {
      XCTAssertEqual(HanForm(language: language), form, language)
    }
    for language in ["en_US", "", "_", "de"] { XCTAssertNil(HanForm(language: language), language) }
  }

  func testFallbackFontsFollowTheWeight() throws {
    _ = try TestFonts.bytes(.arabic)
    let library = try TestFonts.library()
    func width(_ weight: Double) -> Double {
      library.layout("سلام", FontDescriptor(size: 40, weight: weight)).lines[0].bounds.width
    }
    XCTAssertGreaterThan(width(700), width(400))
  }

  func testTruncationNeverDividesWhatAReaderCallsACharacter() throws {
    let library = try TestFonts.library()
    for text in ["नमस्ते दुनिया नमस्ते", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", "กำกำกำกำกำ", "مرحبا بالعالم"] {
      for mode in [ParagraphStyle.Truncation.head, .middle, .tail] {
        for width in stride(from: 20.0, through: 90, by: 7) {
          let layout = library.layout(text, width: width) {
            $0.maximumLines = 1
            $0.truncation = mode
          }
          guard layout.isTruncated else { continue }
          let parts = layout.texts[0].components(separatedBy: "…")
          XCTAssertTrue(text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]), "\(text) \(layout.texts)")
          XCTAssertLessThanOrEqual(layout.lines[0].bounds.width, max(width, 30) + 1e-6)
        }
      }
    }
  }
}

final class AttachmentTests: XCTestCase {
  private func layout(_ runs: [TextRun], width: Double? = nil) throws -> TextLayout {
    try TestFonts.library().layout(runs, style: ParagraphStyle(), width: width, height: nil, scale: 2)
  }
  private func run(_ text: String, _ attachment: TextRun.Attachment? = nil) -> TextRun {
    var run = TextRun(text, font: .body, paint: .color(.black))
    run.attachment = attachment
    return run
  }

  func testASymbolIsACharacterOfItsRun() throws {
    let library = try TestFonts.library()
    let symbol = library.symbol("star.fill", font: .body, imageScale: .medium)
    let layout = try layout([run("a"), run("\u{FFFC}", .symbol("star.fill", .medium)), run("b")])
    let plain = try self.layout([run("a")]).lines[0].bounds.width
    let glyphs = layout.glyphRuns.flatMap(\.glyphs)
    XCTAssertEqual(glyphs.count, 3)
    XCTAssertEqual(glyphs[1].position.x, plain, accuracy: 1e-9)
    XCTAssertEqual(glyphs[1].position.y + symbol.baseline, layout.firstBaseline, accuracy: 1e-9)
    XCTAssertEqual(glyphs[2].position.x, plain + symbol.size.width, accuracy: 0.2)
    XCTAssertEqual(layout.size.height, try self.layout([run("ab")]).size.height)
    XCTAssertEqual(layout.diagnostics, [])
    XCTAssertEqual(
      try self.layout([run("\u{FFFC}", .symbol("no.such", .medium))]).diagnostics, [.unknownSymbol("no.such")])
  }

  func testASymbolIsMirroredInItsBox() throws {
    func points(_ isMirrored: Bool) throws -> [CGPoint] {
      try layout([run("\u{FFFC}", .symbol("chevron.right", .medium, isMirrored: isMirrored))]).glyphRuns[0].glyphs[0]
        .outline.path
        .points
    }
    let width = try TestFonts.library().symbol("chevron.right", font: .body, imageScale: .medium).size.width
    for (plain, mirrored) in zip(try points(false), try points(true)) {
      XCTAssertEqual(plain.x + mirrored.x, width, accuracy: 1e-9)
      XCTAssertEqual(plain.y, mirrored.y)
    }
  }

  func testAPictureStandsOnTheBaselineAndMakesTheLineHigher() throws {
    let bitmap = try XCTUnwrap(Bitmap(width: 20, height: 60))
    let layout = try layout([run("a"), run("\u{FFFC}", .image(bitmap, tint: nil)), run("b")])
    XCTAssertEqual(layout.images.count, 1)
    XCTAssertEqual(layout.images[0].destination.maxY, layout.firstBaseline)
    XCTAssertEqual(layout.images[0].destination.height, 60 / bitmap.scale)
    let descent = 17.0 * 494 / 2048
    XCTAssertEqual(layout.lines[0].bounds.height, 60.0 / bitmap.scale + descent, accuracy: 1e-9)
    // A line may end on either side.
    XCTAssertEqual(
      try self.layout([run("aa"), run("\u{FFFC}", .image(bitmap, tint: nil)), run("bb")], width: 21).lines.count, 3)
  }
}

final class TighteningTests: XCTestCase {
  func testALineThatIsALittleTooLongIsSetCloser() throws {
    let library = try TestFonts.library()
    let text = "A single line of text"
    let natural = library.layout(text).lines[0].bounds.width
    func set(_ width: Double, _ allowed: Bool) -> TextLayout {
      library.layout(text, width: width) {
        $0.maximumLines = 1
        $0.allowsTightening = allowed
      }
    }
    XCTAssertTrue(set(natural - 2, false).isTruncated)
    XCTAssertEqual(set(natural - 2, true).texts, [text])
    XCTAssertEqual(set(natural - 2, true).lines[0].bounds.width, natural - 2, accuracy: 1e-6)
    XCTAssertTrue(set(natural * 0.9, true).isTruncated)
    XCTAssertEqual(set(natural + 1, true).lines[0].bounds.width, natural)
  }
}
