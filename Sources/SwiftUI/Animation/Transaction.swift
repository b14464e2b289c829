import VirtualTime

/// A value that goes with a change of state, by its key.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What accompanies a change of state.
public struct Transaction {
  /// How what the change shows gets there; `nil` for at once.
  public var animation: Animation?
  /// Keeps `animation(_:value:)` modifiers from bringing in animations of their own.
  public var disablesAnimations = false
  /// Whether the change is one of many in a row, as those of a drag.
  public var isContinuous = false
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// Told when what the change set in motion has arrived.
  package private(set) var completions: [AnimationCompletion] = []

  public init() { animation = nil }
  public init(animation: Animation?) { self.animation = animation }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether the two certainly say the same.
  func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations && isContinuous == other.isContinuous
      && tracksVelocity == other.tracksVelocity && values.isEmpty && other.values.isEmpty
      && completions.elementsEqual(other.completions, by: ===)
  }

  /// Runs `completion` once all that this transaction sets in motion is over; without any motion, as soon as the view
  /// has settled.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  // MARK: - The current one

  /// The transaction of the change being made on this thread; `nil` outside `withTransaction` and `withAnimation`.
  package static var current: Transaction? { Thread.current.threadDictionary[key] as? Transaction }
  private static let key = "tintype.Transaction"

  fileprivate func rule<Result>(_ body: () throws -> Result) rethrows -> Result {
    let thread = Thread.current.threadDictionary
    let before = thread[Self.key]
    thread[Self.key] = self
    defer {
      thread[Self.key] = before
      for completion in completions { completion.changeIsMade() }
    }
    return try body()
  }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case logicallyComplete, removed }
  private let kind: Kind
  /// When it looks finished, though a spring may still be settling.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When it rests.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Waits for everything that one change set in motion.
package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  /// Values on their way.
  private var pending = 0
  /// The body is over and the view has had its chance to set something in motion.
  private var isDue = false
  private var isMade = false
  /// In seconds: less than anything that can be seen.
  private static let nextMoment = 1e-9

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    (self.criteria, self.action) = (criteria, action)
  }

  /// Something is on its way, until `seconds` from now.
  func began(lasting duration: AnimationDuration, on clock: VirtualClock) {
    let seconds = criteria == .removed ? duration.total : duration.logical
    // What never ends is never over.
    pending += 1
    guard seconds.isFinite else { return }
    clock.schedule(after: seconds, name: "animation completion") { [self] in
      pending -= 1
      runIfOver()
    }
  }

  /// The change is made. What is due now runs before the view is evaluated again, so this waits for the next moment: what
  /// has not begun by then never will.
  fileprivate func changeIsMade() {
    if isMade { return }
    isMade = true
    guard let clock = VirtualClock.current else {
      isDue = true
      runIfOver()
      return
    }
    clock.schedule(after: Self.nextMoment, name: "animation completion") { [self] in
      isDue = true
      runIfOver()
    }
  }
  private func runIfOver() {
    guard isDue, pending == 0, let action else { return }
    self.action = nil
    action()
  }
}

// MARK: - Functions

/// Makes a change with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try transaction.rule(body)
}
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Makes a change that runs its course.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}
/// - Parameter completion: runs once what the change set in motion is over.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current ?? Transaction()
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
