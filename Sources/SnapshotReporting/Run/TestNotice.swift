import SnapshotCore

/// What a runner of tests tells while it runs.
package enum TestNotice: Hashable, Sendable {
  case started(id: String)
  case ended(RunResults.Test)
  /// `swift test --parallel` tells of ends first, and of what came of them when all have ended.
  case counted(id: String)
}

extension RunResults {
  /// One thing that a test was told is wrong.
  package struct Failure: Codable, Hashable, Sendable {
    package var message: String
    /// Absolute where the runner tells it so.
    package var file: String?
    package var line: Int?
    package init(_ message: String, file: String? = nil, line: Int? = nil) {
      (self.message, self.file, self.line) = (message, file, line)
    }
    package var firstLine: String { message.split(separator: "\n").first.map(String.init) ?? "" }

    /// What a snapshot's assertion said; everything else is a failure of another kind.
    package func isOfSnapshot(_ events: [SnapshotEvent]) -> Bool {
      events.contains { event in
        guard let first = event.message?.split(separator: "\n").first else { return false }
        return message.contains(first)
      }
    }
  }
}
