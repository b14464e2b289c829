import Foundation
import Graphics
import XCTest

@testable import SnapshotCore

final class ComparisonTests: XCTestCase {
  private let red = RGBA8(red: 255, green: 0, blue: 0)

  private func difference(
    _ a: Bitmap, _ b: Bitmap, _ tolerance: SnapshotTolerance = .exact, ignoring: [PixelRect] = []
  ) throws -> PixelDifference {
    try XCTUnwrap(Comparison.compare(a, b, tolerance: tolerance, ignoring: ignoring).difference)
  }

  func testTheSamePicture() {
    guard case .identical = Comparison.compare(Pictures.plain(5, 4), Pictures.plain(5, 4, scale: 3)) else {
      return XCTFail("the scale is no pixel")
    }
  }

  func testCountBoundsAndLargestChannelDifference() throws {
    let a = Pictures.plain(20, 10, 200)
    let b = Pictures.changed(a, [(3, 2), (12, 8)], to: RGBA8(red: 200, green: 190, blue: 234))
    guard case .different(let d) = Comparison.compare(a, b) else { return XCTFail() }
    XCTAssertEqual(d.count, 2)
    XCTAssertEqual(d.fraction, 0.01)
    XCTAssertEqual(d.bounds, PixelRect(x: 3, y: 2, width: 10, height: 7))
    XCTAssertEqual(d.largestChannelDelta, 34)
  }

  func testAlphaAloneCountsAndIsMarked() throws {
    let a = Pictures.make(4, 4) { _, _ in RGBA8(red: 0, green: 0, blue: 0, alpha: 255) }
    let b = Pictures.changed(a, [(1, 1)], to: RGBA8(red: 0, green: 0, blue: 0, alpha: 254))
    let d = try difference(a, b)
    XCTAssertEqual([d.count, d.largestChannelDelta], [1, 1])
    XCTAssertEqual(DifferenceImage.draw(d, over: a, actual: b)[x: 1, y: 1], DifferenceImage.different)
  }

  func testAgainstThePlainTwinAndSymmetric() throws {
    for (i, tolerance) in [
      SnapshotTolerance.exact, .init(maxChannelDelta: 40), .init(maxDeltaE: 5), .init(maxPixels: 30),
      .init(maxFraction: 0.5, maxDensity: 0.3, densityWindow: 5),
    ].enumerated() {
      for (size, other) in [((31, 17), (31, 17)), ((31, 17), (30, 18)), ((8, 3), (9, 40))] {
        let a = Pictures.random(size.0, size.1, seed: UInt64(i), noise: 120)
        let b = Pictures.random(other.0, other.1, seed: UInt64(i + 50), noise: 120)
        let ignoring = [PixelRect(x: 5, y: 2, width: 4, height: 90), PixelRect(x: -3, y: -3, width: 4, height: 5)]
        let d = try difference(a, b, tolerance, ignoring: ignoring)
        let e = try difference(b, a, tolerance, ignoring: ignoring)
        let twin = PlainComparison(a, b, tolerance, ignoring)
        for found in [d, e] {
          XCTAssertEqual(found.count, twin.count)
          XCTAssertEqual(found.toleratedCount, twin.toleratedCount)
          XCTAssertEqual(found.comparedCount, twin.comparedCount)
          XCTAssertEqual(found.bounds, twin.bounds)
          XCTAssertEqual(found.largestChannelDelta, twin.largestChannelDelta)
          XCTAssertEqual(found.densestWindowCount, tolerance.maxFraction == nil ? nil : twin.densest)
        }
        XCTAssertEqual(d.largestDeltaE, e.largestDeltaE)
        XCTAssertEqual(
          Comparison.compare(a, b, tolerance: tolerance, ignoring: ignoring).passes,
          Comparison.compare(b, a, tolerance: tolerance, ignoring: ignoring).passes)
      }
    }
  }

  func testSizesThatDiffer() throws {
    let a = Pictures.plain(10, 10)
    for b in [Pictures.plain(10, 11), Pictures.plain(20, 20), Pictures.plain(5, 5), Pictures.plain(11, 9)] {
      guard case .sizesDiffer(let d) = Comparison.compare(a, b, tolerance: .init(maxFraction: 1, maxDensity: 1)) else {
        return XCTFail("\(b.width) × \(b.height)")
      }
      let both = min(10, b.width) * min(10, b.height)
      XCTAssertEqual(d.count, max(10, b.width) * max(10, b.height) - both)
      let image = DifferenceImage.draw(d, over: a, actual: b)
      XCTAssertEqual([image.width, image.height], [max(10, b.width), max(10, b.height)])
    }
  }

