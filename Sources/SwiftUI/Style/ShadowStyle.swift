import ViewTree

/// A shadow that belongs to a style: below what is filled, or inside its edges.
public struct ShadowStyle: Equatable, Sendable {
  enum Kind { case drop, inner }
  let kind: Kind
  let color: Color
  /// In points; the radius is the standard deviation of the blur, as for `shadow(radius:)`.
  let radius, x, y: CGFloat

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, x: x, y: y)
  }
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, x: x, y: y)
  }

  func resolved(in environment: EnvironmentValues) -> ShapePaint.Effect {
    let color = color.resolved(in: environment)
    return kind == .drop
      ? .dropShadow(color, radius: radius, x: x, y: y) : .innerShadow(color, radius: radius, x: x, y: y)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}

/// Another style, drawn with an effect.
struct EffectShapeStyle<Base: ShapeStyle>: ShapeStyle {
  enum Effect { case shadow(ShadowStyle), blendMode(BlendMode) }
  let base: Base
  let effect: Effect
  func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    var paint = base._paint(in: environment, level: level)
    switch effect {
    case .shadow(let style): paint.effects.append(style.resolved(in: environment))
    case .blendMode(let mode): paint.effects.append(.blendMode(mode))
    }
    return paint
  }
}
