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
    var (left, order) = ([String: [TreeUnit]](), [String]())
    for unit in old.all where unit.match == nil {
      guard let key = key(unit), waiting[key] != nil else { continue }
      if left[key] == nil { order.append(key) }
      left[key, default: []].append(unit)
    }
    for key in order {
      // Some have been paired meanwhile, as parts of others.
      let (a, b) = (left[key]!.filter { $0.match == nil }, waiting[key]!.filter { $0.match == nil })
      for (i, j) in AlikeMatching.pairs(a, b) { pair(a[i], b[j]) }
    }
  }

  private static func key(_ unit: TreeUnit) -> String? { unit.key }

  private static func pair(_ old: TreeUnit, _ new: TreeUnit) {
    guard old.match == nil, new.match == nil else { return }
    (old.match, new.match) = (new, old)
    siblings(old.children, new.children)
    siblings(old.layers, new.layers)
  }

  private static func siblings(_ old: [TreeUnit], _ new: [TreeUnit]) {
    // No step looks at every sibling for every sibling: a list may have thousands of each.
    var partner = Array(repeating: -1, count: old.count)
    var isTaken = Array(repeating: false, count: new.count)
    func take(_ i: Int, _ j: Int) { (partner[i], isTaken[j]) = (j, true) }
    /// Those still alone, by what `key` says of them; where several say the same by their places.
    func each<Key: Hashable>(isUnique: Bool = false, _ key: (Bool, Int) -> Key?) {
      var (byKey, mine, order) = ([Key: [Int]](), [Key: [Int]](), [Key]())
      for j in new.indices where !isTaken[j] && new[j].match == nil {
        if let key = key(false, j) { byKey[key, default: []].append(j) }
      }
      if byKey.isEmpty { return }
      for i in old.indices where partner[i] < 0 && old[i].match == nil {
        guard let key = key(true, i), byKey[key] != nil else { continue }
        if mine[key] == nil { order.append(key) }
        mine[key, default: []].append(i)
      }
      for key in order {
        let (a, b) = (mine[key]!, byKey[key]!)
        if isUnique, a.count > 1 || b.count > 1 { continue }
        for (i, j) in AlikeMatching.pairs(a.map { old[$0] }, b.map { new[$0] }) { take(a[i], b[j]) }
      }
    }
    func unit(_ isOld: Bool, _ index: Int) -> TreeUnit { isOld ? old[index] : new[index] }
    // 1. The same in all that it says. What is the only one of its kind parts the others, which are the same only between
    // the same of these.
    each(isUnique: true) { unit($0, $1).signature }
    let found = old.indices.filter { partner[$0] >= 0 }
    let inOrder = longestIncreasing(found.map { partner[$0] })
    var (oldSlot, newSlot) = (Array(repeating: 0, count: old.count + 1), Array(repeating: 0, count: new.count + 1))
    for (place, i) in found.enumerated() where inOrder.contains(place) {
      oldSlot[i + 1] = 1
      newSlot[partner[i] + 1] = 1
    }
    for i in old.indices { oldSlot[i + 1] += oldSlot[i] }
    for j in new.indices { newSlot[j + 1] += newSlot[j] }
    struct Slot<Key: Hashable>: Hashable {
      let slot: Int
      let key: Key
    }
    func near<Key: Hashable>(_ key: @escaping (TreeUnit) -> Key?) {
      each { isOld, index in
        key(unit(isOld, index)).map { Slot(slot: isOld ? oldSlot[index] : newSlot[index], key: $0) }
      }
      each { key(unit($0, $1)) }
    }
    near { $0.signature }
    // 2. The same name; the same kind with something of the same inside.
    near { unit in unit.identifier.map { "\(unit.name)\u{1F}\($0)" } }
    near { unit in key(unit).map { "\(unit.isLeaf)\u{1F}\($0)" } }
    for (i, j) in withSameWords(old, new, old.indices.filter { partner[$0] < 0 }, new.indices.filter { !isTaken[$0] }) {
      take(i, j)
    }
    // 3. The same kind between the same neighbours.
    var after = Array(repeating: new.count, count: old.count + 1)
    for i in old.indices.reversed() { after[i] = partner[i] < 0 ? after[i + 1] : partner[i] }
    var alone: [Likeness: [Int]] = [:]
    for j in new.indices where !isTaken[j] { alone[Likeness(new[j]), default: []].append(j) }
    var before = -1
    for i in old.indices {
      if partner[i] < 0, before < after[i + 1], let like = alone[Likeness(old[i])],
        let j = like[firstIndex(in: like, above: before)...].first(where: { !isTaken[$0] }), j < after[i + 1]
      {
        take(i, j)
      }
      if partner[i] >= 0 { before = partner[i] }
    }
    for i in old.indices where partner[i] >= 0 { pair(old[i], new[partner[i]]) }
  }

  /// Of an ascending list.
  private static func firstIndex(in list: [Int], above value: Int) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] > value { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Words that so many have tell nothing of one of them.
  private static let commonLimit = 64

  /// For each container of `old` the one of its kind in `new`, not taken yet, that has the most of the same in it.
  private static func withSameWords(
    _ old: [TreeUnit], _ new: [TreeUnit], _ left: [Int], _ right: [Int]
  ) -> [(Int, Int)] {
    if !left.contains(where: { !old[$0].isLeaf }) { return [] }
    var places: [String: [Int]] = [:]
    for j in right where !new[j].isLeaf {
      let name = new[j].name
      for word in words(new[j]) { places["\(name)\u{1F}\(word)", default: []].append(j) }
    }
    if places.isEmpty { return [] }
    var isTaken: Set<Int> = []
    var pairs: [(Int, Int)] = []
    for i in left where !old[i].isLeaf {
      let name = old[i].name
      var shares: [Int: Int] = [:]
      for word in words(old[i]) {
        guard let found = places["\(name)\u{1F}\(word)"], found.count <= commonLimit else { continue }
        for j in found where !isTaken.contains(j) { shares[j, default: 0] += 1 }
      }
      // Of several with as much the first.
      guard let best = shares.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }) else { continue }
      isTaken.insert(best.key)
      pairs.append((i, best.key))
    }
    return pairs
  }

  /// A shape of another kind is another shape.
  private struct Likeness: Hashable {
    let name: String
    let isLeaf: Bool
    init(_ unit: TreeUnit) { (name, isLeaf) = (unit.name, unit.isLeaf) }
  }

  /// What is read of a container: enough to know it by, and not all of it again at each level of a deep tree.
  private static let wordLimit = 500

  private static func words(_ unit: TreeUnit) -> Set<String> {
    if unit.isLeaf { return [] }
    var words: Set<String> = []
    var (waiting, left) = ([unit], wordLimit)
    while left > 0, let next = waiting.popLast() {
      left -= 1
      if let key = next.key { words.insert(key) }
      waiting += (next.children + next.layers).reversed()
    }
    return words
  }
}
