@testable import SwiftUI
import VirtualTime
import XCTest

/// Values on their way, frame by frame.
final class AnimatedValueTests: XCTestCase {
  @MainActor private func moved(_ animation: Animation, to target: Double = 100, at times: [Double]) -> [Double] {
    let value = AnimatedValue<Double>()
    _ = value.value(target: 0, animation: nil, at: 0, sampling: .live)
    _ = value.value(target: target, animation: animation, at: 0, sampling: .live)
    return times.map { value.value(target: target, animation: nil, at: $0, sampling: .live) }
  }

  @MainActor func testCurvesFromStartToEnd() async {
    XCTAssertEqual(moved(.linear(duration: 2), at: [0, 0.5, 1, 2, 3]), [0, 25, 50, 100, 100])
    XCTAssertEqual(moved(.linear, at: [0.175, 0.35])[0], 50, accuracy: 1e-12)
    XCTAssertEqual(moved(.easeIn(duration: 1), at: [0.3])[0], 100 * UnitCurve.easeIn.value(at: 0.3), accuracy: 1e-12)
    XCTAssertEqual(
      moved(.timingCurve(0.25, 0.1, 0.25, 1, duration: 1), at: [0.5])[0], 80.2403387584, accuracy: 1e-6)
    XCTAssertEqual(moved(.default, at: [0.25])[0], 77.8285481351, accuracy: 1e-8)
    XCTAssertEqual(moved(.spring, at: [0.1])[0], 35.7739556470, accuracy: 1e-8)
    XCTAssertEqual(moved(.spring(response: 0.5), at: [0.1])[0], 39.3607719743, accuracy: 1e-8)
    XCTAssertEqual(moved(.bouncy, at: [0.35])[0], 104.5987892450, accuracy: 1e-8)
    XCTAssertEqual(
      moved(.interpolatingSpring(duration: 0.5, bounce: 0.175, initialVelocity: 3), at: [0.4])[0], 101.0240284192,
      accuracy: 1e-8)
    XCTAssertEqual(moved(.default, at: [5]), [100])
  }

  @MainActor func testWithoutAnimationATargetIsTakenAtOnce() async {
    let value = AnimatedValue<Double>()
    XCTAssertEqual(value.value(target: 3, animation: .default, at: 0, sampling: .live), 3)
    XCTAssertNil(value.endTime)
    XCTAssertEqual(value.value(target: 5, animation: nil, at: 0, sampling: .live), 5)
    _ = value.value(target: 15, animation: .linear(duration: 1), at: 0, sampling: .live)
    // The same target again, without an animation: still under way.
    XCTAssertEqual(value.value(target: 15, animation: nil, at: 0.5, sampling: .live), 10)
    XCTAssertEqual(value.endTime, 1)
    XCTAssertEqual(value.value(target: 7, animation: nil, at: 0.6, sampling: .live), 7)
    XCTAssertNil(value.endTime)
  }

  @MainActor func testModifiedAnimations() async {
    let linear = Animation.linear(duration: 1)
    XCTAssertEqual(moved(linear.delay(0.5), at: [0, 0.5, 1, 1.5, 2]), [0, 0, 50, 100, 100])
    XCTAssertEqual(moved(linear.delay(-0.25), at: [0, 0.25, 1]), [25, 50, 100])
    XCTAssertEqual(moved(linear.speed(2), at: [0.25, 0.5, 1]), [50, 100, 100])
    XCTAssertEqual(moved(linear.speed(2).delay(1), at: [1, 1.25]), [0, 50])
    XCTAssertEqual(moved(linear.delay(1).speed(2), at: [0.5, 0.75]), [0, 50])
    XCTAssertEqual(moved(linear.repeatCount(3), at: [0.25, 1.25, 2.25, 3, 9]), [25, 75, 25, 100, 100])
    XCTAssertEqual(moved(linear.repeatCount(2), at: [1.75, 1.9999, 2]).map { $0.rounded() }, [25, 0, 100])
    XCTAssertEqual(moved(linear.repeatCount(2, autoreverses: false), at: [0.25, 1.25, 2]), [25, 25, 100])
    XCTAssertEqual(moved(linear.repeatForever(), at: [0.25, 1.25, 1000.25, 1001.25]), [25, 75, 25, 75])
    XCTAssertEqual(moved(linear.repeatForever(autoreverses: false), at: [0.25, 1.25]), [25, 25])
    // The way back begins slowly too.
    let there = moved(.easeIn(duration: 1).repeatForever(), at: [0.25, 1.25])
    XCTAssertEqual(there[0], 100 - there[1], accuracy: 1e-12)
  }

