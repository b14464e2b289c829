import Foundation
import Graphics

/// What changed from one recorded tree to another, in words: causes first, and what only follows from them told shortly or
/// not at all.
package struct TreeDifference: Sendable {
  /// One change a line: appeared, vanished, other words, other fonts and modifiers, grew, shrank, moved.
  package private(set) var lines: [String] = []
  /// The first of them, joined for a sentence; empty when nothing changed that a person would name.
  package private(set) var summary = ""
  /// Where something changed, in points, in the new tree and in the old one.
  private(set) var affected: [CGRect] = []
  /// What is where it is because of something else, and as large as it was.
  private(set) var moved: [Moved] = []
  struct Moved: Sendable {
    var title: String
    var from: CGRect
    var to: CGRect
  }
  package var isEmpty: Bool { lines.isEmpty }

  package init(from old: SnapshotTree, to new: SnapshotTree) {
    if old == new { return }
    var finder = ChangeFinder(TreeUnit(old), TreeUnit(new))
    finder.find()
    let (causes, moves) = (finder.causes, finder.moves)
    lines = causes.map(\.line) + moves.map(\.clause)
    affected = finder.affected
    moved = finder.moved
    summary = Self.sentence(causes.map(\.clause), moves)
  }

  private static func sentence(_ causes: [String], _ moves: [Move]) -> String {
    var told: [String] = []
    var rest = 0
    if causes.isEmpty {
      told = moves.prefix(3).map(\.clause)
      rest = moves.count - told.count
    } else {
      told = Array(causes.prefix(moves.isEmpty ? 3 : 2))
      rest = causes.count - told.count
      if rest > 0 {
        rest += moves.count
      } else if !moves.isEmpty {
        // Later causes would stand between "so" and what it is about.
        told[told.count - 1] += ", so " + consequence(moves)
      }
    }
    return told.joined(separator: ", ") + (rest > 0 ? " and \(rest) more change\(rest == 1 ? "" : "s")" : "")
  }

  private static func consequence(_ moves: [Move]) -> String {
    if moves.count <= 2 { return moves.map(\.clause).joined(separator: " and ") }
    let distances = moves.map { max(abs($0.shift.dx), abs($0.shift.dy)) }.filter { $0 > 0 }.sorted()
    guard !distances.isEmpty else { return moves.prefix(2).map(\.clause).joined(separator: " and ") }
    return "\(moves.reduce(0) { $0 + $1.units.count }) others moved by \(ChangeFinder.points(distances[0])) to "
      + "\(ChangeFinder.points(distances[distances.count - 1])) pt"
  }
}

/// A change that is told.
private struct Change {
  /// For the first line.
  var clause: String
  /// For the list: with the place.
  var line: String
}

/// Units that moved by the same.
fileprivate struct Move {
  var units: [TreeUnit]
  var shift: CGVector
  var clause: String
}

