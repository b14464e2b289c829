import Graphics
import XCTest

@testable import Typography

final class FontTests: XCTestCase {
  func testSystemFontHasTheMetricsOfSFPro() throws {
    let metrics = try TestFonts.library().metrics(of: .body)
    XCTAssertEqual(metrics.ascent, 17 * 0.9521484375)
    XCTAssertEqual(metrics.descent, 17 * 0.2412109375)
    XCTAssertEqual(metrics.capHeight, 17 * 0.7046, accuracy: 0.001)
    XCTAssertEqual(metrics.leading, 22 - 17 * 1.193359375, accuracy: 1e-12)
    XCTAssertEqual(try TestFonts.library().metrics(of: FontDescriptor(size: 17)).leading, 0)
  }

  func testLeadingIsNeverNegative() throws {
    // caption2 is 11 pt with 13 pt from baseline to baseline, and a line of 13.13 pt.
    XCTAssertEqual(try TestFonts.library().metrics(of: .style(.caption2)).leading, 0)
  }

  func testCustomFontHasItsOwnMetrics() throws {
    let metrics = try TestFonts.library().metrics(of: .inter("Inter", 100))
    XCTAssertEqual(metrics.ascent, 96.875)
    XCTAssertEqual(metrics.descent, 100 * 494 / 2048.0)
    XCTAssertEqual(metrics.capHeight, 100 * 1490 / 2048.0, accuracy: 0.001)
    XCTAssertEqual(metrics.leading, 0)
  }

  func testNamesOfInter() throws {
    let library = try TestFonts.library()
    func width(_ font: FontDescriptor) -> Double { library.layout("Hamburgefonts", font, scale: 1000).size.width }
    func inter(weight: Double) -> Double {
      width(FontDescriptor(family: .custom("Inter"), size: 20, weight: weight))
    }
    for (name, weight) in [
      ("Inter-Regular", 400.0), ("Inter-Medium", 500), ("Inter Medium", 500), ("Inter-SemiBold", 600),
      ("Inter SemiBold", 600), ("Inter Semi Bold", 600), ("Inter-Bold", 700), ("Inter-Black", 900), ("inter-thin", 100),
    ] {
      XCTAssertEqual(width(.inter(name, 20)), inter(weight: weight), name)
    }
    XCTAssertNotEqual(inter(weight: 400), inter(weight: 700))
    XCTAssertNotEqual(width(.inter("Inter Display", 20)), width(.inter("Inter", 20)))
    XCTAssertEqual(library.layout("a", .inter("InterDisplay-BoldItalic", 20)).diagnostics, [])
  }

  func testUnknownNameGivesTheSystemFontAndSaysSo() throws {
    let library = try TestFonts.library()
    for name in ["Papyrus", "Interstate", "Inter Wobbly", ""] {
      let layout = library.layout("Text", .inter(name, 17))
      XCTAssertEqual(layout.diagnostics, [.unknownFont(name)])
      XCTAssertEqual(layout.size, library.layout("Text", FontDescriptor(size: 17)).size)
    }
  }

  func testRegisteredFontIsFoundByNameAndByStyle() throws {
    var source = try TestFonts.source()
    source.custom = ["Brand Sans": source.upright]
    let library = try FontLibrary(source)
    XCTAssertEqual(library.layout("Text", .inter("Brand Sans", 17)).diagnostics, [])
    XCTAssertEqual(library.layout("Text", .inter("BrandSans-Bold", 17)).diagnostics, [])
    XCTAssertLessThan(
      library.layout("Text", .inter("Brand Sans", 17)).size.width,
      library.layout("Text", .inter("BrandSans-Bold", 17)).size.width)
  }

  func testWeightChangesOutlines() throws {
    let library = try TestFonts.library()
    func stem(_ weight: Double) -> Double {
      let font = library.typesetFont(FontDescriptor(size: 100, weight: weight))
      let xs = font.outline(of: font.font.glyph(for: "l")!).path.points.map(\.x)
      return xs.max()! - xs.min()!
    }
    XCTAssertLessThan(stem(100), stem(400))
    XCTAssertLessThan(stem(400), stem(700))
    XCTAssertLessThan(stem(700), stem(900))
  }

  func testOpticalSizeFollowsThePointSize() throws {
    let library = try TestFonts.library()
    // Of the face itself: the advances of a text are SF Pro's.
    func ems(_ size: Double) -> Double {
      let font = library.typesetFont(FontDescriptor(size: size)).font
      return font.advance(of: font.glyph(for: "O")!)
    }
    XCTAssertGreaterThan(ems(14), ems(20))
    XCTAssertGreaterThan(ems(20), ems(32))
    // The axis ends at 14 and at 32.
    XCTAssertEqual(ems(12), ems(14), accuracy: 1e-4)
    XCTAssertEqual(ems(32), ems(64), accuracy: 1e-4)
  }

