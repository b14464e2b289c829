import SwiftUI

extension CustomViewHost {
  /// A length as a layout's item has it.
  public enum Length: Hashable, Sendable, CustomStringConvertible {
    /// As long as the view makes itself.
    case auto
    case points(CGFloat)
    /// A share of the length of what is around, in points. `nil` is a surrounding that has no length yet, which leaves
    /// the axis automatic.
    case percent(CGFloat, of: CGFloat?)

    /// In points; `nil` where it stays automatic. [facts, airship-api.md section 3]
    var resolved: CGFloat? {
      switch self {
      case .auto: nil
      case .points(let length): length
      case .percent(let share, of: let length): length.map { $0 * share / 100 }
      }
    }
    /// What no layout can hold, in words.
    var problem: String? {
      guard let length = resolved, !(length >= 0 && length.isFinite) else { return nil }
      return "\(self) is no length: it must be finite and not negative"
    }
    public var description: String {
      switch self {
      case .auto: ".auto"
      case .points(let length): ".points(\(number(length)))"
      case .percent(let share, of: let length): ".percent(\(number(share)), of: \(length.map { number($0) } ?? "nil"))"
      }
    }
  }

  /// What an item's size comes to, in points; `nil` on an automatic axis.
  struct Constraints {
    var width: CGFloat?
    var height: CGFloat?
    /// Lengths in points also hold against a smaller offer; shares give way.
    var minimumWidth: CGFloat?
    var minimumHeight: CGFloat?
    var problems: [String]

    init(width: Length, height: Length) {
      problems = [width.problem.map { "width \($0)" }, height.problem.map { "height \($0)" }].compactMap { $0 }
      self.width = width.problem == nil ? width.resolved : nil
      self.height = height.problem == nil ? height.resolved : nil
      if case .points = width { minimumWidth = self.width }
      if case .points = height { minimumHeight = self.height }
    }
    var sizeInfo: SizeInfo { SizeInfo(width: width, height: height) }
  }
}
