import Foundation
import Graphics
import PNGCoding
import SwiftUI
import ViewTree

/// Pictures of JSON documents (`Documentation/view-node-documents.md`), which no test and no Swift file stands behind.
package enum DocumentRenderer {
  /// - Parameter path: of the document; the pictures that it names are looked for beside it.
  /// - Throws: `FileError`, `ViewNodeDocumentError`, `SnapshotError`.
  @MainActor package static func render(_ path: String, resources: SnapshotResources) throws -> Snapshot {
    let absolute = FileSystem.absolute(path, relativeTo: FileSystem.currentDirectory)
    let folder = FileSystem.split(absolute).folder
    let document = try ViewNodeDocument(json: Data(FileSystem.read(path))) { try image($0, in: folder) }
    var traits = SnapshotTraits.default
    if let scale = document.scale { traits = traits.merging(.displayScale(CGFloat(scale))) }
    if let color = document.background?.resolved {
      traits = traits.merging(
        .background(Color(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)))
    }
    return try SnapshotRenderer.render(
      document.root, layout: .sizeInfo(document.sizeInfo), traits: traits, resources: resources
    ).validated()
  }

  private static func image(_ path: String, in folder: String) throws -> Bitmap {
    try PNG.decode(FileSystem.read(folder + "/" + path))
  }
}