  @MainActor func testEndTimes() async {
    func end(_ animation: Animation) -> Double? {
      let value = AnimatedValue<Double>(from: 0)
      _ = value.value(target: 1, animation: animation, at: 10, sampling: .live)
      return value.endTime.map { $0 - 10 }
    }
    XCTAssertEqual(end(.linear(duration: 2)), 2)
    XCTAssertEqual(end(.linear(duration: 1).delay(1).speed(0.5)), 4)
    XCTAssertEqual(end(.linear(duration: 1).repeatCount(3)), 3)
    XCTAssertEqual(end(.linear(duration: 1).repeatForever()), .infinity)
    XCTAssertEqual(end(.linear(duration: 1).speed(0)), .infinity)
    XCTAssertNil(end(.linear(duration: 0)))
    XCTAssertNil(end(.linear.repeatCount(0)))
    // (1 + x)·e^−x = 0.001 at x = 9.2334…, and ω = 2π / 0.55.
    XCTAssertEqual(end(.default) ?? 0, 0.8082488680137254, accuracy: 1e-8)
  }

  /// A spring that takes over has the position and the velocity of what it takes over from.
  @MainActor func testSpringsMergeWithoutAJump() async {
    let pairs: [(Animation, Animation)] = [
      (.spring, .bouncy), (.default, .default), (.easeInOut(duration: 1), .spring), (.spring, .interactiveSpring),
      (.linear(duration: 1), .smooth(duration: 2)),
    ]
    for (first, second) in pairs {
      let value = AnimatedValue<Double>(from: 0)
      _ = value.value(target: 100, animation: first, at: 1, sampling: .live)
      let before = value.value(target: 100, animation: nil, at: 1.2, sampling: .live)
      let speed = value.velocity(at: 1.2)
      XCTAssertGreaterThan(speed, 10)
      XCTAssertEqual(value.value(target: -50, animation: second, at: 1.2, sampling: .live), before, accuracy: 1e-9)
      XCTAssertEqual(value.velocity(at: 1.2), speed, accuracy: 1e-7)
      let step = 1e-6
      let after = value.value(target: -50, animation: nil, at: 1.2 + step, sampling: .live)
      XCTAssertEqual((after - before) / step, speed, accuracy: 0.1, "\(first), \(second)")
      XCTAssertEqual(value.value(target: -50, animation: nil, at: 20, sampling: .live), -50)
      XCTAssertNil(value.endTime)
    }
  }

  /// Position and velocity at the moment of merging: those of the closed form from there on.
  @MainActor func testAMergedSpringMovesAsOneThatStartedThere() async {
    let value = AnimatedValue<Double>(from: 0)
    _ = value.value(target: 1, animation: .spring(duration: 0.5, bounce: 0.3), at: 0, sampling: .live)
    _ = value.value(target: 3, animation: .spring(duration: 0.8), at: 0.2, sampling: .live)
    let first = Spring(duration: 0.5, bounce: 0.3), second = Spring(duration: 0.8)
    var (y, v) = (first.value(target: 1.0, time: 0.2), first.velocity(target: 1.0, time: 0.2))
    second.update(value: &y, velocity: &v, target: 3, deltaTime: 0.25)
    XCTAssertEqual(value.value(target: 3, animation: nil, at: 0.45, sampling: .live), y, accuracy: 1e-12)
  }

