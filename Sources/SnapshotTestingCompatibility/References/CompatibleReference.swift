import Foundation
import SnapshotCore
import Synchronization

/// Where the reference of an assertion lies: `__Snapshots__/<test file>/<test>.<name or number>.<ext>` beside the test file.
///
/// The name is swift-snapshot-testing's. Ours differs where its rule loses something that counts:
/// - Two names of one process that come to one file (`dark mode`, `dark-mode`): the later one gets a short hash of what it
///   was. Its file is then found by any later run, in whatever order.
/// - Names of more than 255 bytes, which no file system takes, are cut and get a hash.
/// - Unnamed snapshots of a parametrised Swift Testing test have the arguments in their names; a file without them is used
///   where there is one.
/// - A file whose name is spelled with other code points for the same characters is used where there is one.
struct CompatibleReference {
  var identity: SnapshotIdentity
  var paths: SnapshotPaths

  /// By path in lower case: which names this process has given it to.
  private static let owners = Mutex<[String: String]>([:])
  private static let nameLimit = 255

  init(
    source: SnapshotSource, name: String?, ordinal: Int, pathExtension: String?, directory: String?,
    environment: SnapshotEnvironment
  ) {
    let (folder, fileName) = FileSystem.split(source.filePath)
    let stem = fileName.hasSuffix(".swift") ? String(fileName.dropLast(6)) : fileName
    let references =
      directory.map { FileSystem.absolute($0, relativeTo: FileSystem.currentDirectory) }
      ?? "\(folder)/__Snapshots__/\(stem)"

    let test = CompatibleName.clean(source.testName)
    let identifier = name.map(CompatibleName.clean) ?? String(ordinal)
    let ending = pathExtension.map { $0.isEmpty ? "" : "." + CompatibleName.clean($0) } ?? ""
    var base = "\(test).\(identifier)"
    if name == nil, !source.arguments.isEmpty, !Self.exists(references, base + ending) {
      base = "\(test).\(SnapshotName.clean(source.arguments.joined(separator: "-"))).\(identifier)"
    }
    // What the name was made of, for telling names apart that became one.
    let raw = ([source.testName, name ?? String(ordinal)] + (name == nil ? source.arguments : [])).joined(
      separator: "\u{1F}")
    let testName = source.testName.hasSuffix("()") ? String(source.testName.dropLast(2)) : source.testName
    let isLossy = CompatibleName.isLossy(testName) || name.map(CompatibleName.isLossy) == true
    let file = Self.file(references, base, ending, raw: raw, isLossy: isLossy)

    var identity = SnapshotIdentity(source: source, name: name, ordinal: ordinal)
    let artifacts = Self.artifacts(source, environment) + "/" + SnapshotName.clean(stem) + "/"
    paths = SnapshotPaths(
      reference: "\(references)/\(file)", artifacts: artifacts + SnapshotName.clean(String(file.dropLast(ending.count)))
    )
    identity.place = paths
    self.identity = identity
  }

  private static func file(_ folder: String, _ base: String, _ ending: String, raw: String, isLossy: Bool) -> String {
    let hash = SnapshotName.shortHash(raw)
    var short = base
    while !short.isEmpty, short.utf8.count > nameLimit - ending.utf8.count - hash.utf8.count - 1 {
      short.unicodeScalars.removeLast()
    }
    let hashed = "\(short)-\(hash)\(ending)"
    if base.utf8.count + ending.utf8.count > nameLimit { return hashed }

    let plain = spelling(of: base + ending, in: folder)
    if isLossy, FileSystem.exists("\(folder)/\(hashed)") { return hashed }
    let isOwn = owners.withLock { owners in
      let key = "\(folder)/\(plain)".lowercased()
      if let owner = owners[key] { return owner == raw }
      owners[key] = raw
      return true
    }
    // A name that lost nothing is the other tool's, whoever was first.
    return isOwn || !isLossy ? plain : hashed
  }

  private static func exists(_ folder: String, _ file: String) -> Bool {
    FileSystem.exists("\(folder)/\(spelling(of: file, in: folder))")
  }

  /// The file's name as it is on disk: composed or decomposed, as it was recorded; composed where there is none.
  private static func spelling(of file: String, in folder: String) -> String {
    let composed = file.precomposedStringWithCanonicalMapping
    for spelling in [file, composed, file.decomposedStringWithCanonicalMapping]
    where FileSystem.exists("\(folder)/\(spelling)") {
      return spelling
    }
    return composed
  }

  /// A suite may lie in no package; its failures' files then go to the folder for temporary files.
  private static func artifacts(_ source: SnapshotSource, _ environment: SnapshotEnvironment) -> String {
    let root = SnapshotPaths.packageRoot(above: source.filePath)
    if let setting = environment.artifactDirectory {
      return FileSystem.absolute(setting, relativeTo: root ?? FileSystem.currentDirectory)
    }
    return root.map { $0 + "/.build/snapshots" } ?? FileSystem.absolute("snapshots", relativeTo: NSTemporaryDirectory())
  }
}
