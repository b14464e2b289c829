import Foundation

/// The parallels or meridians that a map shows, at round steps.
///
/// Angles are whole thousandths of a second of arc (1° is 3,600,000), so that labels never show a rounding error.
struct Graticule {
  static let degree = 3_600_000
  static let minute = 60_000
  static let second = 1000

  /// 1-2-5 in degrees, minutes and seconds, with the halves and quarters of sexagesimal counting.
  static let steps: [Int] =
    [90, 45, 30, 20, 10, 5, 2, 1].map { $0 * degree } + [30, 15, 10, 5, 2, 1].map { $0 * minute }
    + [30, 15, 10, 5, 2, 1].map { $0 * second } + [500, 200, 100, 50, 20, 10, 5, 2, 1]

  let step: Int
  /// Multiples of `step`, rising.
  let angles: [Int]

  /// The finest step with at most `limit` lines in `range`. Where that leaves fewer than 3, one more than the limit may
  /// be drawn: steps are up to 2.5 times the next.
  /// - Parameter range: degrees.
  init(_ range: ClosedRange<Double>, limit: Int) {
    var step = Self.steps[0]
    for candidate in Self.steps {
      let count = Self.count(range, candidate)
      if count > limit, !(count == limit + 1 && limit >= 6 && Self.count(range, step) < 3) { break }
      step = candidate
    }
    self.step = step
    guard limit > 0, Self.count(range, step) <= limit + 1, Self.count(range, step) > 0 else {
      angles = []
      return
    }
    let (first, last) = Self.multiples(range, step)
    angles = (first...last).map { $0 * step }
  }

  /// Between and beside the angles, each step in as many parts; none where they would not be whole.
  func fineAngles(_ subdivisions: Int) -> [Int] {
    guard let first = angles.first, let last = angles.last, step % subdivisions == 0 else { return [] }
    return Array(stride(from: first - step, through: last + step, by: step / subdivisions))
  }

  private static func multiples(_ range: ClosedRange<Double>, _ step: Int) -> (first: Int, last: Int) {
    let unit = Double(degree) / Double(step)
    return (Int((range.lowerBound * unit).rounded(.up)), Int((range.upperBound * unit).rounded(.down)))
  }
  private static func count(_ range: ClosedRange<Double>, _ step: Int) -> Int {
    let (first, last) = multiples(range, step)
    return max(0, last - first + 1)
  }

  static func degrees(_ angle: Int) -> Double { Double(angle) / Double(degree) }

  // MARK: - Labels

  func latitudeLabel(_ angle: Int) -> String { label(abs(angle)) + (angle == 0 ? "" : angle > 0 ? "N" : "S") }
  func longitudeLabel(_ angle: Int) -> String {
    // Beyond the antimeridian counting starts again from the other side.
    var turned = (angle + 180 * Self.degree) % (360 * Self.degree)
    if turned < 0 { turned += 360 * Self.degree }
    let own = turned - 180 * Self.degree
    if own == -180 * Self.degree { return label(-own) }
    return label(abs(own)) + (own == 0 ? "" : own > 0 ? "E" : "W")
  }

  /// Down to the last unit that counts: `48°`, `48°51′`, `48°51′30″`, `48°00′05.5″`.
  private func label(_ angle: Int) -> String {
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    var text = "\(angle / Self.degree)°"
    if angle % Self.degree == 0 { return text }
    text += two(angle / Self.minute % 60) + "′"
    if angle % Self.minute == 0 { return text }
    text += two(angle / Self.second % 60)
    var decimals = String(1000 + angle % Self.second).dropFirst()
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return text + (decimals.isEmpty ? "" : ".\(decimals)") + "″"
  }
}
