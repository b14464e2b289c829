import Foundation
import Graphics

@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat {
  public init() {}
  open var scale: CGFloat = 1
  open var opaque = false
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}
public final class UIGraphicsImageRendererContext {
  public let cgContext = CGContext()
  public let currentImage = UIImage()
  init() {}
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func clip(to rect: CGRect) {}
}

/// Makes pictures with Core Graphics, which does not draw here: the picture has its size, and a view that shows it fails by name.
open class UIGraphicsImageRenderer {
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }
  @MainActor public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  @MainActor public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { size = bounds.size }
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UndrawnImage(size: size)
  }
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  public func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void)
    -> Data
  {
    Data()
  }
}

private final class UndrawnImage: UIImage, @unchecked Sendable {
  private let points: CGSize
  init(size: CGSize) {
    points = size
    super.init(.asset("drawn by UIGraphicsImageRenderer", bundle: nil))
  }
  override var size: CGSize { points }
}
