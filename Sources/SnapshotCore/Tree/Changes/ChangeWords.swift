import Foundation

/// Puts changes into words.
struct ChangeWords {
  let titles: UnitTitles
  init(_ titles: UnitTitles) { self.titles = titles }

  /// `before`, the unit, `after`.
  private struct Phrase {
    var before = ""
    var after: String
    /// Instead of `after` for several units.
    var afterMany: String?
    /// For several units of which each has other words: what they have in common.
    var common: String?
    /// What holds for this unit alone; for the first line and for the list.
    var detail = ""
    var listDetail = ""
    var subject: String
    var hasPlace = true
    var canJoin = true
    var key: String { "\(before)\u{1F}\(common ?? after)" }
    var text: String { before + subject + after }
  }

  // MARK: - One line or one clause a change

  /// The same change of many units is one clause.
  func clauses(_ changes: [TreeChange]) -> [ChangeSentence.Clause] {
    joined(changes).map { group in
      let (change, phrase) = group[0]
      if group.count == 1 {
        return ChangeSentence.Clause(
          text: phrase.text + phrase.detail, short: phrase.before + "it" + phrase.after + phrase.detail,
          only: change.units.count == 1 ? ObjectIdentifier(change.unit) : nil)
      }
      let text =
        phrase.before + UnitTitles.list(group.map(\.1.subject), limit: group.count == 2 ? 2 : 1) + Self.after(group)
      return ChangeSentence.Clause(text: text, short: text)
    }
  }

  func lines(_ changes: [TreeChange]) -> [String] {
    joined(changes).flatMap { group -> [String] in
      // Whoever looks for what is gone or new wants each by its name.
      if group.count > 3, !group[0].0.isPresence {
        let phrase = group[0].1
        return [phrase.before + UnitTitles.list(group.map(\.1.subject), limit: 3) + Self.after(group)]
      }
      return group.map { change, phrase in
        let line = phrase.text + phrase.detail + phrase.listDetail
        if !phrase.hasPlace { return line }
        let place = FrameWords.place(change.unit.frame)
        // Its name may have half of it.
        let known = " at " + FrameWords.origin(change.unit.frame)
        if phrase.subject.hasSuffix(known) { return line.replacingOccurrences(of: known, with: " at " + place) }
        return line + (change.isGone ? " from " : " at ") + place
      }
    }
  }

  private static func after(_ group: [(TreeChange, Phrase)]) -> String {
    let phrase = group[0].1
    if let common = phrase.common, group.contains(where: { $0.1.after != phrase.after }) { return common }
    return phrase.afterMany ?? phrase.after
  }

  /// In the order of the first of each group.
  private func joined(_ changes: [TreeChange]) -> [[(TreeChange, Phrase)]] {
    var (groups, places) = ([[(TreeChange, Phrase)]](), [String: Int]())
    for change in changes {
      let phrase = phrase(change)
      if phrase.canJoin, let place = places[phrase.key] {
        groups[place].append((change, phrase))
      } else {
        if phrase.canJoin { places[phrase.key] = groups.count }
        groups.append([(change, phrase)])
      }
    }
    return groups
  }

  // MARK: - Phrases

