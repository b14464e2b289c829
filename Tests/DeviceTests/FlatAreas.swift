import Graphics
import ViewTree
import XCTest

/// Pixels of one colour in a row or a column.
struct FlatRun: Equatable, CustomStringConvertible {
  /// In pixels from the left edge or the top.
  var start: Int
  var length: Int
  var color: RGBA8
  var end: Int { start + length }
  var description: String { "\(start)..<\(end) (\(color.red), \(color.green), \(color.blue), \(color.alpha))" }
}

/// Which pixels of a picture are looked at.
enum PixelLine: CustomStringConvertible {
  case row(Int), column(Int)
  var description: String {
    switch self {
    case .row(let y): "row \(y)"
    case .column(let x): "column \(x)"
    }
  }
}

extension Bitmap {
  func pixels(_ line: PixelLine) -> [RGBA8] {
    switch line {
    case .row(let y): (0..<width).map { self[x: $0, y: y] }
    case .column(let x): (0..<height).map { self[x: x, y: $0] }
    }
  }

  /// The flat areas that a line crosses: runs of `minimum` pixels or more, so that edges and glyphs drop out.
  func flatRuns(_ line: PixelLine, atLeast minimum: Int = 8) -> [FlatRun] {
    let pixels = pixels(line)
    var runs: [FlatRun] = []
    var start = 0
    for index in 1...pixels.count where index == pixels.count || pixels[index] != pixels[start] {
      if index - start >= minimum { runs.append(FlatRun(start: start, length: index - start, color: pixels[start])) }
      start = index
    }
    return runs
  }
}

extension PlacedNode {
  /// The texts of a picture, in the order in which they are drawn.
  var texts: [PlacedNode] { text == nil ? children.flatMap(\.texts) : [self] }
}

extension RGBA8 {
  /// The largest difference of a channel, in levels.
  func difference(_ other: RGBA8) -> Int {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .map { abs(Int($0) - Int($1)) }.max()!
  }
}

/// Both pictures have the same flat areas along the lines.
/// - Parameters:
///   - pixels: how far an edge may lie from the device's.
///   - levels: how far a channel may be from the device's.
func assertSameFlatAreas(
  _ ours: Bitmap, _ device: Bitmap, along lines: [PixelLine], atLeast minimum: Int = 8, within pixels: Int = 0,
  levels: Int = 0, file: StaticString = #filePath, testLine: UInt = #line
) {
  for line in lines {
    let (mine, theirs) = (ours.flatRuns(line, atLeast: minimum), device.flatRuns(line, atLeast: minimum))
    let isSame =
      mine.count == theirs.count
      && zip(mine, theirs).allSatisfy { mine, theirs in
        abs(mine.start - theirs.start) <= pixels && abs(mine.end - theirs.end) <= pixels
          && mine.color.difference(theirs.color) <= levels
      }
    XCTAssertTrue(isSame, "\(line)\n  ours:   \(mine)\n  device: \(theirs)", file: file, line: testLine)
  }
}

/// Both pictures have the same pixels along the lines, within a number of levels.
func assertSamePixels(
  _ ours: Bitmap, _ device: Bitmap, along line: PixelLine, in range: Range<Int>, levels: Int,
  file: StaticString = #filePath, testLine: UInt = #line
) {
  let (mine, theirs) = (ours.pixels(line), device.pixels(line))
  guard range.upperBound <= min(mine.count, theirs.count) else {
    return XCTFail("\(line): \(range) is outside of a picture", file: file, line: testLine)
  }
  let differences = range.filter { mine[$0].difference(theirs[$0]) > levels }
  XCTAssertTrue(
    differences.isEmpty,
    "\(line): \(differences.count) of \(range.count) pixels differ by more than \(levels), the first at "
      + "\(differences.first.map { "\($0): \(mine[$0]), device \(theirs[$0])" } ?? "")",
    file: file, line: testLine)
}

/// Sizes in pixels.
func assertSameSize(
  _ ours: Bitmap, _ device: Bitmap, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(ours.width, device.width, "width", file: file, line: line)
  XCTAssertEqual(ours.height, device.height, "height", file: file, line: line)
}
