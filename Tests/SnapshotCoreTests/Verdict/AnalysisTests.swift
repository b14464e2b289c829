import Foundation
import Graphics
import XCTest

@testable import SnapshotCore

/// What a failure says about its pixels, against plain twins.
final class AnalysisTests: XCTestCase {
  private let red = RGBA8(red: 255, green: 0, blue: 0)

  private func analysis(_ a: Bitmap, _ b: Bitmap, _ tolerance: SnapshotTolerance = .exact) throws -> (
    PixelDifference, DifferenceAnalysis
  ) {
    let d = try XCTUnwrap(Comparison.compare(a, b, tolerance: tolerance).difference)
    return (d, DifferenceAnalysis(d, a, b))
  }

  func testClusters() throws {
    let a = Pictures.plain(200, 100)
    let near = [(10, 10), (14, 12), (20, 17)]
    let far = [(100, 50), (101, 50), (102, 50), (103, 51)]
    let (_, found) = try analysis(a, Pictures.changed(a, near + far + [(190, 90)], to: red))
    XCTAssertEqual(
      found.clusters,
      [
        PixelCluster(bounds: PixelRect(x: 100, y: 50, width: 4, height: 2), count: 4),
        PixelCluster(bounds: PixelRect(x: 10, y: 10, width: 11, height: 8), count: 3),
        PixelCluster(bounds: PixelRect(x: 190, y: 90, width: 1, height: 1), count: 1),
      ])
  }

