import SwiftUI
import ViewTree

/// Draws a view, for code that looks at the picture itself.
///
/// - Throws: `SnapshotError` when there is no picture, or none that shows what the view means.
@MainActor package func renderPicture<V: View>(
  layout: SnapshotLayout, traits: SnapshotTraits, until moment: SnapshotMoment = .rest, view: () throws -> V
) throws -> Snapshot {
  try SnapshotRenderer.render(
    layout: layout, traits: traits, resources: SnapshotResources.shared(), until: moment, view: view)
}

@MainActor package func renderPicture(
  of node: ViewNode, layout: SnapshotLayout, traits: SnapshotTraits
) throws -> Snapshot {
  try SnapshotRenderer.render(node, layout: layout, traits: traits, resources: SnapshotResources.shared())
}

extension Snapshot {
  /// `self`, unless the view could not be drawn as it is meant.
  package func validated() throws -> Snapshot {
    let failures = diagnostics.filter { $0.severity == .failure }.map(\.message)
    if !failures.isEmpty { throw SnapshotError.view(failures) }
    return self
  }

  /// What the session judges.
  /// - Parameter ignoring: the assertion's rectangles, in points; `ignored` comes on top.
  package func picture(for strategy: SnapshotStrategy = .image, ignoring: [CGRect] = []) -> RenderedPicture {
    let masks = IgnoredAreas(
      given: ignoring, marked: ignored, size: sizeInPoints, scale: image.scale, width: image.width, height: image.height
    )
    return RenderedPicture(
      image: image, ignored: masks.pixels,
      diagnostics: diagnostics.filter { $0.severity < .warning }.map(\.message) + masks.problems,
      tree: SnapshotTree(of: tree),
      accessibility: strategy == .accessibility ? AccessibilityTree(of: tree, size: sizeInPoints).text : nil)
  }
}
