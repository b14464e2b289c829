import Foundation
import Graphics

/// A picture by UIKit's names: a symbol, one of a bundle, a bitmap, or encoded bytes. `Image(uiImage:)` draws it.
open class UIImage: Hashable, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public class Configuration: @unchecked Sendable { init() {} }
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let pointSize: CGFloat?
    package let weight: SymbolWeight
    package let scale: SymbolScale
    public init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }
    public init(font: UIFont, scale: SymbolScale = .default) {
      (pointSize, weight, self.scale) = (font.pointSize, .regular, scale)
    }
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      (pointSize, weight, self.scale) = (textStyle.large.size, .regular, scale)
    }
    public init(weight: SymbolWeight) { (pointSize, self.weight, scale) = (nil, weight, .default) }
    public init(scale: SymbolScale) { (pointSize, weight, self.scale) = (nil, .unspecified, scale) }
  }

  package enum Source: Hashable {
    case none
    case symbol(String)
    case asset(String, bundle: URL?)
    case bitmap(Bitmap)
    /// Bytes of a PNG, not yet decoded.
    case encoded(Data)
  }
  package let source: Source
  /// Pixels per point, above 0.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  package let tint: UIColor?
  package let configured: SymbolConfiguration?

  package init(
    _ source: Source, scale: CGFloat = 1, mode: RenderingMode = .automatic, tint: UIColor? = nil,
    configured: SymbolConfiguration? = nil
  ) {
    // A picture of no scale is one of one pixel a point.
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    (self.source, renderingMode, self.tint, self.configured) = (source, mode, tint, configured)
  }
  /// A picture of nothing.
  public convenience init() { self.init(.none) }
  /// The image set or file of that name in the bundle of the view; whether it can be found shows when it is drawn.
  public convenience init?(named name: String) { self.init(.asset(name, bundle: nil)) }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(.asset(name, bundle: bundle?.bundleURL))
  }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(.asset(name, bundle: bundle?.bundleURL))
  }
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(.symbol(name), configured: configuration as? SymbolConfiguration)
  }
  /// PNG bytes. Bytes of another kind are no image here; with them a view shows what it shows for missing pictures.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public convenience init?(data: Data, scale: CGFloat) {
    guard Self.pngSize(of: data) != nil, scale > 0, scale.isFinite else { return nil }
    self.init(.encoded(data), scale: scale)
  }
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  public convenience init(bitmap: Bitmap, scale: CGFloat = 1) { self.init(.bitmap(bitmap), scale: scale) }

  /// Points. Zero for what only a view can find: symbols and assets.
  open var size: CGSize {
    let pixels: (Int, Int)? =
      switch source {
      case .bitmap(let bitmap): (bitmap.width, bitmap.height)
      case .encoded(let data): Self.pngSize(of: data)
      case .none, .symbol, .asset: nil
      }
    return pixels.map { CGSize(width: CGFloat($0.0) / scale, height: CGFloat($0.1) / scale) } ?? .zero
  }
  open var imageOrientation: Orientation { .up }
  open var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(source, scale: scale, mode: mode, tint: tint, configured: configured)
  }
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(source, scale: scale, mode: renderingMode, tint: color, configured: configured)
  }
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(source, scale: scale, mode: renderingMode, tint: tint, configured: configuration as? SymbolConfiguration)
  }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// The bytes that the picture was made of, where there are such.
  public func pngData() -> Data? {
    if case .encoded(let data) = source { data } else { nil }
  }

  /// There is no encoder of JPEG here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Pixels, where they are there already.
  public var cgImage: CGImage? {
    if case .bitmap(let bitmap) = source { CGImage(bitmap: bitmap) } else { nil }
  }
  public convenience init(cgImage: CGImage) { self.init(bitmap: cgImage.bitmap) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(bitmap: cgImage.bitmap, scale: scale)
  }
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }

  /// Width and height in pixels from the header of a PNG (PNG specification, 11.2.2).
  static func pngSize(of data: Data) -> (Int, Int)? {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, Array(bytes.prefix(8)) == [137, 80, 78, 71, 13, 10, 26, 10] else { return nil }
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    return width > 0 && height > 0 ? (width, height) : nil
  }

  public static func == (a: UIImage, b: UIImage) -> Bool {
    a === b
      || (a.source == b.source && a.scale == b.scale && a.renderingMode == b.renderingMode && a.tint == b.tint
        && a.configured === b.configured)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
