import Foundation
import SnapshotCore

/// Reads Swift Testing's stream of events: a line of JSON each, of version 0.
///
/// [ABI/JSON.md in the repository of swift-testing]
package struct SwiftTestingEvents: Sendable {
  private struct Place: Decodable {
    var _filePath: String?
    var filePath: String?
    var line: Int?
  }
  private struct Record: Decodable {
    struct Payload: Decodable {
      struct Instant: Decodable { var absolute: Double }
      struct Issue: Decodable {
        var isKnown: Bool?
        /// A warning fails no test.
        var isFailure: Bool?
        var sourceLocation: Place?
      }
      struct Message: Decodable { var symbol: String?, text: String? }
      var kind: String?
      // Of a test.
      var id: String?
      var sourceLocation: Place?
      // Of an event.
      var testID: String?
      var instant: Instant?
      var issue: Issue?
      var messages: [Message]?
      var _comments: [String]?
    }
    var kind: String
    var payload: Payload
  }
  private struct Running {
    var start: Double
    var failures: [RunResults.Failure] = []
  }

  /// Tests that are functions, with their files; suites have events, too.
  private var files: [String: String?] = [:]
  private var running: [String: Running] = [:]

  package init() {}

  package mutating func take(_ line: ArraySlice<UInt8>) -> [TestNotice] {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(line)) else { return [] }
    let payload = record.payload
    if record.kind == "test" {
      guard payload.kind == "function", let id = payload.id else { return [] }
      files[id] = .some(payload.sourceLocation?._filePath ?? payload.sourceLocation?.filePath)
      return []
    }
    guard let key = payload.testID, let file = files[key] else { return [] }
    let id = TestName.withoutPlace(key)
    switch payload.kind {
    case "testStarted":
      running[key] = Running(start: payload.instant?.absolute ?? 0)
      return [.started(id: id)]
    case "testSkipped":
      var test = RunResults.Test(id: id, state: .skipped, message: payload._comments?.joined(separator: "\n"))
      test.file = file
      return [.ended(test)]
    case "issueRecorded":
      guard payload.issue?.isKnown != true, payload.issue?.isFailure != false else { return [] }
      let words = (payload.messages ?? []).compactMap(\.text).joined(separator: "\n")
      let place = payload.issue?.sourceLocation
      running[key]?.failures.append(.init(words, file: place?._filePath ?? place?.filePath, line: place?.line))
      return []
    case "testEnded":
      let known = running.removeValue(forKey: key)
      let hasFailed = payload.messages?.first?.symbol == "fail" || known?.failures.isEmpty == false
      var test = RunResults.Test(id: id, state: hasFailed ? .failed : .passed)
      if let start = known?.start, let end = payload.instant?.absolute { test.seconds = max(0, end - start) }
      (test.failures, test.file) = (known?.failures ?? [], file)
      return [.ended(test)]
    default: return []
    }
  }

  /// The stream has ended. Tests that have not were where the process ended.
  package mutating func finish(_ words: CrashWords = CrashWords()) -> [TestNotice] {
    defer { running = [:] }
    return running.keys.sorted().map { key in
      var test = RunResults.Test(id: TestName.withoutPlace(key), state: .failed)
      let message = words.message("the process stopped in this test, or in one that ran beside it")
      test.failures = (running[key]?.failures ?? []) + [.init(message)]
      test.file = files[key] ?? nil
      return .ended(test)
    }
  }
}
