import PNGCoding
import Rasterizer
import SwiftUI
import Typography
import ViewTree

/// The whole way of the data: View → ViewNode → PlacedNode → DisplayList → Bitmap.
@MainActor package enum SnapshotRenderer {
  /// In pixels.
  package nonisolated static let maximumSide = 32_768

  package static func render<V: View>(
    layout: SnapshotLayout, traits: SnapshotTraits, resources: SnapshotResources, until moment: SnapshotMoment = .rest,
    view: () throws -> V
  ) throws -> Snapshot {
    try SnapshotHost(layout: layout, traits: traits, resources: resources, until: moment, view: view).snapshot()
  }

  package static func render(
    _ node: ViewNode, layout: SnapshotLayout, traits: SnapshotTraits, resources: SnapshotResources
  ) throws -> Snapshot {
    let stage = SnapshotStage(layout: layout, traits: traits, resources: resources)
    return try picture(stage.place(node), stage, [])
  }

  static func picture(
    _ placed: SnapshotStage.Placed, _ stage: SnapshotStage, _ found: [SnapshotDiagnostic]
  ) throws -> Snapshot {
    let (tree, size) = (try placed.tree.get(), placed.size)
    let (list, drawn) = tree.drawing(scale: stage.scale)
    let image = try Rasterizer.draw(
      list, width: Int((size.width * stage.scale).rounded()), height: Int((size.height * stage.scale).rounded()),
      scale: Double(stage.scale), background: stage.background)
    var diagnostics = found
    diagnostics += stage.assetProblems.all.map { SnapshotDiagnostic(.failure, $0) }
    diagnostics += (stage.environment.strings?.problems ?? []).map { SnapshotDiagnostic(.failure, $0) }
    diagnostics += LayoutDiagnostic.causes(placed.diagnostics + drawn).map {
      SnapshotDiagnostic($0.isFailure ? .failure : .warning, $0.description)
    }
    let ignored = IgnoredFrames(tree, size: size)
    diagnostics += ignored.problems.map { SnapshotDiagnostic(.assertionFailure, $0) }
    diagnostics.sort { $0.severity < $1.severity }
    return Snapshot(image: image, tree: tree, sizeInPoints: size, diagnostics: diagnostics, ignored: ignored.frames)
  }
}
