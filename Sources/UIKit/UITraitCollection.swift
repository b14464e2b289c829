@_exported import Foundation
@_exported import Graphics

public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified = 0, light, dark }

/// What a dynamic colour may depend on, and what a picture's traits may be named by.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point; 0 where it is not known.
  public let displayScale: CGFloat
  package let palette: SystemColor.Palette
  package let details: TraitDetails

  package init(
    style: UIUserInterfaceStyle, displayScale: CGFloat, palette: SystemColor.Palette,
    details: TraitDetails = TraitDetails()
  ) {
    (userInterfaceStyle, self.displayScale, self.palette, self.details) = (style, displayScale, palette, details)
  }
  public override convenience init() { self.init(style: .unspecified, displayScale: 0, palette: .iOS26) }
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(style: style, displayScale: 0, palette: .iOS26)
  }
  public convenience init(displayScale: CGFloat) {
    self.init(style: .unspecified, displayScale: displayScale, palette: .iOS26)
  }

  /// Where nothing says otherwise: light, as the newest release has it.
  public static let current = UITraitCollection(style: .light, displayScale: 2, palette: .iOS26)

  var isDark: Bool { userInterfaceStyle == .dark }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && palette == other.palette
      && details == other.details
  }
  public override var hash: Int { userInterfaceStyle.hashValue &* 31 &+ displayScale.hashValue }
}
