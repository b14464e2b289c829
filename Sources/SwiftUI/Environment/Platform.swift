import ViewTree

/// The release whose palette, spacing, control metrics and text sizes apply: older ones first, so that what came with a
/// release is asked for with `>=`. The Mac of a year stands after the phone of the same year.
package enum _Platform: Hashable, Sendable, Comparable, CaseIterable {
  case iOS15, iOS16, iOS17, iOS18, iOS26
  case macOS26

  package var isMac: Bool { self == .macOS26 }
  package var spacingRules: SpacingRules { self >= .iOS17 ? .iOS17 : .iOS13 }
}
