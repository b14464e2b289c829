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

/// A lock of the same kind for as long as the object lives, for who would rather go away than wait.
package final class HeldFileLock {
  private let file: Int32

  /// `nil` when another process holds it. Where no lock can be had (a folder that cannot be written) it counts as held:
  /// what the lock protects cannot be written either.
  package init?(_ path: String) {
    try? FileSystem.makeDirectory(FileSystem.split(path).folder)
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    if file >= 0, flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(file)
      return nil
    }
  }
  deinit { if file >= 0 { close(file) } }
}

extension FileSystem {
  /// Makes `path` one more name of the file at `original`, in place of what has that name; a copy where names cannot be
  /// had, on another disk. As a name needs no room, it can be had on a full disk, too.
  package static func hardLink(_ original: String, at path: String) throws(FileError) {
    let (folder, name) = split(path)
    try makeDirectory(folder)
    // As `write` names its own, so that what a killed process leaves is found.
    let start = String(decoding: name.utf8.prefix(60), as: UTF8.self)
    let temporary = "\(folder)/.\(start).\(getpid())-\(UInt64.random(in: 0 ... .max)).tmp"
    if Glibc.link(original, temporary) == 0 {
      let isRenamed = rename(temporary, path) == 0
      let code = errno
      // Of two names of one file rename keeps both, and says that it has done its work.
      unlink(temporary)
      if isRenamed { return }
      throw FileError(operation: "write", path: path, code: code)
    }
    if errno == EACCES || errno == EROFS || errno == ENOENT {
      throw FileError(operation: "write", path: path, code: errno)
    }
    try write(try read(original), to: path)
  }

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