  func testMarkedPixelsAreThoseCounted() throws {
    let a = Pictures.random(40, 30, seed: 1, noise: 200)
    for b in [Pictures.random(40, 30, seed: 9, noise: 200), Pictures.random(33, 35, seed: 9, noise: 200)] {
      let d = try difference(a, b, .init(maxChannelDelta: 20))
      let image = DifferenceImage.draw(d, over: a, actual: b)
      var marked = 0
      var tolerated = 0
      for y in 0..<image.height {
        for x in 0..<image.width {
          let p = image[x: x, y: y]
          if p == DifferenceImage.different || p == DifferenceImage.outside { marked += 1 }
          if p == DifferenceImage.tolerated { tolerated += 1 }
          if d.mask[x: x, y: y] == .same {
            XCTAssert(p == DifferenceImage.frame || p.red == p.green && p.green == p.blue && p.red >= 191)
          }
        }
      }
      XCTAssertEqual([marked, tolerated], [d.count, d.toleratedCount])
    }
  }

  func testHowFarAPixelMayBeOff() {
    let a = Pictures.plain(50, 50, 100)
    func passes(_ gray: UInt8, _ tolerance: SnapshotTolerance) -> Bool {
      Comparison.compare(a, Pictures.plain(50, 50, gray), tolerance: tolerance).passes
    }
    XCTAssert(passes(103, .init(maxChannelDelta: 3)))
    XCTAssertFalse(passes(104, .init(maxChannelDelta: 3)))
    XCTAssertFalse(passes(101, .exact))
    XCTAssert(passes(101, .init(maxDeltaE: 1)))
    XCTAssertFalse(passes(110, .init(maxDeltaE: 1)))
  }

  func testHowManyPixelsMayBeOff() {
    let a = Pictures.plain(200, 200)
    let scattered = (0..<20).map { ($0 * 9, ($0 * 37) % 200) }
    let cluster = (0..<20).map { (100 + $0 % 5, 50 + $0 / 5) }
    let share = SnapshotTolerance(maxFraction: 0.001)
    for (points, densityPasses) in [(scattered, true), (cluster, false)] {
      let b = Pictures.changed(a, points, to: red)
      XCTAssert(Comparison.compare(a, b, tolerance: .init(maxPixels: 20)).passes)
      XCTAssertFalse(Comparison.compare(a, b, tolerance: .init(maxPixels: 19)).passes)
      XCTAssertEqual(Comparison.compare(a, b, tolerance: share).passes, densityPasses)
      XCTAssertFalse(Comparison.compare(a, b, tolerance: .init(maxFraction: 0.0004)).passes)
    }
  }

