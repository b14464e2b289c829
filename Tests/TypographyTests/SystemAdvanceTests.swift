import Graphics
import XCTest

@testable import Typography

/// Widths of the system font against those of SF Pro on a device. `swift test --filter SystemAdvanceTests` prints the
/// tables.
final class SystemAdvanceTests: XCTestCase {
  /// Text, its width in points rounded up to a pixel, pixels per point, points per em: facts/sf-text-widths.tsv, the boxes
  /// of the pictures `md-flow` (16 points) and `as-list-17` (17 and 13). The advances were fitted to these.
  private static let strings: [(String, Double, Double, Double)] = [
    ("blue()", 45.000, 3, 17), ("clear()", 49.667, 3, 17), (".image", 51.000, 3, 17), (".padding", 67.000, 3, 17),
    (".padding()", 79.000, 3, 17), (".theme(.all)", 86.000, 3, 17), (".padding(30)", 99.667, 3, 17),
    (".theme(.light)", 102.333, 3, 17), ("@SnapshotTest", 119.000, 3, 17), ("@SnapshotSuite", 126.000, 3, 17),
    (".padding(.all, 20)", 129.333, 3, 17), (".sizes(.minimum)", 129.667, 3, 17), ("@SnapshotTest()", 131.000, 3, 17),
    ("Some SwiftUI text", 136.000, 3, 17), ("One test in a suite", 137.000, 3, 17),
    ("@SnapshotSuite()", 138.333, 3, 17),
    ("Explicit main actor", 139.333, 3, 17), (".padding, .padding", 142.667, 3, 17),
    (".padding(.vertical, 30)", 167.333, 3, 17), (".padding(.horizontal, 15)", 185.333, 3, 17),
    ("backgroundAndPadding()", 195.667, 3, 17), ("paddingAndBackground()", 196.333, 3, 17),
    ("Test two of many in a suite", 201.667, 3, 17), ("Test one of many in a suite", 202.000, 3, 17),
    ("Test three of many in a suite", 213.333, 3, 17),
    (".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))", 502.333, 3, 17),
    ("poetry", 47.5, 2, 16), ("beer", 33, 2, 16), ("mixture", 54.5, 2, 16), ("writing", 49.5, 2, 16),
    ("article", 45, 2, 16),
    ("medicine", 66, 2, 16), ("proposal", 63.5, 2, 16), ("person", 50.5, 2, 16), ("ability", 43, 2, 16),
    ("grandmother", 94.5, 2, 16), ("director", 57, 2, 16), ("Checking", 71.667, 3, 17), ("Savings", 59.667, 3, 17),
    ("Electric", 57, 3, 17), ("Internet", 59.333, 3, 17), ("Tap an account to view details", 183, 3, 13),
    ("ACCOUNTS", 72.333, 3, 13), ("BILLS", 35, 3, 13), ("Due this month", 92.333, 3, 13),
  ]

  /// From the left edge of a line's ink to the right, in pixels; pixels per point, points per em, weight. No advance was
  /// fitted to those in regular weight at 15 to 17 points.
  private static let inks: [(String, Double, Double, Double, Double)] = [
    ("The sky above the port was the color of", 849.5, 3, 16, 400),
    ("television, tuned to a dead channel.", 758, 3, 16, 400),
    ("Worship Worship", 364.3, 3, 16, 400), ("Worship of of of the", 425.5, 3, 16, 400), ("Father", 132.7, 3, 16, 400),
    ("As As As the the the", 434.9, 3, 16, 400), ("Source Source Source", 479.9, 3, 16, 400),
    ("of of of Life Life Life", 427.3, 3, 16, 400), ("Titus Titus Titus Ting", 448.5, 3, 16, 400),
    ("Ting Ting", 195.5, 3, 16, 400), ("Toast line 1", 244, 3, 17, 400), ("Toast line 2", 254, 3, 17, 400),
    ("FireUser", 118.2, 2, 16, 400), ("FirePassword", 187.7, 2, 16, 400), ("Sign In", 93.5, 2, 16, 400),
    ("Registration", 168.9, 2, 16, 400), (".sizes(devices: .iPhoneX,", 556.5, 3, 17, 400),
    ("fitting: .widthAndHeight)", 549, 3, 17, 400), ("Arrival", 125.6, 3, 15, 400), ("Duration", 168.9, 3, 15, 400),
    ("Distance", 173, 3, 15, 400), ("Checked", 130.8, 2, 17, 400), ("tegory", 146.5, 3, 16, 600),
    ("CategoryCategoryCa", 474, 3, 16, 600), ("SubcategorySubcate", 474.3, 3, 16, 600),
    ("gorySubcategory", 391.6, 3, 16, 600), ("More about product", 295.6, 2, 16, 600), ("Heading 6", 225.8, 3, 16, 600),
    ("You are off route, a re-route may", 985.1, 3, 22, 700), ("be underway but you may also be", 1013.6, 3, 22, 700),
    ("able to return to the route if you", 956.5, 3, 22, 700), ("have no data.", 400.9, 3, 22, 700),
    ("Heading 1", 487, 3, 640 / 17, 600), ("Heading 2", 406.7, 3, 512 / 17, 600),
    ("Heading 3", 356.9, 3, 448 / 17, 600),
    ("Heading 4", 308.1, 3, 384 / 17, 600), ("Heading 5", 283.4, 3, 352 / 17, 600), ("Prefire", 352.2, 2, 56, 800),
    ("And we have the prophetic", 788.1, 3, 23, 400), ("word", 141.3, 3, 23, 400),
  ]

