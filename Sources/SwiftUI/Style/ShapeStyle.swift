import ViewTree

/// A colour, gradient or pattern to fill a shape with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The paint in `environment`; `level` picks primary (0), secondary (1)… of a style that has levels.
  func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    resolve(in: environment)._paint(in: environment, level: level)
  }
  public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { EffectShapeStyle(base: self, effect: .blendMode(mode)) }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { EffectShapeStyle(base: self, effect: .shadow(style)) }

  // A level of the style itself: `.background.secondary`, `.blue.tertiary`.
  public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: 1) }
  public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: 2) }
  public var quaternary: some ShapeStyle { LevelShapeStyle(base: self, level: 3) }
  public var quinary: some ShapeStyle { LevelShapeStyle(base: self, level: 4) }
}
extension ShapeStyle {
  /// A view that fills its space with the style.
  nonisolated func filling() -> _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) paints by itself")
  }
}
extension Never: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    preconditionFailure("Never has no values")
  }
}

extension ShapePaint {
  /// A lower level of a style that has only one, fainter. [unverified: the device's factors were not measured]
  func level(_ level: Int) -> ShapePaint { level == 0 ? self : opacity([1, 0.5, 0.25, 0.18, 0.05][min(level, 4)]) }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    ShapePaint.color(
      ResolvedColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    ).level(level)
  }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    let color = storage == .accent ? environment.accent : .color(resolved(in: environment))
    return color.level(level)
  }
}

struct LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int
  func _paint(in environment: EnvironmentValues, level outer: Int) -> ShapePaint {
    base._paint(in: environment, level: min(level + outer, 4))
  }
}

struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double
  func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    base._paint(in: environment, level: level).opacity(min(max(opacity, 0), 1))
  }
}

public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    base._paint(in: environment, level: level)
  }
}

/// The style that `foregroundStyle(_:)` set, or the system's label colour.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    HierarchicalShapeStyle(level: 0)._paint(in: environment, level: level)
  }
}

/// A level of the foreground style: primary, secondary and so on.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(in environment: EnvironmentValues, level outer: Int) -> ShapePaint {
    let level = min(level + outer, 4)
    let styles = environment.foregroundStyles
    guard let first = styles.first else {
      let label: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
      return .color(label[level].resolved(in: environment))
    }
    // A style inside the foreground style must not find itself.
    var outside = environment
    outside.foregroundStyles = []
    if level < styles.count { return styles[level]._paint(in: outside, level: 0) }
    return first._paint(in: outside, level: level)
  }
}

public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    if let style = environment.backgroundStyle {
      var outside = environment
      outside.backgroundStyle = nil
      return style._paint(in: outside, level: level)
    }
    let levels: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]
    return .color(levels[min(level, 2)].resolved(in: environment))
  }
}
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    .color(SystemColor.separator.resolved(in: environment))
  }
}
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint { environment.accent.level(level) }
}

extension EnvironmentValues {
  /// The tint around, or the release's blue.
  var accent: ShapePaint {
    guard let tint else { return .color(SystemColor.blue.resolved(in: self)) }
    var outside = self
    outside.tint = nil
    return tint._paint(in: outside, level: 0)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}