  func testItalicComesFromTheItalicFile() throws {
    let library = try TestFonts.library()
    let upright = library.typesetFont(FontDescriptor(size: 100))
    let italic = library.typesetFont(FontDescriptor(size: 100, isItalic: true))
    XCTAssertTrue(italic.font.face === library.italic.face)
    XCTAssertEqual(italic.slant, 0)
    XCTAssertNotEqual(
      upright.outline(of: upright.font.glyph(for: "l")!).path, italic.outline(of: italic.font.glyph(for: "l")!).path)
  }

  func testMonospacedDigitsHaveOneWidth() throws {
    let library = try TestFonts.library()
    func widths(_ isMonospaced: Bool) -> Set<CGFloat> {
      Set(
        "0123456789".map {
          library.layout(String($0), FontDescriptor(size: 17, hasMonospacedDigits: isMonospaced), scale: 1000).size
            .width
        })
    }
    XCTAssertEqual(widths(true).count, 1)
    XCTAssertGreaterThan(widths(false).count, 1)
  }

  func testMonospacedDesignHasOneWidth() throws {
    let library = try TestFonts.library()
    let font = FontDescriptor(family: .monospaced, size: 20)
    for text in ["i", "W", "0", ".", "→"] {
      XCTAssertEqual(library.layout(text, font).size.width, 12, text)
    }
    // No programming ligature, and the line as high as the system font's.
    XCTAssertEqual(library.layout("->!=", font).glyphRuns[0].glyphs.count, 4)
    XCTAssertEqual(library.layout("0", font).size.height, library.layout("0", FontDescriptor(size: 20)).size.height)
  }

  func testMissingMonospacedFontIsSaid() throws {
    var source = try TestFonts.source()
    source.design = { _ in .failure(FontSourceError(message: "JetBrainsMono.ttf is missing")) }
    let layout = try FontLibrary(source).layout("10", FontDescriptor(family: .monospaced, size: 17))
    XCTAssertEqual(layout.diagnostics, [.missingFont("JetBrainsMono.ttf is missing")])
    XCTAssertFalse(layout.glyphRuns.isEmpty)
  }

  func testDesignsAreFacesOfTheirOwn() throws {
    let library = try TestFonts.library()
    func outline(_ family: FontDescriptor.Family, italic: Bool = false) -> GlyphOutline {
      library.layout("a", FontDescriptor(family: family, size: 20, isItalic: italic)).glyphRuns[0].glyphs[0].outline
    }
    let outlines = [
      outline(.system), outline(.monospaced), outline(.serif), outline(.serif, italic: true), outline(.rounded),
      outline(.rounded, italic: true),
    ]
    XCTAssertEqual(Set(outlines.map(\.path.elements)).count, outlines.count)
    // All are as high as the system font, whose role they share.
    let heights = [FontDescriptor.Family.system, .serif, .rounded].map {
      library.layout("a", FontDescriptor(family: $0, size: 20)).size.height
    }
    XCTAssertEqual(Set(heights).count, 1)
  }

  func testOutlinesAreSharedAndSitOnTheBaseline() throws {
    let library = try TestFonts.library()
    let glyphs = library.layout("HH", FontDescriptor(size: 100)).glyphRuns[0].glyphs
    XCTAssertEqual(glyphs.count, 2)
    XCTAssertTrue(glyphs[0].outline === glyphs[1].outline)
    let ys = glyphs[0].outline.path.points.map(\.y)
    XCTAssertEqual(ys.max()!, 0, accuracy: 0.01)
    XCTAssertEqual(ys.min()!, -100 * 1490 / 2048, accuracy: 0.05)
  }

  func testSizesThatAreNoSizeNeverTrap() throws {
    let library = try TestFonts.library()
    for size in [0, -5, .nan, .infinity, -.infinity, 1e300, 1e-300] as [Double] {
      let layout = library.layout("Text\nmore 😀", FontDescriptor(size: size, weight: size), width: 50, height: 10)
      XCTAssertTrue(layout.size.width.isFinite && layout.size.height.isFinite, "\(size)")
      _ = layout.commands
      _ = library.symbol("star", font: FontDescriptor(size: size), imageScale: .medium)
    }
    for proposal in [0, -5, .nan, .infinity, -.infinity, 1e300] as [Double] {
      for scale in [2, 0, -1, .nan, .infinity] as [Double] {
        let layout = library.layout("Text and more", width: proposal, height: proposal, scale: scale)
        XCTAssertTrue(layout.size.width.isFinite && layout.size.height.isFinite, "\(proposal) \(scale)")
      }
    }
  }
}

extension Path {
  var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let to), .line(let to): [to]
      case .quadCurve(let to, let control): [control, to]
      case .curve(let to, let control1, let control2): [control1, control2, to]
      case .closeSubpath: []
      }
    }
  }
}
