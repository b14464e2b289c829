/// What of a node is left out of the verdict on its picture.
package struct SnapshotIgnoring: Hashable, Sendable {
  /// The node itself.
  package var isIgnored = false
  /// Nodes in it, by their accessibility identifiers.
  package var identifiers: [String] = []
  package init() {}
}