  @MainActor func testOtherCurvesLeadFromWhatIsUnderWay() async {
    let value = AnimatedValue<Double>(from: 0)
    _ = value.value(target: 100, animation: .linear(duration: 1), at: 0, sampling: .live)
    XCTAssertEqual(value.value(target: 50, animation: .linear(duration: 1), at: 0.5, sampling: .live), 50)
    XCTAssertEqual(value.velocity(at: 0.5), 100, "that of the first, for the second has no way yet")
    // The first goes on to 100; the second has covered a part of the way from there to 50.
    XCTAssertEqual(value.value(target: 50, animation: nil, at: 0.75, sampling: .live), 75 + 0.25 * (50 - 75))
    XCTAssertEqual(value.velocity(at: 0.75), 100 - 25 - 0.25 * 100)
    XCTAssertEqual(value.value(target: 50, animation: nil, at: 1.25, sampling: .live), 100 + 0.75 * (50 - 100))
    XCTAssertEqual(value.value(target: 50, animation: nil, at: 1.5, sampling: .live), 50)
    XCTAssertNil(value.endTime)
  }

  /// Between the extremes of its targets, however often it turns round.
  @MainActor func testCurvesDoNotOvershoot() async {
    let value = AnimatedValue<Double>(from: 0)
    for step in 0..<200 {
      let shown = value.value(
        target: step.isMultiple(of: 3) ? 1 : 0,
        animation: step.isMultiple(of: 5) ? .linear(duration: 3) : .easeInOut(duration: 1),
        at: Double(step) * 0.07, sampling: .live)
      XCTAssert((-1e-12...1 + 1e-12).contains(shown), "\(shown) at step \(step)")
    }
    XCTAssertEqual(value.value(target: 0, animation: nil, at: 30, sampling: .live), 0)
    XCTAssertNil(value.endTime)
  }

  /// `.animation(isOn ? .linear.repeatForever() : .linear, value: isOn)` is how views stop what repeats.
  @MainActor func testAnotherAnimationEndsWhatRepeatsForEver() async {
    for (last, end) in [(Animation.linear(duration: 1), 3.3), (.linear(duration: 0), nil), (.smooth, nil)] {
      let value = AnimatedValue<Double>(from: 0)
      _ = value.value(target: 100, animation: .linear(duration: 1).repeatForever(), at: 0, sampling: .live)
      XCTAssertEqual(value.endTime, .infinity)
      _ = value.value(target: 0, animation: last, at: 2.3, sampling: .live)
      if let end { XCTAssertEqual(value.endTime ?? 0, end, accuracy: 1e-12) }
      XCTAssertEqual(value.value(target: 0, animation: nil, at: 30, sampling: .live), 0)
      XCTAssertNil(value.endTime)
    }
  }

  /// A spring takes over from all that is under way, not only from what began last.
  @MainActor func testASpringMergesWithSeveral() async {
    let value = AnimatedValue<Double>(from: 0)
    _ = value.value(target: 100, animation: .linear(duration: 1), at: 0, sampling: .live)
    _ = value.value(target: 50, animation: .easeInOut(duration: 1), at: 0.25, sampling: .live)
    let before = value.value(target: 50, animation: nil, at: 0.5, sampling: .live)
    let speed = value.velocity(at: 0.5)
    XCTAssertEqual(value.value(target: -20, animation: .bouncy, at: 0.5, sampling: .live), before, accuracy: 1e-12)
    XCTAssertEqual(value.velocity(at: 0.5), speed, accuracy: 1e-9)
    let step = 1e-6
    XCTAssertEqual(
      (value.value(target: -20, animation: nil, at: 0.5 + step, sampling: .live) - before) / step, speed, accuracy: 0.1)
    XCTAssertEqual(value.value(target: -20, animation: nil, at: 20, sampling: .live), -20)
    XCTAssertNil(value.endTime)
  }

