import Foundation

/// Which part of a path is in the way of a file operation, and what the system says of it: "Permission denied" alone does
/// not tell whether a file, its folder or one far above is meant.
struct Obstacle: CustomStringConvertible {
  let description: String

  /// - Parameter code: the operation's error number; only those that a part of the path explains are looked into.
  init?(_ path: String, _ code: Int32) {
    guard [EACCES, EPERM, EROFS, ENOTDIR, ELOOP].contains(code) else { return nil }
    var folder = ""
    for part in path.split(separator: "/") {
      folder += "/" + part
      var status = stat()
      if lstat(folder, &status) != 0 { break }
      let kind = status.st_mode & S_IFMT
      if kind == S_IFLNK, stat(folder, &status) != 0 {
        description = "\(folder) is a link that leads nowhere"
        return
      }
      let isDirectory = status.st_mode & S_IFMT == S_IFDIR
      if !isDirectory, code == ENOTDIR || folder.utf8.count < path.utf8.count {
        description = "\(folder) is a file, where a folder is needed"
        return
      }
      if isDirectory, access(folder, X_OK) != 0 {
        description = "\(folder) may not be entered by this user (\(Self.rights(status)))"
        return
      }
    }
    // Every folder may be entered: the file itself, or the folder that it is to be made in.
    var status = stat()
    let place = stat(path, &status) == 0 ? path : FileSystem.split(path).folder
    guard stat(place, &status) == 0 else { return nil }
    if code == EROFS {
      description = "\(place) is on a file system that is mounted read-only"
    } else if access(place, R_OK | W_OK) != 0 {
      description =
        "\(place) may not be \(access(place, R_OK) != 0 ? "read" : "written") by this user (\(Self.rights(status)))"
    } else {
      return nil
    }
  }

  /// `mode 755, owner 0, this user 1000`
  private static func rights(_ status: stat) -> String {
    "mode \(String(status.st_mode & 0o7777, radix: 8)), owner \(status.st_uid), this user \(geteuid())"
  }
}
