import Graphics
import PNGCoding
import XCTest

@testable import SnapshotCore

/// What diff.png shows.
final class DifferenceImageTests: XCTestCase {
  private let red = RGBA8(red: 255, green: 0, blue: 0)

  private func difference(
    _ a: Bitmap, _ b: Bitmap, _ tolerance: SnapshotTolerance = .exact, ignoring: [PixelRect] = []
  ) throws -> PixelDifference {
    try XCTUnwrap(Comparison.compare(a, b, tolerance: tolerance, ignoring: ignoring).difference)
  }

  func testAgainstThePlainTwin() throws {
    for (size, other) in [((70, 40), (70, 40)), ((70, 40), (61, 44)), ((33, 9), (50, 9))] {
      // Stretches of one colour beside noise.
      let noise = Pictures.random(size.0, size.1, seed: 5, noise: 90)
      let a = Pictures.make(size.0, size.1) { x, y in
        y % 3 == 0 ? noise[x: x, y: y] : RGBA8(red: 10, green: UInt8(x / 40 * 99), blue: 240, alpha: y == 7 ? 90 : 255)
      }
      let b = Pictures.make(other.0, other.1) { x, y in
        x < size.0 && y < size.1 && (x + y) % 9 < 5
          ? a[x: x, y: y] : RGBA8(red: 11, green: UInt8(x / 40 * 99), blue: 240)
      }
      let ignoring = [PixelRect(x: 20, y: 3, width: 25, height: 30)]
      let d = try difference(a, b, .init(maxChannelDelta: 3), ignoring: ignoring)
      let image = DifferenceImage.indexed(d, over: a, actual: b, clusters: []).bitmap
      XCTAssertEqual([image.width, image.height], [max(size.0, other.0), max(size.1, other.1)])
      for y in 0..<image.height {
        for x in 0..<image.width {
          let isOutside = x >= min(size.0, other.0) || y >= min(size.1, other.1)
          let isStripe = (x + y) & 7 < 4
          let wanted: RGBA8
          switch d.mask[x: x, y: y] {
          case .same:
            let p = a.storage.pixel(at: y * size.0 + x)
            let (r, g, b, alpha) = (Int(p.red), Int(p.green), Int(p.blue), Int(p.alpha))
            let level = UInt8(191 + ((r * 54 + g * 183 + b * 19) / 256 + 255 - alpha) / 4)
            wanted = RGBA8(red: level, green: level, blue: level)
          case .tolerated: wanted = DifferenceImage.tolerated
          case .different: wanted = isOutside && isStripe ? DifferenceImage.outside : DifferenceImage.different
          case .ignored: wanted = isStripe ? DifferenceImage.ignoredStripe : DifferenceImage.ignored
          }
          XCTAssertEqual(image[x: x, y: y], wanted, "\(x), \(y)")
        }
      }
    }
  }

  // MARK: - What nobody would see

  private func frame(_ image: Bitmap) -> [(x: Int, y: Int)] {
    (0..<image.height).flatMap { y in
      (0..<image.width).filter { image[x: $0, y: y] == DifferenceImage.frame }.map { (x: $0, y: y) }
    }
  }

  func testOnePixelIsFramedAndTheMaskStays() throws {
    let a = Pictures.plain(600, 520)
    let b = Pictures.changed(a, [(300, 200)], to: red)
    let d = try difference(a, b)
    let image = DifferenceImage.draw(d, over: a, actual: b)
    let found = frame(image)
    // Two pixels to a unit here: twelve away, four thick.
    XCTAssertEqual(found.map(\.x).min(), 288)
    XCTAssertEqual(found.map(\.x).max(), 312)
    XCTAssertEqual(found.map(\.y).min(), 188)
    XCTAssertEqual(found.map(\.y).max(), 212)
    XCTAssertEqual(found.count, 25 * 25 - 17 * 17)
    XCTAssertEqual(image[x: 300, y: 200], DifferenceImage.different)
    XCTAssertEqual(image[x: 299, y: 200].red, image[x: 299, y: 200].blue)
  }

  func testALargeClusterHasNoFrame() throws {
    let a = Pictures.plain(300, 300)
    let b = Pictures.make(300, 300) { x, y in x / 6 == 9 && y / 6 == 9 ? red : a[x: x, y: y] }
    XCTAssert(frame(DifferenceImage.draw(try difference(a, b), over: a, actual: b)).isEmpty)
    let line = Pictures.make(300, 300) { x, y in y == 20 ? red : a[x: x, y: y] }
    XCTAssert(frame(DifferenceImage.draw(try difference(a, line), over: a, actual: line)).isEmpty)
  }

  /// Frames never hide a mark: of the difference, of what is tolerated, of what is ignored.
  func testFramesStayOffEveryMark() throws {
    let a = Pictures.plain(300, 280)
    let ignoring = [PixelRect(x: 40, y: 40, width: 9, height: 9)]
    let b = Pictures.make(300, 280) { x, y in
      if [[50, 50], [66, 50], [0, 0], [299, 279], [0, 140]].contains([x, y]) { return red }
      return (50..<60).contains(x) && y == 55 ? RGBA8(red: 202, green: 200, blue: 200) : a[x: x, y: y]
    }
    let d = try difference(a, b, .init(maxChannelDelta: 5), ignoring: ignoring)
    let drawn = DifferenceImage.draw(d, over: a, actual: b)
    let plain = DifferenceImage.indexed(d, over: a, actual: b, clusters: []).bitmap
    XCTAssertFalse(frame(drawn).isEmpty)
    for y in 0..<280 {
      for x in 0..<300 where d.mask[x: x, y: y] != .same { XCTAssertEqual(drawn[x: x, y: y], plain[x: x, y: y]) }
    }
    XCTAssertEqual(SmallMarks.frames(DifferenceAnalysis(d, a, b).clusters, width: 300, height: 280).count, 5)
  }

  func testFramesThatWouldCrossAreOne() {
    let dots = [100, 130, 700].map { PixelCluster(bounds: PixelRect(x: $0, y: 90, width: 1, height: 1), count: 1) }
    XCTAssertEqual(
      SmallMarks.frames(dots, width: 780, height: 1_688),
      [PixelRect(x: 82, y: 72, width: 67, height: 37), PixelRect(x: 682, y: 72, width: 37, height: 37)])
  }

  func testSizesThatDifferShowWhatIsInOneOfThem() throws {
    let a = Pictures.plain(40, 30, 255)
    let b = Pictures.plain(34, 36, 255)
    let image = DifferenceImage.draw(try difference(a, b), over: a, actual: b)
    XCTAssertEqual([image.width, image.height], [40, 36])
    let stripes: Set = [DifferenceImage.different, DifferenceImage.outside]
    for y in 0..<36 {
      for x in 0..<40 { XCTAssertEqual(stripes.contains(image[x: x, y: y]), x >= 34 || y >= 30, "\(x), \(y)") }
    }
    XCTAssertEqual(Set((0..<36).map { image[x: 38, y: $0] }), stripes)
  }
}