  private struct Errors {
    var all: [(points: Double, part: Double)] = []
    var table = ""
    mutating func add(_ text: String, _ ours: Double, _ device: Double) {
      all.append((abs(ours - device), abs(ours - device) / device))
      let numbers = String(
        format: "%9.2f %9.2f %7.2f  %5.2f%%", device, ours, ours - device, (ours - device) / device * 100)
      table += text.padding(toLength: 42, withPad: " ", startingAt: 0) + numbers + "\n"
    }
    var mean: (points: Double, part: Double) {
      (all.reduce(0) { $0 + $1.points } / Double(all.count), all.reduce(0) { $0 + $1.part } / Double(all.count))
    }
    var largest: (points: Double, part: Double) { (all.map(\.points).max() ?? 0, all.map(\.part).max() ?? 0) }
    func report(_ title: String) {
      print(title + "\n" + table)
      print(
        String(
          format: "mean %.2f points, %.2f%%; at most %.2f points, %.2f%%\n", mean.points, mean.part * 100,
          largest.points,
          largest.part * 100))
    }
  }

  func testWidthsOfStringsToAPixel() throws {
    let library = try TestFonts.library()
    var errors = Errors()
    var exact = 0
    for (text, width, scale, size) in Self.strings {
      let layout = library.layout(text, FontDescriptor(size: size), scale: scale)
      if abs(layout.size.width - width) < 0.01 { exact += 1 }
      // A width rounded up is on average half a pixel too wide.
      errors.add(text, layout.lines[0].bounds.width, width - 0.5 / scale)
    }
    errors.report("Text, device, ours, difference (points)")
    XCTAssertGreaterThanOrEqual(exact, 38)
    XCTAssertLessThan(errors.mean.points, 0.15)
    XCTAssertLessThan(errors.largest.points, 0.3)
    XCTAssertLessThan(errors.largest.part, 0.008)
  }

  func testInkOfLinesThatTheFitDidNotSee() throws {
    let library = try TestFonts.library()
    var errors = Errors()
    for (text, pixels, scale, size, weight) in Self.inks {
      let glyphs = library.layout(text, FontDescriptor(size: size, weight: weight)).glyphRuns.flatMap(\.glyphs)
      let edges = glyphs.map {
        (
          Double($0.position.x + $0.outline.path.controlBounds.minX),
          Double($0.position.x + $0.outline.path.controlBounds.maxX)
        )
      }
      errors.add(text, edges.map(\.1).max()! - edges.map(\.0).min()!, pixels / scale)
    }
    errors.report("Ink, device, ours, difference (points)")
    XCTAssertLessThan(errors.mean.part, 0.01)
    XCTAssertLessThan(errors.largest.part, 0.03)
  }

  func testLinesBreakWhereTheDeviceBreaksThem() throws {
    let library = try TestFonts.library()
    func lines(_ text: String, _ size: Double, _ weight: Double = 400, width: Double) -> [String] {
      library.layout(text, FontDescriptor(size: size, weight: weight), width: width).texts
    }
    let sky = "The sky above the port was the color of television, tuned to a dead channel."
    let skyLines = ["The sky above the port was the color of", "television, tuned to a dead channel."]
    XCTAssertEqual(lines(sky, 16, width: 340), skyLines)  // md-paragraphs
    XCTAssertEqual(lines(sky, 16, width: 291), skyLines)  // tx-heading
    XCTAssertEqual(
      lines("It was a bright cold day in April, and the clocks were striking thirteen.", 16, width: 340),
      ["It was a bright cold day in April, and the clocks", "were striking thirteen."])
    XCTAssertEqual(
      lines(
        "You are off route, a re-route may be underway but you may also be able to return to the route if you have no data.",
        22, 700, width: 350),
      [
        "You are off route, a re-route may", "be underway but you may also be", "able to return to the route if you",
        "have no data.",
      ])  // fs-offroute-long
    XCTAssertEqual(
      lines("And we have the prophetic word", 23, width: 269.3), ["And we have the prophetic", "word"])  // hymn-scripture-xxxl
    XCTAssertEqual(
      lines(".sizes(devices: .iPhoneX, fitting: .widthAndHeight)", 17, width: 375),
      [".sizes(devices: .iPhoneX,", "fitting: .widthAndHeight)"])  // macro-device-wrap
  }

