import Foundation

/// Pairs siblings that say the same, of which there may be another number than before, by their places: what is where it
/// was is the same, and in all as little as can be has moved.
enum AlikeMatching {
  /// The most pairs that are weighed; beyond them what is in its old place is the same, and the others follow in order.
  private static let limit = 40_000

  /// - Returns: positions in `old` and in `new`.
  static func pairs(_ old: [TreeUnit], _ new: [TreeUnit]) -> [(Int, Int)] {
    if old.count == new.count { return old.indices.map { ($0, $0) } }
    if old.count * new.count > limit { return inPlace(old, new) }
    let swapped = old.count > new.count
    let (few, many) = swapped ? (new, old) : (old, new)
    let (a, b) = (few.map(place), many.map(place))
    // costs[i][j]: of the first i of the few among the first j of the many, in order; each step takes one or leaves one out.
    let width = b.count + 1
    var costs = Array(repeating: Double.infinity, count: (a.count + 1) * width)
    for j in 0...b.count { costs[j] = 0 }
    for i in 1...max(a.count, 1) where i <= a.count {
      for j in i...b.count {
        costs[i * width + j] = min(
          costs[i * width + j - 1], costs[(i - 1) * width + j - 1] + distance(a[i - 1], b[j - 1]))
      }
    }
    var (result, i, j) = ([(Int, Int)](), a.count, b.count)
    while i > 0, j > 0 {
      // Of ways of one cost the one that leaves out the last.
      if j > i, costs[i * width + j - 1] <= costs[i * width + j] {
        j -= 1
      } else {
        (i, j) = (i - 1, j - 1)
        result.append(swapped ? (j, i) : (i, j))
      }
    }
    return result.reversed()
  }

  private static func inPlace(_ old: [TreeUnit], _ new: [TreeUnit]) -> [(Int, Int)] {
    var free: [CGRect: [Int]] = [:]
    for j in new.indices.reversed() { free[new[j].frame, default: []].append(j) }
    var (result, left) = ([(Int, Int)](), [Int]())
    var isTaken = Array(repeating: false, count: new.count)
    for i in old.indices {
      guard let j = free[old[i].frame]?.popLast() else {
        left.append(i)
        continue
      }
      isTaken[j] = true
      result.append((i, j))
    }
    return result + zip(left, new.indices.filter { !isTaken[$0] })
  }

  /// In what it is in, which may have moved itself.
  private static func place(_ unit: TreeUnit) -> CGPoint {
    let origin = unit.parent?.frame.origin ?? .zero
    return CGPoint(x: unit.frame.minX - origin.x, y: unit.frame.minY - origin.y)
  }
  private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double { abs(a.x - b.x) + abs(a.y - b.y) }
}

/// Positions of a longest increasing subsequence.
func longestIncreasing(_ numbers: [Int]) -> Set<Int> {
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
