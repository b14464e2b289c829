import Graphics

// The colours that the system names; the dynamic ones follow the appearance and the release.
extension UIColor {
  private static func system(_ color: SystemColor) -> UIColor { UIColor(.system(color)) }

  public class var systemRed: UIColor { system(.red) }
  public class var systemOrange: UIColor { system(.orange) }
  public class var systemYellow: UIColor { system(.yellow) }
  public class var systemGreen: UIColor { system(.green) }
  public class var systemMint: UIColor { system(.mint) }
  public class var systemTeal: UIColor { system(.teal) }
  public class var systemCyan: UIColor { system(.cyan) }
  public class var systemBlue: UIColor { system(.blue) }
  public class var systemIndigo: UIColor { system(.indigo) }
  public class var systemPurple: UIColor { system(.purple) }
  public class var systemPink: UIColor { system(.pink) }
  public class var systemBrown: UIColor { system(.brown) }
  public class var systemGray: UIColor { system(.gray) }
  public class var systemGray2: UIColor { system(.gray2) }
  public class var systemGray3: UIColor { system(.gray3) }
  public class var systemGray4: UIColor { system(.gray4) }
  public class var systemGray5: UIColor { system(.gray5) }
  public class var systemGray6: UIColor { system(.gray6) }

  public class var label: UIColor { system(.primary) }
  public class var secondaryLabel: UIColor { system(.secondary) }
  public class var tertiaryLabel: UIColor { system(.tertiary) }
  public class var quaternaryLabel: UIColor { system(.quaternary) }
  public class var placeholderText: UIColor { system(.placeholder) }
  public class var link: UIColor { system(.link) }
  public class var separator: UIColor { system(.separator) }
  public class var opaqueSeparator: UIColor { system(.opaqueSeparator) }

  public class var systemBackground: UIColor { system(.background) }
  public class var secondarySystemBackground: UIColor { system(.secondaryBackground) }
  public class var tertiarySystemBackground: UIColor { system(.tertiaryBackground) }
  public class var systemGroupedBackground: UIColor { system(.groupedBackground) }
  public class var secondarySystemGroupedBackground: UIColor { system(.secondaryGroupedBackground) }
  public class var tertiarySystemGroupedBackground: UIColor { system(.tertiaryGroupedBackground) }

  public class var systemFill: UIColor { system(.fill) }
  public class var secondarySystemFill: UIColor { system(.secondaryFill) }
  public class var tertiarySystemFill: UIColor { system(.tertiaryFill) }
  public class var quaternarySystemFill: UIColor { system(.quaternaryFill) }

  /// The tint of the view that shows it.
  public class var tintColor: UIColor { UIColor(.tint) }
  public class var lightText: UIColor { system(.lightText) }
  public class var darkText: UIColor { system(.darkText) }

  // The fixed ones.
  private static func fixed(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }
  public class var black: UIColor { fixed(0, 0, 0) }
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public class var white: UIColor { fixed(1, 1, 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { fixed(1, 0, 0) }
  public class var green: UIColor { fixed(0, 1, 0) }
  public class var blue: UIColor { fixed(0, 0, 1) }
  public class var cyan: UIColor { fixed(0, 1, 1) }
  public class var yellow: UIColor { fixed(1, 1, 0) }
  public class var magenta: UIColor { fixed(1, 0, 1) }
  public class var orange: UIColor { fixed(1, 0.5, 0) }
  public class var purple: UIColor { fixed(0.5, 0, 0.5) }
  public class var brown: UIColor { fixed(0.6, 0.4, 0.2) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
