/// Lengths of line and gap in turn, in points.
struct DashPattern {
  /// An even number of lengths, none negative, their sum positive.
  private let lengths: [Double]
  private let phase: Double
  private let period: Double

  /// `nil` when the line is solid: no pattern, or one with a length that is negative or not finite, or only zeros.
  init?(_ style: StrokeStyle) {
    let dash = style.dash.map { Double($0) }
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    lengths = dash.count % 2 == 0 ? dash : dash + dash
    period = lengths.reduce(0, +)
    guard period > 0, period.isFinite else { return nil }
    let start = Double(style.dashPhase)
    phase = start.isFinite ? start - (start / period).rounded(.down) * period : 0
  }

  /// A pattern this much finer than the line is drawn as a solid line: nobody could see the dashes.
  private static let maximumDashes = 20_000.0

  /// The pieces that are drawn. On a closed line a dash that runs over the start is one piece.
  func dashes(of line: Polyline) -> [Polyline] {
    var points = line.points
    var smooth = line.isSmooth
    guard points.count > 1 else { return [line] }
    if line.isClosed {
      points.append(points[0])
      smooth.append(smooth[0])
    }
    var total = 0.0
    for i in 1..<points.count { total += distance(points[i - 1], points[i]) }
    guard total.isFinite, total / period * Double(lengths.count) < DashPattern.maximumDashes else { return [line] }

    var index = 0
    var left = phase
    while left > 0, left >= lengths[index] {
      left -= lengths[index]
      index = (index + 1) % lengths.count
    }
    left = lengths[index] - left
    let beganDrawn = index % 2 == 0

    var result: [Polyline] = []
    var current = Polyline()
    if beganDrawn { current.append(points[0], smooth: false) }
    for i in 1..<points.count {
      let (a, b) = (points[i - 1], points[i])
      let length = distance(a, b)
      guard length > 0 else { continue }
      var position = 0.0
      while length - position > left {
        position += left
        let at = lerp(a, b, position / length)
        if index % 2 == 0 {
          current.append(at, smooth: false)
          current.direction = CGVector(dx: (b.x - a.x) / CGFloat(length), dy: (b.y - a.y) / CGFloat(length))
          result.append(current)
        }
        current = Polyline()
        index = (index + 1) % lengths.count
        left = lengths[index]
        if index % 2 == 0 { current.append(at, smooth: false) }
      }
      left -= length - position
      if index % 2 == 0 { current.append(b, smooth: i + 1 < points.count && smooth[i]) }
    }
    if index % 2 == 0, current.points.count > 1 {
      if line.isClosed, beganDrawn, let first = result.first {
        for (point, isSmooth) in zip(first.points, first.isSmooth) { current.append(point, smooth: isSmooth) }
        result[0] = current
      } else if line.isClosed, beganDrawn, result.isEmpty {
        return [line]
      } else {
        result.append(current)
      }
    }
    return result
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
    return (dx * dx + dy * dy).squareRoot()
  }
}
