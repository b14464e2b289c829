import Foundation
import Graphics
import PNGCoding
import XCTest

/// A picture that Apple's SwiftUI drew in a simulator, read where it lies: `shared/device/png` beside a folder above the
/// package. `shared/device/index.jsonl` tells where each comes from and in what circumstances it was recorded.
enum DevicePicture {
  /// - Throws: `XCTSkip` where the pictures are not at hand.
  static func load(_ id: String) throws -> Bitmap {
    let file = try folder().appendingPathComponent("\(id).png")
    guard let data = try? Data(contentsOf: file) else { throw XCTSkip("The device picture \(file.path) is not there.") }
    return try PNG.decode([UInt8](data))
  }

  private static func folder() throws -> URL {
    var place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while place.path != "/" {
      let candidate = place.appendingPathComponent("shared/device/png")
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      place.deleteLastPathComponent()
    }
    throw XCTSkip("No folder above this package holds shared/device/png, the pictures to compare with.")
  }
}
