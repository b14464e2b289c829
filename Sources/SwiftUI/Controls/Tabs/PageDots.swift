import ViewTree

/// UIKit's page control: dots of 8 points, 18 apart, on a capsule of a material where one is asked for. [unverified, the
/// capsule's material and the 12 points at its sides, too]
nonisolated struct PageDots: View {
  let count: Int
  let current: Int
  @Environment(\.hasPageDotsBackground) private var hasBackground
  init(count: Int, current: Int) { (self.count, self.current) = (count, current) }
  @MainActor var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<min(count, 100), id: \.self) { index in
        Circle().fill(Color.white.opacity(index == current ? 1 : 0.3)).frame(width: 8, height: 8)
      }
    }
    .frame(height: 26)
    .padding(.horizontal, hasBackground ? 12 : 0)
    .background { if hasBackground { Capsule().fill(PageDotsMaterial()) } }
    .padding(.bottom, 10)
  }
}

/// Dark enough for white dots in the light, too.
private struct PageDotsMaterial: ShapeStyle {
  func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    let isDark = environment.colorScheme == .dark
    let tint = isDark ? ResolvedColor(120, 120, 128, alpha: 0.36) : ResolvedColor(0, 0, 0, alpha: 0.22)
    return environment.accessibilityReduceTransparency
      ? .color(isDark ? ResolvedColor(58, 58, 60) : ResolvedColor(142, 142, 147))
      : ShapePaint(.material(Backdrop(radius: 20, saturation: 1.8, tint: tint)))
  }
}

/// How a tab view's dots look.
@MainActor @preconcurrency public protocol IndexViewStyle {
  var _hasBackground: Bool { get }
}
/// Dots, and a capsule behind them where it is always shown; no finger is on the dots of a picture, and only then it would be
/// there otherwise.
public nonisolated struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let never = BackgroundDisplayMode(name: "never")
  }
  let mode: BackgroundDisplayMode
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
  @MainActor public var _hasBackground: Bool { mode == .always }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public nonisolated static var page: PageIndexViewStyle { .init() }
  public nonisolated static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    .init(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum PageDotsBackgroundKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  var hasPageDotsBackground: Bool {
    get { self[PageDotsBackgroundKey.self] }
    set { self[PageDotsBackgroundKey.self] = newValue }
  }
}
private nonisolated struct IndexViewStyleModifier<Style: IndexViewStyle>: _PrimitiveModifier {
  let style: Style
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let hasBackground = style._hasBackground
    return content(context.with { $0.hasPageDotsBackground = hasBackground })
  }
}
extension View {
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    modifier(IndexViewStyleModifier(style: style))
  }
}
