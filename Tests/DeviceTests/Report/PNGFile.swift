import Foundation
import Graphics
import PNGCoding

enum PNGFile {
  static func write(_ bitmap: Bitmap, to file: URL) throws {
    try Data(try PNG.encode(bitmap, effort: .fast)).write(to: file)
  }
}
