import SwiftUI

/// At which moment of its own time a view is pictured.
public enum SnapshotAnimations: Hashable, Sendable {
  /// Before the last change of each value takes effect.
  case start
  /// Where everything leads to; what repeats for ever shows what it goes towards.
  case end
  /// So many seconds after the last change of each value.
  case at(Double)
}

/// A moment as an assertion asks for it.
package struct SnapshotMoment: Hashable, Sendable {
  /// Seconds after the view came up; `nil` once it is at rest.
  var seconds: Double?
  var animations: SnapshotAnimations?

  package static let rest = SnapshotMoment()
  package static func time(_ seconds: Double) -> SnapshotMoment { SnapshotMoment(at: seconds) }
  /// More would take too long where something happens sixty times a second.
  package static let limit: Double = 3600

  package init(at seconds: Double? = nil, animations: SnapshotAnimations? = nil) {
    (self.seconds, self.animations) = (seconds, animations)
  }

  /// - Throws: `SnapshotError.invalidMoment`.
  func validated() throws -> (moment: ViewGraph.Moment, sampling: AnimationSampling?) {
    func checked(_ seconds: Double) throws -> Double {
      guard seconds >= 0, seconds <= Self.limit else { throw SnapshotError.invalidMoment(seconds) }
      return seconds
    }
    let sampling: AnimationSampling? =
      switch animations {
      case nil: nil
      case .start: .start
      case .end: .end
      case .at(let seconds): .at(try checked(seconds))
      }
    return (try seconds.map { .time(try checked($0)) } ?? .rest, sampling)
  }
}
