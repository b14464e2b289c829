import Synchronization

/// The path of a test's source file from what an assertion was told.
///
/// Helpers written before Swift 6 hand `#file` on, which in the Swift 6 language mode is `AppTests/MapTests.swift`: module and
/// file, no path. A module has one file of a name at most, so it can be found below the package that runs.
package enum SourceFilePath {
  private static let known = Mutex<[String: String]>([:])

  /// - Parameter path: as `#filePath` or `#file` gives it.
  /// - Returns: the absolute path of the one file that can be meant; `path` where there is none, or more than one.
  package static func resolved(_ path: String, in folder: String = FileSystem.currentDirectory) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, path.hasSuffix(".swift") else { return path }
    let key = folder + "\u{1F}" + path
    if let found = known.withLock({ $0[key] }) { return found }
    let found = file(named: String(parts[1]), ofModule: String(parts[0]), in: folder) ?? path
    known.withLock { $0[key] = found }
    return found
  }

  private static func file(named name: String, ofModule module: String, in folder: String) -> String? {
    // Built with relative paths.
    if FileSystem.exists("\(folder)/\(module)/\(name)") { return nil }
    guard let root = SnapshotPaths.packageRoot(above: folder + "/Package.swift") else { return nil }
    var found: [String] = [], pending = [root], seen = 0
    // More than any package has; a test must not wait for a disk to be walked.
    while let folder = pending.popLast(), seen < 20_000 {
      for entry in FileSystem.names(in: folder) where !entry.hasPrefix(".") {
        seen += 1
        let path = "\(folder)/\(entry)"
        if entry == name { found.append(path) } else if FileSystem.isDirectory(path) { pending.append(path) }
      }
    }
    let ofModule = found.filter { $0.split(separator: "/").dropLast().contains(Substring(module)) }
    let candidates = ofModule.isEmpty ? found : ofModule
    return candidates.count == 1 ? candidates[0] : nil
  }
}
