import SwiftUI
import ViewTree

/// Why a person could not do what the test asked for. Elements are in words: kind, name, identifier and frame in points.
package enum InteractionError: Error, Hashable, CustomStringConvertible {
  case notFound(String, action: String, similar: [String], present: [String])
  case ambiguous(String, matches: [String])
  case disabled(String)
  /// The part of the picture in which the element could be seen does not show it.
  case outOfSight(String)
  /// Not drawn, or behind something.
  case covered(String, by: String?)
  case unresponsive(String, gesture: String)
  case wrongControl(String, wanted: String)
  /// `nil` is any picker.
  case noOption(String, control: String?, options: [String])
  case outOfRange(Double, control: String, range: String)
  case atTheEnd(String, step: String)
  case notScrollable(String)
  case noFinger
  case fingerIsDown
  case invalidPoint(x: CGFloat, y: CGFloat)
  case invalidTime(Double)
  case noPicture

  package var description: String {
    switch self {
    case .notFound(let name, let action, let similar, let present):
      "there is no \(name.debugDescription) to \(action)"
        + (similar.isEmpty ? "" : "; did you mean \(similar.map(\.debugDescription).joined(separator: " or "))?")
        + (present.isEmpty ? "; nothing with a name is there" : "\nthere are, in reading order:\n" + Self.list(present))
    case .ambiguous(let name, let matches):
      "\(name.debugDescription) is the name of \(matches.count) elements; give the one that is meant an "
        + "accessibilityIdentifier, or use a point:\n" + Self.list(matches)
    case .disabled(let element): "\(element), so nothing can be done with it"
    case .outOfSight(let element):
      "\(element) is out of sight; scroll(to:) brings what is in a scroll view into it"
    case .covered(let element, let by?): "\(element) is covered by \(by)"
    case .covered(let element, nil):
      "\(element) takes no touch: it is hidden, clear, or does not allow hit testing"
    case .unresponsive(let element, let gesture): "\(element) does not react to \(gesture)"
    case .wrongControl(let element, let wanted): "\(element) is no \(wanted)"
    case .noOption(let option, let control, let options):
      (control.map { "\($0) has no option \(option.debugDescription); it has " }
        ?? "no picker has an option \(option.debugDescription); there are ")
        + (options.isEmpty ? "none" : options.map(\.debugDescription).joined(separator: ", "))
    case .outOfRange(let value, let control, let range):
      "\(control) cannot be set to \(number(CGFloat(value))); it goes from \(range)"
    case .atTheEnd(let control, let step):
      "\(control) has nothing to \(step): it is at the end of its range, or has no steps"
    case .notScrollable(let element): "\(element) is in no scroll view that could bring it into sight"
    case .noFinger: "no finger is down; press(_:) puts one there"
    case .fingerIsDown: "a finger is still down; release() lifts it"
    case .invalidPoint(let x, let y): "(\(number(x)), \(number(y))) is no point of the picture"
    case .invalidTime(let seconds):
      "\(number(CGFloat(seconds))) is no number of seconds; time passes from now on, and not for ever"
    case .noPicture: "there is no picture to act on; take a snapshot to see why"
    }
  }

  private static func list(_ lines: [String]) -> String { lines.map { "  " + $0 }.joined(separator: "\n") }
}
