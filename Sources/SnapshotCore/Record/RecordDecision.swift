/// What is known of a reference when a picture is there.
package enum ReferenceState: CaseIterable, Hashable, Sendable {
  case missing
  /// There, but not a picture.
  case unreadable
  /// The picture is exactly it.
  case identical
  /// The picture is not exactly it, and the tolerance lets it pass.
  case similar
  case different
}

/// What a record mode makes of that. Pure, so that a table can be the test.
package enum RecordDecision: Hashable, Sendable {
  case pass
  /// Fail, and leave the reference alone.
  case fail
  /// Write the picture as the reference, and fail because the run recorded.
  case write

  package init(_ mode: RecordMode, _ state: ReferenceState) {
    self =
      switch (mode, state) {
      case (_, .identical): .pass
      case (.all, _): .write
      case (_, .similar): .pass
      case (.failed, _), (.missing, .missing): .write
      case (.missing, _), (.never, _): .fail
      }
  }
}
