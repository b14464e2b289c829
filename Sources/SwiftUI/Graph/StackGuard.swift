/// Knows how much of the thread's stack has been used since it was made.
struct StackGuard {
  /// In bytes. Main threads have 8 MB; deinitialisation needs its share.
  static let limit: UInt = 6 << 20
  private let start = StackGuard.address()

  var hasRoom: Bool {
    let now = Self.address()
    return (now > start ? now - start : start - now) < Self.limit
  }

  @inline(never) private static func address() -> UInt {
    var local: UInt8 = 0
    return withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
  }
}
