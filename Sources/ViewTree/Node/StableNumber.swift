import Graphics

/// A number as dumps print it: at most three decimals, no trailing zeros, never an exponent, the same everywhere.
package func number(_ value: CGFloat) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : (value < 0 ? "-inf" : "inf") }
  guard abs(value) < 1e15 else { return value < 0 ? "-huge" : "huge" }
  let thousandths = Int64((Double(value) * 1000).rounded())
  let (whole, rest) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
  let sign = thousandths < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  var digits = String(rest)
  digits = String(repeating: "0", count: 3 - digits.count) + digits
  while digits.hasSuffix("0") { digits.removeLast() }
  return "\(sign)\(whole).\(digits)"
}
package func number(_ value: Double?) -> String { value.map { number(CGFloat($0)) } ?? "nil" }
