import Foundation
import Graphics

@testable import SnapshotCore

/// A package of its own for a test, in a temporary folder, whose assertions are judged as a run of `swift test` would.
final class ScratchPackage: Sendable {
  let path = FileSystem.absolute("tintype-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())
  var references: String { path + "/Snapshots" }

  init() throws { try FileSystem.write([], to: path + "/Package.swift") }
  deinit {
    // A test may have taken the right to write away.
    chmod(references, 0o755)
    try? FileSystem.remove(path)
  }

  func session(_ variables: [String: String] = [:], run: String? = nil) -> SnapshotSession {
    SnapshotSession(environment: SnapshotEnvironment(variables), run: run)
  }

  func identity(
    _ name: String? = nil, test: String = "testMap()", file: String = "MapTests", module: String = "AppTests",
    arguments: [String] = []
  ) -> SnapshotIdentity {
    SnapshotIdentity(
      source: SnapshotSource(
        fileID: "\(module)/\(file).swift", filePath: "\(path)/Tests/\(module)/\(file).swift", testName: test, line: 7,
        column: 3, arguments: arguments),
      name: name)
  }

  func verify(
    _ picture: Bitmap, _ identity: SnapshotIdentity? = nil, in session: SnapshotSession, record: RecordMode? = nil
  ) -> SnapshotResult {
    session.verify(identity ?? self.identity(), record: record, scope: SnapshotScope()) {
      RenderedPicture(image: picture)
    }
  }

  /// Every file below `Snapshots`, sorted.
  var files: [String] {
    func list(_ folder: String, _ prefix: String) -> [String] {
      FileSystem.names(in: folder).flatMap { name -> [String] in
        let whole = folder + "/" + name
        return FileSystem.isDirectory(whole) ? list(whole, prefix + name + "/") : [prefix + name]
      }
    }
    return list(references, "").sorted()
  }

  /// A gray picture.
  static func picture(_ gray: UInt8, side: Int = 4) -> Bitmap {
    let bitmap = Bitmap(width: side, height: side)!
    bitmap.storage.withMutableBytes { bytes in
      for i in bytes.indices { bytes[i] = i % 4 == 3 ? 255 : gray }
    }
    return bitmap
  }
}
