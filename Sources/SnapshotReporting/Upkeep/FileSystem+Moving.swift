import Foundation
import SnapshotCore

extension FileSystem {
  /// All or nothing; what lies at the target is replaced. Between two file systems the copy is there, on the disk, before
  /// the original goes.
  package static func move(_ path: String, to target: String) throws {
    try makeDirectory(split(target).folder)
    if rename(path, target) == 0 { return }
    guard errno == EXDEV else { throw MoveError(path: path, target: target, code: errno) }
    try write(try read(path), to: target)
    try remove(path)
  }

  /// - Returns: whether it was removed; a folder that holds anything stays.
  package static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

  /// Whether a file could be written at the path, as far as permissions tell: the nearest folder that is there counts.
  package static func isWritable(_ folder: String) -> Bool {
    var folder = folder
    while !folder.isEmpty, !exists(folder) { folder = split(folder).folder }
    return access(folder.isEmpty ? "/" : folder, W_OK | X_OK) == 0
  }
}

/// A file that could not be moved.
package struct MoveError: Error, Hashable, CustomStringConvertible {
  package var path: String
  package var target: String
  package var code: Int32
  package var description: String {
    "cannot move \(path) to \(target): \(String(cString: strerror(code))) (errno \(code)); make both folders writable"
  }
}
