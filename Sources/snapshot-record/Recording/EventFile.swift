import Foundation
import SnapshotCore

/// The file that test processes append their events to.
final class EventFile {
  let path = FileSystem.absolute(
    "snapshot-record-\(getpid())-\(UInt32.random(in: 0 ... .max)).events", relativeTo: NSTemporaryDirectory())
  private(set) var all: [SnapshotEvent] = []
  /// Bytes of whole lines that were read already.
  private var taken = 0

  /// Events that came since the last call.
  func takeNew() -> [SnapshotEvent] {
    guard let bytes = try? FileSystem.read(path), bytes.count > taken,
      let end = bytes.lastIndex(of: UInt8(ascii: "\n")), end >= taken
    else { return [] }
    let new = SnapshotEvent.parse(bytes[taken..<end])
    taken = end + 1
    all += new
    return new
  }

  func remove() { try? FileSystem.remove(path) }
}
