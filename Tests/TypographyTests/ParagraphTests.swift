import Graphics
import XCTest

@testable import Typography

/// How text fills the space it is offered.
final class ParagraphTests: XCTestCase {
  /// 12 pt a character, so that lines can be counted off.
  private let mono = FontDescriptor(family: .monospaced, size: 20)

  func testLinesAreFilledWithWords() throws {
    let library = try TestFonts.library()
    XCTAssertEqual(library.layout("one two three four", mono, width: 120).texts, ["one two", "three four"])
    XCTAssertEqual(library.layout("one two three four", mono, width: 119.9).texts, ["one two", "three", "four"])
    XCTAssertEqual(library.layout("one two", mono).texts, ["one two"])
    XCTAssertEqual(library.layout("one two", mono, width: .infinity).texts, ["one two"])
  }

  func testWidthIsThatOfTheWidestLineWithTheSpacesBehindIt() throws {
    let library = try TestFonts.library()
    XCTAssertEqual(library.layout("one two", mono, width: 60).size.width, 48)
    // As far as they fit.
    let layout = library.layout("one     two", mono, width: 60.3)
    XCTAssertEqual(layout.texts, ["one", "two"])
    XCTAssertEqual(layout.size.width, 60)
    XCTAssertEqual(layout.lines[0].bounds.width, 36)
    // At the end of a paragraph they count, as far as they fit.
    XCTAssertEqual(library.layout("ab   ", mono).size.width, 60)
    XCTAssertEqual(library.layout("ab   \nc", mono).size.width, 60)
    XCTAssertEqual(library.layout("ab   ", mono, width: 59).size.width, 59)
    XCTAssertEqual(library.layout("ab   ", mono, width: 59).lines.count, 1)
    XCTAssertEqual(library.layout("  ab", mono).size.width, 48)
  }

  func testALongWordIsDividedBetweenClusters() throws {
    let library = try TestFonts.library()
    XCTAssertEqual(library.layout("abcdefghij", mono, width: 48).texts, ["abcd", "efgh", "ij"])
    XCTAssertEqual(library.layout("x abcdefghij", mono, width: 48).texts, ["x", "abcd", "efgh", "ij"])
    // Narrower than a character: a line takes one all the same.
    XCTAssertEqual(library.layout("abc", mono, width: 1).texts, ["a", "b", "c"])
    XCTAssertEqual(library.layout("e\u{301}e\u{301}", mono, width: 13).texts, ["e\u{301}", "e\u{301}"])
  }

  func testExplicitLineEnds() throws {
    let library = try TestFonts.library()
    XCTAssertEqual(library.layout("a\nb", mono).texts, ["a", "b"])
    XCTAssertEqual(library.layout("a\r\n\u{2028}b", mono).texts, ["a", "", "b"])
    XCTAssertEqual(library.layout("a\n", mono).texts, ["a", ""])
  }

  func testNothingIsDrawnInNoWidth() throws {
    let layout = try TestFonts.library().layout("text", width: 0)
    XCTAssertEqual(layout.size.width, 0)
    XCTAssertTrue(layout.commands.isEmpty)
  }

  func testALayoutInItsOwnSizeIsTheSame() throws {
    let library = try TestFonts.library()
    let text = "Map your custom name to a view — and see it, pixel for pixel, on Linux."
    // Whole pixels: rounding up must not hand back more than was offered.
    for width in stride(from: 20.0, through: 600, by: 7) {
      for scale in [1.0, 2, 3] {
        let layout = library.layout(text, width: width, scale: scale)
        let again = library.layout(text, width: layout.size.width, height: layout.size.height, scale: scale)
        XCTAssertEqual(again.size, layout.size)
        XCTAssertEqual(again.texts, layout.texts)
        XCTAssertFalse(again.isTruncated)
      }
    }
  }

  func testNoLineIsWiderThanOffered() throws {
    let library = try TestFonts.library()
    let text = "Characteristically, extraordinary words (and brackets) keep well-known limits."
    for width in stride(from: 40.0, through: 400, by: 11) {
      for line in library.layout(text, width: width).lines {
        XCTAssertLessThanOrEqual(line.bounds.width, width + 1e-6, line.text)
      }
    }
  }

  // MARK: Cutting

