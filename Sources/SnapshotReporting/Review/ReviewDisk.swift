import SnapshotCore

/// What a review does to files, one operation each; tests stop it in the middle.
package struct ReviewDisk: Sendable {
  /// `nil` when there is none.
  package var read: @Sendable (_ path: String) throws(FileError) -> [UInt8]?
  /// All or nothing, and on the disk when it returns.
  package var write: @Sendable (_ bytes: [UInt8], _ path: String) throws(FileError) -> Void
  /// Makes `path` one more name of the file at `original`, in place of what has that name.
  package var link: @Sendable (_ original: String, _ path: String) throws(FileError) -> Void
  /// What is not there is no error.
  package var remove: @Sendable (_ path: String) throws(FileError) -> Void

  package static let system = ReviewDisk(
    read: { path throws(FileError) in
      do throws(FileError) { return try FileSystem.read(path) } catch {
        if error.isMissingFile { return nil }
        throw error
      }
    },
    write: { bytes, path throws(FileError) in try FileSystem.write(bytes, to: path) },
    link: { original, path throws(FileError) in try FileSystem.hardLink(original, at: path) },
    remove: { path throws(FileError) in try FileSystem.remove(path) })
}
