import Foundation
import XCTest

@testable import SnapshotCore

/// A folder with a Package.swift, removed when the last reference goes.
final class TemporaryPackage {
  let path: String

  init() throws {
    path = FileSystem.absolute("tintype-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())
    try FileSystem.write([], to: path + "/Package.swift")
  }
  deinit { try? FileSystem.remove(path) }

  /// A source file as it was before this test program was built from it.
  func write(source: String, _ name: String) throws {
    try FileSystem.write(Array(source.utf8), to: path + "/" + name)
    XCTAssertEqual(utimes(path + "/" + name, [timeval(), timeval()]), 0)
  }

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
