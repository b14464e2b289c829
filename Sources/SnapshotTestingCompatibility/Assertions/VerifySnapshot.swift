import Foundation
import SnapshotAssertions
import SnapshotCore
import SwiftUI

/// What `assertSnapshot` would fail with; `nil` when it passes. For assertions built on it.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let assertion = CompatibleAssertion(
    name: name, record: recording, directory: snapshotDirectory, timeout: timeout,
    at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: testName)
  return assertion.verify(value, as: strategy).result.message
}

/// The same for a view, which is made on the main actor.
public func verifySnapshot<V: View, Format>(
  of value: @autoclosure @MainActor () throws -> V, as strategy: Snapshotting<V, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let assertion = CompatibleAssertion(
    name: name, record: recording, directory: snapshotDirectory, timeout: timeout,
    at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: testName)
  return withoutActuallyEscaping(value) { assertion.verify(onMainActor: $0, as: strategy).result.message }
}
