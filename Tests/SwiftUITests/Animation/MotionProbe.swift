import Combine
@testable import SwiftUI
import ViewTree
import VirtualTime

/// A view under a clock: what it shows at moments, after changes.
@MainActor final class MotionProbe {
  let probe: Probe
  let clock = VirtualClock()
  init(_ view: some View, sampling: AnimationSampling = .live) {
    var environment = EnvironmentValues()
    environment.animationSampling = sampling
    probe = Probe(view, environment: environment)
    at(0)
  }
  /// Runs what is due until `time`, then evaluates.
  @discardableResult func at(_ time: Double) -> String {
    clock.rule {
      while clock.runNext(until: time) != nil {}
      clock.advance(to: time)
      return probe.settle()
    }
  }
  func change(_ body: () -> Void) -> String {
    clock.rule {
      body()
      return probe.settle()
    }
  }
}

@MainActor final class Switch: ObservableObject {
  @Published var isOn = false
}
