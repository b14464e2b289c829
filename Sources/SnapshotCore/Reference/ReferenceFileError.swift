import PNGCoding

/// A reference that cannot be used: which file, why, and what to do.
package enum ReferenceFileError: Error, Hashable, Sendable {
  case notAPicture(path: String, PNGError)
  case leftByVersionControl(path: String, VersionControlTrace)
  /// A text, and what is wrong with it and to be done.
  case notText(path: String, String)
  case unreadable(FileError)
  case isADirectory(path: String)
  case notWritable(FileError)
}

extension ReferenceFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAPicture(let path, let error):
      "the reference \(path) cannot be used: \(error); \(error.remedy)"
    case .leftByVersionControl(let path, let trace):
      "the reference \(path) cannot be used: \(trace); \(trace.remedy)"
    case .notText(let path, let problem):
      "the reference \(path) cannot be used: \(problem)"
    case .unreadable(let error):
      "\(error); check the permissions of the file and of the folders above it"
    case .isADirectory(let path):
      "the reference \(path) is a folder; remove it and record the snapshot"
    case .notWritable(let error):
      "\(error); make the folder writable, or set SNAPSHOT_DIR to one that is"
    }
  }
}

extension FileSystem {
  /// The bytes of a reference; `nil` when there is none.
  static func readReference(_ path: String) throws(ReferenceFileError) -> [UInt8]? {
    do throws(FileError) {
      return try read(path)
    } catch {
      if error.isMissingFile { return nil }
      if isDirectory(path) { throw .isADirectory(path: path) }
      throw .unreadable(error)
    }
  }
}
