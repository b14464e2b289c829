import Graphics

/// A picture of few colours: an index into a palette for each pixel, which takes a third of the time to encode.
package struct IndexedPicture {
  package let width: Int
  package let height: Int
  package let scale: Double
  /// Opaque, 1 to 256 colours.
  package let palette: [RGBA8]
  let storage: BitmapStorage

  /// All of the first colour. Sides are those of bitmaps.
  package init(width: Int, height: Int, scale: Double, palette: [RGBA8]) {
    (self.width, self.height, self.scale, self.palette) = (width, height, scale, palette)
    storage = BitmapStorage(byteCount: width * height)
  }

  /// Row by row from the top. Every index must be in the palette.
  package mutating func withIndices(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    storage.withMutableBytes { body($0.baseAddress!.assumingMemoryBound(to: UInt8.self)) }
  }

  package var bitmap: Bitmap {
    guard let bitmap = Bitmap(width: width, height: height, scale: scale) else {
      preconditionFailure("a picture of \(width) × \(height) pixels is too large")
    }
    // Of 256, so that no index is beyond it.
    let colors = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    defer { colors.deallocate() }
    colors.initialize(repeating: 0xFF00_0000, count: 256)
    for (i, c) in palette.prefix(256).enumerated() {
      colors[i] = UInt32(littleEndian: UInt32(c.red) | UInt32(c.green) << 8 | UInt32(c.blue) << 16 | 0xFF00_0000)
    }
    storage.withBytes { source in
      bitmap.storage.withMutableBytes { target in
        let indices = source.baseAddress!.assumingMemoryBound(to: UInt8.self)
        let pixels = target.baseAddress!.assumingMemoryBound(to: UInt32.self)
        var i = 0
        while i < source.count {
          pixels[i] = colors[Int(indices[i])]
          i &+= 1
        }
      }
    }
    return bitmap
  }
}
