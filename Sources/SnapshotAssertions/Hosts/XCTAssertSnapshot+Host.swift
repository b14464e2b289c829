import Foundation
import SnapshotCore

/// Compares what a host shows now with its reference. See the form for views; layout and traits are the host's.
public func XCTAssertSnapshot(
  of host: ViewHost, named name: String? = nil, strategy: SnapshotStrategy = .image, ignoring areas: [CGRect] = [],
  tolerance: SnapshotTolerance = .exact, record: RecordMode? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion.check(
    named: name, strategy: strategy, ignoring: areas, tolerance: tolerance, record: record,
    at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: testName
  ) {
    try host.currentSnapshot()
  }
}
