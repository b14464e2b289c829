import Foundation
import Graphics

/// A colour, perhaps one that differs between light and dark. Components are sRGB, 0…1.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  package enum Storage: Hashable {
    case fixed(ResolvedColor)
    case system(SystemColor)
    /// From a bundle's asset catalogue; only a view knows it.
    case named(String, bundle: URL?)
    case dynamic(Provider)
    /// The colour of a view's environment.
    case tint
    /// Another module's colour.
    case foreign(ForeignColor)
    indirect case opacity(Storage, Double)
  }

  /// Compared by identity: nobody can tell what a closure answers.
  package final class Provider: Hashable {
    let color: (UITraitCollection) -> UIColor
    init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }
    package func answer(_ traits: UITraitCollection) -> UIColor { color(traits) }
    package static func == (a: Provider, b: Provider) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// A colour that this module cannot resolve by itself, such as SwiftUI's.
  package struct ForeignColor: Hashable {
    package let value: AnyHashable
    let color: (UITraitCollection) -> ResolvedColor
    package init(_ value: AnyHashable, resolve: @escaping (UITraitCollection) -> ResolvedColor) {
      (self.value, color) = (value, resolve)
    }
    package static func == (a: ForeignColor, b: ForeignColor) -> Bool { a.value == b.value }
    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  package let storage: Storage
  package init(_ storage: Storage) { self.storage = storage }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(ResolvedColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let c = ColorSpaces.rgb(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness))
    self.init(red: CGFloat(c.0), green: CGFloat(c.1), blue: CGFloat(c.2), alpha: alpha)
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let c = ColorSpaces.sRGB(displayP3: Double(red), Double(green), Double(blue))
    self.init(red: CGFloat(c.0), green: CGFloat(c.1), blue: CGFloat(c.2), alpha: alpha)
  }
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(Provider(dynamicProvider))
  }
  /// The colour set of that name; what cannot be found fails the picture that shows it.
  public init?(named name: String) { storage = .named(name, bundle: nil) }
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    storage = .named(name, bundle: bundle?.bundleURL)
  }
  public convenience init(cgColor: CGColor) {
    self.init(.fixed(cgColor.color))
  }
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: - Resolving

  /// The colour with nothing left to decide; `nil` where it is one of an asset catalogue.
  package func resolvedColor(in traits: UITraitCollection) -> ResolvedColor? { Self.resolve(storage, traits, depth: 0) }

  private static func resolve(_ storage: Storage, _ traits: UITraitCollection, depth: Int) -> ResolvedColor? {
    // A provider that answers with a colour of its own kind would never end.
    if depth > 64 { return nil }
    switch storage {
    case .fixed(let color): return color
    case .system(let color): return color.resolved(isDark: traits.isDark, palette: traits.palette)
    case .tint: return SystemColor.blue.resolved(isDark: traits.isDark, palette: traits.palette)
    case .dynamic(let provider): return resolve(provider.color(traits).storage, traits, depth: depth + 1)
    case .foreign(let color): return color.color(traits)
    case .opacity(let base, let alpha):
      guard var color = resolve(base, traits, depth: depth + 1) else { return nil }
      color.alpha = alpha
      return color
    case .named: return nil
    }
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolvedColor(in: traitCollection).map { UIColor(.fixed($0)) } ?? self
  }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(.opacity(storage, Double(alpha))) }

  /// In the current traits. `false`, and nothing is changed, for a colour of an asset catalogue.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let c = resolvedColor(in: .current) else { return false }
    red?.pointee = CGFloat(c.red)
    green?.pointee = CGFloat(c.green)
    blue?.pointee = CGFloat(c.blue)
    alpha?.pointee = CGFloat(c.alpha)
    return true
  }
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let c = resolvedColor(in: .current) else { return false }
    let (h, s, b) = ColorSpaces.hsb(red: c.red, green: c.green, blue: c.blue)
    hue?.pointee = CGFloat(h)
    saturation?.pointee = CGFloat(s)
    brightness?.pointee = CGFloat(b)
    alpha?.pointee = CGFloat(c.alpha)
    return true
  }
  /// `false` unless the colour is a gray.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let c = resolvedColor(in: .current), c.red == c.green, c.green == c.blue else { return false }
    white?.pointee = CGFloat(c.red)
    alpha?.pointee = CGFloat(c.alpha)
    return true
  }
  /// In the current traits; clear for a colour of an asset catalogue.
  public var cgColor: CGColor { CGColor(resolvedColor(in: .current) ?? .clear) }

  // For UIKit's current context, of which there is none.
  public func set() {}
  public func setFill() {}
  public func setStroke() {}

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.storage == storage }
  public override var hash: Int { storage.hashValue }
  public override var description: String { "UIColor(\(storage))" }
}

/// `#colorLiteral(red:green:blue:alpha:)` makes one of these.
public typealias _ColorLiteralType = UIColor
