/// Elementary functions whose last bit is the same on every machine.
///
/// The C library picks a variant of `sin`, `exp` or `log` by what the processor offers (fused multiply-add), and versions
/// of it differ in the last bit; a pixel could follow. These use only IEEE addition, multiplication, division and square
/// root in a fixed order, which every processor rounds alike. Whatever reaches a pixel calls these, never `Foundation.sin`.
///
/// Results are within a few units in the last place. Method: reduction of the argument to a small interval, then the
/// Taylor series to the term that no longer counts.
package enum Elementary {
  /// - Parameter x: radians. NaN for an argument that is not finite.
  package static func sin(_ x: Double) -> Double {
    let (r, quadrant) = reduced(x)
    switch quadrant {
    case 0: return sinSeries(r)
    case 1: return cosSeries(r)
    case 2: return -sinSeries(r)
    default: return -cosSeries(r)
    }
  }

  /// - Parameter x: radians. NaN for an argument that is not finite.
  package static func cos(_ x: Double) -> Double {
    let (r, quadrant) = reduced(x)
    switch quadrant {
    case 0: return cosSeries(r)
    case 1: return -sinSeries(r)
    case 2: return -cosSeries(r)
    default: return sinSeries(r)
    }
  }

  package static func tan(_ x: Double) -> Double { sin(x) / cos(x) }

  /// The angle of the point (x, y), -π…π, with C's rules for zeros and infinities.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let isLeft = x.sign == .minus
    let angle: Double
    if y == 0 {
      angle = isLeft ? Double.pi : 0
    } else if x == 0 || (y.isInfinite && !x.isInfinite) {
      angle = Double.pi / 2
    } else if x.isInfinite {
      angle = y.isInfinite ? (isLeft ? 3 * Double.pi / 4 : Double.pi / 4) : (isLeft ? Double.pi : 0)
    } else {
      let (ax, ay) = (abs(x), abs(y))
      // The quotient above 1 is replaced by its reciprocal, so that it cannot overflow.
      let first = ay <= ax ? atanSeries(ay / ax) : Double.pi / 2 - (atanSeries(ax / ay) - halfPiLow)
      angle = isLeft ? Double.pi - (first - 2 * halfPiLow) : first
    }
    return y.sign == .minus ? -angle : angle
  }

  package static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.8 { return .infinity }
    if x < -745.2 { return 0 }
    let k = (x / ln2).rounded()
    let r = (x - k * ln2High) - k * ln2Low
    var sum = 1.0
    var n = 14.0
    while n >= 1 {
      sum = 1 + sum * r / n
      n -= 1
    }
    return scaled(sum, Int(k))
  }

  /// NaN below 0, -∞ at 0.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : (x > 0 ? x : .nan) }
    let (high, low) = splitLog(x)
    return high + low
  }

  /// NaN for a negative base with an exponent that is not whole.
  package static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    let isWhole = y.rounded(.towardZero) == y
    let isOdd = isWhole && abs(y) < 0x1p53 && (y / 2).rounded(.towardZero) * 2 != y
    let sign: Double = x.sign == .minus && isOdd ? -1 : 1
    let base = abs(x)
    if base == 1 { return sign == -1 || x > 0 || isWhole || y.isInfinite ? sign : .nan }
    if base == 0 || base.isInfinite || y.isInfinite {
      return ((base > 1) == (y > 0) ? Double.infinity : 0) * 1 == 0 ? sign * 0 : sign * .infinity
    }
    if x < 0, !isWhole { return .nan }
    // The product with the logarithm needs more bits than a Double has: its error is multiplied by the whole exponent.
    let (logHigh, logLow) = splitLog(base)
    let sum = logHigh + logLow
    let rest = (logHigh - sum) + logLow
    let product = y * sum
    if product > 710 { return sign * .infinity }
    if product < -746 { return sign * 0 }
    let error = productError(y, sum, product) + y * rest
    let value = exp(product)
    return sign * (value.isFinite ? value + value * error : value)
  }

  // MARK: Series

  /// |r| ≤ π/4. Terms to r¹⁷: the next is below 10⁻¹⁹ of the result.
  private static func sinSeries(_ r: Double) -> Double {
    let z = r * r
    var sum = 1.0
    var n = 16.0
    while n >= 2 {
      sum = 1 - sum * z / (n * (n + 1))
      n -= 2
    }
    return r * sum
  }

  private static func cosSeries(_ r: Double) -> Double {
    let z = r * r
    var sum = 1.0
    var n = 17.0
    while n >= 3 {
      sum = 1 - sum * z / (n * (n + 1))
      n -= 2
    }
    return 1 - sum * z / 2
  }

  /// 0 ≤ x ≤ 1. The angle is halved twice (tan(a/2) = tan a / (1 + √(1 + tan² a))), then terms to t²³.
  private static func atanSeries(_ x: Double) -> Double {
    let half = x / (1 + (1 + x * x).squareRoot())
    let t = half / (1 + (1 + half * half).squareRoot())
    let z = t * t
    var sum = 0.0
    var n = 23.0
    while n >= 3 {
      sum = (1 / n - sum) * z
      n -= 2
    }
    return 4 * (t - t * sum)
  }

  private static let ln2 = 0.6931471805599453
  /// ln 2 cut after 32 bits, so that its product with an exponent is exact, and the rest of it.
  private static let ln2High = 0x1.62e42feep-1
  private static let ln2Low = 1.9082149292705877e-10
  /// π/2 minus its nearest Double.
  private static let halfPiLow = 6.123233995736766e-17

  /// ln x as a sum of which the first part is exact to its last bit: x = m·2ᵉ with √½ ≤ m < √2, and
  /// ln m = 2·(s + s³/3 + s⁵/5 + …) with s = (m − 1)/(m + 1).
  private static func splitLog(_ x: Double) -> (high: Double, low: Double) {
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m /= 2
      exponent += 1
    }
    let numerator = m - 1
    let denominator = m + 1
    let denominatorError = m - (denominator - 1)
    let s = numerator / denominator
    let product = s * denominator
    let sError =
      ((numerator - product) - productError(s, denominator, product) - s * denominatorError) / denominator
    let z = s * s
    var sum = 0.0
    var n = 23.0
    while n >= 3 {
      sum = (sum + 1 / n) * z
      n -= 2
    }
    let whole = exponent * ln2High
    let part = 2 * s
    let high = whole + part
    // What the addition lost: exact whichever of the two is larger (Knuth).
    let seen = high - whole
    let lost = (whole - (high - seen)) + (part - seen)
    return (high, lost + (2 * sError + 2 * s * sum + exponent * ln2Low))
  }

  /// What the rounded product left out (Dekker 1971), without a fused multiply-add.
  private static func productError(_ a: Double, _ b: Double, _ product: Double) -> Double {
    func halves(_ v: Double) -> (Double, Double) {
      let shifted = v * 134_217_729
      let high = shifted - (shifted - v)
      return (high, v - high)
    }
    guard abs(a) < 1e290, abs(b) < 1e290 else { return 0 }
    let (ah, al) = halves(a)
    let (bh, bl) = halves(b)
    return ((ah * bh - product) + ah * bl + al * bh) + al * bl
  }

  /// x·2ᵏ. Two steps, so that a result among the subnormal numbers is rounded once.
  private static func scaled(_ x: Double, _ k: Int) -> Double {
    func power(_ k: Int) -> Double { Double(bitPattern: UInt64(k + 1023) << 52) }
    if k > 1000 { return x * power(1000) * power(k - 1000) }
    if k < -1000 { return x * power(k + 200) * power(-200) }
    return x * power(k)
  }

  // MARK: Reduction by quarter turns

  /// x = (quadrant + 4n)·π/2 + r with |r| ≤ π/4, exact to the last bit or so for every finite x: the product with 2/π is
  /// taken in integers, leaving out the bits that make whole turns (Payne and Hanek 1983).
  private static func reduced(_ x: Double) -> (r: Double, quadrant: Int) {
    guard x.isFinite else { return (.nan, 0) }
    if abs(x) <= Double.pi / 4 { return (x, 0) }
    let m = x.significandBitPattern | 1 << 52
    let start = Int(x.exponent) - 52 - 2
    let (p0, p1, p2) = (twoOverPi(from: start), twoOverPi(from: start + 64), twoOverPi(from: start + 128))
    let (h2, l2) = m.multipliedFullWidth(by: p2)
    let (h1, l1) = m.multipliedFullWidth(by: p1)
    let (middle, carry) = l1.addingReportingOverflow(h2)
    let top = m &* p0 &+ h1 &+ (carry ? 1 : 0)
    var quadrant = Int(top >> 62)
    var high = top << 2 | middle >> 62
    var low = middle << 2 | l2 >> 62
    var isNegative = false
    if high >> 63 == 1 {
      quadrant += 1
      isNegative = true
      low = ~low &+ 1
      high = ~high &+ (low == 0 ? 1 : 0)
    }
    var shift = 0
    if high == 0 { (high, low, shift) = (low, 0, 64) }
    if high == 0 { return (0, quadrant & 3) }
    let zeros = high.leadingZeroBitCount
    if zeros > 0 { high = high << UInt64(zeros) | low >> UInt64(64 - zeros) }
    var r = scaled(Double(high), -64 - zeros - shift) * (Double.pi / 2)
    if isNegative { r = -r }
    // sin(-x) = -sin x: mirror the angle as a whole.
    return x < 0 ? (-r, (4 - quadrant) & 3) : (r, quadrant & 3)
  }

  /// 64 bits of the binary fraction of 2/π from a bit position; before the point there are zeros.
  private static func twoOverPi(from position: Int) -> UInt64 {
    let word = position >> 6
    let bit = UInt64(position & 63)
    func at(_ index: Int) -> UInt64 { index >= 0 && index < digits.count ? digits[index] : 0 }
    return bit == 0 ? at(word) : at(word) << bit | at(word + 1) >> (64 - bit)
  }

  /// 2/π, computed with Machin's formula in 1,464-bit integers.
  private static let digits: [UInt64] = [
    0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041, 0xfe51_63ab_debb_c561, 0xb724_6e3a_424d_d2e0,
    0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e, 0xe882_35f5_2ebb_4484, 0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4,
    0x9c84_5f8b_bdf9_283b, 0x1ff8_97ff_de05_980f, 0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b, 0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab, 0xf0cf_bc20_9af4_361d,
  ]
}
