import Foundation

/// Finds for each unit of one tree what it is in the other: by what it says first, by its place among its siblings last.
enum TreeMatching {
  static func match(_ old: TreeUnit, _ new: TreeUnit) {
    pair(old, new)
    // What moved from one container into another.
    var waiting: [String: [TreeUnit]] = [:]
    for unit in new.all where unit.match == nil {
      if let key = key(unit) { waiting[key, default: []].append(unit) }
    }
    for unit in old.all where unit.match == nil {
      guard let key = key(unit), let found = waiting[key]?.first(where: { $0.match == nil }) else { continue }
      pair(unit, found)
    }
  }

  private static func key(_ unit: TreeUnit) -> String? {
    if let identifier = unit.identifier { return "id\u{1F}\(unit.name)\u{1F}\(identifier)" }
    if let said = unit.plainText ?? unit.label, !said.isEmpty { return "\(unit.name)\u{1F}\(said)" }
    return nil
  }

  private static func pair(_ old: TreeUnit, _ new: TreeUnit) {
    guard old.match == nil, new.match == nil else { return }
    (old.match, new.match) = (new, old)
    siblings(old.children, new.children)
    siblings(old.layers, new.layers)
  }

  private static func siblings(_ old: [TreeUnit], _ new: [TreeUnit]) {
    var partner: [Int: Int] = [:]
    var isTaken = Array(repeating: false, count: new.count)
    func take(_ i: Int, _ j: Int) { (partner[i], isTaken[j]) = (j, true) }
    func each(_ test: (TreeUnit, TreeUnit) -> Bool) {
      for i in old.indices where partner[i] == nil && old[i].match == nil {
        if let j = new.indices.first(where: { !isTaken[$0] && new[$0].match == nil && test(old[i], new[$0]) }) {
          take(i, j)
        }
      }
    }
    // 1. The same in all that it says; k-th to k-th where there are several.
    var bySignature: [Int: [Int]] = [:]
    for j in new.indices.reversed() { bySignature[new[j].signature, default: []].append(j) }
    for i in old.indices { if let j = bySignature[old[i].signature]?.popLast() { take(i, j) } }
    // 2. The same name; the same kind with something of the same inside.
    each { $0.identifier != nil && $0.identifier == $1.identifier && $0.name == $1.name }
    each { $0.name == $1.name && $0.isLeaf == $1.isLeaf && key($0) != nil && key($0) == key($1) }
    for i in old.indices where partner[i] == nil {
      let words = words(old[i])
      if words.isEmpty { continue }
      var best: (j: Int, share: Int)?
      for j in new.indices where !isTaken[j] && new[j].name == old[i].name {
        let share = self.words(new[j]).intersection(words).count
        if share > best?.share ?? 0 { best = (j, share) }
      }
      if let best { take(i, best.j) }
    }
    // 3. The same kind between the same neighbours.
    for i in old.indices where partner[i] == nil {
      let before = (0..<i).reversed().lazy.compactMap { partner[$0] }.first ?? -1
      let after = (i + 1..<max(i + 1, old.count)).lazy.compactMap { partner[$0] }.first ?? new.count
      guard before < after else { continue }
      if let j = (before + 1..<max(before + 1, after)).first(where: { !isTaken[$0] && isLike(old[i], new[$0]) }) {
        take(i, j)
      }
    }
    for i in old.indices { if let j = partner[i] { pair(old[i], new[j]) } }
  }

  /// A shape of another kind is another shape.
  private static func isLike(_ old: TreeUnit, _ new: TreeUnit) -> Bool {
    old.name == new.name && old.isLeaf == new.isLeaf
  }

  private static func words(_ unit: TreeUnit) -> Set<String> {
    if unit.isLeaf { return [] }
    var words: Set<String> = []
    unit.forEach { if let key = key($0) { words.insert(key) } }
    return words
  }
}
