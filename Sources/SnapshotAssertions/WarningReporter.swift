import Foundation
import SnapshotCore
import Synchronization

/// Says once what an author should hear without the test failing: a symbol without an open counterpart, a missing glyph.
enum WarningReporter {
  private static let said = Mutex<Set<String>>([])

  static func report(_ snapshot: Snapshot, file: StaticString, line: UInt) {
    for diagnostic in snapshot.diagnostics where diagnostic.severity == .warning {
      guard said.withLock({ $0.insert(diagnostic.message).inserted }) else { continue }
      FileHandle.standardError.write(Data("\(file):\(line): warning: \(diagnostic.message)\n".utf8))
    }
  }
}
