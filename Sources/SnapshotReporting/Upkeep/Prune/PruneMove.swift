import SnapshotCore

/// Files taken out of the way, so that each can be put back: `<artefacts>/pruned/1/Snapshots/MapTests/testOld.png`.
package struct PruneMove: Encodable, Sendable {
  /// The folder that they are in now.
  package private(set) var folder: String
  /// What was moved, absolute: from where, and to where.
  package private(set) var files: [(from: String, to: String)] = []
  /// Shell commands that put all back.
  package private(set) var restore: [String] = []

  /// The next one that is not there.
  package static func folder(in artifacts: String) -> String {
    var number = 1
    while FileSystem.exists("\(artifacts)/pruned/\(number)") { number += 1 }
    return "\(artifacts)/pruned/\(number)"
  }

  /// - Parameters:
  ///   - roots: folders of references; those that the files lie in vanish with the last file.
  ///   - package: the package's folder.
  package init(_ files: [String], roots: [String], package: String, artifacts: String) throws {
    folder = Self.folder(in: artifacts)
    let inside = "\(package)/"
    for file in files {
      let place: (base: String, name: String)
      if file.hasPrefix(inside) {
        place = (package, String(file.dropFirst(inside.count)))
      } else {
        let root = roots.first { file.hasPrefix($0 + "/") } ?? FileSystem.split(file).folder
        place = (root, "outside/" + file.dropFirst(root.count + 1))
      }
      let target = folder + "/" + place.name
      try FileSystem.move(file, to: target)
      self.files.append((file, target))
      let outside = place.base != package
      let command = "cp -a \(Self.quoted(folder + (outside ? "/outside/." : "/."))) \(Self.quoted(place.base))"
      if !restore.contains(command) { restore.append(command) }
      removeEmptyFolders(above: file, roots)
    }
    // The copy of all would bring what belongs elsewhere.
    if restore.count > 1 { restore = self.files.map { "mv \(Self.quoted($0.to)) \(Self.quoted($0.from))" } }
  }

  private func removeEmptyFolders(above file: String, _ roots: [String]) {
    var folder = FileSystem.split(file).folder
    while roots.contains(where: { folder.hasPrefix($0 + "/") }), FileSystem.removeEmptyFolder(folder) {
      folder = FileSystem.split(folder).folder
    }
  }

  /// For a shell.
  static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }

  private enum CodingKeys: CodingKey { case folder, files, restore }
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(folder, forKey: .folder)
    try values.encode(files.map { ["from": $0.from, "to": $0.to] }, forKey: .files)
    try values.encode(restore, forKey: .restore)
  }
}
