import Foundation

/// A file operation that failed: what, where, and the system's number for why.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  package var operation: String
  package var path: String
  package var code: Int32

  package var description: String {
    let cause = Obstacle(path, code).map { ": \($0)" } ?? ""
    return "cannot \(operation) \(path): \(String(cString: strerror(code))) (errno \(code))\(cause)"
  }

  package var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }
}

/// The few file operations that references and artefacts need, with the system's own error numbers: Foundation's errors
/// hide them.
package enum FileSystem {
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// When a file was last changed, or the names in a folder: nanoseconds since 1970; `nil` when it is not there.
  package static func changeTime(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
  }

  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    func failure() -> FileError { FileError(operation: "read", path: path, code: errno) }
    // Without waiting: a named pipe that nobody writes to would stop the tests for good.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if file < 0 { throw failure() }
    defer { close(file) }
    var status = stat()
    if fstat(file, &status) != 0 { throw failure() }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError(operation: "read", path: path, code: EISDIR) }

    // A device has no end. (What is in `/proc` is a file.)
    if status.st_mode & S_IFMT == S_IFCHR || status.st_mode & S_IFMT == S_IFIFO {
      throw FileError(operation: "read", path: path, code: ENODEV)
    }

    // A file may grow or shrink while it is read: what read() says counts.
    var whole: [UInt8] = []
    let step = max(1 << 16, Int(status.st_size) + 1)
    while true {
      var code: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
        let result = Glibc.read(file, buffer.baseAddress!, step)
        (count, code) = (max(0, result), result < 0 ? errno : 0)
      }
      if code != 0, code != EINTR { throw FileError(operation: "read", path: path, code: code) }
      if part.isEmpty, code == 0 { return whole }
      // The usual file comes in one part, which is not copied.
      if whole.isEmpty { whole = part } else { whole += part }
    }
  }

  /// All or nothing: writes beside the target, waits until that is on the disk, then renames. Whoever reads or is
  /// killed in the middle sees the old file or the new one.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(bytes, to: path, isDurable: true)
  }

  /// - Parameter isDurable: waits for the disk, which takes longer than all else; what can be made again does not need it.
  package static func write(_ bytes: [UInt8], to path: String, isDurable: Bool) throws(FileError) {
    let (folder, name) = split(path)
    try makeDirectory(folder)
    let temporary =
      "\(folder)/.\(String(decoding: name.utf8.prefix(60), as: UTF8.self)).\(getpid())-\(UInt64.random(in: 0 ... .max)).tmp"
    func failure() -> FileError { FileError(operation: "write", path: path, code: errno) }

    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if file < 0 { throw failure() }
    do throws(FileError) {
      defer { close(file) }
      var written = 0
      while written < bytes.count {
        let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress! + written, bytes.count - written) }
        if count < 0, errno != EINTR { throw failure() }
        written += max(0, count)
      }
      if isDurable, fsync(file) != 0 { throw failure() }
      if rename(temporary, path) != 0 { throw failure() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Removes what writers have left beside their targets who were killed.
  package static func removeAbandonedFiles(in folder: String) {
    for name in names(in: folder) where name.hasPrefix(".") && name.hasSuffix(".tmp") {
      // `.name.<process>-<random>.tmp`, as `write` makes it.
      let writer = name.dropLast(4).split(separator: ".").last?.split(separator: "-").first.flatMap { Int32($0) }
      if let writer, kill(writer, 0) != 0, errno == ESRCH { unlink(folder + "/" + name) }
    }
  }

  /// Makes a file that is not there yet, and says whether it did: of several processes one alone does. Whoever finds the
  /// file finds all of it.
  package static func create(_ bytes: [UInt8], at path: String) throws(FileError) -> Bool {
    let temporary = "\(path).\(getpid())-\(UInt64.random(in: 0 ... .max)).tmp"
    try write(bytes, to: temporary)
    defer { unlink(temporary) }
    if link(temporary, path) == 0 { return true }
    if errno == EEXIST { return false }
    throw FileError(operation: "make", path: path, code: errno)
  }

  /// In one system call, so that lines from several processes do not mix.
  package static func append(line: String, to path: String) throws(FileError) {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    if file < 0 { throw FileError(operation: "append to", path: path, code: errno) }
    defer { close(file) }
    let bytes = Array((line + "\n").utf8)
    let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress!, bytes.count) }
    if count != bytes.count { throw FileError(operation: "append to", path: path, code: count < 0 ? errno : ENOSPC) }
  }

  package static func makeDirectory(_ path: String) throws(FileError) {
    if path.isEmpty || isDirectory(path) { return }
    try makeDirectory(split(path).folder)
    // Another process may have been faster.
    if mkdir(path, 0o755) != 0 {
      let code = errno
      if isDirectory(path) { return }
      // "File exists" would be true and no help.
      throw FileError(operation: "make the folder", path: path, code: code == EEXIST ? ENOTDIR : code)
    }
  }

  /// Removes a file or a folder with all in it; what is not there is no error.
  package static func remove(_ path: String) throws(FileError) {
    var status = stat()
    if lstat(path, &status) != 0 { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      for name in names(in: path) { try remove(path + "/" + name) }
      if rmdir(path) == 0 { return }
    } else if unlink(path) == 0 {
      return
    }
    throw FileError(operation: "remove", path: path, code: errno)
  }

  /// Sorted; empty for what is no folder.
  package static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  package static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  /// Absolute, without `.`, `..` and doubled slashes; symbolic links stay.
  package static func absolute(_ path: String, relativeTo base: String) -> String {
    let whole = path.hasPrefix("/") ? path : base + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  package static var currentDirectory: String { FileManager.default.currentDirectoryPath }
}
