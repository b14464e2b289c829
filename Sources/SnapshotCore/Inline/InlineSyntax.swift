/// Which closure of a call holds its inline snapshot; for functions that wrap `assertInlineSnapshot` and hand their own
/// line and column on.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  public var trailingClosureLabel: String
  /// How many trailing closures the call has before it.
  public var trailingClosureOffset: Int

  public init(trailingClosureLabel: String = "matches", trailingClosureOffset: Int = 0) {
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = max(0, trailingClosureOffset)
  }
}
