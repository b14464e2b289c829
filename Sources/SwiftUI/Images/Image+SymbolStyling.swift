import Typography
import ViewTree

extension Image {
  /// How a symbol's layers are painted. Several foreground styles make a palette where nothing else is said. [Apple,
  /// `SymbolRenderingMode`]
  /// - Parameter paint: the first style's, as it is now.
  @MainActor func symbolStyling(_ paint: ShapePaint, _ context: _BuildContext) -> SymbolContent.Styling {
    let environment = context.environment
    let styles = environment.foregroundStyles.count
    // The old spelling of multicolor.
    let own = symbolMode ?? (renderingMode == .original ? .multicolor : nil)
    switch own ?? environment.symbolRenderingMode ?? (styles > 1 ? .palette : .monochrome) {
    case .multicolor:
      let colors = SymbolColor.allCases.map { ShapePaint.color($0.system.resolved(in: environment)) }
      return .colors(colors)
    // A hierarchy, and a palette of one style, are shades of it.
    case .hierarchical: return .levels([paint, paint.level(1), paint.level(2)])
    case .palette where styles < 2: return .levels([paint, paint.level(1), paint.level(2)])
    case .palette:
      // The last style holds for all further layers.
      return .levels(
        [paint]
          + (1..<styles).map { level in
            context.presented(HierarchicalShapeStyle(level: level)._paint(in: environment, level: 0), slot: level)
          })
    default: return .one
    }
  }
}

extension SymbolColor {
  fileprivate var system: Color {
    switch self {
    case .red: .red
    case .yellow: .yellow
    case .green: .green
    case .white: .white
    }
  }
}
