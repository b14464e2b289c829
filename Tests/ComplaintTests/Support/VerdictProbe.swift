import Foundation
import Graphics

@testable import SnapshotCore

/// Pictures judged in a package of their own, which is removed in the end.
final class VerdictProbe {
  let folder = FileSystem.absolute("tintype-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())
  var artifacts: String { folder + "/.build/snapshots/AppTests/testPicture" }

  init() throws { try FileSystem.write([], to: folder + "/Package.swift") }
  deinit { try? FileSystem.remove(folder) }

  func verify(
    _ picture: Bitmap, ignored: [PixelRect] = [], tolerance: SnapshotTolerance = .exact, record: RecordMode? = nil
  ) -> SnapshotResult {
    let source = SnapshotSource(
      fileID: "AppTests/AppTests.swift", filePath: folder + "/Tests/AppTests/AppTests.swift", testName: "testPicture()",
      line: 1, column: 1)
    return SnapshotSession(environment: SnapshotEnvironment([:])).verify(
      SnapshotIdentity(source: source), tolerance: tolerance, record: record, scope: SnapshotScope()
    ) { RenderedPicture(image: picture, ignored: ignored) }
  }
}

/// Bitmaps by formula.
enum Canvas {
  static func make(_ width: Int, _ height: Int, scale: Double = 1, _ pixel: (Int, Int) -> RGBA8) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height, scale: scale)!
    bitmap.storage.withMutableBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let p = PremultipliedRGBA8(pixel(x, y))
          let i = (y * width + x) * 4
          (bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3]) = (p.red, p.green, p.blue, p.alpha)
        }
      }
    }
    return bitmap
  }

  static func plain(_ width: Int, _ height: Int, _ gray: UInt8, scale: Double = 1) -> Bitmap {
    make(width, height, scale: scale) { _, _ in RGBA8(red: gray, green: gray, blue: gray) }
  }

  static func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var state = seed
    func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 40)
    }
    return make(width, height) { _, _ in RGBA8(red: next(), green: next(), blue: next(), alpha: next() | 128) }
  }
}