  /// A spring whose parameter blends from one response to the other, against the equation with a changing ω.
  @MainActor func testBlending() async {
    let value = AnimatedValue<Double>(from: 0)
    _ = value.value(target: 1, animation: .spring(response: 1, dampingFraction: 1), at: 0, sampling: .live)
    _ = value.value(
      target: 0, animation: .spring(response: 0.2, dampingFraction: 1, blendDuration: 0.5), at: 0.3, sampling: .live)
    let shown = value.value(target: 0, animation: nil, at: 0.6, sampling: .live)
    let first = Spring(response: 1, dampingRatio: 1)
    var (y, v) = (first.value(target: 1.0, time: 0.3), first.velocity(target: 1.0, time: 0.3))
    let steps = 300_000, h = 0.3 / Double(steps)
    for step in 0..<steps {
      let p = (Double(step) + 0.5) * h / 0.5
      let w = 2 * Double.pi / (1 + (0.2 - 1) * p * p * (3 - 2 * p))
      v += h * (-w * w * y - 2 * w * v)
      y += h * v
    }
    XCTAssertEqual(shown, y, accuracy: 1e-4)
    XCTAssertNotEqual(shown, Spring(response: 0.2, dampingRatio: 1).value(target: 1.0, time: 0.3), accuracy: 1e-2)
  }

  @MainActor func testSampling() async {
    func value(_ sampling: AnimationSampling) -> Double {
      let value = AnimatedValue<Double>(from: 10)
      return value.value(target: 20, animation: .linear(duration: 1).repeatForever(), at: 7, sampling: sampling)
    }
    XCTAssertEqual(value(.start), 10)
    XCTAssertEqual(value(.end), 20)
    XCTAssertEqual(value(.at(0.25)), 12.5)
    XCTAssertEqual(value(.at(1.25)), 17.5)
    XCTAssertEqual(value(.at(.nan)), 10)
    XCTAssertEqual(value(.live), 10)
    // However late the picture is taken.
    for sampling in [AnimationSampling.start, .at(0.25)] {
      let late = AnimatedValue<Double>(from: 0)
      _ = late.value(target: 1, animation: .linear(duration: 1), at: 0, sampling: sampling)
      XCTAssertEqual(late.value(target: 1, animation: nil, at: 60, sampling: sampling), sampling == .start ? 0 : 0.25)
      XCTAssertEqual(
        late.value(target: 2, animation: .linear(duration: 1), at: 70, sampling: sampling),
        sampling == .start ? 1 : 1.25)
    }
    // The last change counts.
    let twice = AnimatedValue<Double>(from: 0)
    _ = twice.value(target: 1, animation: .linear(duration: 1), at: 0, sampling: .at(0.5))
    XCTAssertEqual(twice.value(target: 2, animation: .spring, at: 0.5, sampling: .start), 0.5, accuracy: 1e-12)
    XCTAssertEqual(twice.value(target: 2, animation: nil, at: 0.5, sampling: .end), 2)
  }

