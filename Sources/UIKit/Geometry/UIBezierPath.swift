import Foundation
import Graphics

/// A path made by UIKit's names, for shapes that hand `cgPath` to SwiftUI's `Path`. Angles in radians, lengths in points.
open class UIBezierPath {
  private var outline = Path()

  public init() {}
  public init(rect: CGRect) { outline = Path(rect) }
  public init(ovalIn rect: CGRect) { outline = Path(ellipseIn: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    outline = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
  }
  /// The corners of the set are round by the radii's width (UIKit ignores their height, too, where both differ).
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    outline = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
        topTrailing: radius(.topRight)),
      style: .circular)
  }
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  public init(cgPath: CGPath) { outline = Path(cgPath) }

  open var cgPath: CGPath {
    get { outline.cgPath }
    set { outline = Path(newValue) }
  }
  open var bounds: CGRect { outline.boundingRect }
  open var isEmpty: Bool { outline.isEmpty }
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false

  open func move(to point: CGPoint) { outline.move(to: point) }
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: end, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  open func close() { outline.closeSubpath() }
  open func append(_ path: UIBezierPath) { outline.addPath(path.outline) }
  open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }
  open func removeAllPoints() { outline = Path() }
  open func contains(_ point: CGPoint) -> Bool { outline.contains(point, eoFill: usesEvenOddFillRule) }
  // Into UIKit's current context: there is none, so nothing is drawn, as on a device outside of `draw(_:)`.
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}
