import Foundation
import SnapshotCore
import Synchronization

/// Says once what an author should hear without the test failing: a symbol without an open counterpart, a missing glyph.
enum WarningReporter {
  private static let said = Mutex<Set<String>>([])

  static func report(_ snapshot: Snapshot, at location: AssertionLocation) {
    for diagnostic in snapshot.diagnostics where diagnostic.severity == .warning {
      guard said.withLock({ $0.insert(diagnostic.message).inserted }) else { continue }
      FileHandle.standardError.write(Data("\(location.file):\(location.line): warning: \(diagnostic.message)\n".utf8))
    }
  }
}
