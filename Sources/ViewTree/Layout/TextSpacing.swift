import Graphics
import Typography

/// The distances that a text prefers above and below itself. [facts, swiftui-layout.md section 2]
///
/// With L = ascent + descent and e = a tenth of L rounded up: L + e − ascent from a view above to the text, the larger
/// of L + e − cap height and e + descent from the text to a view below, and between two texts the lower one's leading.
package enum TextSpacing {
  package static func spacing(of content: TextContent, context: LayoutContext) -> ViewSpacing {
    guard let first = content.runs.first, let last = content.runs.last else { return ViewSpacing() }
    let top = context.fonts.metrics(of: first.run.font), bottom = context.fonts.metrics(of: last.run.font)
    var spacing = ViewSpacing()
    spacing.top = ViewSpacing.EdgePreference()
    spacing.bottom = ViewSpacing.EdgePreference()
    spacing.top[.edgeAboveText] = top.lineHeight + extra(top, context) - top.ascent
    let e = extra(bottom, context)
    spacing.bottom[.edgeBelowText] = max(bottom.lineHeight + e - bottom.capHeight, e + bottom.descent)
    spacing.top[.textToText] = context.spacingRules == .iOS13 ? 0 : PixelRounding.up(top.leading, scale: context.scale)
    spacing.bottom[.textToText] = 0
    return spacing
  }

  private static func extra(_ metrics: FontMetrics, _ context: LayoutContext) -> CGFloat {
    let tenth = 0.1 * metrics.lineHeight
    return switch context.spacingRules {
    case .iOS13: (tenth / 4).rounded(.up) * 4
    case .iOS17: PixelRounding.up(tenth, scale: context.scale)
    }
  }
}
