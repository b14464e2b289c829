/// The bytes of a bitmap. The one place in this module that touches raw memory.
///
/// Shared by copies of a `Bitmap` and never written to once the bitmap is published: whoever draws makes a new one,
/// writes through `withMutableBytes`, and hands it on.
package final class BitmapStorage: @unchecked Sendable {
  package let byteCount: Int
  private let base: UnsafeMutableRawPointer

  package init(byteCount: Int) {
    self.byteCount = byteCount
    // calloc leaves untouched pages to the system's zero page: a large empty bitmap costs nothing until it is drawn on.
    guard let memory = calloc(byteCount, 1) else { fatalError("no memory for a bitmap of \(byteCount) bytes") }
    base = memory
  }
  deinit { free(base) }

  package func withBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(start: base, count: byteCount))
  }
  package func withMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeMutableRawBufferPointer(start: base, count: byteCount))
  }
  package func pixel(at index: Int) -> PremultipliedRGBA8 {
    let p = base + index * 4
    return PremultipliedRGBA8(
      red: p.load(as: UInt8.self), green: p.load(fromByteOffset: 1, as: UInt8.self),
      blue: p.load(fromByteOffset: 2, as: UInt8.self), alpha: p.load(fromByteOffset: 3, as: UInt8.self))
  }
  package func hasSameBytes(as other: BitmapStorage) -> Bool {
    byteCount == other.byteCount && memcmp(base, other.base, byteCount) == 0
  }
}
