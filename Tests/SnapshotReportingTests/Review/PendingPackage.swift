import Foundation
import Graphics

@testable import SnapshotCore
@testable import SnapshotReporting

/// A package in a temporary folder with snapshots that real sessions have judged.
final class PendingPackage {
  let path: String

  init() throws {
    path = FileSystem.absolute("tintype-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())
    try FileSystem.write([], to: path + "/Package.swift")
  }
  deinit {
    chmod(path + "/Snapshots", 0o755)
    try? FileSystem.remove(path)
  }

  var artifacts: String { path + "/.build/snapshots" }
  var references: String { path + "/Snapshots" }
  func reference(_ name: String) -> String { references + "/" + name }
  func bytes(_ name: String) -> [UInt8]? { try? FileSystem.read(reference(name)) }

  var search: PendingSearch {
    PendingSearch(package: path, artifacts: artifacts, references: references, isElsewhere: false)
  }
  func pending(_ store: ReviewStore? = nil) -> [PendingChange] { search.find(decided: store?.decided ?? [:]) }
  var store: ReviewStore { ReviewStore(artifacts: artifacts) }

  static func plain(_ gray: UInt8, marked: Int = 0, width: Int = 10, height: Int = 10) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height, scale: 2)!
    bitmap.storage.withMutableBytes { bytes in
      for i in 0..<width * height {
        let pixel: [UInt8] = i < marked ? [255, 0, 0, 255] : [gray, gray, gray, 255]
        for c in 0..<4 { bytes[i * 4 + c] = pixel[c] }
      }
    }
    return bitmap
  }

  @discardableResult
  func verify(
    _ picture: Bitmap, _ test: String = "testMap()", name: String? = nil, record: RecordMode = .missing,
    strategy: SnapshotStrategy = .image, tree: String? = nil, accessibility: String? = nil, diagnostics: [String] = [],
    file: String = "MapTests"
  ) -> SnapshotResult {
    let source = SnapshotSource(
      fileID: "AppTests/\(file).swift", filePath: path + "/Tests/AppTests/\(file).swift", testName: test, line: 7,
      column: 3)
    return SnapshotSession(environment: SnapshotEnvironment([:])).verify(
      SnapshotIdentity(source: source, name: name), strategy: strategy, record: record, scope: SnapshotScope()
    ) {
      RenderedPicture(
        image: picture, diagnostics: diagnostics,
        tree: try tree.map { try SnapshotTree(parsing: "tintype tree 1\n\($0)\n") }, accessibility: accessibility)
    }
  }

  /// A reference and a failed comparison with it.
  func differs(_ test: String, from gray: UInt8 = 10, marked: Int = 3, tree: (String, String)? = nil) {
    verify(Self.plain(gray), test, tree: tree?.0)
    verify(Self.plain(gray, marked: marked), test, record: .never, tree: tree?.1)
  }

  /// Every file of the references with its bytes.
  var snapshot: [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    for folder in FileSystem.names(in: references) {
      for name in FileSystem.names(in: references + "/" + folder) {
        result[folder + "/" + name] = try? FileSystem.read("\(references)/\(folder)/\(name)")
      }
    }
    return result
  }
}
