import CRasterKernels
import Graphics
import XCTest

@testable import Rasterizer

/// Each inner loop against its plain twin, over random input of every length around the vectors' four pixels.
final class KernelTwinTests: XCTestCase {
  private var generator = SplitMix(state: 42)

  private func pixel() -> UInt32 {
    let alpha: UInt8 = [0, 255, generator.byte(), generator.byte()][Int(generator.next() % 4)]
    func channel() -> UInt32 { UInt32(Plain.times(Int(generator.byte()), Int(alpha))) }
    return channel() | channel() << 8 | channel() << 16 | UInt32(alpha) << 24
  }
  private func pixels(_ count: Int) -> [UInt32] { (0..<count).map { _ in pixel() } }
  private func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in [0, 255, generator.byte()][Int(generator.next() % 3)] }
  }
  private func channels(_ p: UInt32) -> [Int] { (0..<4).map { Int(p >> ($0 * 8) & 255) } }
  private func word(_ c: [Int]) -> UInt32 { (0..<4).reduce(0) { $0 | UInt32(c[$1]) << ($1 * 8) } }

  func testProductOfBytesIsRoundedToNearest() {
    for a in 0...255 {
      for b in 0...255 {
        let expected = Int((Double(a * b) / 255).rounded())
        XCTAssertEqual(Plain.times(a, b), expected)
        XCTAssertEqual(Int(ras_scaled(UInt32(a) | 0xFF00_0000, UInt32(b)) & 255), expected)
      }
    }
  }

  func testFill() {
    for count in [0, 1, 7, 8, 9, 100, 1024, 1025, 5000] {
      var row = [UInt32](repeating: 7, count: count + 1)
      ras_fill(&row, 0x1234_5678, Int32(count))
      XCTAssertEqual(row, [UInt32](repeating: 0x1234_5678, count: count) + [7])
    }
  }

  func testOverColor() {
    for count in 0...21 {
      let before = pixels(count + 1)
      let color = pixel()
      var row = before
      ras_over_color(&row, color, Int32(count))
      XCTAssertEqual(Array(row[..<count]), before[..<count].map { word(Plain.over(channels(color), channels($0))) })
      XCTAssertEqual(row[count], before[count])
    }
  }

  func testOverColorThroughCoverage() {
    for count in 0...41 {
      let before = pixels(count + 1)
      let color = pixel()
      let coverage = bytes(count + 4)
      var row = before
      ras_over_color_mask(&row, coverage, color, Int32(count))
      let expected = (0..<count).map {
        word(Plain.over(Plain.scaled(channels(color), Int(coverage[$0])), channels(before[$0])))
      }
      XCTAssertEqual(row, expected + [before[count]])
    }
  }

  func testOverSource() {
    for count in 0...41 {
      for opacity in [255, 254, 1, 0, 128] {
        let before = pixels(count + 1)
        let source = pixels(count + 4)
        var row = before
        ras_over_source(&row, source, UInt32(opacity), Int32(count))
        let expected = (0..<count).map {
          word(Plain.over(Plain.scaled(channels(source[$0]), opacity), channels(before[$0])))
        }
        XCTAssertEqual(row, expected + [before[count]])
      }
    }
  }

  func testOverSourceThroughCoverage() {
    for count in 0...41 {
      let before = pixels(count + 1)
      let source = pixels(count + 4)
      let coverage = bytes(count + 4)
      var row = before
      ras_over_source_mask(&row, source, coverage, Int32(count))
      let expected = (0..<count).map {
        word(Plain.over(Plain.scaled(channels(source[$0]), Int(coverage[$0])), channels(before[$0])))
      }
      XCTAssertEqual(row, expected + [before[count]])
    }
  }

  func testMultiplyBytes() {
    for count in 0...50 {
      let a = bytes(count)
      let b = bytes(count)
      var row = a
      ras_multiply_bytes(&row, b, Int32(count))
      XCTAssertEqual(row, zip(a, b).map { UInt8(Plain.times(Int($0), Int($1))) })
      row = a
      ras_multiply_byte(&row, 77, Int32(count))
      XCTAssertEqual(row, a.map { UInt8(Plain.times(Int($0), 77)) })
    }
  }

  /// The plain twin of accumulation and sweep: each edge row by row, the area left of it added pixel by pixel.
  private func plainCoverage(_ lines: [ras_line], width: Int, height: Int) -> [UInt8] {
    var sums = [Int](repeating: 0, count: width * height)
    func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((-a + b - 1) / b) }
    for line in lines where line.y0 != line.y1 {
      let isDown = line.y0 < line.y1
      let (x0, y0) = isDown ? (Int(line.x0), Int(line.y0)) : (Int(line.x1), Int(line.y1))
      let (x1, y1) = isDown ? (Int(line.x1), Int(line.y1)) : (Int(line.x0), Int(line.y0))
      func x(at y: Int) -> Int { y == y1 ? x1 : x0 + floorDivide((y - y0) * (x1 - x0), y1 - y0) }
      for row in 0..<height {
        let (top, bottom) = (max(y0, row * 256), min(y1, row * 256 + 256))
        if top >= bottom { continue }
        let (left, right) = (min(x(at: top), x(at: bottom)), max(x(at: top), x(at: bottom)))
        let h = bottom - top
        for column in 0..<width {
          // Twice the area between the edge and the pixel's right side.
          let (from, to) = (column * 256, column * 256 + 256)
          func y(at x: Int) -> Int { x <= left ? 0 : x >= right ? h : (x - left) * h / (right - left) }
          let twice: Int
          if right <= from {
            twice = 512 * h
          } else if left >= to {
            twice = 0
          } else if left == right {
            twice = 2 * (to - left) * h
          } else {
            let (a, b) = (max(left, from), min(right, to))
            twice = 512 * y(at: a) + (2 * to - a - b) * (y(at: b) - y(at: a))
          }
          sums[row * width + column] += isDown ? twice : -twice
        }
      }
    }
    return sums.map { UInt8((min(abs($0), 131072) * 255 + 65536) >> 17) }
  }

  func testCoverage() {
    for round in 0..<400 {
      let (width, height) = (1 + Int(generator.next() % 70), 1 + Int(generator.next() % 9))
      let spread = [1, 3, 30][round % 3]
      func coordinate(_ side: Int) -> Int32 {
        Int32(Int(generator.next() % UInt64(256 * side * spread)) - 128 * side * (spread - 1))
      }
      let corners = (0..<5).map { _ in (coordinate(width), coordinate(height)) }
      let lines = (0..<5).map {
        ras_line(x0: corners[$0].0, y0: corners[$0].1, x1: corners[($0 + 1) % 5].0, y1: corners[($0 + 1) % 5].1)
      }
      let scratch = Scratch()
      scratch.begin(width: width, rows: height)
      var cells = scratch.cells
      ras_accumulate(&cells, lines, lines.count, 0, 0)
      var result = [UInt8](repeating: 0, count: width * height)
      var solid = [ras_range](repeating: ras_range(), count: height)
      ras_mask(
        &cells, Int32(height), 0, &result, Int32(width), 0, nil, 0, &solid, scratch.coverage, scratch.runs)
      XCTAssertEqual(result, plainCoverage(lines, width: width, height: height), "round \(round): \(lines)")
      // Swept cells are empty again.
      XCTAssertTrue((0..<(width + 1) * height).allSatisfy { cells.cells[$0] == 0 })
      XCTAssertTrue((0..<Int(cells.words) * height).allSatisfy { cells.touched[$0] == 0 })
      for y in 0..<height {
        let row = result[y * width..<(y + 1) * width]
        let longest = row.split { $0 != 255 }.map(\.count).max() ?? 0
        XCTAssertEqual(Int(solid[y].to - solid[y].from), longest)
      }
    }
  }

  func testBlur() {
    for round in 0..<60 {
      let (width, height, channels) = (
        1 + Int(generator.next() % 40), 1 + Int(generator.next() % 30), round % 2 == 0 ? 1 : 4
      )
      let kernel = GaussianKernel(sigma: [0.7, 1.5, 3, 9][round % 4])
      var input = [UInt8](repeating: 0, count: width * height * channels)
      let flat = round % 3 == 0
      for i in input.indices {
        input[i] = flat ? UInt8((i / channels % width > 5 && i / width / channels > 3) ? 200 : 10) : generator.byte()
      }
      func weight(_ d: Int) -> Int { abs(d) <= kernel.radius ? Int(kernel.weights[abs(d)]) : 0 }
      var rows = [Int](repeating: 0, count: input.count)
      var expected = [UInt8](repeating: 0, count: input.count)
      for y in 0..<height {
        for x in 0..<width {
          for c in 0..<channels {
            let sum = (0..<width).reduce(0) { $0 + weight($1 - x) * Int(input[(y * width + $1) * channels + c]) }
            rows[(y * width + x) * channels + c] = (sum + 128) >> 8
          }
        }
      }
      for y in 0..<height {
        for i in 0..<width * channels {
          let sum = (0..<height).reduce(0) { $0 + weight($1 - y) * rows[$1 * width * channels + i] }
          expected[y * width * channels + i] = UInt8((sum + 1 << 23) >> 24)
        }
      }
      var output = [UInt8](repeating: 1, count: input.count)
      var scratch = [UInt16](repeating: 0, count: input.count)
      ras_blur(
        &output, input, Int32(width), Int32(height), Int32(channels), kernel.weights, Int32(kernel.radius), &scratch)
      XCTAssertEqual(output, expected, "round \(round)")
    }
  }

  func testBilinear() {
    for round in 0..<200 {
      let (width, height) = (1 + Int(generator.next() % 9), 1 + Int(generator.next() % 9))
      let source = pixels(width * height)
      let count = 17
      // Half of them along the rows, where the kernel has a way of its own.
      let dv = round % 2 == 0 ? 0 : Int64.random(in: -1 << 33...1 << 33, using: &generator)
      let du = Int64.random(in: -1 << 33...1 << 33, using: &generator) * (round % 4 == 0 ? -1 : 1)
      let u = Int64.random(in: -3 << 32...Int64(width + 3) << 32, using: &generator)
      let v = Int64.random(in: -3 << 32...Int64(height + 3) << 32, using: &generator)
      let wraps = round % 3 == 0
      var out = [UInt32](repeating: 0, count: count)
      source.withUnsafeBufferPointer { buffer in
        var image = ras_image(
          pixels: buffer.baseAddress, stride: Int32(width), x0: 0, y0: 0, x1: Int32(width), y1: Int32(height),
          wraps: wraps ? 1 : 0)
        var scratch = [UInt64](repeating: 0, count: width + 4)
        ras_bilinear_row(&out, Int32(count), u, v, du, dv, &image, &scratch)
      }
      func at(_ x: Int, _ y: Int) -> [Int] {
        func place(_ v: Int, _ n: Int) -> Int { wraps ? ((v % n) + n) % n : min(max(v, 0), n - 1) }
        return channels(source[place(y, height) * width + place(x, width)])
      }
      func mix(_ a: [Int], _ b: [Int], _ f: Int) -> [Int] { zip(a, b).map { ($0 * (256 - f) + $1 * f + 128) >> 8 } }
      for i in 0..<count {
        // In 1/256 pixels, rounded, half a pixel back.
        let pu = Int((u + Int64(i) * du + 1 << 23) >> 24) - 128
        let pv = Int((v + Int64(i) * dv + 1 << 23) >> 24) - 128
        let (x, y, fx, fy) = (pu >> 8, pv >> 8, pu & 255, pv & 255)
        let expected = mix(mix(at(x, y), at(x, y + 1), fy), mix(at(x + 1, y), at(x + 1, y + 1), fy), fx)
        XCTAssertEqual(channels(out[i]), expected, "round \(round), pixel \(i)")
      }
    }
  }

  func testBlendModesAgainstTheFormulas() {
    let modes = BlendMode.allCases
    for (number, mode) in modes.enumerated() where mode != .normal {
      let source = pixels(400)
      let before = pixels(400)
      var row = before
      ras_blend_row(&row, source, nil, 400, Int32(number))
      for i in 0..<400 {
        func unit(_ p: UInt32) -> [Double] { channels(p).map { Double($0) / 255 } }
        let expected = Plain.blend(mode, unit(source[i]), unit(before[i])).map { min(max($0, 0), 1) * 255 }
        for (a, e) in zip(channels(row[i]), expected) {
          XCTAssertEqual(Double(a), e, accuracy: 0.5 + 1e-6, "\(mode) \(channels(source[i])) on \(channels(before[i]))")
        }
      }
    }
  }

  func testHalving() {
    for (width, height) in [(1, 1), (2, 2), (3, 5), (8, 3)] {
      let source = pixels(width * height)
      var out = [UInt32](repeating: 0, count: ((width + 1) / 2) * ((height + 1) / 2))
      ras_halve(&out, source, Int32(width), Int32(width), Int32(height))
      for y in 0..<(height + 1) / 2 {
        for x in 0..<(width + 1) / 2 {
          let (r, b) = (min(2 * x + 1, width - 1), min(2 * y + 1, height - 1))
          let four = [
            source[2 * y * width + 2 * x], source[2 * y * width + r], source[b * width + 2 * x], source[b * width + r],
          ]
          XCTAssertEqual(
            channels(out[y * ((width + 1) / 2) + x]),
            (0..<4).map { c in (four.reduce(0) { $0 + channels($1)[c] } + 2) / 4 })
        }
      }
    }
  }
}
