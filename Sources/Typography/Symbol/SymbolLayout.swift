import Graphics

/// An icon as an outline: what `Image(systemName:)` measures and draws.
package struct SymbolLayout: Sendable {
  package enum Scale: Sendable, Hashable { case small, medium, large }
  /// A part with a style of its own, drawn over those before it.
  package struct Layer: Sendable {
    package var path: Path
    /// Which of several foreground styles, from 0.
    package var level: Int
    /// In `.multicolor`; `nil` for the foreground's style.
    package var color: SymbolColor?
  }
  /// In points, not rounded.
  package var size: CGSize
  /// Distance of the text baseline from the top.
  package var baseline: Double
  /// In points from the top-left corner; filled with the foreground style.
  package var path: Path
  /// What `path` consists of, where parts can have styles of their own; otherwise empty.
  package var layers: [Layer] = []
  /// Whether the layers' colours in `.multicolor` are known.
  package var hasColors = false
  /// Whether the symbol may have layers on a device which its outlines here do not show.
  package var isUndivided = false
  /// Set when the name is unknown and `path` is a visible box, or when the symbol is not quite what the name says.
  package var diagnostic: TextDiagnostic?
  package init(size: CGSize, baseline: Double, path: Path, diagnostic: TextDiagnostic? = nil) {
    (self.size, self.baseline, self.path, self.diagnostic) = (size, baseline, path, diagnostic)
  }
}
