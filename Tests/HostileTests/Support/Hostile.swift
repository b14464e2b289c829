import Foundation
import SnapshotAssertions
import SwiftUI
import Synchronization
import XCTest

/// Assertions as a test author makes them, in a folder of their own and without references, whose failures are caught.
final class Hostile: Sendable {
  let folder = FileSystem.absolute("tintype-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())
  private let caught = Mutex<[String]>([])

  init() { try? FileSystem.write([], to: folder + "/Package.swift") }
  deinit { try? FileSystem.remove(folder) }

  func session(_ variables: [String: String] = [:]) -> SnapshotSession {
    SnapshotSession(
      environment: SnapshotEnvironment(
        variables.merging([
          "SNAPSHOT_DIR": folder + "/Snapshots", "SNAPSHOT_ARTIFACTS": folder + "/failures",
        ]) { given, _ in given }))
  }

  /// What the framework would have been told.
  func issues(_ variables: [String: String] = ["SNAPSHOT_RECORD": "never"], _ assertion: () -> Void) -> [String] {
    caught.withLock { $0 = [] }
    IssueReporter.$interceptor.withValue(.init { [self] message, _ in caught.withLock { $0.append(message) } }) {
      SnapshotAssertion.$session.withValue(session(variables)) { assertion() }
    }
    return caught.withLock { $0 }
  }

  /// The view cannot be shown as it is meant: exactly one failure, whose first line holds all of `words`.
  static func expectFailure<V: View>(
    _ words: String..., layout: SnapshotLayout = .sizeInfo(.auto), traits: SnapshotTraits = .default,
    file: StaticString = #filePath, line: UInt = #line, of view: @escaping @MainActor () -> V
  ) {
    let issues = trace(line) { Hostile().issues { XCTAssertSnapshot(of: view(), layout: layout, traits: traits) } }
    guard issues.count == 1, let issue = issues.first else {
      return XCTFail("\(issues.count) failures: \(issues)", file: file, line: line)
    }
    let first = String(issue.prefix { $0 != "\n" })
    if first.contains("has no reference") { return XCTFail("was drawn without a word", file: file, line: line) }
    for word in words where !first.contains(word) {
      XCTFail("\"\(word)\" is not in the message: \(first)", file: file, line: line)
    }
    // A message is for people: it must not carry what the runtime prints for itself.
    XCTAssertFalse(first.contains("Optional("), first, file: file, line: line)
    XCTAssertLessThan(first.count, 600, first, file: file, line: line)
  }

  /// Odd, but legal: there is a picture, and nothing but its reference is missing.
  static func expectPicture<V: View>(
    layout: SnapshotLayout = .sizeInfo(.auto), traits: SnapshotTraits = .default,
    file: StaticString = #filePath, line: UInt = #line, of view: @escaping @MainActor () -> V
  ) {
    let issues = trace(line) { Hostile().issues { XCTAssertSnapshot(of: view(), layout: layout, traits: traits) } }
    XCTAssertEqual(issues.count, 1, "\(issues)", file: file, line: line)
    XCTAssert(issues.first?.contains("has no reference") ?? false, issues.first ?? "", file: file, line: line)
  }

  /// There is a picture or a word about it, whichever; nothing traps and nothing takes for ever.
  static func expectAnything<V: View>(
    layout: SnapshotLayout = .sizeInfo(.auto), traits: SnapshotTraits = .default,
    file: StaticString = #filePath, line: UInt = #line, of view: @escaping @MainActor () -> V
  ) {
    let issues = trace(line) { Hostile().issues { XCTAssertSnapshot(of: view(), layout: layout, traits: traits) } }
    XCTAssertEqual(issues.count, 1, "\(issues)", file: file, line: line)
    let first = String(issues.first?.prefix { $0 != "\n" } ?? "")
    XCTAssertFalse(first.contains("Optional("), first, file: file, line: line)
    XCTAssertLessThan(first.count, 600, first, file: file, line: line)
  }

  /// With HOSTILE_TRACE, each case's line, duration and message go to the standard error output, to be read by people.
  private static func trace(_ line: UInt, _ body: () -> [String]) -> [String] {
    guard ProcessInfo.processInfo.environment["HOSTILE_TRACE"] != nil else { return body() }
    FileHandle.standardError.write(Data("case at line \(line) …\n".utf8))
    let start = ContinuousClock.now
    let issues = body()
    let text = issues.map { String($0.prefix { $0 != "\n" }) }.joined(separator: " | ")
    FileHandle.standardError.write(Data("  \(line): \(ContinuousClock.now - start) \(text)\n".utf8))
    return issues
  }
}
