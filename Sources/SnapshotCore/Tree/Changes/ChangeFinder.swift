import Foundation

/// Finds what changed between two trees of units, as facts without words.
struct ChangeFinder {
  let old: TreeUnit
  let new: TreeUnit
  var changes: [TreeChange] = []
  var moves: [TreeMove] = []
  /// Where something changed, in points.
  var affected: [CGRect] = []
  /// Units with a cause of their own or in them.
  private var explained: Set<ObjectIdentifier> = []
  /// Units of either tree from which all that is around them has been explained.
  private var marked: Set<ObjectIdentifier> = []
  var reordered: Set<ObjectIdentifier> = []

  init(_ old: TreeUnit, _ new: TreeUnit) {
    (self.old, self.new) = (old, new)
    TreeMatching.match(old, new)
  }

  mutating func find() {
    findMissing()
    findReordered(new)
    findMeaning(new)
    findModifiers(new)
    findSizes(new)
    findMoves()
  }

  /// Leaves out what lies wholly in one of some areas, and lay there before. The areas are those of the new tree: a text
  /// that was longer may have stood out of one, which its pixels tell.
  mutating func ignore(_ areas: [CGRect]) {
    if areas.isEmpty { return }
    func isInside(_ unit: TreeUnit) -> Bool {
      areas.contains { area in
        let area = area.insetBy(dx: -0.01, dy: -0.01)
        return area.holds(unit.frame)
          && unit.match.map { area.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) } ?? true
      }
    }
    changes.removeAll { $0.units.allSatisfy(isInside) }
    for i in moves.indices { moves[i].units.removeAll(where: isInside) }
    moves.removeAll(where: \.units.isEmpty)
  }

  mutating func tell(_ kind: TreeChange.Kind, _ unit: TreeUnit) {
    changes.append(TreeChange(kind: kind, units: [unit]))
    mark(unit)
  }
  /// What changed by itself, and where: the sizes of what it is in follow from it.
  mutating func mark(_ unit: TreeUnit) {
    affected.append(unit.outerFrame)
    if let match = unit.match { affected.append(match.outerFrame) }
    var next: TreeUnit? = unit
    // Where one has been, so has what is around it.
    while let up = next, marked.insert(ObjectIdentifier(up)).inserted {
      explained.insert(ObjectIdentifier(up))
      next = up.parent
    }
  }
  func isExplained(_ unit: TreeUnit) -> Bool { explained.contains(ObjectIdentifier(unit)) }

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
    findReplaced(&gone, &come)
    for unit in new.all where unit.isContainer && unit.match == nil {
      guard let inside = unit.children.first(where: { $0.match != nil })?.match, let was = inside.parent,
        was.match == nil,
        was.isContainer, was.name != unit.name
      else { continue }
      tell(.rebuilt(was), unit)
    }
    var counts = TitleCounts()
    for group in alike(gone) {
      let was = counts.number(of: group[0].title, in: group[0].parent)
      let now = counts.number(of: group[0].title, in: group[0].parent?.match)
      if now > 0, now < was {
        changes.append(TreeChange(kind: .count(was: was, now: now), units: group))
      } else {
        for unit in group { changes.append(TreeChange(kind: .vanished, units: [unit])) }
      }
      for unit in group { markGone(unit) }
    }
    for group in alike(come) {
      let was = counts.number(of: group[0].title, in: group[0].parent?.match)
      let now = counts.number(of: group[0].title, in: group[0].parent)
      if was > 0, was < now {
        changes.append(TreeChange(kind: .count(was: was, now: now), units: group))
        for unit in group { mark(unit) }
      } else {
        for unit in group { tell(.appeared, unit) }
      }
    }
  }

  /// An image in another's place.
  private mutating func findReplaced(_ gone: inout [TreeUnit], _ come: inout [TreeUnit]) {
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
      tell(.replaces(other), unit)
    }
    gone.removeAll { replaced.contains(ObjectIdentifier($0)) }
    come.removeAll { replaced.contains(ObjectIdentifier($0)) }
  }

  private mutating func markGone(_ unit: TreeUnit) {
    affected.append(unit.outerFrame)
    var next = unit.parent
    while let up = next, marked.insert(ObjectIdentifier(up)).inserted {
      if let match = up.match { explained.insert(ObjectIdentifier(match)) }
      next = up.parent
    }
  }

  /// Siblings of one title together, in the order of the first of each.
  private func alike(_ units: [TreeUnit]) -> [[TreeUnit]] {
    struct Key: Hashable {
      let parent: ObjectIdentifier?
      let title: String
    }
    var (groups, places) = ([[TreeUnit]](), [Key: Int]())
    for unit in units {
      let key = Key(parent: unit.parent.map(ObjectIdentifier.init), title: unit.title)
      if let place = places[key] {
        groups[place].append(unit)
      } else {
        places[key] = groups.count
        groups.append([unit])
      }
    }
    return groups
  }

  /// How many of a title are in a unit; each unit is looked through once.
  private struct TitleCounts {
    private var known: [ObjectIdentifier: [String: Int]] = [:]
    mutating func number(of title: String, in unit: TreeUnit?) -> Int {
      guard let unit else { return 0 }
      if let counts = known[ObjectIdentifier(unit)] { return counts[title] ?? 0 }
      var counts: [String: Int] = [:]
      for child in unit.children + unit.layers { counts[child.title, default: 0] += 1 }
      known[ObjectIdentifier(unit)] = counts
      return counts[title] ?? 0
    }
  }

  // MARK: - Order

  /// Siblings whose order is another: the fewest that have to be taken out so that the others are in order.
  private mutating func findReordered(_ unit: TreeUnit) {
    if let was = unit.match {
      var places: [ObjectIdentifier: Int] = [:]
      for (index, child) in was.children.enumerated() { places[ObjectIdentifier(child)] = index }
      let pairs = unit.children.compactMap { child -> (TreeUnit, Int)? in
        guard let match = child.match, let index = places[ObjectIdentifier(match)] else { return nil }
        return (child, index)
      }
      let kept = longestIncreasing(pairs.map(\.1))
      let out = pairs.indices.filter { !kept.contains($0) }
      if let (a, b) = Self.swap(pairs.map(\.1)) {
        changes.append(TreeChange(kind: .swapped(with: pairs[a].0), units: [pairs[b].0]))
        for i in [a, b] {
          mark(pairs[i].0)
          reordered.insert(ObjectIdentifier(pairs[i].0))
        }
      } else if out.count > 2 {
        let numbers = pairs.map(\.1)
        tell(.reordered(isReversed: zip(numbers, numbers.dropFirst()).allSatisfy(>)), unit)
        for i in pairs.indices {
          if pairs[i].1 != i { mark(pairs[i].0) }
          reordered.insert(ObjectIdentifier(pairs[i].0))
        }
      } else {
        for i in out {
          tell(i == 0 ? .comesBefore(pairs[1].0) : .comesAfter(pairs[i - 1].0), pairs[i].0)
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
}
