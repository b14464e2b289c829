/// Remembers the distances of pairs of pixels: most pictures have few pairs and very many pixels.
///
/// One place for each value of a hash; a pair that comes to a taken one takes it over.
final class DeltaEMemo {
  private static let capacity = 1 << 12
  private let keys: UnsafeMutablePointer<UInt64>
  private let values: UnsafeMutablePointer<Double>
  /// Distances worked out so far.
  private(set) var misses = 0

  init() {
    keys = .allocate(capacity: Self.capacity)
    values = .allocate(capacity: Self.capacity)
    // The pair of transparent black with itself, whose distance is 0.
    keys.initialize(repeating: 0, count: Self.capacity)
    values.initialize(repeating: 0, count: Self.capacity)
  }
  deinit {
    keys.deallocate()
    values.deallocate()
  }

  /// Two premultiplied RGBA8 pixels.
  func deltaE(_ p: UnsafePointer<UInt8>, _ q: UnsafePointer<UInt8>) -> Double {
    let key = Self.key(p, q)
    let place = Self.place(key)
    if keys[place] == key { return values[place] }
    misses &+= 1
    let distance = ColorDistance.deltaE(p, q)
    (keys[place], values[place]) = (key, distance)
    return distance
  }

  private static func key(_ p: UnsafePointer<UInt8>, _ q: UnsafePointer<UInt8>) -> UInt64 {
    var key = UInt64(p[0])
    key = key << 8 | UInt64(p[1])
    key = key << 8 | UInt64(p[2])
    key = key << 8 | UInt64(p[3])
    key = key << 8 | UInt64(q[0])
    key = key << 8 | UInt64(q[1])
    key = key << 8 | UInt64(q[2])
    return key << 8 | UInt64(q[3])
  }
  /// Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, 6.4): the upper bits of the product.
  private static func place(_ key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 52) }
}
