import Graphics

/// The platform's named colours, by appearance and release. [facts, swiftui-layout.md section 9]
package enum SystemColor: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case primary, secondary, tertiary, quaternary, quinary
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case separator, opaqueSeparator, placeholder, link
  case lightText, darkText

  /// Which releases' colours.
  package enum Palette: Hashable, Sendable { case iOS13, iOS26 }

  package func resolved(isDark: Bool, palette: Palette) -> ResolvedColor {
    let row = palette == .iOS26 ? row26 : row13
    return isDark ? row.dark : row.light
  }

  private typealias Row = (light: ResolvedColor, dark: ResolvedColor)
  private static func row(_ light: (Int, Int, Int), _ dark: (Int, Int, Int)) -> Row {
    (ResolvedColor(light.0, light.1, light.2), ResolvedColor(dark.0, dark.1, dark.2))
  }
  /// One shade of the label colours: (60, 60, 67) in light, (235, 235, 245) in dark.
  private static func label(_ light: Double, _ dark: Double) -> Row {
    (ResolvedColor(60, 60, 67, alpha: light), ResolvedColor(235, 235, 245, alpha: dark))
  }

  /// A translucent fill: (120, 120, 128) in both appearances.
  private static func fill(_ light: Double, _ dark: Double) -> Row {
    (ResolvedColor(120, 120, 128, alpha: light), ResolvedColor(120, 120, 128, alpha: dark))
  }

  /// iOS 13–18.
  private var row13: Row {
    switch self {
    case .red: Self.row((255, 59, 48), (255, 69, 58))
    case .orange: Self.row((255, 149, 0), (255, 159, 10))
    case .yellow: Self.row((255, 204, 0), (255, 214, 10))
    case .green: Self.row((52, 199, 89), (48, 209, 88))
    case .mint: Self.row((0, 199, 190), (99, 230, 226))
    case .teal: Self.row((48, 176, 199), (64, 200, 224))
    case .cyan: Self.row((50, 173, 230), (100, 210, 255))
    case .blue: Self.row((0, 122, 255), (10, 132, 255))
    case .indigo: Self.row((88, 86, 214), (94, 92, 230))
    case .purple: Self.row((175, 82, 222), (191, 90, 242))
    case .pink: Self.row((255, 45, 85), (255, 55, 95))
    case .brown: Self.row((162, 132, 94), (172, 142, 104))
    default: shared
    }
  }
  private var row26: Row {
    switch self {
    case .red: Self.row((255, 56, 60), (255, 66, 69))
    case .orange: Self.row((255, 141, 40), (255, 146, 48))
    case .yellow: Self.row((255, 204, 0), (255, 214, 0))
    case .green: Self.row((52, 199, 89), (48, 209, 88))
    case .mint: Self.row((0, 200, 179), (0, 218, 195))
    case .teal: Self.row((0, 195, 208), (0, 210, 224))
    case .cyan: Self.row((0, 192, 232), (60, 211, 254))
    case .blue: Self.row((0, 136, 255), (0, 145, 255))
    case .indigo: Self.row((97, 85, 245), (109, 124, 255))
    case .purple: Self.row((203, 48, 224), (219, 52, 242))
    case .pink: Self.row((255, 45, 85), (255, 55, 95))
    case .brown: Self.row((172, 127, 94), (183, 138, 102))
    default: shared
    }
  }
  /// The same in all releases.
  private var shared: Row {
    switch self {
    case .primary: (.black, .white)
    case .secondary: Self.label(0.6, 0.6)
    case .tertiary: Self.label(0.3, 0.3)
    case .quaternary: Self.label(0.18, 0.16)
    case .quinary: Self.label(0.05, 0.05)
    case .background: (.white, .black)
    case .secondaryBackground: Self.row((242, 242, 247), (28, 28, 30))
    case .tertiaryBackground: Self.row((255, 255, 255), (44, 44, 46))
    case .groupedBackground: Self.row((242, 242, 247), (0, 0, 0))
    case .secondaryGroupedBackground: Self.row((255, 255, 255), (28, 28, 30))
    case .tertiaryGroupedBackground: Self.row((242, 242, 247), (44, 44, 46))
    case .fill: Self.fill(0.2, 0.36)
    case .secondaryFill: Self.fill(0.16, 0.32)
    case .tertiaryFill: (ResolvedColor(118, 118, 128, alpha: 0.12), ResolvedColor(118, 118, 128, alpha: 0.24))
    case .quaternaryFill: (ResolvedColor(116, 116, 128, alpha: 0.08), ResolvedColor(118, 118, 128, alpha: 0.18))
    case .separator: (ResolvedColor(60, 60, 67, alpha: 0.29), ResolvedColor(84, 84, 88, alpha: 0.6))
    case .opaqueSeparator: Self.row((198, 198, 200), (56, 56, 58))
    case .placeholder: Self.label(0.3, 0.3)
    case .link: Self.row((0, 122, 255), (9, 132, 255))
    case .lightText: (ResolvedColor.white.opacity(0.6), ResolvedColor.white.opacity(0.6))
    case .darkText: (.black, .black)
    case .gray2: Self.row((174, 174, 178), (99, 99, 102))
    case .gray3: Self.row((199, 199, 204), (72, 72, 74))
    case .gray4: Self.row((209, 209, 214), (58, 58, 60))
    case .gray5: Self.row((229, 229, 234), (44, 44, 46))
    case .gray6: Self.row((242, 242, 247), (28, 28, 30))
    default: Self.row((142, 142, 147), (142, 142, 147))
    }
  }
}
