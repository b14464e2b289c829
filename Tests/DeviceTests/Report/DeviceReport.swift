import Foundation
import Graphics
import PNGCoding
import SnapshotAssertions
import SnapshotCore

/// What `scripts/device-report` prints.
struct DeviceReport: Codable {
  var pictures: [Measurement]

  var total: Measurement.Count { pictures.reduce(Measurement.Count()) { $0 + $1.edges } }
  private func sum(_ path: KeyPath<Measurement, Measurement.Count>) -> Measurement.Count {
    pictures.reduce(Measurement.Count()) { $0 + $1[keyPath: path] }
  }

  /// A line a picture, below it what was missed, at the end the sums.
  func text(withMisses: Bool = true) -> String {
    var lines: [String] = []
    for picture in pictures {
      let size =
        picture.hasSameSize
        ? "size \(picture.size[0]) × \(picture.size[1]) equal"
        : "size \(picture.size[0]) × \(picture.size[1]), device \(picture.deviceSize[0]) × \(picture.deviceSize[1])"
      lines.append(
        "\(picture.id): \(size); edges \(Self.share(picture.edges)) (shapes \(Self.share(picture.shapeEdges)), "
          + "texts \(Self.share(picture.textEdges)), ink of SF lines \(Self.share(picture.systemFontEdges))); "
          + "colours \(Self.share(picture.colors)); lines \(Self.share(picture.lines))")
      if !picture.foreignParts.isEmpty {
        lines.append("  cannot match: \(picture.foreignParts.joined(separator: ", "))")
      }
      if withMisses { lines += picture.misses.map { "  - \($0)" } }
    }
    lines += summary
    return lines.joined(separator: "\n")
  }

  var summary: [String] {
    let sizes = pictures.count { $0.hasSameSize }
    let certain = sum(\.shapeEdges) + sum(\.textEdges)
    return [
      "sizes equal \(sizes) of \(pictures.count), edges within 1 px \(Self.percent(total)), "
        + "line breaks equal \(Self.percent(sum(\.lines)))",
      "  edges of shapes \(Self.share(sum(\.shapeEdges))), of texts \(Self.share(sum(\.textEdges))), "
        + "both \(Self.percent(certain)); where ink of SF lines begins and ends \(Self.share(sum(\.systemFontEdges)))",
      "  colours equal \(Self.share(sum(\.colors))), lines equal \(Self.share(sum(\.lines)))",
    ]
  }

  static func share(_ count: Measurement.Count) -> String { "\(count.met)/\(count.of)" }
  static func percent(_ count: Measurement.Count) -> String {
    let tenths = Int((count.percent * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

/// The pictures of one construction.
struct MeasuredPicture {
  var measurement: Measurement
  var ours: Bitmap
  var device: Bitmap

  /// - Throws: `XCTSkip` where the pictures are not at hand, `SnapshotError` where ours cannot be drawn.
  init(_ construction: Construction) throws {
    device = try DevicePicture.load(construction.id)
    let snapshot = try renderSnapshot(of: construction.view(), layout: construction.layout, traits: construction.traits)
    ours = snapshot.image
    measurement = Measurement(construction, snapshot, device)
  }

  /// White where both are the same, the darker the farther a channel is apart; gray where only one reaches.
  var difference: Bitmap {
    let (width, height) = (max(ours.width, device.width), max(ours.height, device.height))
    guard let result = Bitmap(width: width, height: height, scale: ours.scale) else { return ours }
    ours.storage.withBytes { a in
      device.storage.withBytes { b in
        result.storage.withMutableBytes { bytes in
          let (a, b) = (
            a.baseAddress!.assumingMemoryBound(to: UInt8.self), b.baseAddress!.assumingMemoryBound(to: UInt8.self)
          )
          var to = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
          var y = 0
          while y < height {
            var x = 0
            while x < width {
              var value: UInt8 = 160
              if x < ours.width, x < device.width, y < ours.height, y < device.height {
                let (p, q) = (a + (y * ours.width + x) * 4, b + (y * device.width + x) * 4)
                var most = 0
                var channel = 0
                while channel < 4 {
                  most = max(most, abs(Int(p[channel]) - Int(q[channel])))
                  channel += 1
                }
                value = UInt8(255 - most)
              }
              (to[0], to[1], to[2], to[3]) = (value, value, value, 255)
              to += 4
              x &+= 1
            }
            y &+= 1
          }
        }
      }
    }
    return result
  }
}
