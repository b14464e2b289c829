import Graphics

/// Small bitmaps for tests.
enum Pictures {
  static func make(_ width: Int, _ height: Int, scale: Double = 1, _ pixel: (Int, Int) -> RGBA8) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height, scale: scale)!
    bitmap.storage.withMutableBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let p = PremultipliedRGBA8(pixel(x, y))
          let i = (y * width + x) * 4
          (bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3]) = (p.red, p.green, p.blue, p.alpha)
        }
      }
    }
    return bitmap
  }

  static func plain(_ width: Int, _ height: Int, _ gray: UInt8 = 200, scale: Double = 1) -> Bitmap {
    make(width, height, scale: scale) { _, _ in RGBA8(red: gray, green: gray, blue: gray) }
  }

  /// `base` with the pixels at `points` set to `color`.
  static func changed(_ base: Bitmap, _ points: [(Int, Int)], to color: RGBA8) -> Bitmap {
    make(base.width, base.height, scale: base.scale) { x, y in
      points.contains { $0 == (x, y) } ? color : base[x: x, y: y]
    }
  }

  static func random(_ width: Int, _ height: Int, seed: UInt64, noise: Int) -> Bitmap {
    var state = seed
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    return make(width, height) { x, y in
      func channel() -> UInt8 { UInt8((x * 7 + y * 3 + (next() % 4 == 0 ? next() % noise : 0)) & 255) }
      return RGBA8(red: channel(), green: channel(), blue: channel(), alpha: next() % 3 == 0 ? channel() : 255)
    }
  }
}
