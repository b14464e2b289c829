import Graphics

/// Numbers the proposals that a node has been asked about, in the order in which they first came.
///
/// Most nodes are asked a handful of different questions, which a search in order answers soonest; a node deep in a nest
/// of stacks may be asked hundreds, and then they are hashed. Lengths are kept as bit patterns, which unoptimised code
/// compares many times faster than optionals.
struct ProposalIndex {
  private struct Key: Hashable {
    var width, height: UInt64
    /// - Parameter proposal: sanitized, so that a quiet NaN can stand for nil.
    init(_ proposal: ProposedViewSize) {
      width = proposal.width.map { Double($0).bitPattern } ?? .max
      height = proposal.height.map { Double($0).bitPattern } ?? .max
    }
  }
  private var keys: [Key] = []
  private var numbers: [Key: Int] = [:]
  private static let hashingThreshold = 12

  func number(of proposal: ProposedViewSize) -> Int? {
    let key = Key(proposal)
    if keys.count > ProposalIndex.hashingThreshold { return numbers[key] }
    var i = 0
    while i < keys.count {
      if keys[i].width == key.width, keys[i].height == key.height { return i }
      i += 1
    }
    return nil
  }

  /// - Parameter proposal: one that has no number yet.
  mutating func append(_ proposal: ProposedViewSize) {
    let key = Key(proposal)
    keys.append(key)
    if keys.count == ProposalIndex.hashingThreshold + 1 {
      for (i, key) in keys.enumerated() { numbers[key] = i }
    } else if keys.count > ProposalIndex.hashingThreshold {
      numbers[key] = keys.count - 1
    }
  }
}
