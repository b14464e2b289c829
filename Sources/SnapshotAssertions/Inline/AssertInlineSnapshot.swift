import SnapshotCore
import SwiftUI

/// Compares a value's text with the literal in `matches`, byte by byte, and writes the literal into the source of the test
/// where the record mode says so: where there is none by default, never on CI.
///
///     assertInlineSnapshot(of: user, as: .json)          // becomes, at the first run:
///     assertInlineSnapshot(of: user, as: .json) {
///       """
///       {
///         "name" : "Ada"
///       }
///       """
///     }
///
/// The source is changed at once, and only where it is what was compiled; the run that changed it fails and says so.
///
/// - Parameters:
///   - text: how the value becomes a text.
///   - message: comes before a failure's own words.
///   - record: by default what `withSnapshotTesting` or `SNAPSHOT_RECORD` say.
///   - syntaxDescriptor: for functions that wrap this one: which of their closures holds the literal.
///   - expected: one string literal, of one line or several.
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as text: SnapshotText<Value>, message: @autoclosure () -> String = "",
  record: RecordMode? = nil, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  InlineAssertion.check(
    message: message, record: record, syntax: syntaxDescriptor, expected: expected,
    at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: "\(function)"
  ) {
    try text.text(value())
  }
}

/// The same for a view, which is made on the main actor.
@_disfavoredOverload
public func assertInlineSnapshot<V: View>(
  of view: @autoclosure @MainActor () throws -> V, as text: SnapshotText<V>, message: @autoclosure () -> String = "",
  record: RecordMode? = nil, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  withoutActuallyEscaping(view) { view in
    InlineAssertion.check(
      message: message, record: record, syntax: syntaxDescriptor, expected: expected,
      at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: "\(function)"
    ) {
      try MainActorHop.run { try text.text(view()) }
    }
  }
}

/// Compares a string with the literal in `matches`. See the form for values.
public func assertInlineSnapshot(
  of string: @autoclosure () throws -> String, message: @autoclosure () -> String = "", record: RecordMode? = nil,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  InlineAssertion.check(
    message: message, record: record, syntax: syntaxDescriptor, expected: expected,
    at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: "\(function)"
  ) {
    try string()
  }
}

/// What every form does.
package enum InlineAssertion {
  package static func check(
    message: () -> String, record: RecordMode?, syntax: InlineSnapshotSyntaxDescriptor, expected: (() -> String)?,
    at location: AssertionLocation, testName: String, recordedText: String? = nil, text: () throws -> String
  ) {
    let context = AssertionContext(at: location, testName: testName)
    var result = context.session.verify(
      InlineSnapshotCall(source: context.source, compiled: expected?(), syntax: syntax), record: record, text: text)
    if let failure = result.message {
      let own = message()
      let phrase = result.state == .new || result.state == .changed ? recordedText : nil
      result.message = ([own.isEmpty ? nil : own, phrase, failure] as [String?]).compactMap(\.self).joined(
        separator: "\n")
    }
    context.report(result)
  }
}