fileprivate struct ChangeFinder {
  let old: TreeUnit
  let new: TreeUnit
  var causes: [Change] = []
  var moves: [Move] = []
  var affected: [CGRect] = []
  /// Units with a cause of their own or in them.
  private var explained: Set<ObjectIdentifier> = []
  /// Units of either tree from which all that is around them has been explained.
  private var marked: Set<ObjectIdentifier> = []
  private var reordered: Set<ObjectIdentifier> = []
  /// Leaves and controls of the new tree by their titles, in order.
  private var alike: [String: Int] = [:]
  /// From 1, among those of the same title.
  private var number: [ObjectIdentifier: Int] = [:]
  private var fonts: [String: [TreeUnit]] = [:]
  private var fontOrder: [String] = []

  init(_ old: TreeUnit, _ new: TreeUnit) {
    (self.old, self.new) = (old, new)
    TreeMatching.match(old, new)
    for unit in new.all where unit.isLeaf || unit.isControl {
      alike[unit.title, default: 0] += 1
      number[ObjectIdentifier(unit)] = alike[unit.title]
    }
  }

  mutating func find() {
    findMissing()
    findReordered(new)
    findMeaning(new)
    tellFonts()
    findModifiers(new)
    findSizes(new)
    findMoves()
  }

  private mutating func tell(_ unit: TreeUnit, _ clause: String, _ detail: String = "", place: Bool = true) {
    causes.append(Change(clause: clause, line: clause + detail + (place ? " at " + Self.place(unit.frame) : "")))
    mark(unit)
  }
  /// What changed by itself, and where: the sizes of what it is in follow from it.
  private mutating func mark(_ unit: TreeUnit) {
    affected.append(unit.outerFrame)
    if let match = unit.match { affected.append(match.outerFrame) }
    var next: TreeUnit? = unit
    // Where one has been, so has what is around it.
    while let up = next, marked.insert(ObjectIdentifier(up)).inserted {
      explained.insert(ObjectIdentifier(up))
      next = up.parent
    }
  }
  private func isExplained(_ unit: TreeUnit) -> Bool { explained.contains(ObjectIdentifier(unit)) }

  static func place(_ f: CGRect) -> String {
    "(\(points(f.minX)), \(points(f.minY)); \(points(f.width)) × \(points(f.height)) pt)"
  }
  static func points(_ v: CGFloat) -> String { NumberText.short(Double(v)) }

  /// With its number where several have the name.
  private func title(_ unit: TreeUnit) -> String {
    let title = unit.title
    // Numbers are those of the new tree; what is only in the old one has none.
    guard unit.isLeaf || unit.isControl, let count = alike[title], count > 1,
      let number = number[ObjectIdentifier(unit)]
    else { return title }
    return "\(title) (\(number) of \(count))"
  }

  // MARK: - What is there

  private mutating func findMissing() {
    func tops(_ unit: TreeUnit, _ found: inout [TreeUnit]) {
      if unit.match == nil {
        // A container that is new around what was there before is no news by itself.
        if !unit.hasMatchInside { return found.append(unit) }
      }
      for child in unit.children + unit.layers { tops(child, &found) }
    }
    var (gone, come) = ([TreeUnit](), [TreeUnit]())
    tops(old, &gone)
    tops(new, &come)
    // An image in another's place.
    struct Spot: Hashable {
      let name: String
      let frame: CGRect
      init(_ unit: TreeUnit) { (name, frame) = (unit.name, unit.frame) }
    }
    var leaves: [Spot: [TreeUnit]] = [:]
    for unit in gone.reversed() where unit.isLeaf { leaves[Spot(unit), default: []].append(unit) }
    var replaced: Set<ObjectIdentifier> = []
    for unit in come where unit.isLeaf && unit.plainText != nil {
      guard let other = leaves[Spot(unit)]?.popLast() else { continue }
      replaced.formUnion([ObjectIdentifier(unit), ObjectIdentifier(other)])
      tell(unit, "\(other.title) became \(unit.title)")
    }
    gone.removeAll { replaced.contains(ObjectIdentifier($0)) }
    come.removeAll { replaced.contains(ObjectIdentifier($0)) }
    for unit in new.all where unit.isContainer && unit.match == nil {
      guard let inside = unit.children.first(where: { $0.match != nil })?.match, let was = inside.parent,
        was.match == nil,
        was.isContainer, was.name != unit.name
      else { continue }
      tell(unit, "\(was.title) became \(unit.name)")
    }
    for unit in gone {
      causes.append(
        Change(clause: "\(unit.title) vanished", line: "\(unit.title) vanished from \(Self.place(unit.frame))"))
      affected.append(unit.outerFrame)
      var next = unit.parent
      while let up = next, marked.insert(ObjectIdentifier(up)).inserted {
        if let match = up.match { explained.insert(ObjectIdentifier(match)) }
        next = up.parent
      }
    }
    for unit in come { tell(unit, "\(title(unit)) appeared") }
  }

  /// Siblings whose order is another: the fewest that have to be taken out so that the others are in order.
  private mutating func findReordered(_ unit: TreeUnit) {
    if let was = unit.match {
      var places: [ObjectIdentifier: Int] = [:]
      for (index, child) in was.children.enumerated() { places[ObjectIdentifier(child)] = index }
      let pairs = unit.children.compactMap { child -> (TreeUnit, Int)? in
        guard let match = child.match, let index = places[ObjectIdentifier(match)] else { return nil }
        return (child, index)
      }
      let kept = Self.increasing(pairs.map(\.1))
      let out = pairs.indices.filter { !kept.contains($0) }
      if let (a, b) = Self.swap(pairs.map(\.1)) {
        tell(pairs[a].0, "\(title(pairs[b].0)) and \(title(pairs[a].0)) changed places", place: false)
        mark(pairs[b].0)
        for i in [a, b] { reordered.insert(ObjectIdentifier(pairs[i].0)) }
      } else {
        for i in out {
          let clause =
            i == 0
            ? "\(title(pairs[0].0)) now comes before \(title(pairs[1].0))"
            : "\(title(pairs[i].0)) now comes after \(title(pairs[i - 1].0))"
          tell(pairs[i].0, clause, place: false)
          reordered.insert(ObjectIdentifier(pairs[i].0))
        }
      }
    }
    for child in unit.children + unit.layers { findReordered(child) }
  }

  /// The two positions that are out of order, when changing them puts all in order.
  private static func swap(_ numbers: [Int]) -> (Int, Int)? {
    let sorted = numbers.sorted()
    let off = numbers.indices.filter { numbers[$0] != sorted[$0] }
    return off.count == 2 ? (off[0], off[1]) : nil
  }

  /// Positions of a longest increasing subsequence.
  private static func increasing(_ numbers: [Int]) -> Set<Int> {
    if zip(numbers, numbers.dropFirst()).allSatisfy(<) { return Set(numbers.indices) }
    // Patience sorting: for each length the position of the least number that ends a subsequence so long.
    var (ends, previous) = ([Int](), Array(repeating: -1, count: numbers.count))
    for i in numbers.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < numbers[i] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[i] = ends[low - 1] }
      if low == ends.count { ends.append(i) } else { ends[low] = i }
    }
    var (result, at) = (Set<Int>(), ends.last ?? -1)
    while at >= 0 {
      result.insert(at)
      at = previous[at]
    }
    return result
  }

  // MARK: - What it says

  private mutating func findMeaning(_ unit: TreeUnit) {
    if let was = unit.match, unit.node.depth >= 0, isOther(was, unit) {
      var name = title(was.title == unit.title ? unit : was)
      if was.plainText != unit.plainText {
        let now = unit.plainText ?? ""
        if Self.isCut(now, of: was.plainText ?? "") {
          tell(unit, "\(name) is cut short to \(TreeUnit.short(now))")
        } else if Self.isCut(was.plainText ?? "", of: now) {
          tell(unit, "\(name) is whole again: \(TreeUnit.short(now))")
        } else {
          tell(unit, "\(name) became \(TreeUnit.short(now))")
        }
        name = title(unit)
      } else if let now = unit.text, let then = was.text, now != then {
        let (lines, before) = (Self.lines(now), Self.lines(then))
        if lines != before {
          tell(unit, "\(name) wraps into \(lines) line\(lines == 1 ? "" : "s") instead of \(before)")
        } else {
          tell(unit, "\(name) breaks its lines elsewhere")
        }
      }
      if was.node.font != unit.node.font {
        let change = "\(was.node.font ?? "none") → \(unit.node.font ?? "none")"
        if fonts[change] == nil { fontOrder.append(change) }
        fonts[change, default: []].append(unit)
      }
      func field(_ noun: String, _ a: String?, _ b: String?) {
        if a == b { return }
        tell(
          unit,
          "\(noun) of \(name) \(a.map { TreeUnit.short($0) } ?? "none") → \(b.map { TreeUnit.short($0) } ?? "none")")
      }
      field("label", was.label, unit.label)
      field("value", was.value, unit.value)
      field("identifier", was.identifier, unit.identifier)
      if was.traits != unit.traits {
        let (gained, lost) = (
          unit.traits.filter { !was.traits.contains($0) }, was.traits.filter { !unit.traits.contains($0) }
        )
        let words =
          (gained.isEmpty ? [] : ["gained the trait \(gained.joined(separator: ", "))"])
          + (lost.isEmpty ? [] : ["lost the trait \(lost.joined(separator: ", "))"])
        tell(unit, "\(name) \(words.isEmpty ? "has its traits in another order" : words.joined(separator: " and "))")
      }
    }
    for child in unit.children + unit.layers { findMeaning(child) }
  }

  private func isOther(_ was: TreeUnit, _ unit: TreeUnit) -> Bool {
    was.text != unit.text || was.node.font != unit.node.font || was.label != unit.label || was.value != unit.value
      || was.identifier != unit.identifier || was.traits != unit.traits
  }

  /// Texts whose font changed in the same way are told together.
  private mutating func tellFonts() {
    for change in fontOrder {
      guard let units = fonts[change], let first = units.first else { continue }
      if units.count == 1 {
        tell(
          first, "font of \(title(first)) \(change)" + Self.consequence(first.match?.frame ?? first.frame, first.frame))
        continue
      }
      tell(first, "font of \(title(first)) and \(units.count - 1) more \(change)", place: false)
      for unit in units.dropFirst() { mark(unit) }
    }
  }

  private static func lines(_ text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count
  }

  private static func isCut(_ short: String, of long: String) -> Bool {
    guard let dots = short.firstIndex(of: "…"), !long.contains("…") else { return false }
    return long.hasPrefix(short[..<dots].trimmingCharacters(in: .whitespaces))
  }

  // MARK: - Modifiers

  private mutating func findModifiers(_ unit: TreeUnit) {
    if let was = unit.match, unit.node.depth >= 0 {
      if was.node.kind != unit.node.kind, was.name == unit.name {
        parameters(of: unit, was.node.kind, unit.node.kind, unit.title)
      }
      let isAlike = was.wrappers.isEmpty && unit.wrappers.isEmpty
      let (before, now) = isAlike ? ([], []) : (Self.modifiers(was), Self.modifiers(unit))
      if before != now {
        let difference = now.difference(from: before)
        var (lost, gained) = ([String](), [String]())
        for change in difference {
          switch change {
          case .remove(_, let kind, _): lost.append(kind)
          case .insert(_, let kind, _): gained.append(kind)
          }
        }
        lost.reverse()
        for kind in lost {
          if let other = gained.firstIndex(where: { Self.name($0) == Self.name(kind) }) {
            parameters(of: unit, kind, gained.remove(at: other), title(unit))
          } else {
            tell(unit, "\(title(unit)) has no \(Self.plain(kind)) any more")
          }
        }
        for kind in gained { tell(unit, "\(title(unit)) has \(Self.plain(kind)) now") }
      }
    }
    for child in unit.children + unit.layers { findModifiers(child) }
  }

  /// What tells something by itself: a container with one child does not.
  private static func modifiers(_ unit: TreeUnit) -> [String] {
    unit.wrappers.map(\.kind).filter { kind in
      guard let first = kind.unicodeScalars.first, first.properties.isLowercase else { return false }
      return !["accessibility", "viewport", "ignoresSafeArea", "background", "overlay", "mask", "bars"].contains(
        name(kind))
    }
  }
  private static func name(_ kind: String) -> String { String(kind.prefix { $0 != "(" }) }
  private static func arguments(_ kind: String) -> String {
    kind.hasSuffix(")") ? String(kind.dropFirst(name(kind).count + 1).dropLast()) : ""
  }
  private static func plain(_ kind: String) -> String {
    let arguments = arguments(kind)
    return arguments.isEmpty ? name(kind) : "\(name(kind)) \(arguments)"
  }

  private mutating func parameters(of unit: TreeUnit, _ before: String, _ now: String, _ title: String) {
    // Of a frame it is the size that is seen.
    if Self.name(now) == "frame", unit.isLeaf, let was = unit.match, was.plainText == unit.plainText {
      let growth = Self.growth(was.frame, unit.frame)
      if !growth.isEmpty {
        return tell(unit, "\(title) \(growth)", " (frame \(Self.arguments(before)) → \(Self.arguments(now)))")
      }
    }
    var (a, b) = (Self.arguments(before), Self.arguments(now))
    var noun = unit.node.kind == now ? "" : Self.name(now)
    // `VStack(spacing: 8)` has a spacing.
    if let label = a.split(separator: ":").first, a.filter({ $0 == ":" }).count == 1, b.hasPrefix(label + ":"),
      b.filter({ $0 == ":" }).count == 1
    {
      noun = noun.isEmpty ? String(label) : "\(noun) \(label)"
      (a, b) = (String(a.dropFirst(label.count + 2)), String(b.dropFirst(label.count + 2)))
    }
    tell(
      unit,
      "\(noun.isEmpty ? "" : noun + " of ")\(title) \(a.isEmpty ? "default" : a) → \(b.isEmpty ? "default" : b)"
        + (unit.isLeaf ? Self.consequence(unit.match?.frame ?? unit.frame, unit.frame) : ""))
  }

  // MARK: - Sizes

  private static func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

  /// " (4 pt wider, 2 pt less tall)", or nothing.
  private static func consequence(_ a: CGRect, _ b: CGRect) -> String {
    var words: [String] = []
    for (delta, more, less) in [(b.width - a.width, "wider", "narrower"), (b.height - a.height, "taller", "less tall")]
    where !isSame(delta, 0) { words.append("\(points(abs(delta))) pt \(delta > 0 ? more : less)") }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  /// `grew 4 pt wide and shrank 2 pt in height`.
  private static func growth(_ a: CGRect, _ b: CGRect) -> String {
    var (grew, shrank) = ([String](), [String]())
    for (delta, wide, narrow) in [(b.width - a.width, "wide", "in width"), (b.height - a.height, "tall", "in height")]
    where !isSame(delta, 0) {
      if delta > 0 {
        grew.append("\(points(delta)) pt \(wide)")
      } else {
        shrank.append("\(points(-delta)) pt \(narrow)")
      }
    }
    return [
      grew.isEmpty ? nil : "grew " + grew.joined(separator: " and "),
      shrank.isEmpty ? nil : "shrank " + shrank.joined(separator: " and "),
    ]
    .compactMap(\.self).joined(separator: " and ")
  }

  private mutating func findSizes(_ unit: TreeUnit) {
    // Parts first: what grew because of them is not told.
    for child in unit.children { findSizes(child) }
    defer { for layer in unit.layers { findLayerSizes(layer, of: unit) } }
    guard let was = unit.match, unit.node.depth >= 0, !isExplained(unit) else { return }
    let growth = Self.growth(was.frame, unit.frame)
    if growth.isEmpty { return }
    // A control whose parts changed their size by themselves is told, not they.
    if unit.isContainer { return }
    if let control = unit.parent?.control, control.match != nil,
      Self.growth(control.match!.frame, control.frame) == growth
    {
      return
    }
    // What fills its container follows it.
    if unit.text == nil, let parent = unit.parent, let match = parent.match, parent.node.depth >= 0,
      Self.growth(match.frame, parent.frame) == growth || isFilling(unit, parent) && isFilling(was, match),
      isExplained(parent) || parent.children.count > 1
    {
      return
    }
    tell(unit, "\(title(unit)) \(growth)")
  }

  private func isFilling(_ unit: TreeUnit, _ parent: TreeUnit) -> Bool {
    Self.isSame(unit.frame.width, parent.frame.width) && unit.frame.height == unit.match?.frame.height
      || Self.isSame(unit.frame.height, parent.frame.height) && unit.frame.width == unit.match?.frame.width
  }

  /// Backgrounds and overlays fill what they belong to.
  private mutating func findLayerSizes(_ layer: TreeUnit, of unit: TreeUnit) {
    guard let was = layer.match, let owner = unit.match else { return findSizes(layer) }
    let growth = Self.growth(was.frame, layer.frame)
    let isFollowing = isExplained(unit) || Self.growth(owner.frame, unit.frame) == growth && !unit.isContainer
    if layer.isLeaf, layer.text == nil {
      if !growth.isEmpty, !isFollowing { tell(layer, "\(title(layer)) \(growth)") }
    } else {
      findSizes(layer)
    }
  }

  // MARK: - Moves

  /// Leaves and controls, for a look at their colours.
  var moved: [TreeDifference.Moved] {
    var found: [TreeDifference.Moved] = []
    for unit in new.all where (unit.isLeaf || unit.isControl) && !isExplained(unit) && unit.isBehind == nil {
      if let control = unit.parent?.control, control !== unit { continue }
      guard let was = unit.match, Self.growth(was.frame, unit.frame).isEmpty,
        !Self.isNone(Self.shift(was.frame, unit.frame))
      else { continue }
      found.append(.init(title: title(unit), from: was.frame, to: unit.frame))
    }
    return found
  }

  /// How far a unit moved; what grew about its middle or from one of its edges did not.
  private static func shift(_ a: CGRect, _ b: CGRect) -> CGVector {
    func along(_ a0: CGFloat, _ a1: CGFloat, _ b0: CGFloat, _ b1: CGFloat) -> CGFloat {
      if isSame(a1 - a0, b1 - b0) { return b0 - a0 }
      if isSame(a0, b0) || isSame(a1, b1) || abs((a0 + a1) - (b0 + b1)) < 1.02 { return 0 }
      return b0 - a0
    }
    return CGVector(dx: along(a.minX, a.maxX, b.minX, b.maxX), dy: along(a.minY, a.maxY, b.minY, b.maxY))
  }

  /// Frames of texts are rounded to pixels, so what moves together may differ by one.
  private static func isTogether(_ a: CGVector, _ b: CGVector) -> Bool {
    abs(a.dx - b.dx) < 0.51 && abs(a.dy - b.dy) < 0.51
  }
  private static func isNone(_ v: CGVector) -> Bool { isSame(v.dx, 0) && isSame(v.dy, 0) }

  /// How far everything in a unit moved, when all of it moved by the same.
  private func uniform(_ unit: TreeUnit) -> CGVector? {
    if let known = unit.knownShift { return known }
    let shift = freshUniform(unit)
    unit.knownShift = .some(shift)
    return shift
  }
  private func freshUniform(_ unit: TreeUnit) -> CGVector? {
    guard let was = unit.match else { return nil }
    if unit.isLeaf || unit.isControl { return Self.shift(was.frame, unit.frame) }
    var common: CGVector?
    if unit.children.count != was.children.count { return nil }
    for child in unit.children {
      guard let shift = uniform(child) else { return nil }
      if let known = common {
        if !Self.isTogether(known, shift) || Self.isNone(known) != Self.isNone(shift) { return nil }
      } else {
        common = shift
      }
    }
    return common
  }

  /// Whether something in a control moved otherwise than it.
  private func hasMovedParts(_ control: TreeUnit, _ shift: CGVector) -> Bool {
    control.all.contains { part in
      guard part.isLeaf, let match = part.match else { return false }
      return !Self.isTogether(Self.shift(match.frame, part.frame), shift)
        && Self.growth(control.match?.frame ?? .zero, control.frame).isEmpty
    }
  }

  private mutating func findMoves() {
    var runs: [(units: [TreeUnit], shift: CGVector)] = []
    /// Controls that stay while something in them moves.
    var parted: [TreeUnit] = []
    func look(_ unit: TreeUnit) {
      var isInRun = false
      for child in unit.children {
        guard let match = child.match else {
          // Parts of a new container may have moved.
          look(child)
          continue
        }
        if reordered.contains(ObjectIdentifier(child)) { continue }
        guard let shift = uniform(child) else {
          isInRun = false
          look(child)
          continue
        }
        if child.isControl, !isExplained(child), hasMovedParts(child, shift) {
          parted.append(child)
          affected += [child.outerFrame, match.outerFrame]
        }
        if Self.isNone(shift) {
          isInRun = false
          continue
        }
        affected += [child.outerFrame, match.outerFrame]
        if isInRun, let last = runs.last, Self.isTogether(last.shift, shift) {
          runs[runs.count - 1].units.append(child)
        } else {
          runs.append(([child], shift))
          isInRun = true
        }
      }
      // An overlay may move by itself, a badge say.
      for layer in unit.layers where layer.text != nil || !layer.isLeaf {
        guard let match = layer.match, let shift = uniform(layer), !Self.isNone(shift) else { continue }
        if let own = uniform(unit), Self.isTogether(own, shift) { continue }
        affected += [layer.outerFrame, match.outerFrame]
        runs.append(([layer], shift))
      }
    }
    look(new)
    // Runs of several containers that moved by the same are one.
    var merged: [(units: [TreeUnit], shift: CGVector, isOneRun: Bool)] = []
    // By whole points, so that only neighbours have to be looked at.
    struct Cell: Hashable { var x, y: Int }
    func cell(_ v: CGVector) -> Cell {
      func whole(_ v: CGFloat) -> Int { v.isNaN ? 0 : Int(min(max(v, -1e12), 1e12).rounded(.down)) }
      return Cell(x: whole(v.dx), y: whole(v.dy))
    }
    var cells: [Cell: [Int]] = [:]
    for run in runs {
      let place = cell(run.shift)
      var first: Int?
      for x in place.x - 1...place.x + 1 {
        for y in place.y - 1...place.y + 1 {
          guard let i = cells[Cell(x: x, y: y)]?.first(where: { Self.isTogether(merged[$0].shift, run.shift) }) else {
            continue
          }
          first = min(first ?? i, i)
        }
      }
      if let i = first {
        merged[i].units += run.units
        merged[i].isOneRun = false
      } else {
        cells[place, default: []].append(merged.count)
        merged.append((run.units, run.shift, true))
      }
    }
    let isEverything =
      merged.count == 1 && parted.isEmpty && new.children.count == merged[0].units.count
      && merged[0].units[0].parent === new
    moves = merged.map { group in
      var who = title(group.units[0])
      let rest = group.units.count - 1
      if isEverything, causes.isEmpty {
        who = "everything"
      } else if rest > 0 {
        who += " and \(rest) \(group.isOneRun ? Self.relation(group.units[0], group.units[1]) : "more")"
      }
      return Move(units: group.units, shift: group.shift, clause: "\(who) moved \(Self.words(group.shift))")
    }
    for control in parted {
      moves.append(Move(units: [control], shift: .zero, clause: "the parts of \(title(control)) moved"))
    }
  }

  private static func relation(_ first: TreeUnit, _ next: TreeUnit) -> String {
    if next.frame.minY >= first.frame.maxY - 1 { return "below it" }
    if next.frame.minX >= first.frame.maxX - 1 { return "to the right of it" }
    if next.frame.maxX <= first.frame.minX + 1 { return "to the left of it" }
    return "with it"
  }

  private static func words(_ v: CGVector) -> String {
    var words: [String] = []
    if !isSame(v.dy, 0) { words.append("\(points(abs(v.dy))) pt \(v.dy > 0 ? "down" : "up")") }
    if !isSame(v.dx, 0) { words.append("\(points(abs(v.dx))) pt \(v.dx > 0 ? "right" : "left")") }
    return words.joined(separator: " and ")
  }
}
