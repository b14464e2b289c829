import Foundation
import Graphics
import Synchronization

@testable import SnapshotAssertions
@testable import SnapshotCore

/// Assertions on plain bitmaps in a package of their own, whose failures are caught.
final class AssertionProbe: Sendable {
  let folder = FileSystem.absolute("tintype-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())
  private let caught = Mutex<[String]>([])

  init() { try? FileSystem.write([], to: folder + "/Package.swift") }
  deinit { try? FileSystem.remove(folder) }

  /// First lines of what the framework would have been told.
  var issues: [String] { caught.withLock { $0.map { String($0.prefix { $0 != "\n" }) } } }
  /// The whole of it.
  var messages: [String] { caught.withLock { $0 } }
  /// Without the trees beside pictures, which are tested elsewhere.
  var references: [String] {
    FileSystem.names(in: folder + "/Snapshots").flatMap { test in
      FileSystem.names(in: folder + "/Snapshots/" + test).filter { !$0.hasSuffix(".tree") }.map { test + "/" + $0 }
    }
  }

  func session(_ variables: [String: String] = [:]) -> SnapshotSession {
    SnapshotSession(
      environment: SnapshotEnvironment(variables.merging(["SNAPSHOT_DIR": folder + "/Snapshots"]) { a, _ in a }))
  }

  func run<R>(_ session: SnapshotSession, _ body: () throws -> R) rethrows -> R {
    try IssueReporter.$interceptor.withValue(.init { [self] message, _ in caught.withLock { $0.append(message) } }) {
      try SnapshotAssertion.$session.withValue(session) { try body() }
    }
  }
}

/// A gray square; draws on the main actor, as views do.
@MainActor func square(_ gray: UInt8, side: Int = 4) -> RenderedPicture {
  MainActor.assertIsolated()
  let bitmap = Bitmap(width: side, height: side)!
  bitmap.storage.withMutableBytes { bytes in
    for i in bytes.indices { bytes[i] = i % 4 == 3 ? 255 : gray }
  }
  return RenderedPicture(image: bitmap)
}

func check(
  _ gray: UInt8, named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  SnapshotAssertion.check(
    named: name, tolerance: .exact, record: record,
    at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: testName
  ) { square(gray) }
}