  func testIgnoredPixels() {
    let a = Pictures.plain(10, 10)
    let b = Pictures.changed(a, [(2, 2), (3, 2)], to: red)
    guard case .identical = Comparison.compare(a, b, ignoring: [PixelRect(x: 2, y: 2, width: 2, height: 1)]) else {
      return XCTFail()
    }
    XCTAssertFalse(Comparison.compare(a, b, ignoring: [PixelRect(x: 3, y: 2, width: 1, height: 1)]).passes)
    for all in [PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: -5, y: -5, width: .max, height: .max)] {
      guard case .nothingToCompare = Comparison.compare(a, b, ignoring: [all]) else { return XCTFail("\(all)") }
    }
    XCTAssertFalse(Comparison.compare(a, b, ignoring: [PixelRect(x: .max, y: 0, width: .max, height: 3)]).passes)
  }

  func testToleranceOutOfRangeIsTheStrictestInRange() {
    let wrong = SnapshotTolerance(
      maxChannelDelta: -3, maxDeltaE: .nan, maxPixels: -1, maxFraction: .nan, maxDensity: -1, densityWindow: 0)
    XCTAssertEqual(wrong.maxChannelDelta, 0)
    XCTAssertEqual(wrong.maxDeltaE, 0)
    XCTAssertEqual(wrong.maxPixels, 0)
    XCTAssertEqual(wrong.maxFraction, 0)
    XCTAssertEqual(wrong.maxDensity, 0)
    XCTAssertEqual(wrong.densityWindow, 1)
    XCTAssertEqual(SnapshotTolerance(maxFraction: .infinity).maxFraction, 1)
  }

  func testEveryValueThatCannotBeIsNamed() {
    func problems(_ tolerance: SnapshotTolerance) -> [String] { tolerance.problems.map(\.description) }
    XCTAssertEqual(
      problems(
        SnapshotTolerance(
          maxChannelDelta: 300, maxDeltaE: .infinity, maxPixels: -1, maxFraction: 2, maxDensity: .nan, densityWindow: 0)
      ),
      [
        "maxChannelDelta is 300, and may be 0 to 255", "maxDeltaE is inf, and may be 0 or more",
        "maxPixels is -1, and may be 0 or more", "maxFraction is 2.0, and may be 0 to 1",
        "maxDensity is nan, and may be 0 to 1", "densityWindow is 0, and may be 1 or more",
      ])
    var changed = SnapshotTolerance(maxFraction: -0.5)
    XCTAssertEqual(problems(changed).count, 1)
    changed.maxFraction = 1
    XCTAssertEqual(problems(changed), [])
    XCTAssertEqual(
      problems(
        SnapshotTolerance(maxChannelDelta: 255, maxDeltaE: 0, maxPixels: .max, maxFraction: 0, maxDensity: 1)), [])
  }

  func testKnownColorDistances() {
    let black = RGBA8(red: 0, green: 0, blue: 0)
    let white = RGBA8(red: 255, green: 255, blue: 255)
    XCTAssertEqual(ColorDistance.deltaE(black, white), 100, accuracy: 0.001)
    XCTAssertEqual(ColorDistance.deltaE(red, red), 0)
    // By the definition, with the C library's cube root: OKLab of sRGB red is (0.62796, 0.22486, 0.12585).
    XCTAssertEqual(ColorDistance.deltaE(red, black), 67.877, accuracy: 0.001)
    // A gray's lightness is the cube root of its linear value.
    let linear = pow((128.0 / 255 + 0.055) / 1.055, 2.4)
    XCTAssertEqual(
      ColorDistance.deltaE(RGBA8(red: 128, green: 128, blue: 128), black), cbrt(linear) * 100, accuracy: 0.001)
    let gray = Pictures.make(1, 1) { _, _ in RGBA8(red: 255, green: 255, blue: 255, alpha: 0) }
    let half = Pictures.make(1, 1) { _, _ in RGBA8(red: 0, green: 0, blue: 0, alpha: 128) }
    XCTAssertFalse(
      Comparison.compare(gray, half, tolerance: .init(maxDeltaE: 20)).passes, "black over white shows, over black not")
  }
}

/// The rules of a comparison, one pixel after the other, with nothing clever.
private struct PlainComparison {
  var count = 0
  var toleratedCount = 0
  var comparedCount = 0
  var bounds: PixelRect?
  var largestChannelDelta = 0
  var densest = 0

  init(_ a: Bitmap, _ b: Bitmap, _ tolerance: SnapshotTolerance, _ ignoring: [PixelRect]) {
    let (width, height) = (max(a.width, b.width), max(a.height, b.height))
    var different: Set<[Int]> = []
    for y in 0..<height {
      for x in 0..<width {
        if ignoring.contains(where: { x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height }) {
          continue
        }
        comparedCount += 1
        if x >= min(a.width, b.width) || y >= min(a.height, b.height) {
          different.insert([x, y])
          continue
        }
        let (p, q) = (a.storage.pixel(at: y * a.width + x), b.storage.pixel(at: y * b.width + x))
        if p == q { continue }
        let deltas = zip([p.red, p.green, p.blue, p.alpha], [q.red, q.green, q.blue, q.alpha]).map {
          abs(Int($0) - Int($1))
        }
        largestChannelDelta = max(largestChannelDelta, deltas.max()!)
        let isOver =
          if let limit = tolerance.maxDeltaE {
            PlainColorDistance.deltaE(p, q) > limit
          } else {
            deltas.max()! > tolerance.maxChannelDelta
          }
        if isOver { different.insert([x, y]) } else { toleratedCount += 1 }
      }
    }
    count = different.count
    let xs = different.map { $0[0] }.sorted()
    let ys = different.map { $0[1] }.sorted()
    if let x = xs.first, let y = ys.first {
      bounds = PixelRect(x: x, y: y, width: xs.last! - x + 1, height: ys.last! - y + 1)
    }
    let side = tolerance.densityWindow
    for y in (1 - side)..<height {
      for x in (1 - side)..<width {
        densest = max(densest, different.count { $0[0] >= x && $0[0] < x + side && $0[1] >= y && $0[1] < y + side })
      }
    }
  }
}
