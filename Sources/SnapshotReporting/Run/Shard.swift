/// One part of a suite that is run in several: part `index` of `count`, counted from 1.
package struct Shard: Codable, Hashable, Sendable, CustomStringConvertible {
  package var index: Int
  package var count: Int

  /// - Returns: `nil` unless 1 ≤ index ≤ count ≤ 1,000,000.
  package init?(index: Int, count: Int) {
    guard index >= 1, index <= count, count <= 1_000_000 else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// A file may say anything.
  package init(from decoder: any Decoder) throws {
    enum Key: CodingKey { case index, count }
    let values = try decoder.container(keyedBy: Key.self)
    guard
      let shard = Shard(
        index: try values.decode(Int.self, forKey: .index), count: try values.decode(Int.self, forKey: .count))
    else { throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no shard")) }
    self = shard
  }

  package var description: String { "\(index)/\(count)" }
}
