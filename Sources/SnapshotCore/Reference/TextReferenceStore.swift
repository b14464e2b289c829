import Foundation
import PNGCoding

/// References that are text, on disk: recorded trees and what assistive technologies read.
package enum TextReferenceStore {
  /// Of a text: a tree of 100,000 nodes has a tenth of it.
  static let byteLimit = 16 << 20

  /// With the line ends of this system, whatever a version control system made of them; `nil` when there is none.
  package static func read(_ path: String) throws(ReferenceFileError) -> String? {
    guard let bytes = try FileSystem.readReference(path) else { return nil }
    guard bytes.count <= byteLimit else {
      throw .notText(
        path: path, "it has \(bytes.count) bytes, and no recorded text has more than \(byteLimit); record it again")
    }
    // What editors put in front says nothing.
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let raw = String(validating: bytes[start...], as: UTF8.self) else {
      throw .notText(path: path, "it is no UTF-8 text; restore the file, or record it again")
    }
    // First, for a carriage return and a line feed are one character, in which no line feed is found.
    let text = raw.utf8.contains(13) ? raw.replacingOccurrences(of: "\r\n", with: "\n") : raw
    if let trace = VersionControlTrace(anywhereIn: text) { throw .leftByVersionControl(path: path, trace) }
    if !text.utf8.contains(where: { $0 > 32 }) { throw .notText(path: path, "the file is empty; record it again") }
    return text
  }

  package static func write(_ text: String, to path: String) throws(ReferenceFileError) {
    do throws(FileError) { try FileSystem.write(Array(text.utf8), to: path) } catch { throw .notWritable(error) }
  }
}
