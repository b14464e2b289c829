import Graphics
import XCTest

@testable import Typography

/// Sizes and baselines against facts/swiftui-layout.md sections 6 and 7.
final class TextMetricsTests: XCTestCase {
  func testHeightsOfTextStylesAtScale1() throws {
    let library = try TestFonts.library()
    let heights = TextStyleMetrics.Style.allCases.map { library.layout("Text", .style($0), scale: 1).size.height }
    // The order there is largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2.
    let order: [TextStyleMetrics.Style] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
    ]
    XCTAssertEqual(order.map { heights[$0.rawValue] }, [41, 34, 27, 24, 21, 18, 21, 20, 16, 15, 14])
  }

  func testOnAMacHeightsAndBaselinesAreWholePoints() throws {
    func layout(_ size: Double, lineHeight: Double? = nil) throws -> TextLayout {
      var font = FontDescriptor(size: size)
      (font.hasWholePoints, font.lineHeight) = (true, lineHeight)
      return try TestFonts.library().layout("Text", font, scale: 1)
    }
    // Height and baseline: M:flow-first-baseline, M:flow-tagcloud, facts section 7.
    for (size, height, baseline) in [(34.0, 40.0, 33.0), (16, 19, 15), (14, 17, 14), (13, 16, 13), (12, 15, 12)] {
      let text = try layout(size)
      XCTAssertEqual(text.size.height, height, "\(size)")
      XCTAssertEqual(text.firstBaseline, baseline, "\(size)")
    }
    let order: [TextStyleMetrics.Style] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
    ]
    let heights = try order.map { style in
      let size = TextStyleMetrics.macSize(style)
      return try layout(size.pointSize, lineHeight: size.lineHeight).size.height
    }
    XCTAssertEqual(heights, [31, 26, 21, 19, 16, 14, 16, 15, 13, 13, 13])
    XCTAssertEqual(try layout(17, lineHeight: 21).firstBaseline, 16)
    XCTAssertEqual(try layout(10, lineHeight: 13).firstBaseline, 10)
  }

  func testStylesGrowWithTheirCategory() {
    for style in TextStyleMetrics.Style.allCases {
      var last = (pointSize: 0.0, baselineDistance: 0.0)
      for category in TextStyleMetrics.Category.allCases {
        let size = TextStyleMetrics.size(style, category)
        XCTAssertGreaterThanOrEqual(size.pointSize, last.pointSize)
        XCTAssertGreaterThanOrEqual(size.baselineDistance, last.baselineDistance)
        last = size
      }
    }
    XCTAssertTrue(TextStyleMetrics.size(.body, .large) == (17, 22))
    XCTAssertTrue(TextStyleMetrics.size(.body, .medium) == (16, 21))
    XCTAssertTrue(TextStyleMetrics.size(.body, .accessibility5) == (53, 62))
    XCTAssertTrue(TextStyleMetrics.size(.title2, .large) == (22, 28))
    XCTAssertTrue(TextStyleMetrics.size(.subheadline, .xxxLarge) == (21, 28))
    XCTAssertEqual(TextStyleMetrics.weight(.headline), 600)
  }

  func testTwoLinesOfBodyAreOneDistanceAndOneLineHigh() throws {
    let layout = try TestFonts.library().layout("Hello\nworld!", scale: 3)
    XCTAssertEqual(layout.size.height, 22 + 61.0 / 3, accuracy: 1e-9)
    XCTAssertEqual(try TestFonts.library().layout("Hello", scale: 3).size.height, 61.0 / 3, accuracy: 1e-9)
  }

  func testBaselinesAreThoseOfTheDevice() throws {
    // device/numbers/textual-multilineInlineTextLayout.json: body at `medium`, 16 pt with 21 pt pitch, at 3x.
    let (size, distance) = TextStyleMetrics.size(.body, .medium)
    let font = FontDescriptor(size: size, baselineDistance: distance)
    let layout = try TestFonts.library().layout("Hello\nworld!", font, scale: 3)
    XCTAssertEqual(layout.lines.map(\.baseline), [46.0 / 3, 109.0 / 3])
    XCTAssertEqual(layout.firstBaseline, 46.0 / 3)
    XCTAssertEqual(layout.lastBaseline, 109.0 / 3)
    XCTAssertEqual(layout.lines[1].bounds.height, 19.09375)
    // textual-multilineWithNewlinesInlineTextLayout.json: an empty line is a pitch high.
    let withEmpty = try TestFonts.library().layout("Hello\n\nworld!", font, scale: 3)
    XCTAssertEqual(withEmpty.lines[2].baseline, 172.0 / 3)
    XCTAssertEqual(withEmpty.lines.count, 3)
  }

  func testFirstBaselineGoesToTheNearestPixelAndTheLastUp() throws {
    // Inter 16: ascent 15.5, line 19.36; two lines: the second baseline lies at 34.86.
    let layout = try TestFonts.library().layout("a\nb", .inter("Inter", 16), scale: 1)
    XCTAssertEqual(layout.firstBaseline, 16)
    XCTAssertEqual(layout.lastBaseline, 36)
    XCTAssertEqual(layout.lines[1].baseline, 35)
  }

  func testHeightsOfInter() throws {
    // bc-tags, bc-attributed-text, bc-spacing-grids, at 2x.
    for (size, height) in [(12.0, 15.0), (14, 17), (16, 19.5), (20, 24.5)] {
      XCTAssertEqual(try TestFonts.library().layout("Text", .inter("Inter", size)).size.height, height)
    }
  }

  func testWidthIsTheAdvanceRoundedUp() throws {
    let library = try TestFonts.library()
    let font = library.typesetFont(.body)
    let advance = font.shape(
      Array("Tintype".unicodeScalars), clusters: Array(0..<7), isRightToLeft: false, isTracked: false
    )
    .reduce(0) { $0 + $1.advance }
    for scale in [1.0, 2, 3] {
      let width = library.layout("Tintype", scale: scale).size.width
      XCTAssertGreaterThanOrEqual(width, advance)
      XCTAssertLessThan(width - advance, 1 / scale)
      XCTAssertEqual((width * scale).rounded(), width * scale, accuracy: 1e-9)
    }
  }

  func testAWidthThatIsAWholeNumberOfPixelsStays() throws {
    // JetBrains Mono: 0.6 em a character, so 10 characters at 20 pt are 120 pt; the sum may be off in its last bits.
    let font = FontDescriptor(family: .monospaced, size: 20)
    XCTAssertEqual(try TestFonts.library().layout("0123456789", font, scale: 3).size.width, 120)
  }

  func testShapedAdvances() throws {
    // hmtx of "H" in the font file, whose default master is weight 400 at optical size 14.
    let library = try TestFonts.library()
    XCTAssertEqual(library.layout("H", .inter("Inter", 2048), scale: 1).size.width, 1522)
    // Kerning brings "AV" closer together than its letters.
    let pair = library.layout("AV", .inter("Inter", 100), scale: 1000).size.width
    let letters = ["A", "V"].map { library.layout($0, .inter("Inter", 100), scale: 1000).size.width }.reduce(0, +)
    XCTAssertLessThan(pair, letters)
  }

  func testWidthsOfDevicePicturesInInter() throws {
    // bc-tags at 2x; the device's Inter 3.x sets the 14 pt tags half a point narrower, each for less than a pixel.
    let library = try TestFonts.library()
    for (text, small) in [("Informational", 77.0), ("Info Alt", 42), ("Success", 49.5), ("Error", 29)] {
      XCTAssertEqual(library.layout(text, .inter("Inter-SemiBold", 12)).size.width, small, text)
    }
    for (text, large) in [
      ("Informational", 90.0), ("Info Alt", 48.5), ("Success", 57.5), ("Warning", 56.5), ("Error", 33.5),
    ] {
      XCTAssertEqual(library.layout(text, .inter("Inter-SemiBold", 14)).size.width, large, accuracy: 0.5, text)
    }
  }

  func testEmptyTextIsALineHighAndHasNoWidth() throws {
    let layout = try TestFonts.library().layout("", scale: 3)
    XCTAssertEqual(layout.size, CGSize(width: 0, height: 61.0 / 3))
    XCTAssertTrue(layout.commands.isEmpty)
    let none = try TestFonts.library().layout([], style: ParagraphStyle(), width: nil, height: nil, scale: 2)
    XCTAssertEqual(none.size, .zero)
  }

  func testTrackingAndKerning() throws {
    let library = try TestFonts.library()
    var run = TextRun("abc", font: .body, paint: .color(.black))
    func width() -> Double {
      library.layout([run], style: ParagraphStyle(), width: nil, height: nil, scale: 10_000).size.width
    }
    let plain = width()
    run.tracking = 2
    XCTAssertEqual(width(), plain + 6, accuracy: 1e-3)
    run.tracking = 0
    run.kerning = -1
    XCTAssertEqual(width(), plain - 3, accuracy: 1e-3)
    // Tracking has precedence.
    run.tracking = 2
    XCTAssertEqual(width(), plain + 6, accuracy: 1e-3)
    run.tracking = 0
    run.kerning = .nan
    XCTAssertEqual(width(), plain)
  }

  func testBaselineOffsetRaisesAndMakesTheLineHigher() throws {
    let library = try TestFonts.library()
    let plain = TextRun("x", font: .body, paint: .color(.black))
    var raised = TextRun("2", font: .body, paint: .color(.white))
    raised.baselineOffset = 6
    let layout = library.layout([plain, raised], style: ParagraphStyle(), width: nil, height: nil, scale: 1)
    XCTAssertEqual(layout.size.height, (17 * 1.193359375 + 6).rounded(.up))
    let glyphs = layout.glyphRuns
    XCTAssertEqual(glyphs[0].glyphs[0].position.y - glyphs[1].glyphs[0].position.y, 6)
  }

  func testTheHighestFontMakesTheLine() throws {
    let library = try TestFonts.library()
    let small = TextRun("small ", font: FontDescriptor(size: 10), paint: .color(.black))
    let large = TextRun("LARGE", font: FontDescriptor(size: 40), paint: .color(.black))
    let layout = library.layout([small, large], style: ParagraphStyle(), width: nil, height: nil, scale: 1)
    XCTAssertEqual(layout.size.height, (40 * 1.193359375).rounded(.up))
    XCTAssertEqual(layout.firstBaseline, (40 * 0.9521484375 + 0.5).rounded(.down))
    XCTAssertEqual(Set(layout.glyphRuns.flatMap(\.glyphs).map(\.position.y)).count, 1)
  }
}
