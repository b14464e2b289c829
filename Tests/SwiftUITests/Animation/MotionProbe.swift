import Combine
@testable import SwiftUI
import ViewTree
import VirtualTime

/// A view under a clock: what it shows at moments, after changes.
@MainActor final class MotionProbe {
  let probe: Probe
  private let sampling: AnimationSampling
  var clock: VirtualClock { probe.graph.clock }
  init(_ view: some View, sampling: AnimationSampling = .live) {
    self.sampling = sampling
    probe = Probe(view)
    at(0)
  }
  /// What is shown at a second of the clock.
  @discardableResult func at(_ time: Double) -> String {
    probe.settle(until: .time(time), sampling: sampling)
  }
  /// What is shown right after a change.
  @discardableResult func change(_ body: () -> Void) -> String {
    clock.rule(body)
    return at(clock.now)
  }
}

@MainActor final class Switch: ObservableObject {
  @Published var isOn = false
}
