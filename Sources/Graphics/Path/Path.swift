/// An outline of lines and Bézier curves, in points, y growing downward.
public struct Path: Equatable, Hashable, Sendable {
  public enum Element: Equatable, Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package var elements: [Element] = []

  public init() {}
  package init(elements: [Element]) { self.elements = elements }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public var isEmpty: Bool { elements.isEmpty }
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}
