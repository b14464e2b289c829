import Typography

/// A font that may depend on the environment it is used in.
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public struct Weight: Hashable, Sendable {
    /// As in OpenType's `wght` axis.
    let value: Double
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  private enum Provider: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, Weight?, Design?)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }
  private enum Modifier: Hashable, Sendable {
    case weight(Weight), italic, monospacedDigit, monospaced, smallCaps, leading(Leading)
  }
  private var provider: Provider
  private var modifiers: [Modifier] = []

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(provider: .style(style, design, weight))
  }
  /// - Parameter size: points; the reader's type size does not change it.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(provider: .system(size: size, weight, design))
  }
  /// Scales with the reader's type size as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(provider: .custom(name, size: size, relativeTo: .body))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(provider: .custom(name, size: size, relativeTo: style))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(provider: .custom(name, size: fixedSize, relativeTo: nil))
  }

  private func adding(_ modifier: Modifier) -> Font {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  public func bold() -> Font { adding(.weight(.bold)) }
  public func italic() -> Font { adding(.italic) }
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  public func monospaced() -> Font { adding(.monospaced) }
  public func smallCaps() -> Font { adding(.smallCaps) }
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }

  func resolve(in environment: EnvironmentValues) -> FontDescriptor {
    let size = environment.dynamicTypeSize
    var font: FontDescriptor
    switch provider {
    case .style(let style, let design, let weight):
      let metrics = TextStyleMetrics.metrics(style.index, size.index)
      font = FontDescriptor(
        family: (design ?? .default).family, size: metrics.size, weight: weight?.value ?? style.weight.value,
        baselineDistance: metrics.baselineDistance)
    case .system(let size, let weight, let design):
      font = FontDescriptor(family: (design ?? .default).family, size: Double(size), weight: weight?.value ?? 400)
    case .custom(let name, let points, let style):
      var scaled = Double(points)
      if let style {
        scaled *= TextStyleMetrics.metrics(style.index, size.index).size
          / TextStyleMetrics.metrics(style.index, DynamicTypeSize.large.index).size
      }
      font = FontDescriptor(family: .custom(name), size: scaled)
    }
    for modifier in modifiers {
      switch modifier {
      case .weight(let weight): font.weight = weight.value
      case .italic: font.isItalic = true
      case .monospacedDigit: font.hasMonospacedDigits = true
      case .monospaced: font.family = .monospaced
      case .smallCaps: font.hasSmallCapitals = true
      case .leading(let leading):
        // Two points more or less from line to line. [Apple, UIFontDescriptor traits; amount unverified]
        guard let distance = font.baselineDistance else { break }
        font.baselineDistance = leading == .tight ? distance - 2 : leading == .loose ? distance + 2 : distance
      }
    }
    if environment.legibilityWeight == .bold { font.weight = min(900, font.weight + 200) }
    return font
  }
}

extension Font.TextStyle {
  var index: Int { Self.allCases.firstIndex(of: self)! }
  var weight: Font.Weight { self == .headline ? .semibold : .regular }
}
extension DynamicTypeSize {
  var index: Int { Self.allCases.firstIndex(of: self)! }
}
extension Font.Design {
  var family: FontDescriptor.Family {
    switch self {
    case .default: .system
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

/// Point size and distance between baselines of the text styles, by type size. [facts, swiftui-layout.md section 7: HIG]
enum TextStyleMetrics {
  /// - Parameters: indices in `Font.TextStyle.allCases` and `DynamicTypeSize.allCases`.
  static func metrics(_ style: Int, _ size: Int) -> (size: Double, baselineDistance: Double) {
    let row = table[style]
    return (row[size].0, row[size].1)
  }
  private static let table: [[(Double, Double)]] = [
    // xS, S, M, L, xL, xxL, xxxL, AX1 … AX5
    [(31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70)],
    [(25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68)],
    [(19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66)],
    [(17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65)],
    [(14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)],
    [(12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58)],
    [(14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62)],
    [(13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60)],
    [(12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52)],
    [(11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51)],
    [(11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48)],
  ]
}
