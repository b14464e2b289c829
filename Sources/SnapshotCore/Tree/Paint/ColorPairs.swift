internal import CRasterKernels
import Graphics

/// Which colour became which, how often, over samples of two pictures. In raw memory, for it is filled for every cluster
/// and for everything that moved.
final class ColorPairs {
  private let pairs: UnsafeMutablePointer<UInt64>
  private let counts: UnsafeMutablePointer<Int32>
  private let capacity: Int
  private var added = 0
  private var distinct: Int32?
  /// Samples.
  var total: Int { added }

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    pairs = .allocate(capacity: self.capacity)
    counts = .allocate(capacity: self.capacity)
  }
  deinit {
    pairs.deallocate()
    counts.deallocate()
  }

  func removeAll() { (added, distinct) = (0, nil) }

  /// Two pixels as they lie in memory; what is beyond the capacity is left out. Once something was asked, nothing is added.
  func add(_ a: UInt32, _ b: UInt32) {
    if added == capacity { return }
    pairs[added] = UInt64(UInt32(bigEndian: a)) << 32 | UInt64(UInt32(bigEndian: b))
    added &+= 1
  }

  private func settle() -> Int {
    if let distinct { return Int(distinct) }
    let found = ras_count_pairs(pairs, counts, Int32(added))
    distinct = found
    return Int(found)
  }

  /// The most frequent pair, of those as frequent as each other always the same one.
  var best: (a: UInt32, b: UInt32, count: Int)? {
    let count = settle()
    if count == 0 { return nil }
    var (best, i) = (0, 1)
    while i < count {
      if counts[i] >= counts[best] { best = i }
      i &+= 1
    }
    let (a, b) = (UInt32(truncatingIfNeeded: pairs[best] >> 32), UInt32(truncatingIfNeeded: pairs[best]))
    return (UInt32(bigEndian: a), UInt32(bigEndian: b), Int(counts[best]))
  }

  func count(of a: UInt32, _ b: UInt32) -> Int {
    let count = settle()
    let wanted = UInt64(UInt32(bigEndian: a)) << 32 | UInt64(UInt32(bigEndian: b))
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < count && pairs[low] == wanted ? Int(counts[low]) : 0
  }

  /// ΔE of the pair that is furthest apart.
  func largestDeltaE(_ memo: ColorDistance.Memo) -> Double {
    ras_largest_distance(memo.labs, pairs, Int32(settle()))
  }

  /// The straight colour of a pixel as it lies in memory.
  static func color(_ pixel: UInt32) -> RGBA8 {
    let p = UInt32(littleEndian: pixel)
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: p >> shift) }
    return PremultipliedRGBA8(red: byte(0), green: byte(8), blue: byte(16), alpha: byte(24)).unpremultiplied
  }
}

extension Bitmap {
  /// Its pixels as they lie in memory, row by row.
  func withPixels<R>(_ body: (UnsafePointer<UInt32>) -> R) -> R {
    storage.withBytes { body($0.baseAddress!.assumingMemoryBound(to: UInt32.self)) }
  }
}
