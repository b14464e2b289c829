import Combine
import VirtualTime
import XCTest

/// A clock that a test drives by hand, and a log of what came when: "0.3 a".
final class ClockStage {
  let clock: VirtualClock
  private(set) var log: [String] = []
  var bag: [AnyCancellable] = []

  init(start: Date = Date(timeIntervalSince1970: VirtualClock.defaultStart)) {
    clock = VirtualClock(start: start.timeIntervalSince1970)
  }

  func note(_ what: Any) { log.append("\(text(clock.now)) \(what)") }
  /// Subscribes under the clock; values and the end go into the log.
  @discardableResult func record<P: Publisher>(_ publisher: P, as label: String = "") -> AnyCancellable {
    let cancellable = clock.rule {
      publisher.sink(
        receiveCompletion: { [self] end in
          switch end {
          case .finished: note("\(label)end")
          case .failure(let error): note("\(label)\(error)")
          }
        }, receiveValue: { [self] in note("\(label)\($0)") })
    }
    bag.append(cancellable)
    return cancellable
  }
  /// Does something at a time of the clock.
  func at(_ time: Double, _ action: @escaping () -> Void) {
    clock.schedule(after: time - clock.now, name: "test", action)
  }
  func send<S: Subject>(_ values: [(Double, S.Output)], to subject: S) {
    for (time, value) in values { at(time) { subject.send(value) } }
  }
  func run(until time: Double = 100) { clock.rule { while clock.runNext(until: time) != nil {} } }

  private func text(_ time: Double) -> String { Int(exactly: time).map(String.init) ?? "\(time)" }
}
