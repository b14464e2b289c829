import ViewTree

/// The label in the tint on a field of it. [facts, section 8: M:prefire-auth]
public nonisolated struct BorderedButtonStyle: ButtonLook {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  @MainActor func lower(_ configuration: ButtonStyleConfiguration, in context: _BuildContext) -> [ViewNode] {
    context.lower(BorderedButton(configuration: configuration, style: .field))
  }
}

/// The label in white on the tint. [facts, section 8: M:prefire-auth]
public nonisolated struct BorderedProminentButtonStyle: ButtonLook {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  @MainActor func lower(_ configuration: ButtonStyleConfiguration, in context: _BuildContext) -> [ViewNode] {
    context.prominentBarItem(configuration)
      ?? context.lower(BorderedButton(configuration: configuration, style: .tint))
  }
}

/// The label on glass. [unverified]
public nonisolated struct GlassButtonStyle: ButtonLook {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  @MainActor func lower(_ configuration: ButtonStyleConfiguration, in context: _BuildContext) -> [ViewNode] {
    context.glassBarItem(configuration)
      ?? context.lower(BorderedButton(configuration: configuration, style: .glass))
  }
}

/// The label in white on glass of the tint, which is drawn as the tint. [unverified]
public nonisolated struct GlassProminentButtonStyle: ButtonLook {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  @MainActor func lower(_ configuration: ButtonStyleConfiguration, in context: _BuildContext) -> [ViewNode] {
    context.prominentBarItem(configuration)
      ?? context.lower(BorderedButton(configuration: configuration, style: .tint))
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public nonisolated static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public nonisolated static var glass: GlassButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public nonisolated static var glassProminent: GlassProminentButtonStyle { .init() }
}

/// Paddings and type of a bordered button, in points.
///
/// Large: 15 above and below the line. [M:prefire-auth] Regular 7 and 12, large 20 at the sides, mini and small 5 and 10:
/// the insets of UIKit's button configurations. [unverified, as is extra large]
struct BorderedButtonMetrics: Equatable {
  var vertical: CGFloat
  var horizontal: CGFloat
  var font: Font

  init(_ size: ControlSize) {
    switch size {
    case .mini, .small: (vertical, horizontal, font) = (5, 10, .subheadline)
    case .regular: (vertical, horizontal, font) = (7, 12, .body)
    case .large: (vertical, horizontal, font) = (15, 20, .body)
    case .extraLarge: (vertical, horizontal, font) = (18, 24, .body)
    }
  }
}

private nonisolated struct BorderedButton: View {
  enum Material { case field, tint, glass }
  let configuration: ButtonStyleConfiguration
  /// As asked for.
  let style: Material
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.platform) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.font) private var font
  @Environment(\.tint) private var tint
  @Environment(\.hasChosenForeground) private var isForegroundChosen

  @MainActor var body: some View {
    let metrics = BorderedButtonMetrics(controlSize)
    let isCircle = borderShape == .circle
    HStack { configuration.label }
      .font(font ?? metrics.font)
      .foregroundStyle(isForegroundChosen ? AnyShapeStyle(ForegroundStyle()) : AnyShapeStyle(foreground))
      .padding(.vertical, metrics.vertical)
      .padding(.horizontal, isCircle ? metrics.vertical : metrics.horizontal)
      .background {
        let shape = borderShape.shape(controlSize, platform)
        if material == .glass { GlassField(shape: shape) } else { shape.fill(background) }
      }
      // UIKit's filled buttons fade to three quarters under a finger. [unverified]
      .opacity(configuration.isPressed ? 0.75 : 1)
  }

  /// Before glass there were fields.
  private var material: Material { style == .glass && !platform.hasGlass ? .field : style }
  private var color: AnyShapeStyle {
    configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
    switch material {
    case .field: return color
    case .tint: return AnyShapeStyle(Color.white)
    case .glass: return tint != nil || configuration.role == .destructive ? color : AnyShapeStyle(Color.primary)
    }
  }
  private var background: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiaryFill))) }
    // (209, 231, 255) over white is 18 % of (0, 122, 255). [M:prefire-auth]
    return material == .tint ? color : AnyShapeStyle(color.opacity(0.18))
  }
}

/// What stands for glass over a plain background: the background itself, in the dark the gray above it, with a soft
/// shadow. [unverified]
nonisolated struct GlassField<S: Shape>: View {
  let shape: S
  @Environment(\.colorScheme) private var colorScheme
  @MainActor var body: some View {
    let fill: SystemColor = colorScheme == .dark ? .secondaryBackground : .background
    shape.fill(Color(.system(fill))).shadow(color: .black.opacity(0.12), radius: 6, x: 0, y: 2)
  }
}