  func testTailHeadAndMiddle() throws {
    let library = try TestFonts.library()
    func cut(_ mode: ParagraphStyle.Truncation, _ text: String = "abcdefghij", width: Double = 72) -> TextLayout {
      library.layout(text, mono, width: width) { ($0.truncation, $0.maximumLines) = (mode, 1) }
    }
    XCTAssertEqual(cut(.tail).texts, ["abcde…"])
    XCTAssertEqual(cut(.head).texts, ["…fghij"])
    XCTAssertEqual(cut(.middle, width: 84).texts, ["abc…hij"])
    XCTAssertTrue(cut(.tail).isTruncated)
    XCTAssertFalse(cut(.tail, width: 120).isTruncated)
    XCTAssertEqual(cut(.tail).size.width, 72)
    XCTAssertEqual(cut(.tail, width: 5).texts, ["…"])
    XCTAssertEqual(cut(.tail, "abcd efghij", width: 72).texts, ["abcd…"])
    // A combining mark stays with its letter.
    XCTAssertEqual(cut(.tail, "abcde\u{301}fghij", width: 72).texts, ["abcde\u{301}…"])
  }

  func testTheLastAllowedLineIsCut() throws {
    let library = try TestFonts.library()
    let layout = library.layout("one two three four five", mono, width: 120) { $0.maximumLines = 2 }
    XCTAssertEqual(layout.texts, ["one two", "three fou…"])
    XCTAssertEqual(library.layout("one\ntwo", mono) { $0.maximumLines = 1 }.texts, ["one…"])
    XCTAssertEqual(library.layout("one two", mono, width: 120) { $0.maximumLines = 0 }.texts, ["one two"])
  }

  func testHeightLimitsLinesButLeavesOne() throws {
    let library = try TestFonts.library()
    let text = "one two three four five six"
    let line = 20 * 1.193359375
    XCTAssertEqual(library.layout(text, mono, width: 84, height: 2 * line).texts, ["one two", "three…"])
    XCTAssertEqual(library.layout(text, mono, width: 84, height: 2 * line - 0.1).texts, ["one tw…"])
    for height in [0.0, 1, -10] {
      XCTAssertEqual(library.layout(text, mono, width: 84, height: height).texts, ["one tw…"])
    }
    XCTAssertEqual(library.layout(text, mono, width: 84, height: .infinity).lines.count, 5)
  }

  func testMinimumLinesKeepTheirHeight() throws {
    let library = try TestFonts.library()
    let layout = library.layout("a", scale: 3) { $0.minimumLines = 3 }
    XCTAssertEqual(layout.size.height, 44 + 61.0 / 3, accuracy: 1e-9)
    XCTAssertEqual(layout.lines.count, 1)
    XCTAssertEqual(
      library.layout("a\nb\nc", scale: 3) { $0.minimumLines = 2 }.size.height, 44 + 61.0 / 3, accuracy: 1e-9)
  }

  func testLineSpacing() throws {
    let library = try TestFonts.library()
    XCTAssertEqual(
      library.layout("a\nb\nc", scale: 3) { $0.lineSpacing = 5 }.size.height,
      library.layout("a\nb\nc", scale: 3).size.height + 10, accuracy: 1e-9)
  }

  func testMinimumScaleFactorShrinksBeforeItCuts() throws {
    let library = try TestFonts.library()
    let full = library.layout("0123456789", mono).size.width
    let shrunk = library.layout("0123456789", mono, width: full * 0.8) {
      ($0.maximumLines, $0.minimumScaleFactor) = (1, 0.5)
    }
    XCTAssertEqual(shrunk.texts, ["0123456789"])
    XCTAssertLessThanOrEqual(shrunk.size.width, full * 0.8 + 0.5)
    XCTAssertGreaterThan(shrunk.size.width, full * 0.78)
    XCTAssertLessThan(shrunk.size.height, library.layout("0", mono).size.height)
    let cut = library.layout("0123456789", mono, width: full * 0.3) {
      ($0.maximumLines, $0.minimumScaleFactor) = (1, 0.5)
    }
    XCTAssertTrue(cut.isTruncated)
    XCTAssertEqual(cut.texts, ["01234…"])
    let roomy = library.layout("0123456789", mono, width: full) { ($0.maximumLines, $0.minimumScaleFactor) = (1, 0.5) }
    XCTAssertEqual(roomy.size.width, full)
  }

  // MARK: Alignment and direction

