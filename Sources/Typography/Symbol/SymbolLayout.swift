import Graphics

/// An icon as an outline: what `Image(systemName:)` measures and draws.
package struct SymbolLayout: Sendable {
  package enum Scale: Sendable, Hashable { case small, medium, large }
  /// In points, not rounded.
  package var size: CGSize
  /// Distance of the text baseline from the top.
  package var baseline: Double
  /// In points from the top-left corner; filled with the foreground style.
  package var path: Path
  /// Set when the name is unknown and `path` is a visible box.
  package var diagnostic: TextDiagnostic?
  package init(size: CGSize, baseline: Double, path: Path, diagnostic: TextDiagnostic? = nil) {
    (self.size, self.baseline, self.path, self.diagnostic) = (size, baseline, path, diagnostic)
  }
}
