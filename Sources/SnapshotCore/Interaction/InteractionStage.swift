import SwiftUI
import ViewTree
import VirtualTime

/// What a driven view is on: its tree and its time.
@MainActor package protocol InteractionStage: AnyObject {
  /// What is there now; `nil` where no picture can be made.
  var tree: PlacedNode? { get }
  /// Of the picture, in points.
  var size: CGSize { get }
  var clock: VirtualClock { get }
  /// Runs `action` in the view's own time, then lets the view follow.
  /// - Parameter rests: whether time passes until nothing is pending, or none at all.
  func run(rests: Bool, _ action: () -> Void)
  /// Lets time pass, in seconds.
  func advance(by seconds: Double)
}

extension SnapshotHost: InteractionStage {
  package func run(rests: Bool, _ action: () -> Void) {
    clock.rule(action)
    settle(until: rests ? .rest : .time(clock.now))
  }
}
