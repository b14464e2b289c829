import Foundation

@testable import SnapshotCore

/// A folder with a Package.swift, removed when the last reference goes.
final class TemporaryPackage {
  let path: String

  init() throws {
    path = FileSystem.absolute("tintype-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())
    try FileSystem.write([], to: path + "/Package.swift")
  }
  deinit { try? FileSystem.remove(path) }

  /// Every file in it, sorted.
  var files: [String] {
    func list(_ folder: String, _ prefix: String) -> [String] {
      FileSystem.names(in: folder).flatMap { name -> [String] in
        let whole = folder + "/" + name
        return FileSystem.isDirectory(whole) ? list(whole, prefix + name + "/") : [prefix + name]
      }
    }
    return list(path, "").sorted()
  }
}
