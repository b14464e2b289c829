/// What of a view is compared with its reference.
public enum SnapshotStrategy: Hashable, Sendable, CaseIterable {
  /// The picture, `NAME.png`. The tree is recorded beside it (`NAME.tree`) so that a failure says what moved; it is no
  /// part of the verdict.
  case image
  /// The tree alone, `NAME.tree`: texts, frames and accessibility of every node, and no colour.
  case tree
  /// The picture and the tree; both must be as recorded.
  case imageAndTree
  /// What assistive technologies read, in their order, `NAME.accessibility`.
  case accessibility
}
