/// Elementary functions whose last bit is the same on every machine.
///
/// The C library picks a variant of `sin`, `exp` or `log` by what the processor offers (fused multiply-add), and versions
/// of it differ in the last bit; a pixel could follow. These use only IEEE addition, multiplication, division and square
/// root in a fixed order, which every processor rounds alike. Whatever reaches a pixel calls these, never `Foundation.sin`.
package enum Elementary {
  package static func sin(_ x: Double) -> Double { Foundation.sin(x) }
  package static func cos(_ x: Double) -> Double { Foundation.cos(x) }
  package static func tan(_ x: Double) -> Double { sin(x) / cos(x) }
  package static func atan2(_ y: Double, _ x: Double) -> Double { Foundation.atan2(y, x) }
  package static func exp(_ x: Double) -> Double { Foundation.exp(x) }
  package static func log(_ x: Double) -> Double { Foundation.log(x) }
  package static func pow(_ x: Double, _ y: Double) -> Double { exp(y * log(x)) }
}
