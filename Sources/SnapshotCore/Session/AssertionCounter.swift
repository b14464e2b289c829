import Synchronization

/// Numbers the unnamed assertions of a test's run: 1, 2, 3, the same ones however often the process repeats the test.
///
/// A run is told by `beginTest` (XCTest says when a test case starts) or by the task that runs the test (Swift Testing
/// starts one for every run of every case, and says nothing else). Assertions of child tasks belong to the run that
/// their test is in.
package final class AssertionCounter: Sendable {
  private struct Run {
    var task: UInt64?
    /// Line and column of the run's first assertion: the place that a repetition comes to again.
    var firstPlace: [Int]
    var count: Int
  }
  private let runs = Mutex<[String: Run]>([:])

  package init() {}

  /// Every number starts again.
  package func beginTest() { runs.withLock { $0.removeAll() } }

  /// - Parameter task: a number for the current task that no other has had, when the test is Swift Testing's.
  package func next(for source: SnapshotSource, task: UInt64?) -> Int {
    runs.withLock { runs in
      let place = [source.line, source.column]
      guard var run = runs[source.testKey], !(run.task != task && run.firstPlace == place) else {
        runs[source.testKey] = Run(task: task, firstPlace: place, count: 1)
        return 1
      }
      run.count += 1
      runs[source.testKey] = run
      return run.count
    }
  }
}
