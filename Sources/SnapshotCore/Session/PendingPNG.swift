import Foundation
import PNGCoding

/// A file's bytes that are made on a thread of their own, while the failure is put into words: to encode a picture takes
/// as long as all the rest.
final class PendingPNG: @unchecked Sendable {
  private let isDone = DispatchSemaphore(value: 0)
  /// Written before the signal, read after it.
  private var result: Result<[UInt8], PNGError>?

  /// A thread, not a queue: the threads of queues may all wait for something.
  init(_ make: @escaping @Sendable () throws(PNGError) -> [UInt8]) {
    Thread {
      do throws(PNGError) { self.result = .success(try make()) } catch { self.result = .failure(error) }
      self.isDone.signal()
    }.start()
  }

  /// Waits for them.
  func bytes() throws(PNGError) -> [UInt8] {
    isDone.wait()
    isDone.signal()
    guard let result else { throw .encodingFailed(message: "the thread ended early") }
    return try result.get()
  }
}
