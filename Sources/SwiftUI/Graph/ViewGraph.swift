import Combine
import Observation
import Synchronization
import ViewTree
import VirtualTime

/// A view and everything that outlives one evaluation of it: state, subscriptions, what has appeared.
///
/// A pass evaluates the view, lays it out, then runs what the pass caused (`onAppear`, `onChange`). Passes repeat until
/// nothing changes any more, within `passLimit`.
@MainActor package final class ViewGraph {
  /// Levels of views, modifiers, branches and elements. A stack with three modifiers in a view of its own is 8 of them.
  ///
  /// Measured in debug with 8 MB of stack: such views crash from 10,000 levels on, buttons with a style and a modifier from
  /// 11,000, `Group { ForEach { if … } }` from 11,000.
  package static let depthLimit = 3_600
  /// Passes until a view must have settled.
  package static let passLimit = 100

  package private(set) var pass = 0
  package private(set) var bodyEvaluations = 0
  /// Why the picture must not be trusted, in the order found, each once.
  package private(set) var failures: [String] = []
  /// What an assertion must not pass over though the picture is what the view means, in the order found, each once.
  package private(set) var assertionFailures: [String] = []
  /// What the author should hear without the picture being wrong.
  package private(set) var warnings: [String] = []

  /// The second guard, for views that are so large themselves that fewer levels fill the stack.
  private(set) var stack = StackGuard()
  private let root = GraphNode()
  private let build: @MainActor (_BuildContext) -> [ViewNode]
  private let environment: EnvironmentValues
  /// What belongs to no place of the tree: stored values, the focus.
  let storage = GraphStorage()
  /// What lies over the view: sheets, alerts.
  let presentations = PresentationRegistry()
  /// Models may change on any thread, so what they report is kept under a lock of its own.
  private struct Changes: @unchecked Sendable {
    var isDirty = true
    /// The places whose views read what changed; no place means that it may be read anywhere.
    var places: [(node: GraphNode?, isBody: Bool)] = []
    var states: [any StateSource] = []
    /// How the changes are to be shown.
    var transaction: Transaction?
    /// What changed last; named when a view does not settle.
    var sources: [String] = []
  }
  private nonisolated let changes = Mutex(Changes())
  /// In this pass.
  private var isTooDeep = false
  private var effects: [() -> Void] = []
  private(set) var isEvaluating = false
  /// Who reads state now, if anybody.
  var reader: StateReader?
  /// In this pass nothing is taken over as it was: what changed may be read anywhere.
  private(set) var isLoweringEverything = false
  /// Places whose content was made during layout in this pass.
  private var latePlaces: [GraphNode] = []
  /// Lays out what a pass evaluated, as the last call of `settle` did.
  private var relayout: ((ViewNode) -> Void)?
  /// Which moment of what is under way is shown.
  private var sampling = AnimationSampling.end
  /// When the last pass was, in seconds of the clock.
  private var passTime = 0.0

  /// What the view's dates, queues, timers and tasks follow.
  package let clock: VirtualClock

  package init<V: View>(_ view: V, environment: EnvironmentValues, clock: VirtualClock = VirtualClock()) {
    (self.environment, self.clock) = (environment, clock)
    build = { $0.lower(view) }
  }

  package func fail(_ message: String) { if !failures.contains(message) { failures.append(message) } }
  /// Fails the picture if what was found still holds in the pass that settles: a view may be empty before its state is
  /// there.
  package func failUnlessChanged(_ message: String) {
    let place = reader?.node ?? root
    if !place.findings.contains(message) { place.findings.append(message) }
  }
  package func failAssertion(_ message: String) {
    if !assertionFailures.contains(message) { assertionFailures.append(message) }
  }
  func failDepth() {
    isTooDeep = true
    fail(
      "views are nested too deep (about \(Self.depthLimit / 8) levels of stacks with a few modifiers each); "
        + "does a view contain itself without end? Nothing of the view was drawn")
  }
  package func warn(_ message: String) { if !warnings.contains(message) { warnings.append(message) } }

  /// Something has changed: another pass is due.
  /// - Parameters:
  ///   - source: for messages.
  ///   - node: the place whose view read it; `nil` where that is not known.
  ///   - isBody: whether that view's body must run again, or only what it came to be lowered again.
  package nonisolated func invalidate(_ source: String, _ node: GraphNode? = nil, body isBody: Bool = false) {
    showEarlierChanges()
    changes.withLock {
      $0.isDirty = true
      $0.places.append((node, isBody))
      note(source, &$0)
    }
  }
  /// State has changed: another pass is due for whoever read it.
  nonisolated func invalidate(_ state: any StateSource) {
    changes.withLock {
      $0.isDirty = true
      $0.states.append(state)
      note(state.name, &$0)
    }
  }
  /// Called before a change is made: what was changed before with another transaction is evaluated first, so that
  /// `n = 0; withAnimation { n = 1 }` runs from 0 to 1. Its effects wait for the pass that shows everything.
  nonisolated func showEarlierChanges() {
    guard isRuling else { return }
    MainActor.assumeIsolated {
      let current = Transaction.current ?? Transaction()
      guard !isEvaluating, let relayout,
        changes.withLock({ $0.isDirty && !($0.transaction ?? Transaction()).isSame(as: current) })
      else { return }
      evaluate(relayout)
    }
  }
  /// Whether this thread evaluates or drives the view now.
  nonisolated var isRuling: Bool { VirtualClock.current === clock }
  private nonisolated func note(_ source: String, _ changes: inout Changes) {
    if changes.transaction == nil { changes.transaction = Transaction.current }
    changes.sources.append(source)
    if changes.sources.count > 8 { changes.sources.removeFirst() }
  }
  /// Runs `check` each time the view has settled, for what can only be judged then.
  /// - Parameter key: a later check takes the place of an earlier one with its key.
  package func whenSettled(_ key: String, _ check: @escaping @MainActor () -> Void) { checks[key] = check }
  private var checks: [String: @MainActor () -> Void] = [:]

  /// To be run once the pass is over.
  func afterPass(_ effect: @escaping () -> Void) { effects.append(effect) }
  func countEvaluation() { bodyEvaluations += 1 }
  func noteLate(_ node: GraphNode) { latePlaces.append(node) }

  // MARK: - Passes

  /// Evaluates the view once and lays it out, then runs what that caused.
  private func update(_ layout: (ViewNode) -> Void) {
    evaluate(layout)
    let effects = effects
    self.effects = []
    for effect in effects { effect() }
  }

  private func evaluate(_ layout: (ViewNode) -> Void) {
    let changed = changes.withLock { changes in
      defer { (changes.isDirty, changes.places, changes.states, changes.transaction) = (false, [], [], nil) }
      return changes
    }
    isLoweringEverything = false
    for state in changed.states { state.invalidateReaders() }
    for place in changed.places {
      if let node = place.node { node.markDirty(body: place.isBody) } else { isLoweringEverything = true }
    }
    if clock.now > passTime { storage.moving.markDirty(at: clock.now) }
    passTime = clock.now
    root.findings = []
    latePlaces = []
    pass += 1
    stack = StackGuard()
    let environment = environment.changed {
      $0.motion = Motion(transaction: changed.transaction ?? Transaction(), sampling: sampling)
    }
    let context = _BuildContext(environment: environment, graph: self, node: root.child(.index(0), pass: pass))
    isEvaluating = true
    isTooDeep = false
    var nodes = build(context)
    // Layout recurses as deep as evaluation did.
    if isTooDeep { nodes = context.lower(ProblemView(text: failures.last ?? "")) }
    let layers = isTooDeep ? [] : presentations.shown
    layout(presentations.node(under: layers, around: context.stacked(nodes), in: context))
    isEvaluating = false
    var disappeared: [() -> Void] = []
    root.removeStale(pass: pass, disappeared: &disappeared)
    for place in latePlaces { place.removeStale(pass: pass, disappeared: &disappeared) }
    if !presentations.shows(layers) {
      // A view that presented something came or went while the view was laid out.
      changes.withLock {
        $0.isDirty = true
        $0.places.append((nil, false))
        note("a presented view", &$0)
      }
    }
    effects = disappeared + effects
  }

  /// Evaluates the view until it is at rest or the clock has reached a moment: runs what is due, lets time pass where
  /// nothing is, and evaluates again whenever something changed.
  /// - Parameters:
  ///   - sampling: which moment of what is under way is shown; by default the clock's, or the end where the view is at rest.
  ///   - layout: places the nodes; views inside a `GeometryReader` are only evaluated by that.
  package func settle<Result>(
    until moment: Moment = .rest, sampling: AnimationSampling? = nil, _ layout: @escaping (ViewNode) -> Result
  ) -> Result {
    var result: Result?
    let place = { result = layout($0) }
    let sampling = sampling ?? (moment == .rest ? .end : .live)
    self.sampling = sampling
    relayout = place
    // A later change must not write to this call's result.
    defer { relayout = { _ = layout($0) } }
    return clock.rule {
      update(place)
      var limits = Limits(start: clock.now)
      while let step = nextStep(until: moment, &limits) {
        switch step {
        case .pass: update(place)
        case .event: limits.lastEvent = clock.runNext() ?? limits.lastEvent
        case .time(let time):
          clock.advance(to: time)
          limits.newMoment()
        }
      }
      for key in checks.keys.sorted() { checks[key]?() }
      var findings: [String] = []
      root.collectFindings(&findings)
      for finding in findings { fail(finding) }
      return result!
    }
  }

  /// How long a view is driven.
  package enum Moment: Hashable, Sendable {
    /// Until nothing is pending.
    case rest
    /// To this second of the clock; what is due in it has happened.
    case time(Double)
  }
  /// Seconds of the clock that a view may take to come to rest.
  package static let timeLimit: Double = 60
  /// Events that may run while no time passes.
  package static let eventLimit = 10_000

  private enum Step { case pass, event, time(Double) }
  private struct Limits {
    let start: Double
    /// Since time last passed.
    var passes = 1, events = 0
    var lastEvent = ""
    mutating func newMoment() { (passes, events) = (0, 0) }
  }

  private func nextStep(until moment: Moment, _ limits: inout Limits) -> Step? {
    // 1. What is due now comes before another pass, as a run loop empties its queue before it draws.
    if clock.isDue {
      limits.events += 1
      if limits.events <= Self.eventLimit { return .event }
      fail(
        "the view does not settle: after \(Self.eventLimit) events without any time passing \(limits.lastEvent) still asks "
          + "for more; look for a task or a queue that starts itself again at once")
      return nil
    }
    // 2. A pass where something changed.
    if changes.withLock(\.isDirty) {
      limits.passes += 1
      if limits.passes <= Self.passLimit { return .pass }
      let sources = changes.withLock(\.sources).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      fail(
        "the view does not settle: after \(Self.passLimit) passes it still changes \(sources.joined(separator: ", ")); "
          + "look for state that is set each time the view appears or updates")
      return nil
    }
    // 3. Time passes.
    switch moment {
    case .time(let end):
      if let next = clock.nextTime, next <= end { return .time(next) }
      if clock.now < end { return .time(end) }
      return passTime < clock.now && !storage.moving.isEmpty ? .pass : nil
    case .rest:
      guard let awaited = clock.nextAwaitedTime, awaited.isFinite, let next = clock.nextTime else { return nil }
      if next <= limits.start + Self.timeLimit { return .time(next) }
      fail(
        "the view does not settle: after \(number(Self.timeLimit)) seconds of virtual time it still waits for "
          + "\(pendingWords()); stop it, or give the picture a moment, as in at: 0")
      return nil
    }
  }
  /// What is pending, each once.
  private func pendingWords() -> String {
    clock.awaitedNames.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", ")
  }

  /// Ends what the view has started: its tasks are cancelled and told so.
  package func end() {
    clock.rule {
      root.removeAll()
      var left = 1_000
      while left > 0, clock.isDue, clock.runNext() != nil { left -= 1 }
    }
  }
}