  private func phrase(_ change: TreeChange) -> Phrase {
    let unit = change.unit
    let title = titles(unit)
    /// As it was called when it said something else.
    func before() -> String { unit.match.map { $0.title == unit.title ? title : titles($0) } ?? title }
    func plain(_ after: String, many: String? = nil) -> Phrase { Phrase(after: after, afterMany: many, subject: title) }
    func whole(_ text: String, hasPlace: Bool) -> Phrase {
      Phrase(after: text, subject: "", hasPlace: hasPlace, canJoin: false)
    }
    switch change.kind {
    case .appeared: return plain(" appeared")
    case .vanished: return plain(" vanished")
    case .count(let was, let now):
      let number = change.units.count == 1 ? "one" : "\(change.units.count)"
      return whole(
        "\(number)\(now > was ? " more" : "") \(unit.title) \(now > was ? "appeared" : "vanished") "
          + "(\(now) instead of \(was))", hasPlace: true)
    case .replaces(let other): return whole("\(titles(other)) became \(unit.title)", hasPlace: true)
    case .rebuilt(let was): return whole("\(was.title) became \(unit.name)", hasPlace: true)

    case .swapped(let other): return whole("\(title) and \(titles(other)) changed places", hasPlace: false)
    case .comesBefore(let other): return whole("\(title) now comes before \(titles(other))", hasPlace: false)
    case .comesAfter(let other): return whole("\(title) now comes after \(titles(other))", hasPlace: false)
    case .reordered(let isReversed):
      return whole("the parts of \(title) are in \(isReversed ? "reverse" : "another") order", hasPlace: false)

    case .says(let now, let isCut):
      return Phrase(after: " became \(now)", detail: isCut ? " and is cut short" : "", subject: before())
    case .cut(let short):
      return Phrase(
        after: " is cut short to \(short)", afterMany: " are cut short to \(short)", common: " are cut short",
        subject: before())
    case .whole(let long):
      return Phrase(
        after: " is whole again: \(long)", afterMany: " are whole again: \(long)", common: " are whole again",
        subject: before())
    case .wraps(let lines, let was):
      let rest = " into \(lines) line\(lines == 1 ? "" : "s") instead of \(was)"
      return Phrase(
        after: " wraps" + rest, afterMany: " wrap" + rest, common: " wrap into \(lines > was ? "more" : "fewer") lines",
        subject: title)
    case .breaksElsewhere: return plain(" breaks its lines elsewhere", many: " break their lines elsewhere")
    case .font(let from, let to):
      return Phrase(before: "font of ", after: " \(from) → \(to)", detail: consequence(unit), subject: title)
    case .field("label", _, let to?) where unit.match.map { $0.title != unit.title } ?? false:
      // It is called by its label.
      return Phrase(after: " became \(TreeUnit.short(to))", subject: before())
    case .field(let noun, let from, let to):
      return Phrase(before: "\(noun) of ", after: " \(Self.quoted(from)) → \(Self.quoted(to))", subject: title)
    case .traits(let gained, let lost): return traits(gained, lost, title)
    case .drawing: return Phrase(before: "drawing of ", after: " changed", subject: title)

    case .parameter(let name, let from, let to):
      return Phrase(
        before: name.isEmpty ? "" : name + " of ", after: " \(from) → \(to)",
        detail: unit.isLeaf ? consequence(unit) : "",
        subject: title)
    case .hasModifier(let name): return plain(" has \(name) now", many: " have \(name) now")
    case .lostModifier(let name): return plain(" has no \(name) any more", many: " have no \(name) any more")
    case .framed(let growth, let from, let to):
      var phrase = plain(" " + growth)
      phrase.listDetail = " (frame \(from) → \(to))"
      return phrase
    case .resized(let growth): return plain(" " + growth)
    }
  }

  private func consequence(_ unit: TreeUnit) -> String {
    FrameWords.consequence(unit.match?.frame ?? unit.frame, unit.frame)
  }
  private static func quoted(_ text: String?) -> String { text.map { TreeUnit.short($0) } ?? "none" }

  private func traits(_ gained: [String], _ lost: [String], _ title: String) -> Phrase {
    var (words, many) = ([String](), [String]())
    func add(_ one: String, _ several: String) {
      words.append(one)
      many.append(several)
    }
    let disabled = SnapshotTree.Node.disabled
    if gained.contains(disabled) { add("is disabled now", "are disabled now") }
    if lost.contains(disabled) { add("is enabled again", "are enabled again") }
    for (verb, names) in [("gained", gained), ("lost", lost)] {
      let names = names.filter { $0 != disabled }
      if !names.isEmpty {
        let text = "\(verb) the trait\(names.count == 1 ? "" : "s") \(names.joined(separator: ", "))"
        add(text, text)
      }
    }
    if words.isEmpty { add("has its traits in another order", "have their traits in another order") }
    return Phrase(
      after: " " + words.joined(separator: " and "), afterMany: " " + many.joined(separator: " and "), subject: title)
  }

  // MARK: - Moves

  func clause(_ move: TreeMove) -> String {
    let first = titles(move.units[0])
    let rest = move.units.count - 1
    switch move.kind {
    case .parts: return "the parts of \(first) moved"
    case .mirrored: return "everything is mirrored: left and right are exchanged"
    case .everything: return "everything moved \(FrameWords.words(move.shift))"
    case .run, .together:
      let more =
        rest == 0
        ? ""
        : " and \(rest) \(move.kind == .run ? Self.relation(move.units[0], move.units[1]) : "more")"
      return "\(first)\(more) moved \(FrameWords.words(move.shift))"
    }
  }

  private static func relation(_ first: TreeUnit, _ next: TreeUnit) -> String {
    if next.frame.minY >= first.frame.maxY - 1 { return "below it" }
    if next.frame.minX >= first.frame.maxX - 1 { return "to the right of it" }
    if next.frame.maxX <= first.frame.minX + 1 { return "to the left of it" }
    return "with it"
  }
}

extension TreeChange {
  /// Whether it is about what is there and what is not.
  fileprivate var isPresence: Bool {
    switch kind {
    case .appeared, .vanished: true
    default: false
    }
  }
  fileprivate var isGone: Bool {
    switch kind {
    case .vanished: true
    case .count(let was, let now): now < was
    default: false
    }
  }
}
