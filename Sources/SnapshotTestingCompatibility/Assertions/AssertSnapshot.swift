import Foundation
import SnapshotAssertions
import SnapshotCore
import SwiftUI

/// Compares what `strategy` makes of a value with its reference in
/// `__Snapshots__/<TestFile>/<test>.<name or number>.<extension>` beside the test file.
///
/// Works in a synchronous XCTest method, an `async` one, and a Swift Testing `@Test`, and fails whichever of the two
/// frameworks is running, at `file` and `line`.
///
/// - Parameters:
///   - name: tells several snapshots of a test apart; without one they are numbered from 1.
///   - recording: when references are written; by default what scope, trait or `SNAPSHOT_RECORD` say.
///   - snapshotDirectory: where the reference is, instead of beside the test file: a helper that hands its caller's `file`
///     and `line` on need not have its references there.
///   - timeout: for strategies that call back, in seconds.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let assertion = CompatibleAssertion(
    name: name, record: recording, directory: snapshotDirectory, timeout: timeout,
    at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: testName)
  assertion.check(value, as: strategy)
}

/// The same for a view, which is made on the main actor.
public func assertSnapshot<V: View, Format>(
  of value: @autoclosure @MainActor () throws -> V, as strategy: Snapshotting<V, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let assertion = CompatibleAssertion(
    name: name, record: recording, directory: snapshotDirectory, timeout: timeout,
    at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: testName)
  withoutActuallyEscaping(value) { assertion.check(onMainActor: $0, as: strategy) }
}

/// `true` is `.all`, `false` is `.missing`.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: Bool?, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let assertion = CompatibleAssertion(
    name: name, record: recording.map { $0 ? .all : .missing }, directory: snapshotDirectory, timeout: timeout,
    at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: testName)
  assertion.check(value, as: strategy)
}

/// `true` is `.all`, `false` is `.missing`.
@_disfavoredOverload
public func assertSnapshot<V: View, Format>(
  of value: @autoclosure @MainActor () throws -> V, as strategy: Snapshotting<V, Format>, named name: String? = nil,
  record recording: Bool?, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let assertion = CompatibleAssertion(
    name: name, record: recording.map { $0 ? .all : .missing }, directory: snapshotDirectory, timeout: timeout,
    at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: testName)
  withoutActuallyEscaping(value) { assertion.check(onMainActor: $0, as: strategy) }
}

/// The older label.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let assertion = CompatibleAssertion(
    name: name, record: recording, directory: snapshotDirectory, timeout: timeout,
    at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: testName)
  assertion.check(value, as: strategy)
}

/// The older label.
public func assertSnapshot<V: View, Format>(
  matching value: @autoclosure @MainActor () throws -> V, as strategy: Snapshotting<V, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let assertion = CompatibleAssertion(
    name: name, record: recording, directory: snapshotDirectory, timeout: timeout,
    at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: testName)
  withoutActuallyEscaping(value) { assertion.check(onMainActor: $0, as: strategy) }
}
