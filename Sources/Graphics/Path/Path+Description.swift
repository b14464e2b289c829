/// The form that SwiftUI prints and reads: numbers, then `m`, `l`, `q`, `c` or `h` (PDF's operators, with `q` for a
/// quadratic curve), control points before the end point.
extension Path: LosslessStringConvertible {
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    func number(_ value: CGFloat) -> String {
      let value = Double(value)
      return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }
    return elements.map { element in
      switch element {
      case .move(let p): text(p) + " m"
      case .line(let p): text(p) + " l"
      case .quadCurve(let p, let c): text(c, p) + " q"
      case .curve(let p, let c1, let c2): text(c1, c2, p) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// `nil` when the text has an unknown operator or too few or too many numbers before one.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let value = Double(word) {
        numbers.append(CGFloat(value))
        continue
      }
      let p = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): elements.append(.move(to: p[0]))
      case ("l", 2): elements.append(.line(to: p[0]))
      case ("q", 4): elements.append(.quadCurve(to: p[1], control: p[0]))
      case ("c", 6): elements.append(.curve(to: p[2], control1: p[0], control2: p[1]))
      case ("h", 0): elements.append(.closeSubpath)
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }
}
