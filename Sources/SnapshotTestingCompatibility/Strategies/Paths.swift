import Foundation
import Graphics
import SwiftUI

extension Snapshotting where Value == Path, Format == String {
  /// A line for each element, numbers with one to three decimals.
  public static var elementsDescription: Snapshotting { elementsDescription(numberFormatter: nil) }
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    elementsDescription(numberFormatter: Optional(numberFormatter))
  }
  private static func elementsDescription(numberFormatter: NumberFormatter?) -> Snapshotting {
    let formatter = SentValue(numberFormatter)
    return text("txt") { $0.elementsText { number($0, formatter.value) } }
  }

  private static func number(_ value: CGFloat, _ formatter: NumberFormatter?) -> String {
    if let formatter, let text = formatter.string(from: NSNumber(value: Double(value))) { return text }
    let text = NumberText.short(Double(value), places: 3)
    return text.contains(".") || !value.isFinite ? text : text + ".0"
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  public static var elementsDescription: Snapshotting {
    Snapshotting<Path, String>.elementsDescription.pullback { Path($0) }
  }
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<Path, String>.elementsDescription(numberFormatter: numberFormatter).pullback { Path($0) }
  }
}

extension Path {
  /// In the form of swift-snapshot-testing, read off its public references.
  fileprivate func elementsText(_ number: (CGFloat) -> String) -> String {
    var result = ""
    func line(_ name: String, _ points: CGPoint...) {
      result += name + " " + points.map { "(\(number($0.x)), \(number($0.y)))" }.joined(separator: " ") + "\n"
    }
    forEach { element in
      switch element {
      case .move(let to): line("MoveTo", to)
      case .line(let to): line("LineTo", to)
      case .quadCurve(let to, let control): line("QuadCurveTo", control, to)
      case .curve(let to, let control1, let control2): line("CurveTo", control1, control2, to)
      case .closeSubpath: line("Close")
      }
    }
    return result
  }
}
