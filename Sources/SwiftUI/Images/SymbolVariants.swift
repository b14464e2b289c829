import ViewTree

/// Forms of a symbol, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
  enum Enclosure: String, Hashable { case circle, square, rectangle }
  var enclosure: Enclosure? = nil
  var isFilled = false
  var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(enclosure: .circle)
  public static let square = SymbolVariants(enclosure: .square)
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)
  public var circle: SymbolVariants { changing { $0.enclosure = .circle } }
  public var square: SymbolVariants { changing { $0.enclosure = .square } }
  public var rectangle: SymbolVariants { changing { $0.enclosure = .rectangle } }
  public var fill: SymbolVariants { changing { $0.isFilled = true } }
  public var slash: SymbolVariants { changing { $0.isSlashed = true } }
  private func changing(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }
  public func contains(_ other: SymbolVariants) -> Bool {
    (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
      && (other.enclosure == nil || other.enclosure == enclosure)
  }

  /// Names to try for a symbol, the best first; the symbol's own is not among them. SF Symbols are named base, slash, shape,
  /// fill, in this order.
  func names(for symbol: String) -> [String] {
    if self == .none { return [] }
    var words = symbol.split(separator: ".").map(String.init)
    func take(_ word: String) -> Bool {
      guard words.count > 1, let index = words.lastIndex(of: word), index > 0 else { return false }
      words.remove(at: index)
      return true
    }
    let fill = take("fill") || isFilled
    var shape: String? = nil
    for word in ["circle", "square", "rectangle"] where words.last == word && words.count > 1 {
      words.removeLast()
      shape = word
      break
    }
    shape = enclosure?.rawValue ?? shape
    let slash = take("slash") || isSlashed
    let base = words.joined(separator: ".")
    func name(_ slash: Bool, _ shape: String?, _ fill: Bool) -> String {
      base + (slash ? ".slash" : "") + (shape.map { "." + $0 } ?? "") + (fill ? ".fill" : "")
    }
    // What a symbol does not come in is left out: first the fill, then the shape.
    return [name(slash, shape, fill), name(slash, shape, false), name(slash, nil, fill), name(false, shape, fill)]
  }
}

private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
extension EnvironmentValues {
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

/// In how many colours a symbol is drawn.
///
/// Layers are known of signs inside enclosures, badges, slashes and clouds; a symbol whose layers or colours are not known is
/// drawn in the first style, and a warning names it.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
public enum SymbolVariableValueMode: Hashable, Sendable { case color, draw }

private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
extension EnvironmentValues {
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Added to the variants around.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment { values in
      if variant == .none {
        values.symbolVariants = .none
        return
      }
      var all = values.symbolVariants
      if let enclosure = variant.enclosure { all.enclosure = enclosure }
      if variant.isFilled { all.isFilled = true }
      if variant.isSlashed { all.isSlashed = true }
      values.symbolVariants = all
    }
  }
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}
extension Image {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changing { $0.symbolMode = mode } }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
