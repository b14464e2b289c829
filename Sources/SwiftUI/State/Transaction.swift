/// What accompanies a change of state. A picture shows views at rest, so only the change itself counts.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  var keyed = TransactionValues()
  public init() { animation = nil }
  public init(animation: Animation?) { self.animation = animation }
}

/// How a change would run its course. A picture is taken when everything is at rest, so no curve is evaluated.
public struct Animation: Hashable, Sendable {
  private enum Curve: Hashable, Sendable {
    case linear(Double), easeIn(Double), easeOut(Double), easeInOut(Double), spring(Double, Double)
  }
  private var curve: Curve
  private var delay: Double = 0
  public static let `default` = Animation(curve: .spring(0.55, 1))
  public static let linear = Animation(curve: .linear(0.35))
  public static let easeIn = Animation(curve: .easeIn(0.35))
  public static let easeOut = Animation(curve: .easeOut(0.35))
  public static let easeInOut = Animation(curve: .easeInOut(0.35))
  public static let spring = Animation(curve: .spring(0.5, 1))
  public static func linear(duration: Double) -> Animation { Animation(curve: .linear(duration)) }
  public static func easeIn(duration: Double) -> Animation { Animation(curve: .easeIn(duration)) }
  public static func easeOut(duration: Double) -> Animation { Animation(curve: .easeOut(duration)) }
  public static func easeInOut(duration: Double) -> Animation { Animation(curve: .easeInOut(duration)) }
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
    Animation(curve: .spring(response, dampingFraction))
  }
  public static let bouncy = Animation(curve: .spring(0.5, 0.7))
  public static let smooth = Animation(curve: .spring(0.5, 1))
  public static let snappy = Animation(curve: .spring(0.5, 0.85))
  public static let interactiveSpring = Animation(curve: .spring(0.15, 0.86))
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(curve: .spring(duration, 1 - bounce))
  }
  // A repeated animation is shown in the state that it leads to.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.delay = delay
    return copy
  }
}

/// Runs `body` at once: a picture shows the state that it leads to.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}
