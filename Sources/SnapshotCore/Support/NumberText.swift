/// Numbers for messages, the same under any locale.
package enum NumberText {
  /// `1,204`
  package static func grouped(_ value: Int) -> String {
    let digits = String(value.magnitude)
    var result = value < 0 ? "-" : ""
    for (i, digit) in digits.enumerated() {
      if i > 0, (digits.count - i) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return result
  }

  /// At most `places` decimals, without trailing zeros: `390`, `79.67`.
  package static func short(_ value: Double, places: Int = 2) -> String {
    if !value.isFinite { return value.isNaN ? "not a number" : value < 0 ? "-infinity" : "infinity" }
    let factor = (0..<places).reduce(1.0) { f, _ in f * 10 }
    let scaled = (value * factor).rounded()
    guard let whole = Int(exactly: scaled) else { return "\(value)" }
    let sign = whole < 0 ? "-" : ""
    let (integer, fraction) = whole.magnitude.quotientAndRemainder(dividingBy: UInt(factor))
    if fraction == 0 { return sign + String(integer) }
    var digits = String(fraction)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return sign + String(integer) + "." + digits
  }

  /// A share 0…1 as a percentage with two significant digits: `0.17 %`, `12 %`, `0.00014 %`.
  package static func percent(_ share: Double) -> String {
    let value = share * 100
    if value >= 10 || value <= 0 { return short(value, places: 0) + " %" }
    var places = 1
    var smallest = 1.0
    while value < smallest, places < 9 {
      places += 1
      smallest /= 10
    }
    return short(value, places: places) + " %"
  }
}
