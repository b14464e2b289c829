import SnapshotAssertions
import SnapshotCore
import SwiftUI

/// Compares what `strategy` makes of a value with the literal in `matches`, and writes that into the source of the test
/// where the record mode says so. See `assertInlineSnapshot(of:as:)` of SnapshotAssertions.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as strategy: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: Double = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  InlineAssertion.check(
    message: message, record: SnapshotTestingConfiguration.record(recording), syntax: syntaxDescriptor,
    expected: expected,
    at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: "\(function)",
    recordedText: "Automatically recorded a new snapshot."
  ) {
    guard let value = try value() else { throw NoValue() }
    return try strategy.make(value, timeout: timeout)
  }
}

/// The same for a view, which is made on the main actor.
public func assertInlineSnapshot<V: View>(
  of view: @autoclosure @MainActor () throws -> V, as strategy: Snapshotting<V, String>,
  message: @autoclosure () -> String = "", record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: Double = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  withoutActuallyEscaping(view) { view in
    InlineAssertion.check(
      message: message, record: SnapshotTestingConfiguration.record(recording), syntax: syntaxDescriptor,
      expected: expected,
      at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: "\(function)",
      recordedText: "Automatically recorded a new snapshot."
    ) {
      try strategy.make(MainActorHop.run { SentValue(try view()) }.value, timeout: timeout)
    }
  }
}

private struct NoValue: Error, CustomStringConvertible { var description: String { "the value is nil" } }
