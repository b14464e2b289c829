import Foundation
import Graphics
import PNGCoding

/// The folder that a failure leaves: `reference.png`, `actual.png`, `diff.png` and the same as texts, as far as there are
/// such, and `result.json`.
struct FailureArtifacts {
  var folder: String
  private(set) var actual: String?
  private(set) var diff: String?
  private(set) var amplified: String?
  /// The first thing that could not be written.
  private(set) var problem: String?

  /// - Parameter isShared: what is there belongs to a failure of the same run.
  init(folder: String, isShared: Bool = false) {
    self.folder = folder
    if isShared { return }
    // What an earlier failure left would be taken for this one's.
    do throws(FileError) { try FileSystem.remove(folder) } catch { problem = "\(error)" }
  }

  mutating func write(actual picture: Bitmap) { actual = write(picture, "actual.png") }

  /// Of an assertion that has no reference.
  /// - Returns: where it is.
  mutating func write(overlay picture: Bitmap) -> String? { write(picture, "overlay.png") }

  /// - Parameters:
  ///   - path: of the reference, whose file is copied as it is.
  ///   - analysis: of the difference; of a faint one a second picture shows how far each pixel is off.
  mutating func write(
    reference picture: Bitmap, at path: String, difference: PixelDifference, actual: Bitmap,
    analysis: DifferenceAnalysis
  ) {
    write(copyOfReference: path)
    let drawn = DifferenceImage.indexed(difference, over: picture, actual: actual, clusters: analysis.clusters)
    diff = write("diff.png") { () throws(PNGError) in try PNG.encode(drawn) }
    if analysis.isFaint {
      amplified = write("diff-amplified.png") { () throws(PNGError) in
        try PNG.encode(DifferenceImage.amplified(difference, picture, actual), effort: .fast)
      }
    }
  }

  mutating func write(copyOfReference path: String) {
    if let bytes = try? FileSystem.read(path) { write(bytes, "reference.png") }
  }

  @discardableResult
  mutating func write(text: String, _ name: String) -> String? { write(Array(text.utf8), name) }

  mutating func write(_ report: Report) { write(report.json, "result.json") }

  private mutating func write(_ picture: Bitmap, _ name: String) -> String? {
    write(name) { () throws(PNGError) in try PNG.encode(picture, effort: .fast, software: FontFingerprint.software) }
  }

  private mutating func write(_ name: String, _ bytes: () throws(PNGError) -> [UInt8]) -> String? {
    do throws(PNGError) {
      return write(try bytes(), name)
    } catch {
      if problem == nil { problem = "\(error)" }
      return nil
    }
  }

  /// - Returns: where it is.
  @discardableResult
  mutating func write(_ bytes: [UInt8], _ name: String) -> String? {
    do throws(FileError) {
      try FileSystem.write(bytes, to: "\(folder)/\(name)", isDurable: false)
      return "\(folder)/\(name)"
    } catch {
      if problem == nil { problem = "\(error); set SNAPSHOT_ARTIFACTS to a folder that is writable" }
      return nil
    }
  }

  /// A pass leaves nothing behind that would look like its failure.
  static func removeStale(folder: String) {
    if FileSystem.exists(folder) { try? FileSystem.remove(folder) }
  }

  /// `result.json`
  struct Report: Codable {
    struct Picture: Codable {
      var width: Int
      var height: Int
      var scale: Double
      init(_ picture: Bitmap) { (width, height, scale) = (picture.width, picture.height, picture.scale) }
    }
    struct Difference: Codable {
      var pixels: Int
      var comparedPixels: Int
      var toleratedPixels: Int
      var bounds: PixelRect?
      var clusters: [PixelCluster]
      var largestChannelDelta: Int
      var largestDeltaE: Double?
      /// Tolerances that would let it pass, as they are written in source.
      var wouldPass: [String]
      init(_ d: PixelDifference, _ analysis: DifferenceAnalysis, _ sweep: ToleranceSweep) {
        (pixels, comparedPixels, toleratedPixels) = (d.count, d.comparedCount, d.toleratedCount)
        (bounds, largestChannelDelta) = (d.bounds, d.largestChannelDelta)
        largestDeltaE = analysis.isLargestDeltaEExact ? analysis.largestDeltaE : nil
        clusters = Array(analysis.clusters.prefix(64))
        wouldPass = sweep.tolerances.map { "SnapshotTolerance(\(ToleranceSweep.arguments(of: $0)))" }
      }
      /// Of a reference that was recorded anew: no tolerance is looked for.
      init(_ d: PixelDifference, _ analysis: DifferenceAnalysis) {
        (pixels, comparedPixels, toleratedPixels) = (d.count, d.comparedCount, d.toleratedCount)
        (bounds, largestChannelDelta) = (d.bounds, d.largestChannelDelta)
        largestDeltaE = analysis.isLargestDeltaEExact ? analysis.largestDeltaE : nil
        (clusters, wouldPass) = (Array(analysis.clusters.prefix(64)), [])
      }
    }
    var event: SnapshotEvent?
    var reference: Picture?
    var actual: Picture?
    var difference: Difference?
    /// What moved and changed, in words.
    var changes: [String]?
    /// Whether what came out may become the reference: not when it is faulty, or another test's.
    var isAcceptable: Bool?

    /// - Parameter picture: what was drawn, where that is what the assertion is about.
    init(actual picture: Bitmap? = nil) { actual = picture.map(Picture.init) }
    init(event: SnapshotEvent) { self.event = event }

    var json: [UInt8] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      return Array((try? encoder.encode(self)) ?? Data()) + [UInt8(ascii: "\n")]
    }
  }
}
