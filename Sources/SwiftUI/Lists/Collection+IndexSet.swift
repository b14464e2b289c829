// What `onDelete` and `onMove` hand their closures to.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at these offsets; offsets beyond the end are left out.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where indices.contains(offset) { remove(at: offset) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at these offsets, in their order, before the element that is at `destination` now.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.filter { indices.contains($0) }
    guard !moved.isEmpty else { return }
    let elements = moved.map { self[$0] }
    let target = Swift.min(Swift.max(destination, startIndex), endIndex) - moved.filter { $0 < destination }.count
    for offset in moved.reversed() { remove(at: offset) }
    insert(contentsOf: elements, at: target)
  }
}
