import Foundation
import SnapshotCore

/// Reads what other processes append to a file, from where it has read to.
final class FileTail {
  let path: String
  private var file: Int32 = -1
  private var lines = LineBuffer()

  init(_ path: String) { self.path = path }
  deinit { if file >= 0 { close(file) } }

  /// Whole lines that came since the last call. A file that is not there yet has none.
  func take(_ line: (ArraySlice<UInt8>) -> Void) {
    if file < 0 { file = open(path, O_RDONLY | O_CLOEXEC) }
    guard file >= 0 else { return }
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, size in
        count = read(file, buffer.baseAddress!, 1 << 16)
        size = max(0, count)
      }
      if count <= 0 { break }
      lines.append(bytes)
    }
    lines.take(line)
  }
}
