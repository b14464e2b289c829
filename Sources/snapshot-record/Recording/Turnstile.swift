import Foundation
import SnapshotCore

/// Lets one shard at a time through what SwiftPM cannot do twice at once in a folder: it reads its database of the build
/// whenever it starts, and gives up when another process has it. Once tests run it needs it no more.
///
/// The system gives the lock back when its holder ends, however it ends. [flock(2)]
final class Turnstile {
  private let path: String
  private var file: Int32 = -1

  init(_ path: String) { self.path = path }
  deinit { leave() }

  /// - Parameter wait: is called ten times a second while another one is in it.
  func enter(_ wait: () -> Void) {
    guard file < 0 else { return }
    try? FileSystem.makeDirectory(FileSystem.split(path).folder)
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    // Where no lock can be had it is tried without.
    guard file >= 0 else { return }
    while flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR, !Interruption.hasArrived {
      wait()
      usleep(100_000)
    }
  }

  func leave() {
    if file >= 0 { close(file) }
    file = -1
  }
}