  func testClustersAgainstThePlainTwin() throws {
    for seed in 0..<12 {
      let (width, height) = (37 + seed * 9, 61 - seed)
      let a = Pictures.plain(width, height)
      var state = UInt64(seed + 1)
      func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
      }
      let points = (0..<(seed * 12)).map { _ in (next(width), next(height)) }
      if points.isEmpty { continue }
      let b = Pictures.changed(a, points, to: red)
      let (d, found) = try analysis(a, b)
      XCTAssertEqual(found.clusters, Self.clusters(d.mask), "seed \(seed)")
      XCTAssertEqual(found.clusters.reduce(0) { $0 + $1.count }, d.count)
    }
  }

  /// The same rule, cell by cell.
  private static func clusters(_ mask: DifferenceMask) -> [PixelCluster] {
    var cells: [[Int]: [(Int, Int)]] = [:]
    for y in 0..<mask.height {
      for x in 0..<mask.width where mask[x: x, y: y] == .different {
        cells[[x / 8, y / 8], default: []].append((x, y))
      }
    }
    var found: [PixelCluster] = []
    while let start = cells.keys.first {
      var (pending, points) = ([start], [(Int, Int)]())
      while let cell = pending.popLast() {
        guard let inside = cells.removeValue(forKey: cell) else { continue }
        points += inside
        for dy in -1...1 { for dx in -1...1 { pending.append([cell[0] + dx, cell[1] + dy]) } }
      }
      let (xs, ys) = (points.map(\.0), points.map(\.1))
      found.append(
        PixelCluster(
          bounds: PixelRect(
            x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()! + 1, height: ys.max()! - ys.min()! + 1),
          count: points.count))
    }
    // Boxes that overlap are one.
    var isMerged = found.count <= 64
    while isMerged {
      isMerged = false
      outer: for i in found.indices {
        for j in found.indices where j > i && found[i].bounds.overlaps(found[j].bounds) {
          found[i] = PixelCluster(
            bounds: found[i].bounds.union(found[j].bounds), count: found[i].count + found[j].count)
          found.remove(at: j)
          isMerged = true
          break outer
        }
      }
    }
    return found.sorted { ($1.count, $0.bounds.y, $0.bounds.x) < ($0.count, $1.bounds.y, $1.bounds.x) }
  }

  func testTheLargestDeltaEIsAlwaysKnown() throws {
    for (i, tolerance) in [SnapshotTolerance.exact, .init(maxChannelDelta: 20), .init(maxDeltaE: 3)].enumerated() {
      let a = Pictures.random(60, 40, seed: UInt64(i), noise: 100)
      let b = Pictures.random(60, 40, seed: UInt64(i + 9), noise: 100)
      let (d, found) = try analysis(a, b, tolerance)
      var (largest, deltas) = (0.0, [Int](repeating: 0, count: 256))
      for y in 0..<40 {
        for x in 0..<60 where d.mask[x: x, y: y] == .different {
          let (p, q) = (a.storage.pixel(at: y * 60 + x), b.storage.pixel(at: y * 60 + x))
          largest = max(largest, PlainColorDistance.deltaE(p, q))
          let channels = zip([p.red, p.green, p.blue, p.alpha], [q.red, q.green, q.blue, q.alpha])
          deltas[channels.map { abs(Int($0) - Int($1)) }.max()!] += 1
        }
      }
      XCTAssertEqual(found.largestDeltaE, largest)
      XCTAssert(found.isLargestDeltaEExact)
      XCTAssertEqual(found.deltas, deltas)
    }
  }

  /// Flat stretches are taken sixteen pixels at a time; ignored pixels and the ends of rows lie in the middle of them.
  func testFlatStretchesAgainstThePlainTwin() throws {
    for seed in 0..<20 {
      var state = UInt64(seed + 3)
      func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
      }
      let (width, height) = (60 + seed * 7, 12)
      func stretches() -> Bitmap {
        let colors = (0..<3).map { _ in
          RGBA8(red: UInt8(next(256)), green: UInt8(next(256)), blue: 7, alpha: next(3) == 0 ? UInt8(next(256)) : 255)
        }
        var (color, left) = (colors[0], 0)
        return Pictures.make(width, height) { _, _ in
          if left == 0 { (color, left) = (colors[next(3)], 1 + next(70)) }
          left -= 1
          return color
        }
      }
      let (a, b) = (stretches(), stretches())
      let ignoring = [PixelRect(x: next(width), y: next(height), width: next(40), height: next(8))]
      for tolerance in [SnapshotTolerance.exact, .init(maxChannelDelta: 60), .init(maxDeltaE: 20)] {
        guard let d = Comparison.compare(a, b, tolerance: tolerance, ignoring: ignoring).difference else { continue }
        let found = DifferenceAnalysis(d, a, b)
        var (largest, worst, deltas, counts) = (0.0, 0, [Int](repeating: 0, count: 256), [0, 0, 0, 0])
        for y in 0..<height {
          for x in 0..<width {
            let (p, q) = (a.storage.pixel(at: y * width + x), b.storage.pixel(at: y * width + x))
            let channels = zip([p.red, p.green, p.blue, p.alpha], [q.red, q.green, q.blue, q.alpha])
            let delta = channels.map { abs(Int($0) - Int($1)) }.max()!
            var mark = DifferenceMask.Mark.same
            if ignoring.contains(where: { x >= $0.x && x <= $0.lastX && y >= $0.y && y <= $0.lastY }) {
              mark = .ignored
            } else if delta > 0 {
              let distance = PlainColorDistance.deltaE(p, q)
              let isOver = tolerance.maxDeltaE.map { distance > $0 } ?? (delta > tolerance.maxChannelDelta)
              mark = isOver ? .different : .tolerated
              worst = max(worst, delta)
              if isOver { deltas[delta] += 1 }
              if isOver || tolerance.maxDeltaE != nil { largest = max(largest, distance) }
            }
            XCTAssertEqual(d.mask[x: x, y: y], mark, "\(seed): \(x), \(y)")
            counts[Int(mark.rawValue)] += 1
          }
        }
        XCTAssertEqual(found.deltas, deltas)
        XCTAssertEqual(found.largestDeltaE, largest)
        XCTAssertEqual(d.largestChannelDelta, worst)
        XCTAssertEqual(d.mask.counts, counts)
        XCTAssertEqual(found.clusters, Self.clusters(d.mask))
      }
    }
  }

  func testColorPairs() {
    let pairs = ColorPairs(capacity: 100)
    for (a, b, count) in [(7, 9, 3), (1, 2, 5), (9, 7, 5), (0xFF00_0001, 3, 1)] as [(UInt32, UInt32, Int)] {
      for _ in 0..<count { pairs.add(a, b) }
    }
    XCTAssertEqual(pairs.total, 14)
    // Of two as frequent as each other the one whose first bytes are larger.
    XCTAssertEqual([pairs.best?.a, pairs.best?.b], [9, 7])
    XCTAssertEqual(pairs.best?.count, 5)
    XCTAssertEqual([pairs.count(of: 7, 9), pairs.count(of: 9, 7), pairs.count(of: 9, 9)], [3, 5, 0])
    XCTAssertEqual(pairs.count(of: 0xFF00_0001, 3), 1)
    XCTAssertEqual(ColorPairs.color(UInt32(littleEndian: 0xFF03_0201)), RGBA8(red: 1, green: 2, blue: 3))
    pairs.removeAll()
    XCTAssertNil(pairs.best)
    pairs.removeAll()
    for i in 0..<200 { pairs.add(UInt32(i), 0) }
    XCTAssertEqual(pairs.total, 100, "what is beyond the capacity is left out")
  }

  func testADifferenceOfAlphaAlone() throws {
    func plain(_ alpha: UInt8) -> Bitmap {
      Pictures.make(20, 20) { _, _ in RGBA8(red: 200, green: 90, blue: 10, alpha: alpha) }
    }
    let (d, found) = try analysis(plain(255), plain(100))
    XCTAssert(found.isAlphaOnly)
    XCTAssert(found.isFaint)
    let amplified = DifferenceImage.amplified(d, plain(255), plain(100))
    XCTAssertEqual(amplified[x: 3, y: 3], RGBA8(red: 127, green: 0, blue: 255))
    let other = Pictures.make(20, 20) { _, _ in RGBA8(red: 20, green: 90, blue: 10, alpha: 100) }
    XCTAssertFalse(try analysis(plain(255), other).1.isAlphaOnly)
  }

  func testAmplifiedAgainstThePlainTwin() throws {
    // Flat below the noise, where sixteen pixels are taken at a time.
    func picture(_ width: Int, _ height: Int, _ seed: UInt64, _ flat: UInt8) -> Bitmap {
      let noise = Pictures.random(width, height, seed: seed, noise: 30)
      return Pictures.make(width, height) { x, y in
        y < 12 ? noise[x: x, y: y] : RGBA8(red: 9, green: flat, blue: x > 40 ? 0 : 7, alpha: y == 15 ? flat : 255)
      }
    }
    let a = picture(60, 20, 4, 100)
    let b = picture(58, 22, 5, 130)
    let d = try XCTUnwrap(
      Comparison.compare(
        a, b, tolerance: .init(maxChannelDelta: 9), ignoring: [PixelRect(x: 0, y: 0, width: 9, height: 9)]
      ).difference)
    let image = DifferenceImage.amplified(d, a, b)
    let largest = d.largestChannelDelta
    for y in 0..<22 {
      for x in 0..<60 {
        let found = image[x: x, y: y]
        switch d.mask[x: x, y: y] {
        case .same: XCTAssertEqual(found, RGBA8(red: 0, green: 0, blue: 0))
        case .ignored: XCTAssert(found.blue > found.red)
        case .tolerated, .different:
          if x >= 58 || y >= 20 {
            XCTAssert([DifferenceImage.different, DifferenceImage.outside].contains(found))
            continue
          }
          let (p, q) = (a.storage.pixel(at: y * 60 + x), b.storage.pixel(at: y * 58 + x))
          func level(_ a: UInt8, _ b: UInt8) -> UInt8 { a == b ? 0 : UInt8(64 + abs(Int(a) - Int(b)) * 191 / largest) }
          let alpha = level(p.alpha, q.alpha)
          XCTAssertEqual(
            found,
            alpha > 0
              ? RGBA8(red: alpha / 2, green: 0, blue: alpha)
              : RGBA8(red: level(p.red, q.red), green: level(p.green, q.green), blue: level(p.blue, q.blue)))
        }
      }
    }
  }

  // MARK: - Which tolerances would pass

  func testEveryToleranceThatIsNamedLetsThePicturePass() throws {
    let a = Pictures.plain(120, 90, 100)
    let cases: [Bitmap] = [
      Pictures.plain(120, 90, 103),
      Pictures.changed(a, (0..<20).map { ($0 * 5, ($0 * 37) % 90) }, to: RGBA8(red: 120, green: 90, blue: 100)),
      Pictures.make(120, 90) { x, y in
        RGBA8(red: x % 3 == 0 ? 101 : 100, green: x == 7 && y < 4 ? 200 : 100, blue: 100)
      },
      Pictures.random(120, 90, seed: 3, noise: 60),
    ]
    for (i, b) in cases.enumerated() {
      let (d, found) = try analysis(a, b)
      let sweep = ToleranceSweep(d, found, width: 120, height: 90)
      XCTAssertFalse(sweep.tolerances.isEmpty)
      for tolerance in sweep.tolerances {
        XCTAssert(
          Comparison.compare(a, b, tolerance: tolerance).passes, "case \(i): \(ToleranceSweep.arguments(of: tolerance))"
        )
        // The tightest of its kind.
        var tighter = tolerance
        if tolerance.maxPixels > 0 {
          tighter.maxPixels -= 1
        } else if let e = tolerance.maxDeltaE {
          tighter.maxDeltaE = e - 0.11
        } else if let f = tolerance.maxFraction {
          tighter.maxFraction = f * 0.9 - 1e-6
        } else {
          tighter.maxChannelDelta -= 1
        }
        XCTAssertFalse(
          Comparison.compare(a, b, tolerance: tighter).passes, "case \(i): \(ToleranceSweep.arguments(of: tighter))")
      }
    }
    let (d, found) = try analysis(a, cases[2])
    XCTAssertEqual(
      ToleranceSweep(d, found, width: 120, height: 90).tolerances.last,
      SnapshotTolerance(maxChannelDelta: 1, maxPixels: 4))
    let (e, other) = try analysis(a, Pictures.plain(120, 91, 100))
    XCTAssert(
      ToleranceSweep(e, other, width: 120, height: 91).tolerances.isEmpty, "no tolerance lets another size pass")
  }

  /// With pixels that the assertion's own tolerance allows, those told let fewer pass than it: `maxPixels: 4` of a thousand.
  func testToleratedPixelsAreStillToleratedByWhatWouldPass() throws {
    // Dark pixels that are off by little are further apart to the eye than light ones that are off by more.
    let a = Pictures.make(120, 90) { x, _ in x < 60 ? RGBA8(red: 0, green: 0, blue: 0) : RGBA8(red: 250, green: 250, blue: 250) }
    let b = Pictures.make(120, 90) { x, y in
      if x == 80, y % 20 < 4 { return RGBA8(red: 240, green: 250, blue: 250) }
      if x == 100, y == 1 { return RGBA8(red: 250, green: 0, blue: 250) }
      return x < 20 ? RGBA8(red: 6, green: 6, blue: 8) : a[x: x, y: y]
    }
    for given in [
      SnapshotTolerance.exact, .init(maxChannelDelta: 8), .init(maxDeltaE: 2.512_345_67), .init(maxChannelDelta: 8, maxPixels: 3),
    ] {
      guard case .different(let difference) = Comparison.compare(a, b, tolerance: given) else { return XCTFail("passed") }
      let sweep = ToleranceSweep(difference, DifferenceAnalysis(difference, a, b), width: 120, height: 90)
      XCTAssertGreaterThan(sweep.tolerances.count, 2)
      for tolerance in sweep.tolerances {
        XCTAssert(
          Comparison.compare(a, b, tolerance: tolerance).passes, "\(given): \(ToleranceSweep.arguments(of: tolerance))")
      }
    }
    guard let difference = Comparison.compare(a, b, tolerance: .init(maxDeltaE: 2.512_345_67)).difference else {
      return XCTFail("passed")
    }
    let text = ToleranceSweep(difference, DifferenceAnalysis(difference, a, b), width: 120, height: 90).text
    XCTAssert(text.contains("maxDeltaE: 2.51234567, maxPixels: "), text)
  }

  /// Noise over a whole picture has as many pairs of colours as pixels: the work is limited, and the message says so.
  func testNoiseIsBounded() throws {
    let a = Pictures.random(300, 200, seed: 1, noise: 255)
    let b = Pictures.random(300, 200, seed: 2, noise: 255)
    let (d, found) = try analysis(a, b)
    XCTAssertFalse(found.isLargestDeltaEExact)
    XCTAssert(FailureMessage.numbers(d, found).contains("or more"))
    XCTAssertFalse(ToleranceSweep(d, found, width: 300, height: 200).tolerances.contains { $0.maxDeltaE != nil })
  }
}
