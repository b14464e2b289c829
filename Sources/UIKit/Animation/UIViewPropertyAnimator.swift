import Foundation
import Graphics

/// An animation that can be stopped and turned back. What it leads to is there as soon as it starts.
@preconcurrency @MainActor
open class UIViewPropertyAnimator {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  public init() {}
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.animations = [animations].compactMap { $0 }
  }
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.animations = [animations].compactMap { $0 }
  }
  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.animations = [animations].compactMap { $0 } }
  @discardableResult public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    animations()
    completion?(.end)
    return UIViewPropertyAnimator()
  }
  open var fractionComplete: CGFloat = 0
  open var isReversed = false
  open var pausesOnCompletion = false
  open var isRunning: Bool { false }
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  open func startAnimation() { finishAnimation(at: .end) }
  open func startAnimation(afterDelay delay: TimeInterval) { finishAnimation(at: .end) }
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if finalPosition == .end { for animation in animations { animation() } }
    for completion in completions { completion(finalPosition) }
    (animations, completions) = ([], [])
  }
  open func continueAnimation(withTimingParameters parameters: AnyObject?, durationFactor: CGFloat) {}
}
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
