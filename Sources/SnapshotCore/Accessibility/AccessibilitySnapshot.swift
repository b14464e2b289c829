import SwiftUI
import ViewTree

/// What a screen reader finds in a view: as elements, as text, and as a picture with numbered markers.
public struct AccessibilitySnapshot: Sendable {
  /// In the order in which they are read.
  public var elements: [AccessibilityElement]
  /// A line for each element: label, traits, value, hint, actions. What `NAME.accessibility` holds.
  public var text: String
  /// The picture with a numbered marker on each element, and a legend of the first thousand; the picture alone where there is no element.
  public var overlay: Bitmap
  /// The picture without markers.
  public var image: Bitmap
  /// How many elements the legend names: as many as there are, up to a thousand and to what a picture can hold.
  package var legendCount: Int
  /// The overlay's own tree.
  package var overlayTree: UncheckedTree

  /// A tree that nobody changes any more.
  package struct UncheckedTree: @unchecked Sendable {
    package var node: PlacedNode
  }

  @MainActor package init(_ snapshot: Snapshot, traits: SnapshotTraits, resources: SnapshotResources) throws {
    let tree = AccessibilityTree(of: snapshot.tree, size: snapshot.sizeInPoints)
    let drawn = try AccessibilityOverlay.draw(
      tree.elements.map { OverlayItem($0) }, whole: "text", over: snapshot, traits: traits, resources: resources)
    (elements, text, image, overlay) = (tree.elements, tree.text, snapshot.image, drawn.image)
    legendCount = tree.elements.isEmpty ? 0 : AccessibilityOverlay.legendCount(drawn.tree)
    overlayTree = UncheckedTree(node: drawn.tree)
  }
}

/// Draws a view and finds what is read of it.
@MainActor package func accessibilityPicture<V: View>(
  layout: SnapshotLayout, traits: SnapshotTraits, until moment: SnapshotMoment = .rest, view: () throws -> V
) throws -> (snapshot: Snapshot, accessibility: AccessibilitySnapshot) {
  let resources = try SnapshotResources.shared()
  let snapshot = try SnapshotRenderer.render(
    layout: layout, traits: traits, resources: resources, until: moment, view: view)
  return (snapshot, try AccessibilitySnapshot(snapshot, traits: traits, resources: resources))
}
