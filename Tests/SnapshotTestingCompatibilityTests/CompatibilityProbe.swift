import Foundation
import Graphics
import SnapshotAssertions
import SnapshotCore
import Synchronization

@testable import SnapshotTestingCompatibility

/// Assertions whose references and failures stay in a folder of their own.
final class CompatibilityProbe: Sendable {
  let folder = FileSystem.absolute("tintype-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())
  private let caught = Mutex<[(message: String, line: UInt)]>([])

  init() { try? FileSystem.write([], to: folder + "/Package.swift") }
  deinit { try? FileSystem.remove(folder) }

  var references: String { folder + "/references" }
  var files: [String] { FileSystem.names(in: references) }
  var messages: [String] { caught.withLock { $0.map(\.message) } }
  var lines: [UInt] { caught.withLock { $0.map(\.line) } }
  /// The first line of each message.
  var issues: [String] { messages.map { String($0.prefix { $0 != "\n" }) } }

  func write(_ text: String, _ name: String) throws {
    try FileSystem.write(Array(text.utf8), to: "\(references)/\(name)")
  }
  func text(_ name: String) throws -> String {
    String(decoding: try FileSystem.read("\(references)/\(name)"), as: UTF8.self)
  }

  func session(_ variables: [String: String] = [:]) -> SnapshotSession {
    SnapshotSession(
      environment: SnapshotEnvironment(variables.merging(["SNAPSHOT_ARTIFACTS": folder + "/failures"]) { a, _ in a }))
  }

  /// Every call is a run of its own.
  func run<R>(_ variables: [String: String] = [:], _ body: () throws -> R) rethrows -> R {
    try IssueReporter.$interceptor.withValue(
      .init { [self] message, location in caught.withLock { $0.append((message, location.line)) } }
    ) {
      try SnapshotAssertion.$session.withValue(session(variables)) { try body() }
    }
  }
}