  func testAlignment() throws {
    let library = try TestFonts.library()
    func xs(_ alignment: ParagraphStyle.Alignment, _ direction: ParagraphStyle.Direction = .leftToRight) -> [CGFloat] {
      library.layout("abcd\nab", mono) { ($0.alignment, $0.direction) = (alignment, direction) }.lines.map(
        \.bounds.minX)
    }
    XCTAssertEqual(xs(.leading), [0, 0])
    XCTAssertEqual(xs(.center), [0, 12])
    XCTAssertEqual(xs(.trailing), [0, 24])
    XCTAssertEqual(xs(.leading, .rightToLeft), [0, 24])
    XCTAssertEqual(xs(.trailing, .rightToLeft), [0, 0])
  }

  func testCommandsLieWhereTheLinesAre() throws {
    let layout = try TestFonts.library().layout("abcd\nab", mono) { $0.alignment = .trailing }
    XCTAssertEqual(layout.glyphRuns.map { $0.glyphs[0].position.x }, [0, 24])
    XCTAssertEqual(layout.glyphRuns.map { $0.glyphs[0].position.y }, layout.lines.map(\.baseline))
    XCTAssertEqual(layout.glyphRuns[0].glyphs.map(\.position.x), [0, 12, 24, 36])
  }

  func testEachRunKeepsItsPaint() throws {
    let library = try TestFonts.library()
    let red = Paint.color(ResolvedColor(255, 0, 0))
    let layout = library.layout(
      [TextRun("Attributed ", font: mono, paint: .color(.black)), TextRun("Text", font: mono, paint: red)],
      style: ParagraphStyle(), width: nil, height: nil, scale: 2)
    XCTAssertEqual(layout.texts, ["Attributed Text"])
    XCTAssertEqual(layout.glyphRuns.map(\.paint), [.color(.black), red])
    XCTAssertEqual(layout.glyphRuns[1].glyphs[0].position.x, 132)
  }

  func testUnderlineAndStrikethrough() throws {
    let library = try TestFonts.library()
    var run = TextRun("ab cd", font: mono, paint: .color(.black))
    run.underline = TextRun.Line(color: ResolvedColor(255, 0, 0))
    run.strikethrough = TextRun.Line()
    let layout = library.layout([run], style: ParagraphStyle(), width: 24, height: nil, scale: 2)
    XCTAssertEqual(layout.fills.count, 4)
    guard case .fill(let under, _, let paint, _) = layout.commands[0],
      case .fill(let through, _, let own, _) = layout.commands[2]
    else { return XCTFail("the underline comes first, the strikethrough behind the glyphs") }
    XCTAssertEqual(paint, .color(ResolvedColor(255, 0, 0)))
    XCTAssertEqual(own, .color(.black))
    XCTAssertGreaterThan(under.points.map(\.y).min()!, layout.lines[0].baseline)
    XCTAssertLessThan(through.points.map(\.y).max()!, layout.lines[0].baseline)
    XCTAssertEqual(under.points.map(\.x).max()!, 24, accuracy: 1e-9)
  }

  // MARK: Same answers

  func testTheSameAnswersFromManyThreads() throws {
    let library = try FontLibrary(TestFonts.source())
    let expected = try TestFonts.library().layout("Threads share one library 😀", width: 90).commands.count
    let texts = DispatchQueue(label: "results")
    nonisolated(unsafe) var sizes: Set<[CGFloat]> = []
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let font = FontDescriptor(size: 17, weight: 400 + Double(index % 3) * 100)
      _ = library.layout("Own text \(index)", font, width: 50).commands
      let layout = library.layout("Threads share one library 😀", width: 90)
      let count = layout.commands.count
      texts.sync { _ = sizes.insert([layout.size.width, layout.size.height, CGFloat(count)]) }
    }
    XCTAssertEqual(sizes.count, 1)
    XCTAssertEqual(sizes.first?.last, CGFloat(expected))
  }

  func testCachesDoNotChangeAnswers() throws {
    let fresh = try FontLibrary(TestFonts.source())
    let used = try TestFonts.library()
    for text in ["Some SwiftUI text", "a\nb", "日本 שלום 5 🚕"] {
      let (a, b) = (fresh.layout(text, width: 60), used.layout(text, width: 60))
      XCTAssertEqual(a.size, b.size)
      XCTAssertEqual(
        a.glyphRuns.flatMap(\.glyphs).map(\.position), b.glyphRuns.flatMap(\.glyphs).map(\.position))
      XCTAssertEqual(
        a.glyphRuns.flatMap(\.glyphs).map(\.outline.path), b.glyphRuns.flatMap(\.glyphs).map(\.outline.path))
    }
  }
}
