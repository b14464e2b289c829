import Foundation
import Graphics

/// Where Core Graphics draws. Nothing is drawn here.
open class CGContext {
  package init() {}
  open func saveGState() {}
  open func restoreGState() {}
  open func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  open func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  open func rotate(by angle: CGFloat) {}
  open func concatenate(_ transform: CGAffineTransform) {}
  open func setFillColor(_ color: CGColor) {}
  open func setStrokeColor(_ color: CGColor) {}
  open func setLineWidth(_ width: CGFloat) {}
  open func setLineCap(_ cap: CGLineCap) {}
  open func setLineJoin(_ join: CGLineJoin) {}
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  open func setAlpha(_ alpha: CGFloat) {}
  open func setShadow(offset: CGSize, blur: CGFloat) {}
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  open func setShouldAntialias(_ shouldAntialias: Bool) {}
  open func beginPath() {}
  open func closePath() {}
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addLines(between points: [CGPoint]) {}
  open func addRect(_ rect: CGRect) {}
  open func addEllipse(in rect: CGRect) {}
  open func addPath(_ path: CGPath) {}
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  open func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  open func clip() {}
  open func clip(to rect: CGRect) {}
  open func fillPath() {}
  open func strokePath() {}
  open func fill(_ rect: CGRect) {}
  open func fill(_ rects: [CGRect]) {}
  open func stroke(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect, width: CGFloat) {}
  open func fillEllipse(in rect: CGRect) {}
  open func strokeEllipse(in rect: CGRect) {}
  open func clear(_ rect: CGRect) {}
  open func strokeLineSegments(between points: [CGPoint]) {}
  open func draw(_ image: CGImage, in rect: CGRect) {}
}

/// Pixels.
public final class CGImage: Hashable, @unchecked Sendable {
  package let bitmap: Bitmap
  package init(bitmap: Bitmap) { self.bitmap = bitmap }
  public var width: Int { bitmap.width }
  public var height: Int { bitmap.height }
  public static func == (a: CGImage, b: CGImage) -> Bool { a.bitmap == b.bitmap }
  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}

/// The context of UIKit's older way to draw: there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
public func UIGraphicsEndImageContext() {}

extension UIImage {
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
}
extension UIView {
  /// A view of UIKit has no picture.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
}
