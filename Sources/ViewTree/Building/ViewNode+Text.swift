import Graphics
import Typography

extension ViewNode {
  /// Stroke weight of text; the number is OpenType's.
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    case ultraLight = 100, thin = 200, light = 300, regular = 400, medium = 500, semibold = 600, bold = 700, heavy = 800
    case black = 900
  }

  /// Where the lines of a text stand beneath each other.
  public enum TextAlignment: Hashable, Sendable, CaseIterable { case leading, center, trailing }

  /// iOS's text styles.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2

    package func font(_ weight: Weight?, _ category: TextStyleMetrics.Category = .large) -> FontDescriptor {
      let style: TextStyleMetrics.Style =
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .body: .body
        case .callout: .callout
        case .subheadline: .subheadline
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        }
      let metrics = TextStyleMetrics.size(style, category)
      return FontDescriptor(
        size: metrics.pointSize, weight: weight.map { Double($0.rawValue) } ?? TextStyleMetrics.weight(style),
        baselineDistance: metrics.baselineDistance)
    }
  }

  /// Text in the system's font.
  /// - Parameters:
  ///   - size: points per em, more than 0.
  ///   - lineLimit: at least 1; `nil` is as many lines as it takes.
  public static func text(
    _ string: String, size: CGFloat = 17, weight: Weight = .regular, color: Color = .primary,
    alignment: TextAlignment = .leading, lineLimit: Int? = nil
  ) -> ViewNode {
    text(string, font: FontDescriptor(size: Double(size), weight: Double(weight.rawValue)), color, alignment, lineLimit)
  }

  /// Text in one of the platform's styles, with its size at the default of Dynamic Type, weight and distance of lines.
  /// - Parameter weight: `nil` is the style's own.
  public static func text(
    _ string: String, style: TextStyle, weight: Weight? = nil, color: Color = .primary,
    alignment: TextAlignment = .leading,
    lineLimit: Int? = nil
  ) -> ViewNode {
    text(string, font: style.font(weight), color, alignment, lineLimit)
  }

  package static func text(
    _ string: String, font: FontDescriptor, _ color: Color, _ alignment: TextAlignment, _ lineLimit: Int?
  ) -> ViewNode {
    var style = ParagraphStyle()
    style.alignment =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    style.maximumLines = lineLimit.map { max(1, $0) }
    let run = TextRun(string, font: font, paint: .color(color.resolved))
    return ViewNode(.text(TextContent(runs: [.init(run, paint: .color(color.resolved))], style: style)))
  }

  /// An icon by the name of an SF Symbol, as large as beside text of that size in points.
  public static func symbol(_ name: String, size: CGFloat = 17, color: Color = .primary) -> ViewNode {
    ViewNode(
      .symbol(
        SymbolContent(
          name: name, font: FontDescriptor(size: Double(size)), scale: .medium, paint: .color(color.resolved),
          isResizable: false)))
  }
}
