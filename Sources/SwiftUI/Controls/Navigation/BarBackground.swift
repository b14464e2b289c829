import ViewTree

/// What a bar is told about its looks by the page, of which the bar at the top, the one at the bottom and a tab bar each have
/// their own.
struct BarSettings {
  var visibility: Visibility? = nil
  var backgroundVisibility: Visibility? = nil
  var background: AnyShapeStyle? = nil
  var colorScheme: ColorScheme? = nil

  var isHidden: Bool { visibility == .hidden }
  /// What was said further out counts.
  mutating func fill(from inner: BarSettings) {
    visibility = visibility ?? inner.visibility
    backgroundVisibility = backgroundVisibility ?? inner.backgroundVisibility
    background = background ?? inner.background
    colorScheme = colorScheme ?? inner.colorScheme
  }

  /// What lies behind the bar's items.
  /// - Parameters:
  ///   - isCovered: whether content lies beneath.
  ///   - page: what is behind that content, which it fades into.
  func backdrop(isCovered: Bool, _ platform: _Platform, page: [ViewNode]) -> BarBackdrop? {
    switch backgroundVisibility {
    case .hidden: return nil
    case .visible: return .style(background ?? AnyShapeStyle(Material.bar))
    case .automatic, nil:
      guard isCovered else { return nil }
      if let background { return .style(background) }
      return platform.hasGlass ? .fade(page.listBackground) : .style(AnyShapeStyle(Material.bar))
    }
  }
}

/// What lies behind a bar's items: a style with a hairline at its edge, or since iOS 26 a shade that lets content fade.
enum BarBackdrop {
  case style(AnyShapeStyle)
  /// Into a list's background; `nil` is the system's.
  case fade(ShapePaint?)
}

/// Reaches out to the edge of the screen.
nonisolated struct BarBackground: View {
  let backdrop: BarBackdrop?
  /// At which the bar is.
  let edge: VerticalEdge
  @Environment(\.platform) private var platform
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.pixelLength) private var pixelLength

  @MainActor var body: some View {
    let edges: Edge.Set = edge == .top ? .top : .bottom
    switch backdrop {
    case nil: EmptyView()
    case .style(let style)?:
      Rectangle().fill(style).ignoresSafeArea(edges: edges)
        .overlay(alignment: edge == .top ? .bottom : .top) {
          if !platform.hasGlass {
            // UIKit's shadow of a bar: one pixel beside it, 30 % of black or 15 % of white. [UIBarAppearance.shadowColor]
            Rectangle().fill(colorScheme == .dark ? Color.white.opacity(0.15) : Color.black.opacity(0.3))
              .frame(height: pixelLength)
              .offset(y: edge == .top ? pixelLength : -pixelLength)
          }
        }
    case .fade(let paint)?:
      Rectangle().fill(EdgeFade(paint: paint, edge: edge))
        .padding(edge == .top ? .bottom : .top, -EdgeFade.reach)
        .ignoresSafeArea(edges: edges)
        .allowsHitTesting(false)
    }
  }
}

/// The soft scroll edge effect: content fades into what is behind it. Nothing is blurred. [all unverified]
private struct EdgeFade: ShapeStyle {
  /// Beyond the bar, in points.
  static let reach: CGFloat = 12
  let paint: ShapePaint?
  let edge: VerticalEdge
  func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    let paint = paint ?? Color.systemBackground._paint(in: environment, level: 0)
    guard case .color(let color) = paint.kind else { return paint }
    let stops = [(0.0, 0.92), (0.6, 0.75), (1, 0)].map { GradientStop(color: color.opacity($0.1), location: $0.0) }
    return ShapePaint(
      .linearGradient(
        stops, start: UnitPoint(x: 0.5, y: edge == .top ? 0 : 1), end: UnitPoint(x: 0.5, y: edge == .top ? 1 : 0)))
  }
}

extension [ViewNode] {
  /// Of the first list among the nodes.
  fileprivate var listBackground: ShapePaint? {
    for node in self {
      if case .shape(let content) = node.kind, content.name == "ListBackground" { return content.paint }
      if let found = node.children.listBackground { return found }
    }
    return nil
  }
}
