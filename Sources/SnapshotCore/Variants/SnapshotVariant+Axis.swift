import SwiftUI

extension SnapshotVariant {
  /// Values of one circumstance that a matrix combines with those of others.
  public struct Axis: Sendable {
    /// A value without a name is the default.
    var values: [SnapshotVariant]
    /// Where the values stand in a name; `nil` behind all others.
    var rank: Int?
    static let ownRank = 100

    /// An axis of your own.
    public init(_ values: [SnapshotVariant]) { self.values = values }

    private init<Value>(
      _ rank: Int, _ values: [Value], name: (Value) -> String, traits: (Value) -> SnapshotTraits = { _ in .default },
      layout: (Value) -> SnapshotLayout? = { _ in nil }
    ) {
      self.rank = rank
      self.values = values.map { SnapshotVariant(name($0), traits: traits($0), layout: layout($0)) }
    }

    /// Light, and `dark`.
    public static let colorSchemes = colorSchemes([.light, .dark])
    public static func colorSchemes(_ schemes: [ColorScheme]) -> Axis {
      Axis(0, schemes, name: { $0 == .dark ? "dark" : "" }, traits: { .colorScheme($0) })
    }
    /// Standard, and increased: `contrast`.
    public static let contrasts = Axis(
      1, [ColorSchemeContrast.standard, .increased], name: { $0 == .increased ? "contrast" : "" },
      traits: { .contrast($0) })

    /// All twelve: `xs`, `s`, `m`, the large one, `xl`, `xxl`, `xxxl`, and `ax1` to `ax5`.
    public static let dynamicTypeSizes = dynamicTypeSizes(DynamicTypeSize.allCases)
    public static func dynamicTypeSizes(_ sizes: [DynamicTypeSize]) -> Axis {
      Axis(2, sizes, name: \.variantName, traits: { .dynamicType($0) })
    }
    /// Regular, and `bold`.
    public static let legibilityWeights = Axis(
      3, [LegibilityWeight.regular, .bold], name: { $0 == .bold ? "bold" : "" }, traits: { .legibilityWeight($0) })

    /// Left to right, and `rtl`.
    public static let layoutDirections = Axis(
      4, [LayoutDirection.leftToRight, .rightToLeft], name: { $0 == .rightToLeft ? "rtl" : "" },
      traits: { .layoutDirection($0) })

    /// By their identifiers: `de`, `pt_BR`, `zh-Hant`.
    public static func locales(_ identifiers: [String]) -> Axis {
      Axis(
        5, identifiers, name: { $0 == "en_US" ? "" : PortableName.of($0) },
        traits: { .locale(Locale(identifier: $0)) })
    }
    /// The locale as it is, `en-XA` (accents, brackets, a third longer) and `ar-XB` (from right to left).
    public static let pseudoLocales = Axis(6, [nil, .accented, .bidirectional])
    public static func pseudoLocales(_ pseudoLocales: [SnapshotTraits.PseudoLocale]) -> Axis { Axis(6, pseudoLocales) }
    private init(_ rank: Int, _ pseudoLocales: [SnapshotTraits.PseudoLocale?]) {
      self.init(
        rank, pseudoLocales, name: { $0?.identifier ?? "" }, traits: { $0.map { .pseudoLocale($0) } ?? .default })
    }

    /// `iOS17`.
    public static func platforms(_ platforms: [SnapshotTraits.Platform]) -> Axis {
      Axis(7, platforms, name: { $0 == .iOS26 ? "" : "\($0)" }, traits: { .platform($0) })
    }
    /// Pixels per point: `3x`.
    public static func displayScales(_ scales: [CGFloat]) -> Axis {
      Axis(8, scales, name: { $0 == 2 ? "" : "\(number($0))x" }, traits: { .displayScale($0) })
    }
    /// By what Apple calls them: `iPhone-17`, `iPad-Pro-11-inch-M4`, `iPhone-17-landscape`.
    public static func devices(_ devices: [Device]) -> Axis {
      Axis(9, devices, name: { PortableName.of($0.name) }, layout: { .device($0) })
    }
    /// Layouts by names of your own; an empty one is the default's.
    public static func layouts(_ layouts: KeyValuePairs<String, SnapshotLayout>) -> Axis {
      Axis(10, Array(layouts), name: \.key, layout: { $0.value })
    }
    /// Traits by names of your own; an empty one is the default's.
    public static func traits(_ traits: KeyValuePairs<String, SnapshotTraits>) -> Axis {
      Axis(traits.map { SnapshotVariant($0.key, traits: $0.value) })
    }
  }
}

extension SnapshotTraits.PseudoLocale {
  /// As CLDR names it.
  public var identifier: String { self == .accented ? "en-XA" : "ar-XB" }
}

extension DynamicTypeSize {
  /// `ax3`; empty for the default size.
  fileprivate var variantName: String {
    switch self {
    case .xSmall: "xs"
    case .small: "s"
    case .medium: "m"
    case .large: ""
    case .xLarge: "xl"
    case .xxLarge: "xxl"
    case .xxxLarge: "xxxl"
    case .accessibility1: "ax1"
    case .accessibility2: "ax2"
    case .accessibility3: "ax3"
    case .accessibility4: "ax4"
    case .accessibility5: "ax5"
    }
  }
}

/// A part of a reference's name that needs no cleaning: letters, digits and underscores, with single hyphens between.
enum PortableName {
  static func of(_ name: String) -> String {
    name.split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_") }.joined(separator: "-")
  }
}

/// Which way a language is written.
enum ScriptDirection {
  /// ISO 639 codes of the languages whose usual script runs from right to left. [CLDR, characterOrder]
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let scripts: Set<String> = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]

  static func isRightToLeft(_ locale: Locale) -> Bool {
    let parts = locale.identifier.split { $0 == "-" || $0 == "_" }.map(String.init)
    // The script is written after the language, with four letters.
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return scripts.contains(script.prefix(1).uppercased() + script.dropFirst().lowercased())
    }
    return parts.first.map { languages.contains($0.lowercased()) } ?? false
  }
}
