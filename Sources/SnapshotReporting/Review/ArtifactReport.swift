import Foundation
import SnapshotCore

/// `result.json` of a folder of artefacts, as far as a review needs it. What an older or newer version writes besides, or
/// leaves out, does no harm.
struct ArtifactReport: Decodable {
  struct Picture: Decodable { var width, height: Int; var scale: Double }
  struct Difference: Decodable {
    var pixels: Int
    var comparedPixels: Int
    var clusters: [PixelCluster]
  }
  var event: SnapshotEvent
  var reference: Picture?
  var actual: Picture?
  var difference: Difference?
  var changes: [String]?
  /// Whether what came out may become the reference.
  var isAcceptable: Bool?

  static func read(_ path: String) -> ArtifactReport? {
    guard let bytes = try? FileSystem.read(path) else { return nil }
    return try? JSONDecoder().decode(ArtifactReport.self, from: Data(bytes))
  }
}
