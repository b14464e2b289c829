/// A picture: premultiplied sRGB, bytes in the order red, green, blue, alpha, rows top to bottom without padding.
///
/// Guarantees: both sides are at least 1 pixel, and `width * height * 4` bytes are there.
public struct Bitmap: Sendable, Hashable {
  /// In pixels.
  public let width: Int
  public let height: Int
  /// Pixels per point.
  public var scale: Double
  package var storage: BitmapStorage

  /// Every pixel transparent black. `nil` when a side is below 1 or the picture has more than `maximumPixels` pixels.
  package init?(width: Int, height: Int, scale: Double = 1) {
    guard width >= 1, height >= 1, width <= Bitmap.maximumPixels / height else { return nil }
    (self.width, self.height, self.scale) = (width, height, scale)
    storage = BitmapStorage(byteCount: width * height * 4)
  }

  /// 16,384 × 16,384. A larger picture is a mistake in a size, and is refused before memory is asked for.
  package static let maximumPixels = 1 << 28

  /// The straight colour of a pixel; x grows to the right, y downward.
  public subscript(x x: Int, y y: Int) -> RGBA8 {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) is outside \(width) × \(height)")
    let p = storage.pixel(at: y * width + x)
    return p.unpremultiplied
  }

  public static func == (a: Bitmap, b: Bitmap) -> Bool {
    a.width == b.width && a.height == b.height && (a.storage === b.storage || a.storage.hasSameBytes(as: b.storage))
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
