import Foundation
import SnapshotAssertions
import SnapshotCore
import SwiftUI

/// One snapshot for each strategy, named by its key, all reported.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, snapshotDirectory: snapshotDirectory,
      timeout: timeout,
      fileID: fileID, file: file, testName: testName, line: line, column: column)
  }
}

/// One snapshot for each strategy, named by its key, all reported.
public func assertSnapshots<V: View, Format>(
  of value: @autoclosure @MainActor () throws -> V, as strategies: [String: Snapshotting<V, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, snapshotDirectory: snapshotDirectory,
      timeout: timeout,
      fileID: fileID, file: file, testName: testName, line: line, column: column)
  }
}

/// One snapshot for each strategy, numbered, all reported.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, named: nil, record: recording, snapshotDirectory: snapshotDirectory,
      timeout: timeout,
      fileID: fileID, file: file, testName: testName, line: line, column: column)
  }
}

/// One snapshot for each strategy, numbered, all reported.
public func assertSnapshots<V: View, Format>(
  of value: @autoclosure @MainActor () throws -> V, as strategies: [Snapshotting<V, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, named: nil, record: recording, snapshotDirectory: snapshotDirectory,
      timeout: timeout,
      fileID: fileID, file: file, testName: testName, line: line, column: column)
  }
}