  func testOnlyTheSystemFontHasTheAdvancesOfSFPro() throws {
    let library = try TestFonts.library()
    // 1480/2048 em at 16 points (device/numbers); Inter's own H is 1510/2048.
    XCTAssertEqual(
      library.layout("H", FontDescriptor(size: 16)).lines[0].bounds.width, 1480.0 / 2048 * 16, accuracy: 1e-9)
    XCTAssertNotEqual(
      library.layout("H", .inter("Inter", 16)).lines[0].bounds.width, 1480.0 / 2048 * 16, accuracy: 0.05)
    // An italic has the advances of the upright font, a letter with an accent those of the letter.
    let italic = library.layout("hello", FontDescriptor(size: 16, isItalic: true)).lines[0].bounds.width
    XCTAssertEqual(italic, library.layout("hello", FontDescriptor(size: 16)).lines[0].bounds.width, accuracy: 0.3)
    XCTAssertEqual(
      library.layout("é", FontDescriptor(size: 16)).lines[0].bounds.width,
      library.layout("e", FontDescriptor(size: 16)).lines[0].bounds.width, accuracy: 1e-9)
  }

  func testLargeTextIsSetCloserByOpticalSize() throws {
    let library = try TestFonts.library()
    func ems(_ size: Double, _ weight: Double = 400) -> Double {
      library.layout("h", FontDescriptor(size: size, weight: weight)).lines[0].bounds.width / size * 2048
    }
    // 1165 at 16 points; what is left besides the tracking of the guidelines is the optical size.
    for (size, optical) in [(12.0, 0.0), (17, 0), (19, 0), (21.75, -55), (24.5, -110), (40, -110)] {
      let tracking = SystemAdvances.tracking(size: size) - SystemAdvances.tracking(size: 16)
      XCTAssertEqual(ems(size), 1165 + optical + tracking * 2.048, accuracy: 1e-6, "\(size)")
    }
    // Weights never make a letter narrower, beyond the ends of the scale neither.
    let widths = [-5, 100, 250, 400, 600, 650, 700, 800, 900, 2000].map { ems(16, $0) }
    XCTAssertEqual(widths, widths.sorted())
    XCTAssertTrue(widths.allSatisfy(\.isFinite))
  }

  func testTrackingIsThatOfTheGuidelines() {
    for (size, tracking) in [
      (6.0, 41.0), (12, 0), (13, -6), (17, -26), (22, -12), (28, 14), (34, 12), (80, 0), (200, 0),
    ] {
      XCTAssertEqual(SystemAdvances.tracking(size: size), tracking, "\(size)")
    }
    XCTAssertEqual(SystemAdvances.tracking(size: 16.5), -23)
    for size in [Double.nan, .infinity, -.infinity, -3, 0] {
      XCTAssertTrue(SystemAdvances.tracking(size: size).isFinite)
    }
  }

  func testEveryCellOfTheDynamicTypeTable() {
    // facts/swiftui-layout.md section 7: largeTitle, title, title2, title3, headline and body, callout, subheadline,
    // footnote, caption, caption2 from xSmall to accessibility5.
    let table = """
      31/38 25/31 19/24 17/22 14/19 13/18 12/16 12/16 11/13 11/13
      32/39 26/32 20/25 18/23 15/20 14/19 13/18 12/16 11/13 11/13
      33/40 27/33 21/26 19/24 16/21 15/20 14/19 12/16 11/13 11/13
      34/41 28/34 22/28 20/25 17/22 16/21 15/20 13/18 12/16 11/13
      36/43 30/37 24/30 22/28 19/24 18/23 17/22 15/20 14/19 13/18
      38/46 32/39 26/32 24/30 21/26 20/25 19/24 17/22 16/21 15/20
      40/48 34/41 28/34 26/32 23/29 22/28 21/28 19/24 18/23 17/22
      44/52 38/46 34/41 31/38 28/34 26/32 25/31 23/29 22/28 20/25
      48/57 43/51 39/47 37/44 33/40 32/39 30/37 27/33 26/32 24/30
      52/61 48/57 44/52 43/51 40/48 38/46 36/43 33/40 32/39 29/35
      56/66 53/62 50/59 49/58 47/56 44/52 42/50 38/46 37/44 34/41
      60/70 58/68 56/66 55/65 53/62 51/60 49/58 44/52 43/51 40/48
      """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let styles: [TextStyleMetrics.Style] = [
      .largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption, .caption2,
    ]
    for category in TextStyleMetrics.Category.allCases {
      for (column, style) in styles.enumerated() {
        let cell = TextStyleMetrics.size(style, category)
        XCTAssertEqual("\(Int(cell.pointSize))/\(Int(cell.baselineDistance))", table[category.rawValue][column])
      }
      XCTAssertEqual(
        TextStyleMetrics.size(.headline, category).pointSize, TextStyleMetrics.size(.body, category).pointSize)
    }
  }
}
