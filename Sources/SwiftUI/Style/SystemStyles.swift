import ViewTree

/// Styles that the system names, beside the levels of the foreground.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    .color(SystemColor.placeholder.resolved(in: environment)).level(level)
  }
}
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    .color(SystemColor.blue.resolved(in: environment)).level(level)
  }
}
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    let levels: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    return .color(levels[min(level, 3)].resolved(in: environment))
  }
}
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    .color(SystemColor.background.resolved(in: environment)).level(level)
  }
}
/// Behind what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint { environment.accent.level(level) }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { .init() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { .init() } }
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { .init() } }
extension ShapeStyle where Self == Color {
  public static var accentColor: Color { .accentColor }
}

private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
extension EnvironmentValues {
  /// What `.background` means; `nil` for the system's own.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

/// Whose background `containerBackground` sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  enum Kind: Hashable { case widget, screen, window }
  let kind: Kind
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
  public static let navigation = ContainerBackgroundPlacement(kind: .screen)
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .screen)
  public static let tabView = ContainerBackgroundPlacement(kind: .screen)
  public static let subscriptionStore = ContainerBackgroundPlacement(kind: .screen)
  public static let window = ContainerBackgroundPlacement(kind: .window)
}

extension View {
  /// A screen's background goes to the edges of what holds the view. A widget's is drawn by the system around the view,
  /// which a picture of the view alone does not show.
  @ViewBuilder public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    switch container.kind {
    case .widget: self
    case .screen, .window: background(style.filling().ignoresSafeArea())
    }
  }
  @ViewBuilder public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    switch container.kind {
    case .widget: self
    case .screen, .window: background(alignment: alignment) { content().ignoresSafeArea() }
    }
  }
}
