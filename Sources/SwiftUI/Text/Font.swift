import Typography

/// A font that may depend on the environment it is used in.
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable, Codable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public struct Weight: Hashable, Sendable {
    /// As in OpenType's `wght` axis.
    let value: Double
    /// What `bold()` asks for: the emphasized weight of the font it meets. No weight of an axis.
    static let emphasized = Weight(value: -1)
    func value(for font: Font, in environment: EnvironmentValues) -> Double {
      self == .emphasized ? font.emphasizedWeight(in: environment) : value
    }
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
  /// How wide letters are set.
  public struct Width: Hashable, Sendable {
    /// 0 for the usual width; narrower below.
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.2)
    public static let condensed = Width(-0.1)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  private enum Provider: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, Weight?, Design?)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }
  private enum Modifier: Hashable, Sendable {
    case weight(Weight), bold, italic, monospacedDigit, monospaced, smallCaps, leading(Leading), width(Width)
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
  public func bold() -> Font { adding(.bold) }
  public func italic() -> Font { adding(.italic) }
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  public func monospaced() -> Font { adding(.monospaced) }
  public func smallCaps() -> Font { adding(.smallCaps) }
  /// Capitals are small, too, where the font has such; Inter has none of its own.
  public func lowercaseSmallCaps() -> Font { adding(.smallCaps) }
  public func uppercaseSmallCaps() -> Font { adding(.smallCaps) }
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  public func width(_ width: CGFloat) -> Font { adding(.width(Width(width))) }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  public func monospacedDigit(_ isActive: Bool) -> Font { isActive ? monospacedDigit() : self }

  /// The width that was asked for last, where it is not the usual one.
  var width: Width? {
    for case .width(let width) in modifiers.reversed() { return width == .standard ? nil : width }
    return nil
  }

  func resolve(in environment: EnvironmentValues) -> FontDescriptor {
    let size = environment.dynamicTypeSize
    let isMac = environment.platform.isMac
    var font: FontDescriptor
    switch provider {
    case .style(let style, let design, let weight) where isMac:
      let metrics = TextStyleMetrics.macSize(style.metrics)
      font = FontDescriptor(
        family: (design ?? .default).family, size: metrics.pointSize,
        weight: weight?.value ?? TextStyleMetrics.macWeight(style.metrics), baselineDistance: metrics.baselineDistance)
      font.lineHeight = metrics.lineHeight
    case .style(let style, let design, let weight):
      let metrics = TextStyleMetrics.size(style.metrics, size.metrics)
      font = FontDescriptor(
        family: (design ?? .default).family, size: metrics.pointSize,
        weight: weight?.value ?? TextStyleMetrics.weight(style.metrics), baselineDistance: metrics.baselineDistance)
    case .system(let size, let weight, let design):
      font = FontDescriptor(family: (design ?? .default).family, size: Double(size), weight: weight?.value ?? 400)
    case .custom(let name, let points, let style):
      var scaled = Double(points)
      if let style, !isMac {
        scaled *=
          TextStyleMetrics.size(style.metrics, size.metrics).pointSize
          / TextStyleMetrics.size(style.metrics, .large).pointSize
      }
      font = FontDescriptor(family: .custom(name), size: scaled)
    }
    font.hasWholePoints = isMac
    for modifier in modifiers {
      switch modifier {
      case .weight(let weight): font.weight = weight.value
      case .bold: font.weight = emphasizedWeight(in: environment)
      case .italic: font.isItalic = true
      case .monospacedDigit: font.hasMonospacedDigits = true
      case .monospaced: font.family = .monospaced
      case .smallCaps: font.hasSmallCapitals = true
      case .width: break
      case .leading(let leading):
        // Two points more or less from line to line. [Apple, UIFontDescriptor traits; amount unverified]
        guard let distance = font.baselineDistance else { break }
        font.baselineDistance = leading == .tight ? distance - 2 : leading == .loose ? distance + 2 : distance
      }
    }
    if environment.legibilityWeight == .bold { font.weight = min(900, font.weight + 200) }
    return font
  }

  /// 100…900: what `bold()` makes of the font. A text style has an emphasized weight of its own. [Human Interface
  /// Guidelines, "Typography", emphasized weights; M:hymn-songinfo-long and M:flow-maxwidth-header are set in them]
  func emphasizedWeight(in environment: EnvironmentValues) -> Double {
    guard case .style(let style, _, _) = provider else { return Weight.bold.value }
    switch (style, environment.platform.isMac) {
    case (.largeTitle, _), (.title, _), (.title2, _): return Weight.bold.value
    case (.headline, true): return Weight.heavy.value
    case (.caption, true): return Weight.medium.value
    default: return Weight.semibold.value
    }
  }
}

extension Font.TextStyle {
  var metrics: TextStyleMetrics.Style {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}
extension DynamicTypeSize {
  var metrics: TextStyleMetrics.Category {
    switch self {
    case .xSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility2: .accessibility2
    case .accessibility3: .accessibility3
    case .accessibility4: .accessibility4
    case .accessibility5: .accessibility5
    }
  }
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
