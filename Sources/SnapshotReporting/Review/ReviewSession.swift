import SnapshotCore

/// What a person does with the list of pending changes, key by key. Pure: what is to happen to files it says, and is told
/// what came of it.
package struct ReviewSession: Sendable {
  /// What is shown of a change.
  package enum View: Int, CaseIterable, Sendable {
    case sideBySide, diff, actual, reference
    package var name: String {
      switch self {
      case .sideBySide: "side by side"
      case .diff: "diff"
      case .actual: "actual"
      case .reference: "reference"
      }
    }
  }

  package enum Mark: Hashable, Sendable {
    case open, accepted, rejected, skipped
  }

  package struct Item: Sendable {
    package var change: PendingChange
    package var mark = Mark.open
    /// Decisions of one number are undone together.
    package var group: Int?
  }

  /// What the keys mean at the moment.
  package enum Mode: Hashable, Sendable {
    case browsing
    /// Waits for y or n: the decision (`nil` skips), for these.
    case confirming(ReviewDecision?, [Int])
    /// Types a filter; the one there was comes back with Escape.
    case filtering(before: String)
    case help
  }

  /// What is to be done now.
  package enum Effect: Hashable, Sendable {
    case none
    case carryOut(ReviewDecision, [Int])
    /// The last decision, of this session or an earlier one.
    case undo
    /// Shows the files of an item in another program.
    case open(Int)
    case suspend
    case quit
  }

  package private(set) var items: [Item]
  /// The one that is looked at; `nil` at the end, when none is left open.
  package private(set) var current: Int?
  package private(set) var mode = Mode.browsing
  package private(set) var filter: String
  package private(set) var view = View.sideBySide
  /// Lines that are scrolled past, of a text.
  package private(set) var scroll = 0
  /// What the last key came to.
  package var notice: String?
  private var skips: [[Int]] = []

  package init(_ changes: [PendingChange], filter: String = "") {
    items = changes.map { Item(change: $0) }
    self.filter = filter
    current = open().first
  }

  // MARK: - What there is

  /// Those that the filter shows, in order.
  package var shown: [Int] { items.indices.filter { ReviewNames.isShown(items[$0].change, by: filter) } }

  private func open() -> [Int] { shown.filter { items[$0].mark == .open } }

  /// Where in `shown` it stands, from 1, and how many these are.
  package var position: (Int, Int) {
    let shown = shown
    return ((current.flatMap { shown.firstIndex(of: $0) } ?? shown.count - 1) + 1, shown.count)
  }

  package func count(_ mark: Mark) -> Int { items.count { $0.mark == mark } }

  /// All that still waits, whatever the filter shows: skipped ones, too.
  package var pendingCount: Int { count(.open) + count(.skipped) }

  // MARK: - Keys

  package mutating func handle(_ key: TerminalKey) -> Effect {
    if key == .control("c") { return .quit }
    if key == .control("z") { return .suspend }
    switch mode {
    case .browsing: return browse(key)
    case .confirming(let decision, let indexes): return confirm(key, decision, indexes)
    case .filtering(let before):
      type(key, before)
      return .none
    case .help:
      mode = .browsing
      return .none
    }
  }

  private mutating func browse(_ key: TerminalKey) -> Effect {
    notice = nil
    switch key {
    case .character("a"): return decide(.accept)
    case .character("r"): return decide(.reject)
    case .character("s"):
      if let current { skip([current]) }
    case .character("A"): return decideRest(.accept)
    case .character("R"): return decideRest(.reject)
    case .character("S"): return decideRest(nil)
    case .character("u"): return undo()
    case .character("n"), .right, .character("l"): step(1)
    case .character("p"), .left, .character("h"): step(-1)
    case .character("d"), .tab:
      view = View(rawValue: (view.rawValue + 1) % View.allCases.count) ?? .sideBySide
      scroll = 0
    case .down, .character("j"): scroll += 1
    case .up, .character("k"): scroll = max(0, scroll - 1)
    case .pageDown, .character(" "): scroll += 10
    case .pageUp: scroll = max(0, scroll - 10)
    case .home: scroll = 0
    case .character("/"): mode = .filtering(before: filter)
    case .escape where !filter.isEmpty: setFilter("")
    case .character("o"):
      if let current { return .open(current) }
    case .character("?"): mode = .help
    case .character("q"): return .quit
    default: notice = "? shows what the keys do"
    }
    return .none
  }

  private mutating func decide(_ decision: ReviewDecision) -> Effect {
    guard let current else { return .none }
    switch items[current].mark {
    case .accepted, .rejected:
      notice =
        "it is \(items[current].mark == .accepted ? "accepted" : "rejected") already; u takes the last decision back"
      return .none
    case .open, .skipped: break
    }
    let change = items[current].change
    guard change.allows(decision) else {
      notice = "cannot be \(decision.past): \(change.obstacle ?? "see what it says"); s skips it"
      return .none
    }
    return .carryOut(decision, [current])
  }

  private mutating func decideRest(_ decision: ReviewDecision?) -> Effect {
    let rest = open().filter { i in decision.map { items[i].change.allows($0) } ?? true }
    switch rest.count {
    case 0:
      notice = decision.map { "none that is left can be \($0.past)" } ?? "none is left"
      return .none
    case 1: return perform(decision, rest)
    default:
      mode = .confirming(decision, rest)
      return .none
    }
  }

  private mutating func perform(_ decision: ReviewDecision?, _ indexes: [Int]) -> Effect {
    if let decision { return .carryOut(decision, indexes) }
    skip(indexes)
    return .none
  }

  /// The question that `confirming` asks.
  package func question(_ decision: ReviewDecision?, _ indexes: [Int]) -> String {
    let left = open().count - indexes.count
    let rest = left > 0 ? " (\(left) cannot be)" : ""
    return "\(decision?.rawValue ?? "skip") all \(indexes.count)?\(rest) y/n"
  }

  private mutating func confirm(_ key: TerminalKey, _ decision: ReviewDecision?, _ indexes: [Int]) -> Effect {
    switch key {
    case .character("y"), .character("Y"):
      mode = .browsing
      return perform(decision, indexes)
    // Enter is pressed too easily for all of them.
    case .character("n"), .character("N"), .escape, .character("q"):
      mode = .browsing
      notice = "nothing was done"
    default: break
    }
    return .none
  }

  private mutating func type(_ key: TerminalKey, _ before: String) {
    switch key {
    case .enter:
      mode = .browsing
      if shown.isEmpty {
        notice = "nothing matches “\(TerminalText.plain(filter))”"
        setFilter(before)
      }
    case .escape:
      mode = .browsing
      setFilter(before)
    case .backspace:
      if filter.isEmpty { mode = .browsing } else { setFilter(String(filter.dropLast())) }
    case .control("u"): setFilter("")
    case .character(let character): setFilter(filter + String(character))
    default: break
    }
  }

  private mutating func setFilter(_ text: String) {
    filter = text
    scroll = 0
    if let current, shown.contains(current) { return }
    current = open().first ?? shown.first
  }

  // MARK: - Moving

  private mutating func step(_ direction: Int) {
    let shown = shown
    scroll = 0
    guard !shown.isEmpty else { return }
    guard let current, let index = shown.firstIndex(of: current) else {
      current = direction < 0 ? shown.last : shown.first
      return
    }
    let next = index + direction
    if shown.indices.contains(next) {
      self.current = shown[next]
    } else {
      notice = direction > 0 ? "this is the last one" : "this is the first one"
    }
  }

  /// To the next one that is open, after the current one first.
  private mutating func advance() {
    scroll = 0
    let open = open()
    current = open.first { $0 > (current ?? -1) } ?? open.first
  }

  private mutating func skip(_ indexes: [Int]) {
    let skipped = indexes.filter { items[$0].mark == .open }
    for i in skipped { items[i].mark = .skipped }
    if !skipped.isEmpty { skips.append(skipped) }
    if let current, items[current].mark != .open || indexes.contains(current) { advance() }
  }

  // MARK: - What came of it

  private mutating func undo() -> Effect {
    // A skip has touched no file: it is taken back here, if nothing was decided after it.
    if let last = skips.last, let first = last.first, items[first].mark == .skipped,
      lastDecision.map({ $0.skipsBefore < skips.count }) ?? true
    {
      skips.removeLast()
      for i in last where items[i].mark == .skipped { items[i].mark = .open }
      current = first
      scroll = 0
      notice = last.count == 1 ? "\(items[first].change.name) is open again" : "\(last.count) are open again"
      return .none
    }
    return .undo
  }

  /// How many skips were made before the last decision: the later one of both is undone first.
  private var lastDecision: (group: Int, skipsBefore: Int)? { decisions.last }
  private var decisions: [(group: Int, skipsBefore: Int)] = []

  /// - Parameter outcomes: one for each index.
  package mutating func finish(
    _ decision: ReviewDecision, _ indexes: [Int], group: Int, _ outcomes: [ReviewStore.Outcome]
  ) {
    var refusals: [String] = []
    var done = 0
    for (i, outcome) in zip(indexes, outcomes) {
      switch outcome {
      case .done:
        items[i].mark = decision == .accept ? .accepted : .rejected
        items[i].group = group
        done += 1
      case .refused(let reason): refusals.append("\(items[i].change.name): \(reason)")
      }
    }
    if done > 0 { decisions.append((group, skips.count)) }
    if refusals.isEmpty {
      notice = done == 1 ? "\(decision.past) \(items[indexes[0]].change.name)" : "\(decision.past) \(done)"
    } else {
      notice =
        (done > 0 ? "\(decision.past) \(done), " : "") + "not \(decision.past): \(refusals[0])"
        + (refusals.count > 1 ? " (and \(refusals.count - 1) more)" : "")
    }
    if let current, items[current].mark == .accepted || items[current].mark == .rejected { advance() }
  }

  /// - Parameters:
  ///   - names: those that are pending again.
  ///   - changes: all that is pending now: a decision of an earlier session brings back what is not in the list.
  package mutating func finishUndo(group: Int, names: [String], problems: [String], changes: [PendingChange]) {
    decisions.removeAll { $0.group == group }
    let known = Set(items.map(\.change.name))
    for i in items.indices where names.contains(items[i].change.name) {
      items[i].mark = .open
      items[i].group = nil
    }
    for change in changes where !known.contains(change.name) && names.contains(change.name) {
      let place = items.firstIndex { change.name.utf8.lexicographicallyPrecedes($0.change.name.utf8) } ?? items.count
      items.insert(Item(change: change), at: place)
      skips = skips.map { $0.map { $0 >= place ? $0 + 1 : $0 } }
    }
    if let first = items.firstIndex(where: { names.contains($0.change.name) }) {
      if !shown.contains(first) { filter = "" }
      current = first
      scroll = 0
    }
    notice =
      ([names.isEmpty ? nil : names.count == 1 ? "\(names[0]) is pending again" : "\(names.count) are pending again"]
      .compactMap(\.self) + problems.prefix(1)).joined(separator: "; ")
    if notice?.isEmpty ?? true { notice = "there is nothing to undo" }
  }
}
