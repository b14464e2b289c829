import Foundation
import SnapshotCore
import Synchronization

/// Says once in a process what an author should hear without the test failing: a symbol without an open counterpart, a
/// missing glyph. `SNAPSHOT_WARNINGS=none` keeps it quiet.
package enum WarningReporter {
  private static let said = Mutex<Set<String>>([])
  private static let environment = SnapshotEnvironment()

  static func report(_ snapshot: Snapshot, at location: AssertionLocation) {
    report(snapshot.diagnostics.filter { $0.severity == .warning }.map(\.message), at: location)
  }

  package static func report(_ warnings: [String], at location: AssertionLocation) {
    for line in lines(warnings, at: location, environment) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
  }

  /// What is to be printed and was not yet. A setting that is none is said as well, and the warnings with it.
  static func lines(_ warnings: [String], at location: AssertionLocation, _ environment: SnapshotEnvironment)
    -> [String]
  {
    let (level, problem) = environment.warnings
    func news(_ text: String) -> Bool { said.withLock { $0.insert(text).inserted } }
    let start = problem.map { news($0) ? ["warning: \($0)"] : [] } ?? []
    guard level == .all else { return start }
    return start + warnings.filter(news).map { "\(location.file):\(location.line): warning: \($0)" }
  }
}
