extension View {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment { $0.chooseForeground([AnyShapeStyle(style)]) }
  }
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    changingEnvironment { $0.chooseForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) }
  }
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    changingEnvironment {
      $0.chooseForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }
  }
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { $0.chooseForeground(color.map { [AnyShapeStyle($0)] } ?? []) }
  }
  @_disfavoredOverload public nonisolated func tint(_ tint: Color?) -> some View {
    changingEnvironment { $0.tint = tint.map { AnyShapeStyle($0) } }
  }
  @_disfavoredOverload public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    changingEnvironment { $0.tint = tint.map { AnyShapeStyle($0) } }
  }
  /// Without the optional `.tint(.linearGradient(…))` is found.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    changingEnvironment { $0.tint = AnyShapeStyle(tint) }
  }
  public nonisolated func accentColor(_ color: Color?) -> some View {
    changingEnvironment { $0.tint = color.map { AnyShapeStyle($0) } }
  }
}

private enum ForegroundChosenKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  private var isForegroundChosen: Bool {
    get { self[ForegroundChosenKey.self] }
    set { self[ForegroundChosenKey.self] = newValue }
  }
  /// Whether a view asked for its foreground, which then goes before the tint of a button.
  var hasChosenForeground: Bool { isForegroundChosen && !foregroundStyles.isEmpty }
  fileprivate mutating func chooseForeground(_ styles: [AnyShapeStyle]) {
    setForeground(styles)
    isForegroundChosen = true
  }
  /// `.secondary` and the like refer to the style around, so they are resolved against it as they are set.
  mutating func setForeground(_ styles: [AnyShapeStyle]) {
    let outside = self
    isForegroundChosen = false
    foregroundStyles = styles.map { style in
      style.base is HierarchicalShapeStyle || style.base is ForegroundStyle
        ? AnyShapeStyle(FixedPaint(style: style, environment: outside)) : style
    }
  }
}

/// A style resolved where it was set.
private struct FixedPaint: ShapeStyle, @unchecked Sendable {
  let style: AnyShapeStyle
  let environment: EnvironmentValues
  func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    var outside = self.environment
    outside.colorScheme = environment.colorScheme
    return style._paint(in: outside, level: level)
  }
}
