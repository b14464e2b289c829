import ViewTree

/// Marks the content's nodes; layout, drawing and accessibility stay as they are.
private nonisolated struct IgnoringModifier: _PrimitiveModifier {
  let isIgnored: Bool
  let identifier: String?
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    content(context).map { node in
      var node = node, ignoring = node.ignoring ?? SnapshotIgnoring()
      if isIgnored { ignoring.isIgnored = true }
      if let identifier { ignoring.identifiers.append(identifier) }
      node.ignoring = ignoring
      return node
    }
  }
}

extension View {
  /// Leaves the view out of the verdict of snapshot tests: it is laid out and drawn as ever, and what its frame shows may
  /// differ from the reference. Turned or moved by a modifier inside of this one, it counts where it is drawn.
  ///
  /// The assertion fails when there is nothing of the view to be seen, or nothing besides it. This tool's addition:
  /// iOS has no such modifier.
  /// - Parameter isIgnored: `false` changes nothing.
  public nonisolated func snapshotIgnored(_ isIgnored: Bool = true) -> some View {
    modifier(IgnoringModifier(isIgnored: isIgnored, identifier: nil))
  }

  /// Leaves every view with an accessibility identifier that is in this one out of the verdict of snapshot tests; for tests
  /// of view files that are also compiled for iOS.
  ///
  /// The assertion fails when no view has the identifier. This tool's addition.
  public nonisolated func snapshotIgnoring(identifier: String) -> some View {
    modifier(IgnoringModifier(isIgnored: false, identifier: identifier))
  }
}
