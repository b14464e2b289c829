import SnapshotCore

/// The package that a command works on.
enum Package {
  /// - Parameter option: of `--package-path`; the current folder without it. Folders above are looked at, too.
  static func folder(_ option: String?) throws -> String {
    let start = FileSystem.absolute(option ?? ".", relativeTo: FileSystem.currentDirectory)
    var folder = start
    while !folder.isEmpty, folder != "/" {
      if FileSystem.exists(folder + "/Package.swift") { return folder }
      folder = FileSystem.split(folder).folder
    }
    throw UnusableError(
      "there is no Package.swift in \(start) or a folder above; change to the package's folder, or name it with --package-path"
    )
  }
}
