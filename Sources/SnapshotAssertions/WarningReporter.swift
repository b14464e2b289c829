import Foundation
import SnapshotCore
import Synchronization

/// Says once what an author should hear without the test failing: a symbol without an open counterpart, a missing glyph.
package enum WarningReporter {
  private static let said = Mutex<Set<String>>([])

  static func report(_ snapshot: Snapshot, at location: AssertionLocation) {
    report(snapshot.diagnostics.filter { $0.severity == .warning }.map(\.message), at: location)
  }

  package static func report(_ warnings: [String], at location: AssertionLocation) {
    for warning in warnings where said.withLock({ $0.insert(warning).inserted }) {
      FileHandle.standardError.write(Data("\(location.file):\(location.line): warning: \(warning)\n".utf8))
    }
  }
}
