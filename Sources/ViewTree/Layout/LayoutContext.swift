import Graphics
import Typography

/// What measuring needs besides the nodes: given as values, the same for the whole picture.
package final class LayoutContext {
  package let fonts: FontLibrary
  /// Device pixels per point.
  package let scale: CGFloat
  /// Which release's default spacing applies.
  package let spacingRules: SpacingRules
  /// What authors should hear, in the order found, each once.
  package private(set) var diagnostics: [LayoutDiagnostic] = []

  package init(fonts: FontLibrary, scale: CGFloat, spacingRules: SpacingRules = .iOS17) {
    (self.fonts, self.scale, self.spacingRules) = (fonts, scale, spacingRules)
  }
  package func report(_ diagnostic: LayoutDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

/// How default stack spacing reads a text's metrics. [facts, swiftui-layout.md section 2, version note]
package enum SpacingRules: Hashable, Sendable {
  /// iOS 13–16: text to text is 0, and the tenth of a line is rounded up to 4 points.
  case iOS13
  /// iOS 17 and later: text to text is the leading, and the tenth of a line is rounded up to a pixel.
  case iOS17
}

/// A finding of layout. `isFailure` says whether a picture with it may be trusted.
package enum LayoutDiagnostic: Hashable, CustomStringConvertible {
  case text(TextDiagnostic)
  case unresolvedSize(node: String, size: String)
  case tooDeep(limit: Int)

  package var description: String {
    switch self {
    case .text(let diagnostic): diagnostic.description
    case .unresolvedSize(let node, let size):
      "\(node) came out \(size), which is no size; check its frame for NaN, infinity or a negative length"
    case .tooDeep(let limit):
      "views are nested more than \(limit) levels deep; a view may contain itself without end"
    }
  }
  package var isFailure: Bool {
    switch self {
    case .text: false
    case .unresolvedSize, .tooDeep: true
    }
  }
}
