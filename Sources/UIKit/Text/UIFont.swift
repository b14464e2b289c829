import Foundation
import Graphics

/// A font by UIKit's names. Sizes in points.
public final class UIFont: Hashable, Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    // UIKit's numbers (UIFontDescriptor.h).
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    /// Points and weight at the default size (facts: all "Large" sizes).
    var large: (size: CGFloat, weight: Weight) {
      switch self {
      case .largeTitle: (34, .regular)
      case .title1: (28, .regular)
      case .title2: (22, .regular)
      case .title3: (20, .regular)
      case .headline: (17, .semibold)
      case .subheadline: (15, .regular)
      case .callout: (16, .regular)
      case .footnote: (13, .regular)
      case .caption1: (12, .regular)
      case .caption2: (11, .regular)
      default: (17, .regular)
      }
    }
  }

  package enum Family: Hashable, Sendable { case system(UIFontDescriptor.SystemDesign), named(String) }
  package let family: Family
  public let pointSize: CGFloat
  package let weight: Weight
  package let isItalic: Bool
  package let textStyle: TextStyle?

  package init(_ family: Family, size: CGFloat, weight: Weight, isItalic: Bool = false, textStyle: TextStyle? = nil) {
    (self.family, pointSize, self.weight, self.isItalic, self.textStyle) = (family, size, weight, isItalic, textStyle)
  }
  /// A font by its PostScript or family name; whether it can be found shows when it is drawn.
  public convenience init?(name: String, size: CGFloat) { self.init(.named(name), size: size, weight: .regular) }
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = descriptor.font
    self.init(font.family, size: size > 0 ? size : font.pointSize, weight: font.weight, isItalic: font.isItalic)
  }
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(.default), size: size, weight: .regular)
  }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(.default), size: size, weight: weight)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(.default), size: size, weight: .bold)
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(.default), size: size, weight: .regular, isItalic: true)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(.monospaced), size: size, weight: weight)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(.default), size: size, weight: weight)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(.default), size: style.large.size, weight: style.large.weight, textStyle: style)
  }
  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
    preferredFont(forTextStyle: style)
  }
  /// No font is asked for by UIKit's names: which there are, only a view knows.
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var systemFontSize: CGFloat { 14 }

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(family, size: size, weight: weight, isItalic: isItalic) }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  public var fontName: String {
    switch family {
    case .named(let name): name
    case .system: ".SFUI-Regular"
    }
  }
  public var familyName: String {
    switch family {
    case .named(let name): name
    case .system: ".AppleSystemUIFont"
    }
  }
  // SF's measures in em (facts, section 7).
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  public var capHeight: CGFloat { pointSize * 0.7046 }
  public var lineHeight: CGFloat { pointSize * 2444 / 2048 }
  public var leading: CGFloat { 0 }

  public static func == (a: UIFont, b: UIFont) -> Bool {
    a.family == b.family && a.pointSize == b.pointSize && a.weight == b.weight && a.isItalic == b.isItalic
      && a.textStyle == b.textStyle
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
  }
}

public final class UIFontDescriptor: Hashable, Sendable {
  public enum SystemDesign: Hashable, Sendable { case `default`, rounded, serif, monospaced }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
  let font: UIFont
  init(_ font: UIFont) { self.font = font }
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }
  public var pointSize: CGFloat { font.pointSize }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(UIFont(.system(design), size: font.pointSize, weight: font.weight, isItalic: font.isItalic))
  }
  public func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(size)) }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    let family: UIFont.Family = traits.contains(.traitMonoSpace) ? .system(.monospaced) : font.family
    return UIFontDescriptor(
      UIFont(
        family, size: font.pointSize, weight: traits.contains(.traitBold) ? .bold : font.weight,
        isItalic: traits.contains(.traitItalic)))
  }
  public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool { a.font == b.font }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

public final class UIFontMetrics: Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }
  /// At the default size of text nothing is scaled; SwiftUI's `ScaledMetric` follows the view's.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
