import SnapshotCore
import Testing
import XCTest

/// Where an assertion stands, in the forms that the two frameworks want.
package struct AssertionLocation: Sendable {
  package var fileID: StaticString
  package var file: StaticString
  package var line: UInt
  package var column: UInt

  package init(fileID: StaticString, file: StaticString, line: UInt, column: UInt) {
    (self.fileID, self.file, self.line, self.column) = (fileID, file, line, column)
  }
}

/// Fails the test that runs, in whichever framework it is.
package enum IssueReporter {
  /// Takes the issues in place of the frameworks: how the assertion's own failures are tested.
  @TaskLocal package static var interceptor: Interceptor?

  /// A structure, for Swift 6.3.1's optimiser gives a task local that is a closure no type metadata, and setting it crashes.
  package struct Interceptor: Sendable {
    let call: @Sendable (String, AssertionLocation) -> Void
    package init(_ call: @escaping @Sendable (String, AssertionLocation) -> Void) { self.call = call }
  }

  static func record(_ message: String, at location: AssertionLocation, in framework: RunningTest.Framework) {
    if let interceptor { return interceptor.call(message, location) }
    switch framework {
    case .swiftTesting:
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(location.fileID)", filePath: "\(location.file)", line: Int(location.line),
          column: Int(location.column)))
    case .xctest:
      XCTFail(message, file: location.file, line: location.line)
    }
  }
}
