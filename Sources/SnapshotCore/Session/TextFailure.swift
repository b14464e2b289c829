import Foundation

/// What a text that is not its reference leaves: files beside each other in the folder of artefacts.
struct TextFailure {
  var folder: String
  private(set) var problem: String?

  init(folder: String) {
    self.folder = folder
    do throws(FileError) { try FileSystem.remove(folder) } catch { problem = "\(error)" }
  }

  /// - Returns: the file's path; `nil` when it could not be written.
  mutating func write(_ bytes: [UInt8], _ name: String) -> String? {
    do throws(FileError) {
      try FileSystem.write(bytes, to: "\(folder)/\(name)")
      return "\(folder)/\(name)"
    } catch {
      if problem == nil { problem = "\(error); set SNAPSHOT_ARTIFACTS to a folder that is writable" }
      return nil
    }
  }

  mutating func writeReport(_ result: SnapshotResult) {
    struct Report: Codable { var event: SnapshotEvent }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(Report(event: SnapshotEvent(result))) else { return }
    _ = write(Array(json) + [UInt8(ascii: "\n")], "result.json")
  }
}

extension SnapshotSession {
  /// Tells `snapshot-record`, where it listens.
  func reported(_ result: SnapshotResult, since start: Double) -> SnapshotResult {
    var result = result
    result.seconds = max(0, HostTime.now - start)
    var isReported = environment.isRecordingReported
    if let file = environment.eventFile {
      do throws(FileError) {
        try FileSystem.append(line: SnapshotEvent(result).jsonLine, to: file)
      } catch {
        // Whoever reads the events does not learn of it: it must be said here.
        isReported = false
        result.message = [result.message, "\(error) (SNAPSHOT_EVENTS)"].compactMap(\.self).joined(separator: "\n")
      }
    }
    if isReported, result.state == .new || result.state == .changed { result.message = nil }
    return result
  }
}
