import Foundation

/// References that are text, on disk: recorded trees and what assistive technologies read.
package enum TextReferenceStore {
  /// With the line ends of this system, whatever a version control system made of them; `nil` when there is none.
  package static func read(_ path: String) throws(ReferenceFileError) -> String? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path)
    } catch {
      if error.isMissingFile { return nil }
      if FileSystem.isDirectory(path) { throw .isADirectory(path: path) }
      throw .unreadable(error)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notText(path: path, "it is no UTF-8 text; restore the file, or record it again")
    }
    if text.hasPrefix("version https://git-lfs.github.com/spec/") {
      throw .notText(path: path, "it is a Git LFS pointer; run `git lfs pull`")
    }
    if text.hasPrefix("<<<<<<< ") || text.contains("\n<<<<<<< ") {
      throw .notText(path: path, "it holds an unresolved merge conflict; resolve the conflict, or record it again")
    }
    if text.allSatisfy(\.isWhitespace) { throw .notText(path: path, "the file is empty; record it again") }
    return text.contains("\r\n") ? text.replacingOccurrences(of: "\r\n", with: "\n") : text
  }

  package static func write(_ text: String, to path: String) throws(ReferenceFileError) {
    do throws(FileError) { try FileSystem.write(Array(text.utf8), to: path) } catch { throw .notWritable(error) }
  }
}
