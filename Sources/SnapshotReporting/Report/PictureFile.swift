import Foundation
import PNGCoding
import SnapshotCore

/// The pictures of a report: read here and nowhere else.
enum PictureFile {
  static let names: [(ReportModel.Pictures.Kind, String)] = [
    (.reference, "reference.png"), (.actual, "actual.png"), (.diff, "diff.png"), (.amplified, "diff-amplified.png"),
  ]

  /// A file's size and scale, or what is wrong with it.
  /// - Parameter shown: what a person calls the file.
  static func look(at path: String, shown: String) -> ReportModel.Picture {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path)
    } catch {
      return ReportModel.Picture(problem: "\(shown) cannot be read (errno \(error.code))")
    }
    guard let header = Header(bytes) else {
      // The decoder knows what to call it.
      do throws(PNGError) {
        let bitmap = try PNG.decode(bytes)
        return ReportModel.Picture(
          width: bitmap.width, height: bitmap.height, scale: bitmap.scale, path: path, size: bytes.count)
      } catch {
        return ReportModel.Picture(problem: "\(shown): \(error); \(error.remedy)")
      }
    }
    return ReportModel.Picture(
      width: header.width, height: header.height, scale: header.scale, path: path, size: bytes.count)
  }

  /// What a page needs to lay a picture out, without its pixels: decoding thousands would take minutes in a debug build.
  /// Chunks as in https://www.w3.org/TR/png-3/#5Chunk-layout: length, type, data, CRC.
  struct Header: Hashable {
    var width: Int
    var height: Int
    var scale: Double

    /// `nil` for what is not a PNG from its signature to its last chunk.
    init?(_ bytes: [UInt8]) {
      guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
      func number(_ i: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[i + $1]) } }
      var (at, size, density): (Int, (Int, Int)?, Int?) = (8, nil, nil)
      while true {
        guard at + 12 <= bytes.count, case let length = number(at), at + 12 + length <= bytes.count else { return nil }
        let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
        if type == "IHDR", length == 13 { size = (number(at + 8), number(at + 12)) }
        // Unit 1 is the metre.
        if type == "pHYs", length == 9, bytes[at + 16] == 1 { density = number(at + 8) }
        if type == "IEND" { break }
        at += 12 + length
      }
      guard let (width, height) = size, width > 0, height > 0 else { return nil }
      (self.width, self.height) = (width, height)
      // 72 pixels per inch are scale 1; thousandths, since the chunk's whole numbers blur 2 to 1.9999.
      let scale = (Double(density ?? 0) * 0.0254 / 72 * 1000).rounded() / 1000
      self.scale = scale > 0 ? scale : 1
    }
  }

  static func dataURL(_ bytes: [UInt8]) -> String { "data:image/png;base64," + Data(bytes).base64EncodedString() }
}
