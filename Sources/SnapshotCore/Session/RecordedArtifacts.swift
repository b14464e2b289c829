import Graphics
import PNGCoding

/// The folder that recording a reference leaves, so that a person can look at before and after and take the one or the
/// other: `reference.*` is what was there before, `actual.*` what was written. The next run that passes removes it.
struct RecordedArtifacts {
  private let folder: String
  /// References that are written, and what their names end in: `.png`, `.tree`.
  private let files: [(path: String, ending: String)]
  private let tree: SnapshotTree?

  /// Before anything is written. Keeping costs no time and no room: it is one more name of the file, which writing then
  /// takes from its own. A folder that cannot be written stops nobody.
  init(folder: String, files: [(path: String, ending: String)]) {
    (self.folder, self.files) = (folder, files)
    for (path, ending) in files where FileSystem.exists(path) {
      try? FileSystem.hardLink(path, at: "\(folder)/reference\(ending)")
    }
    tree = files.first { $0.ending == ".tree" }.flatMap { try? TextReferenceStore.read($0.path) }
      .flatMap { try? SnapshotTree(parsing: $0) }
  }

  /// What was written, and in which way it is another.
  func leave(
    _ result: SnapshotResult, actual: RenderedPicture? = nil, reference: Bitmap? = nil,
    difference: PixelDifference? = nil
  ) {
    for (path, ending) in files {
      guard let bytes = try? FileSystem.read(path) else { continue }
      try? FileSystem.write(bytes, to: "\(folder)/actual\(ending)", isDurable: false)
    }
    var report = FailureArtifacts.Report(event: SnapshotEvent(result))
    if let actual {
      report.actual = .init(actual.image)
      if let tree, let now = actual.tree { report.changes = TreeDifference(from: tree, to: now).lines }
      if let reference { report.reference = .init(reference) }
      if let reference, let difference {
        report.difference = .init(difference, DifferenceAnalysis(difference, reference, actual.image))
        let picture = DifferenceImage.draw(difference, over: reference, actual: actual.image)
        if let png = try? PNG.encode(picture, effort: .fast) {
          try? FileSystem.write(png, to: "\(folder)/diff.png", isDurable: false)
        }
      }
    }
    try? FileSystem.write(report.json, to: "\(folder)/result.json", isDurable: false)
  }
}
