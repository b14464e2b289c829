import Foundation

/// The first line's part of a tree's changes: what was done first, then what follows from it.
struct ChangeSentence: Sendable {
  private var causes: [Clause] = []
  /// Of what lost or gained room: told behind "so".
  private var symptoms: [Clause] = []
  private var moves: [Clause] = []
  /// All moves in one clause.
  private var allMoves = ""
  struct Clause: Sendable {
    var text: String
    /// With "it" for what it is of.
    var short: String
    /// The one unit that it is about.
    var only: ObjectIdentifier?
  }

  init() {}

  init(_ finder: ChangeFinder, _ words: ChangeWords) {
    let roomy = Set(finder.changes.filter(\.changesRoom).flatMap(\.units).map(ObjectIdentifier.init))
    func followsFromRoom(_ change: TreeChange) -> Bool {
      var next: TreeUnit? = change.unit
      while let unit = next {
        if roomy.contains(ObjectIdentifier(unit)) { return true }
        next = unit.parent
      }
      return false
    }
    // How a control shows that it is disabled, or its value, needs no telling.
    let states = Set(finder.changes.filter(\.isState).map { ObjectIdentifier($0.unit) })
    func showsState(_ change: TreeChange) -> Bool {
      guard change.isModifier else { return false }
      var next = change.unit.parent
      while let unit = next {
        if states.contains(ObjectIdentifier(unit)) { return true }
        next = unit.parent
      }
      return false
    }
    /// A text that is its control's label.
    func isLabel(_ change: TreeChange) -> Bool {
      guard case .says = change.kind, let control = change.unit.parent?.control, let was = control.match,
        was.label != control.label
      else { return false }
      return change.unit.plainText == control.label && change.unit.match?.plainText == was.label
    }
    let told = finder.changes.filter { !showsState($0) && !isLabel($0) }
    let (signs, first) = (told.filter(\.isSymptom), told.filter { !$0.isSymptom })
    causes = words.clauses(first) + words.clauses(signs.filter { !followsFromRoom($0) })
    symptoms = words.clauses(signs.filter(followsFromRoom))
    moves = finder.moves.map { move in
      Clause(
        text: words.clause(move), short: "it moved \(FrameWords.words(move.shift))",
        only: move.units.count == 1 && move.kind == .run ? ObjectIdentifier(move.units[0]) : nil)
    }
    let shifts = finder.moves.filter { $0.kind != .parts }
    let count = shifts.reduce(0) { $0 + $1.units.count }
    if count > 0 { allMoves = "\(count) views moved \(FrameWords.words(shifts.map(\.shift)))" }
  }

  func text(limit: Int) -> (text: String, told: Int) {
    let limit = max(limit, 1)
    if causes.isEmpty {
      return (Self.counted(moves.prefix(limit).map(\.text), moves.count - limit), min(moves.count, limit))
    }
    let follows = symptoms.count + moves.count
    // One clause of what came of it says how far it goes; but where not all causes are told, it is not known what follows
    // from those that are.
    if follows == 0 || causes.count >= limit {
      let told = causes.prefix(limit).map(\.text)
      return (Self.counted(told, causes.count - told.count + follows), told.count)
    }
    var told = causes.map(\.text)
    var (effects, rest) = ([Clause](), 0)
    let free = limit - told.count
    if follows <= free {
      effects = symptoms + moves
    } else if moves.isEmpty || allMoves.isEmpty {
      effects = Array((symptoms + moves).prefix(free))
      rest = follows - effects.count
    } else {
      effects = Array(symptoms.prefix(free - 1))
      rest = symptoms.count - effects.count
      let others = moves.count == 1 ? moves[0] : Clause(text: allMoves, short: allMoves)
      effects.append(others)
    }
    let cause = causes[told.count - 1].only
    // Behind another clause "it" would be something else.
    let texts = effects.enumerated().map { $0 == 0 && cause != nil && $1.only == cause ? $1.short : $1.text }
    // Later causes would stand between "so" and what it is about.
    told[told.count - 1] += ", so " + texts.joined(separator: " and ")
    return (Self.counted(told, rest), told.count + effects.count)
  }

  private static func counted(_ clauses: [String], _ rest: Int) -> String {
    clauses.joined(separator: ", ") + (rest > 0 ? " and \(rest) more change\(rest == 1 ? "" : "s")" : "")
  }
}
