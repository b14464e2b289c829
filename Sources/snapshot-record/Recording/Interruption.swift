import Foundation
import Synchronization

/// Ctrl-C and SIGTERM: passed on to the child, whose end then ends the run in good order; a second one ends the child at
/// once.
enum Interruption {
  private struct State {
    var child: pid_t?
    /// The signal that came first.
    var signal: Int32?
  }
  private static let state = Mutex(State())
  // Unsafe: made once and only kept, never used.
  private nonisolated(unsafe) static let sources: [any DispatchSourceSignal] = [SIGINT, SIGTERM, SIGHUP].map { number in
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
    source.setEventHandler { arrived(number) }
    source.resume()
    return source
  }

  /// From here on signals end the run, not the program.
  static func watch() { _ = sources.count }

  static var hasArrived: Bool { state.withLock { $0.signal != nil } }

  /// - Parameter child: leader of a group of its own, which the terminal's Ctrl-C does not reach; `nil` for none.
  static func setChild(_ child: pid_t?) {
    state.withLock { $0.child = child }
  }

  /// Ends a child that does not heed.
  static func killChild() { state.withLock { if let child = $0.child { kill(-child, SIGKILL) } } }

  private static func arrived(_ number: Int32) {
    state.withLock { state in
      let isFirst = state.signal == nil
      state.signal = state.signal ?? number
      guard let child = state.child else { return }
      // The group, or the process where it has none.
      let signal = isFirst ? (number == SIGHUP ? SIGTERM : number) : SIGKILL
      if kill(-child, signal) != 0 { kill(child, signal) }
    }
  }
}
