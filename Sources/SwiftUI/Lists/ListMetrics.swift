import ViewTree

/// The lengths of a list, in points.
///
/// iOS 17, insetGrouped: [facts, swiftui-layout.md section 8: M:as-list-17, measured again: 393 points wide, first row 38.67
/// below the safe area, rows of 44 with a line of one pixel in the last, header text 6 above its rows, footer text 6 below
/// them, 29 from a footer's text to the next header's, corners of 10, continuous]. iOS 26.2: [M:as-list-26: margins 16, rows
/// 52, headers about 40 and footers about 30 high]. What else is here was not measured; see supported-swiftui.md.
struct ListMetrics: Hashable {
  /// From the screen's edge to the rows' surface.
  var margin: CGFloat
  /// From the edge of a row to its content.
  var rowInset: CGFloat
  /// Above and below a row's content, where it is higher than a row.
  var rowPadding: CGFloat
  /// At least.
  var rowHeight: CGFloat
  var cornerRadius: CGFloat
  /// How far from the trailing edge the lines between rows end.
  var lineEnd: CGFloat
  /// Above the first section if it has no header.
  var top: CGFloat
  /// Around a header's text.
  var headerTop: CGFloat
  var headerBottom: CGFloat
  /// Around a footer's text.
  var footerTop: CGFloat
  var footerBottom: CGFloat
  /// Below rows without a footer, and above rows without a header that are not the first.
  var below: CGFloat
  var above: CGFloat
  /// How far content moves for each level of an outline.
  var indentation: CGFloat = 20

  static func of(_ kind: ListKind, _ platform: _Platform) -> ListMetrics {
    let isGlass = platform >= .iOS26
    let inset: CGFloat = isGlass ? 16 : 20
    var metrics = ListMetrics(
      margin: kind.hasRoundPlatters ? inset : 0, rowInset: inset, rowPadding: isGlass ? 15 : 11,
      rowHeight: isGlass ? 52 : 44,
      cornerRadius: kind.hasRoundPlatters ? (isGlass ? 26 : 10) : 0, lineEnd: isGlass ? 16 : 0, top: 35,
      headerTop: isGlass ? 10 : 17, headerBottom: isGlass ? 10 : 6, footerTop: isGlass ? 7 : 6,
      footerBottom: isGlass ? 7 : 12,
      below: 17.5, above: 17.5)
    if !kind.hasPlatters {
      (metrics.top, metrics.above, metrics.below) = (0, 0, 0)
      (metrics.headerTop, metrics.headerBottom) = isGlass ? (10, 10) : (16, 6)
      metrics.footerBottom = metrics.footerTop
    }
    return metrics
  }
}

/// The system's colours for lists. [facts, swiftui-layout.md section 9; UIKit's systemGroupedBackground and
/// secondarySystemGroupedBackground]
enum ListColor: ShapeStyle {
  case groupedBackground, row, selectedRow, accessory

  func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    let isDark = environment.colorScheme == .dark
    if isDark, environment.isElevated {
      switch self {
      case .groupedBackground: return .color(ResolvedColor(28, 28, 30))
      case .row: return .color(ResolvedColor(44, 44, 46))
      case .selectedRow, .accessory: break
      }
    }
    return switch self {
    case .groupedBackground: .color(isDark ? .black : ResolvedColor(242, 242, 247))
    case .row: .color(isDark ? ResolvedColor(28, 28, 30) : .white)
    case .selectedRow: .color(isDark ? ResolvedColor(58, 58, 60) : ResolvedColor(209, 209, 214))
    // Chevrons and handles: the tertiary label.
    case .accessory: .color(SystemColor.tertiary.resolved(in: environment))
    }
  }
}
