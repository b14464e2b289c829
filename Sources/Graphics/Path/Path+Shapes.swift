/// Closed figures. Each begins a subpath of its own and closes it.
extension Path {
  public init(_ rect: CGRect) { addRect(rect) }

  /// - Parameter cornerRadius: points; clamped to half the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Clockwise on the screen, beginning at the top-left corner. A null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    let r = rect.standardized
    append(transform) {
      $0.elements = [
        .move(to: CGPoint(x: r.minX, y: r.minY)), .line(to: CGPoint(x: r.maxX, y: r.minY)),
        .line(to: CGPoint(x: r.maxX, y: r.maxY)), .line(to: CGPoint(x: r.minX, y: r.maxY)), .closeSubpath,
      ]
    }
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Clockwise on the screen, beginning at the rightmost point, one cubic a quarter.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    let r = rect.standardized
    let (rx, ry) = (r.width / 2, r.height / 2)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: r.midX + x * rx, y: r.midY + y * ry) }
    let k = CGFloat(CircularArc.quarterHandle)
    append(transform) {
      $0.elements = [
        .move(to: at(1, 0)),
        .curve(to: at(0, 1), control1: at(1, k), control2: at(k, 1)),
        .curve(to: at(-1, 0), control1: at(-k, 1), control2: at(-1, k)),
        .curve(to: at(0, -1), control1: at(-1, -k), control2: at(-k, -1)),
        .curve(to: at(1, 0), control1: at(k, -1), control2: at(1, -k)),
        .closeSubpath,
      ]
    }
  }

  /// - Parameter cornerSize: points; its width and height are clamped to half the rectangle's.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    if rect.isNull { return }
    if cornerSize.width.isNaN || cornerSize.height.isNaN { return addPath(.notANumber) }
    let r = rect.standardized
    // A square corner is limited by the shorter side, so that it stays square.
    var (w, h) = (max(0, cornerSize.width), max(0, cornerSize.height))
    if w == h {
      w = min(w, min(r.width, r.height) / 2)
      h = w
    }
    (w, h) = (min(w, r.width / 2), min(h, r.height / 2))
    guard w > 0, h > 0 else { return addRect(rect, transform: transform) }
    let corner = CGSize(width: w, height: h)
    append(transform) {
      $0.appendRoundedRect(r, corners: RoundedCorners(corner, corner, corner, corner), style: style)
    }
  }

  /// - Parameter cornerRadii: points; each is clamped to half the shorter side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    if rect.isNull { return }
    let r = rect.standardized
    let limit = min(r.width, r.height) / 2
    func size(_ radius: CGFloat) -> CGSize {
      let clamped = min(max(0, radius), limit)
      return CGSize(width: clamped, height: clamped)
    }
    append(transform) {
      $0.appendRoundedRect(
        r,
        corners: RoundedCorners(
          size(cornerRadii.topLeading), size(cornerRadii.topTrailing), size(cornerRadii.bottomTrailing),
          size(cornerRadii.bottomLeading)),
        style: style)
    }
  }

  /// Builds a figure by itself, then appends it transformed.
  package mutating func append(_ transform: CGAffineTransform, _ build: (inout Path) -> Void) {
    var figure = Path()
    build(&figure)
    addPath(figure, transform: transform)
  }
}

/// The radii of a rectangle's corners, in points. Leading is left here; right-to-left layouts swap before drawing.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}
