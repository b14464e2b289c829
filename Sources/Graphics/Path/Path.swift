/// An outline of lines and Bézier curves, in points, y growing downward.
///
/// Building with coordinates that are not finite is allowed; whoever walks the outline (bounds, stroking, rasterizing)
/// leaves such points out.
public struct Path: Equatable, Hashable, Sendable {
  public enum Element: Equatable, Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package var elements: [Element] = []

  /// The outline of what has none, because a number that it depends on is no number. Draws nothing; whoever draws it
  /// can tell it from an outline that was meant to be empty.
  package static let notANumber = Path(elements: [.move(to: CGPoint(x: CGFloat.nan, y: .nan))])

  public init() {}
  package init(elements: [Element]) { self.elements = elements }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public var isEmpty: Bool { elements.isEmpty }
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Lines and curves

  /// Begins a new subpath.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Without a current point there is nothing to draw a line from, and the call does nothing (CoreGraphics' rule; it
  /// holds for the curves too).
  public mutating func addLine(to end: CGPoint) {
    guard continuesSubpath() else { return }
    elements.append(.line(to: end))
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard continuesSubpath() else { return }
    elements.append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard continuesSubpath() else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a line to its first point, which becomes the current point.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    elements.append(.closeSubpath)
  }

  /// Begins a new subpath at the first of the points and joins them by lines.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements.append(contentsOf: transform.isIdentity ? path.elements : path.applying(transform).elements)
  }

  /// Makes sure that a line or curve has a subpath to go on: after `closeSubpath` a new one begins where the last began.
  private mutating func continuesSubpath() -> Bool {
    guard let last = elements.last else { return false }
    if case .closeSubpath = last, let start = currentPoint { elements.append(.move(to: start)) }
    return true
  }

  /// Where the next line would begin; `nil` in an empty path. After `closeSubpath` it is the subpath's first point.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    switch last {
    case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): return p
    case .closeSubpath:
      for element in elements.reversed() {
        if case .move(let start) = element { return start }
      }
      return nil
    }
  }
}
