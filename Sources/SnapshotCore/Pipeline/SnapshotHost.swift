import Foundation
import SwiftUI
import ViewTree
import VirtualTime

/// A view that lives on between pictures: it is made, driven and pictured under a clock of its own.
///
/// Between its calls time is real again, and nothing of the view runs.
@MainActor package final class SnapshotHost {
  package let clock: VirtualClock
  private let stage: SnapshotStage
  private let graph: ViewGraph
  private var placed: SnapshotStage.Placed

  /// Makes the view and lets it come to `moment`.
  package init<V: View>(
    layout: SnapshotLayout, traits: SnapshotTraits, resources: SnapshotResources, until moment: SnapshotMoment = .rest,
    view: () throws -> V
  ) throws {
    let (moment, sampling) = try moment.validated()
    let clock = VirtualClock(start: traits.start)
    let stage = SnapshotStage(layout: layout, traits: traits, resources: resources)
    stage.takeStage()
    stage.environment.rule(clock)
    // Initialisers of views read dates and start tasks, too.
    let view = try clock.rule {
      if Date().timeIntervalSince1970 != clock.start { throw SnapshotError.realTime }
      return try view()
    }
    let graph = ViewGraph(view, environment: stage.environment, clock: clock)
    (self.clock, self.stage, self.graph) = (clock, stage, graph)
    placed = graph.settle(until: moment, sampling: sampling) { stage.place($0) }
  }

  isolated deinit { graph.end() }

  /// What is there now; empty where no picture can be made.
  package var tree: PlacedNode? { try? placed.tree.get() }

  /// Of the picture, in points.
  package var size: CGSize { placed.size }

  /// Runs `action` as a part of the view's own time, then lets the view come to rest again.
  package func perform<Result>(_ action: () throws -> Result) rethrows -> Result {
    stage.takeStage()
    let result = try clock.rule(action)
    settle()
    return result
  }

  /// Lets time pass, and what is due in it happen.
  /// - Parameter seconds: from now; less than none counts as none.
  package func advance(by seconds: Double) { settle(until: .time(clock.now + max(0, seconds))) }

  /// Lets the view come to rest, or to a second of its clock.
  package func settle(until moment: ViewGraph.Moment = .rest, sampling: AnimationSampling? = nil) {
    let stage = stage
    stage.takeStage()
    placed = graph.settle(until: moment, sampling: sampling) { stage.place($0) }
  }

  /// The picture of what is there now.
  package func snapshot() throws -> Snapshot {
    let found =
      graph.failures.map { SnapshotDiagnostic(.failure, $0) }
      + graph.assertionFailures.map { SnapshotDiagnostic(.assertionFailure, $0) }
      + graph.warnings.map { SnapshotDiagnostic(.warning, $0) }
    // Spinners and carets look at the clock when they are drawn.
    return try clock.rule { try SnapshotRenderer.picture(placed, stage, found) }
  }
}
