/// One part of a suite that is run in several: part `index` of `count`, counted from 1.
package struct Shard: Codable, Hashable, Sendable, CustomStringConvertible {
  package var index: Int
  package var count: Int

  /// - Returns: `nil` unless 1 ≤ index ≤ count.
  package init?(index: Int, count: Int) {
    guard index >= 1, index <= count else { return nil }
    (self.index, self.count) = (index, count)
  }

  package var description: String { "\(index)/\(count)" }
}
