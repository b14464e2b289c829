import ViewTree

/// What lies beneath, blurred and tinted. The numbers were not measured on a device.
public struct Material: ShapeStyle, Hashable, Sendable {
  enum Thickness: Hashable { case ultraThin, thin, regular, thick, ultraThick, bar }
  let thickness: Thickness

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  public static let bar = Material(thickness: .bar)

  /// All materials are drawn as part of what the app shows.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }

  /// How much of the tint is laid over the blur.
  private var tintOpacity: Double {
    switch thickness {
    case .ultraThin: 0.44
    case .thin: 0.58
    case .regular: 0.72
    case .thick: 0.83
    case .ultraThick: 0.92
    case .bar: 0.8
    }
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    let isDark = environment.colorScheme == .dark
    let tint = isDark ? ResolvedColor(37, 37, 38) : ResolvedColor(248, 248, 249)
    if environment.accessibilityReduceTransparency {
      return .color(isDark ? ResolvedColor(30, 30, 31) : ResolvedColor(242, 242, 243))
    }
    return ShapePaint(
      .material(
        Backdrop(radius: 20, saturation: 1.8, tint: tint.opacity(isDark ? min(tintOpacity + 0.06, 1) : tintOpacity)))
    ).level(level)
  }
}

public enum MaterialActiveAppearance: Hashable, Sendable { case automatic, active, inactive, matchWindow }

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension View {
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}
