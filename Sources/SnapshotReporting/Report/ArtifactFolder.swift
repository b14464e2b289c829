import Foundation
import SnapshotCore

/// A folder that an assertion left: pictures, texts and `result.json`.
package struct ArtifactFolder: Sendable {
  /// `result.json`. What other versions leave out or write besides does no harm.
  package struct Result: Decodable, Sendable {
    package struct Difference: Decodable, Sendable {
      package var pixels: Int
      package var comparedPixels: Int
      package var toleratedPixels: Int?
      package var clusters: [PixelCluster]?
      package var largestChannelDelta: Int?
      package var largestDeltaE: Double?
      package var wouldPass: [String]?
    }
    package var event: SnapshotEvent
    package var difference: Difference?
    package var changes: [String]?
    /// Whether what came out may become the reference.
    package var isAcceptable: Bool?
  }
  package var path: String
  /// `nil` when `result.json` cannot be read.
  package var result: Result?

  package init(path: String, result: Result?) { (self.path, self.result) = (path, result) }

  /// Whether what came out may become the reference. Older folders say it only in the words of their messages.
  package var isAcceptable: Bool {
    guard let result else { return false }
    if let known = result.isAcceptable { return known }
    let message = result.event.message ?? ""
    return ["\n  to accept ", "\n  to copy ", "\" cannot be compared: "].contains { message.contains($0) }
      && !message.contains("is a Git LFS pointer")
  }

  package func file(_ name: String) -> String? {
    let file = path + "/" + name
    return FileSystem.exists(file) && !FileSystem.isDirectory(file) ? file : nil
  }

  /// All below a folder, in order of path. Folders whose name begins with a dot are not of assertions.
  package static func find(in folder: String) -> [ArtifactFolder] { find(in: folder, depth: 0) }

  private static func find(in folder: String, depth: Int) -> [ArtifactFolder] {
    // Deeper than any that is made: a loop of links must end.
    if depth > 8 { return [] }
    return FileSystem.names(in: folder).flatMap { name -> [ArtifactFolder] in
      let path = folder + "/" + name
      if name == "result.json" {
        let bytes = try? FileSystem.read(path)
        return [
          ArtifactFolder(path: folder, result: bytes.flatMap { try? JSONDecoder().decode(Result.self, from: Data($0)) })
        ]
      }
      if name.hasPrefix(".") || name.hasSuffix(".png") || !FileSystem.isDirectory(path) { return [] }
      return find(in: path, depth: depth + 1)
    }
  }
}
