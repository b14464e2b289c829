import Foundation

/// A line of JSON in the file that SNAPSHOT_EVENTS names: what one assertion came to. `snapshot-record` reads them.
package struct SnapshotEvent: Codable, Hashable, Sendable {
  /// `MyAppTests/MapViewTests.swift`
  package var fileID: String
  /// `testMap()`
  package var test: String
  package var line: Int
  package var title: String
  package var state: SnapshotResult.State
  /// The reference file.
  package var reference: String?
  /// The folder of a failure's pictures, or of those before and after a reference was written.
  package var artifacts: String?
  /// The folder that holds the test's Package.swift, as the test process sees it: elsewhere references are found by what
  /// follows it in their paths.
  package var package: String?
  /// From before the picture was drawn until the verdict.
  package var seconds: Double?
  /// What is wrong, when something is.
  package var message: String?
  /// Pixels that the tolerance let through.
  package var toleratedPixels: Int?
  /// What a failure would be had the reference been written: `new` or `changed`; `nil` where no reference helps.
  package var pending: SnapshotResult.State?
  /// The test file, as `#filePath` gives it.
  package var file: String?
  /// What `swift test --filter` takes for the test alone.
  package var filter: String?

  package init(_ result: SnapshotResult) {
    fileID = result.identity.source.fileID
    test = result.identity.source.testName
    line = result.identity.source.line
    title = result.identity.title
    state = result.state
    reference = result.paths?.reference
    package = result.paths?.packageRoot
    artifacts = result.state == .unchanged ? nil : result.paths?.artifacts
    message = result.message
    toleratedPixels = result.toleratedPixels
    (pending, seconds) = (result.pending, result.seconds)
    (file, filter) = (result.identity.source.filePath, result.identity.source.filter)
  }

  package var jsonLine: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// In order. A line that is none (its writer was killed) is left out.
  package static func parse(_ lines: ArraySlice<UInt8>) -> [SnapshotEvent] {
    let decoder = JSONDecoder()
    return lines.split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(SnapshotEvent.self, from: Data($0))
    }
  }

  package static func read(_ path: String) throws(FileError) -> [SnapshotEvent] {
    parse(try FileSystem.read(path)[...])
  }
}
