import Foundation

/// A file that one process at a time holds; the system gives it back when its holder ends, however it ends.
enum FileLock {
  static func holding<R, E: Error>(_ path: String, _ body: () throws(E) -> R) throws(E) -> R {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    // Where no lock can be had there is one process, most likely.
    guard file >= 0 else { return try body() }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}

extension FileSystem {
  /// In seconds since 1970; `nil` for what is not there.
  package static func modificationTime(_ path: String) -> Double? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }

  /// The path without symbolic links; `nil` for what is not there.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path with the links among its folders followed, as far as these are there: what two paths to one file have in
  /// common, also before the file is made. A link that is the file itself is replaced when it is written, so it stays.
  package static func followed(_ path: String) -> String {
    var (folder, rest) = (split(path).folder, split(path).name)
    while !folder.isEmpty {
      if let real = resolved(folder) { return (real == "/" ? "" : real) + "/" + rest }
      let (parent, name) = split(folder)
      (folder, rest) = (parent, name + "/" + rest)
    }
    return path
  }

  /// As `write`, for a file that is there: it keeps its permissions, and a symbolic link goes on leading to it.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    guard let real = resolved(path) else { throw FileError(operation: "write", path: path, code: errno) }
    guard access(real, W_OK) == 0 else { throw FileError(operation: "write", path: path, code: errno) }
    var status = stat()
    let hasMode = stat(real, &status) == 0
    try write(bytes, to: real)
    if hasMode { chmod(real, status.st_mode & 0o7777) }
  }
}
