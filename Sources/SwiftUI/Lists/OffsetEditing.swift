// What `onDelete` and `onMove` ask of a collection. Offsets are counted from the beginning.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes the elements at `offsets` out. Offsets that are none of the collection are left out.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at `source` to stand together before the element that was at `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let destination = Swift.max(0, Swift.min(destination, all.count))
    var ordered: [Element] = []
    ordered += all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
    ordered += all.indices.filter { source.contains($0) }.map { all[$0] }
    ordered += all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
    for (index, element) in zip(indices, ordered) { self[index] = element }
  }
}