  /// Half of the way in a second, then asks for more time than there is.
  private struct Halving: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      context.state[CallsKey.self] += 1
      return time < 1 ? value.scaled(by: time / 2) : nil
    }
    private enum CallsKey: AnimationStateKey { static let defaultValue = 0 }
  }
  private struct Endless: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { .zero }
  }

  @MainActor func testYourOwnAnimations() async {
    XCTAssertEqual(moved(Animation(Halving()), at: [0, 0.5, 0.9, 1]), [0, 25, 45, 100])
    XCTAssertEqual(moved(Animation(Halving()).repeatCount(2), at: [0.5, 1.5, 2]), [25, 75, 100])
    let value = AnimatedValue<Double>(from: 0)
    _ = value.value(target: 1, animation: Animation(Endless()), at: 0, sampling: .live)
    XCTAssertEqual(value.endTime, .infinity)
    XCTAssertEqual(Animation(Halving()), Animation(Halving()))
    XCTAssertNotEqual(Animation(Halving()), .linear)
    XCTAssertEqual(Animation.linear.delay(1), Animation.linear(duration: 0.35).delay(1))
  }

  @MainActor func testVectors() async {
    let value = AnimatedValue<CGRect.AnimatableData>(from: CGRect(x: 0, y: 0, width: 10, height: 10).animatableData)
    let target = CGRect(x: 10, y: -10, width: 30, height: 10)
    _ = value.value(target: target.animatableData, animation: .linear(duration: 1), at: 0, sampling: .live)
    var rect = target
    rect.animatableData = value.value(target: target.animatableData, animation: nil, at: 0.5, sampling: .live)
    XCTAssertEqual(rect, CGRect(x: 5, y: -5, width: 20, height: 10))
    XCTAssertEqual(
      (AnimatableVector([1, 2]) + AnimatableVector([1])).scaled(by: 2) - AnimatableVector.zero,
      AnimatableVector([4, 4]))
    XCTAssertEqual(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData.magnitudeSquared, 30)
  }

  @MainActor func testHostileParameters() async {
    let numbers = [Double.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, 0.5]
    for a in numbers {
      for b in numbers {
        let animations: [Animation] = [
          .linear(duration: a), .timingCurve(a, b, b, a, duration: 1),
          .spring(duration: a, bounce: b, blendDuration: b),
          .spring(response: a, dampingFraction: b),
          .interactiveSpring(response: a, dampingFraction: b, blendDuration: a),
          .interpolatingSpring(mass: a, stiffness: b, damping: a, initialVelocity: b),
          .interpolatingSpring(duration: a, bounce: b, initialVelocity: a), .easeIn.delay(a).speed(b),
          .easeIn.speed(a).repeatCount(2), .spring.delay(a).repeatForever(), .linear(duration: a).repeatCount(.max),
          .linear.repeatCount(Int.min), .bouncy(duration: a, extraBounce: b),
          .linear(duration: a).logicallyComplete(after: b),
        ]
        for animation in animations {
          let value = AnimatedValue<Double>(from: 0)
          for (time, target) in [(0.0, 1.0), (0.1, -1), (0.2, 1e6), (1e9, 3)] {
            let shown = value.value(target: target, animation: animation, at: time, sampling: .live)
            XCTAssertFalse(shown.isNaN, "\(animation) at \(time)")
            XCTAssertFalse(value.endTime?.isNaN ?? false)
          }
        }
      }
    }
    let value = AnimatedValue<Double>(from: 0)
    XCTAssertTrue(value.value(target: .nan, animation: .spring, at: 0, sampling: .live).isNaN)
    XCTAssertEqual(value.value(target: 4, animation: .spring, at: 0, sampling: .live), 4)
  }

  /// The same calls, the same bits; these were printed once and hold on every machine.
  @MainActor func testTheSameBits() async {
    func hash() -> UInt64 {
      let value = AnimatedValue<Double>(from: 0)
      var hash: UInt64 = 14_695_981_039_346_656_037
      let animations: [Animation] = [
        .default, .bouncy, .easeInOut, .interactiveSpring, .circular, .interpolatingSpring,
      ]
      for (index, animation) in animations.enumerated() {
        for frame in 0..<6 {
          let shown = value.value(
            target: Double(index * index), animation: animation, at: Double(index * 6 + frame) / 60, sampling: .live)
          hash = (hash ^ shown.bitPattern) &* 1_099_511_628_211
        }
      }
      return hash
    }
    XCTAssertEqual(hash(), hash())
    XCTAssertEqual(hash(), 2_567_586_202_878_875_252)
  }
}

extension Animation {
  fileprivate static let circular = timingCurve(.circularEaseInOut, duration: 0.3)
}
