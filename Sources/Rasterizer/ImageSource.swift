import CRasterKernels
import Graphics

/// A bitmap seen through a transform.
final class ImageSource {
  private let bitmap: Bitmap
  /// Halved copies replace the bitmap when it is shrunk by 2 or more, so that every pixel counts.
  private var halved: UnsafeMutablePointer<UInt32>?
  private var image = ras_image()
  private var map: InverseMap
  private let isNearest: Bool
  private let tint: UInt32?
  private let columns: UnsafeMutablePointer<UInt64>

  init?(_ draw: ImageDraw) {
    guard var inverse = InverseMap(draw.transform) else { return nil }
    let (source, to) = (draw.source, draw.destination)
    let whole = CGRect(x: 0, y: 0, width: draw.bitmap.width, height: draw.bitmap.height)
    guard source.origin.isFinite, source.width > 0, source.height > 0, to.origin.isFinite, to.width > 0, to.height > 0,
      to.width.isFinite, to.height.isFinite, source.width.isFinite, source.height.isFinite
    else { return nil }
    let readable = source.intersection(whole)
    guard !readable.isNull, readable.width > 0, readable.height > 0 else { return nil }
    let (sx, sy) = (Double(source.width / to.width), Double(source.height / to.height))
    guard sx.isFinite, sy.isFinite else { return nil }
    inverse.then(
      scaleX: sx, sy, offsetX: Double(source.minX) - Double(to.minX) * sx, Double(source.minY) - Double(to.minY) * sy)
    (bitmap, map, isNearest) = (draw.bitmap, inverse, draw.interpolation == .nearest)
    tint = draw.tint.map(\.premultipliedWord)
    image.stride = Int32(bitmap.width)
    image.x0 = Int32(readable.minX.rounded(.down))
    image.y0 = Int32(readable.minY.rounded(.down))
    image.x1 = Int32(readable.maxX.rounded(.up))
    image.y1 = Int32(readable.maxY.rounded(.up))
    columns = .allocate(capacity: bitmap.width + 4)
    image.pixels = bitmap.storage.kernelPixels
    if !isNearest { halve() }
  }

  init?(tile: Bitmap, origin: CGPoint, scale: Double, _ transform: CGAffineTransform) {
    guard var inverse = InverseMap(transform), origin.isFinite, scale > 0, scale.isFinite else { return nil }
    inverse.then(scaleX: scale, scale, offsetX: -Double(origin.x) * scale, -Double(origin.y) * scale)
    (bitmap, map, isNearest, tint) = (tile, inverse, false, nil)
    columns = .allocate(capacity: tile.width + 4)
    image = ras_image(
      pixels: tile.storage.kernelPixels, stride: Int32(tile.width), x0: 0, y0: 0, x1: Int32(tile.width),
      y1: Int32(tile.height), wraps: 1)
  }

  deinit {
    halved?.deallocate()
    columns.deallocate()
  }

  /// While a device pixel covers 2 × 2 image pixels or more, takes the means of four: two samples a side, which bilinear
  /// interpolation reads, would miss the others.
  private func halve() {
    while true {
      let across = (map.a * map.a + map.b * map.b).squareRoot()
      let down = (map.c * map.c + map.d * map.d).squareRoot()
      let (width, height) = (image.x1 - image.x0, image.y1 - image.y0)
      guard min(across, down) >= 2, width > 1 || height > 1 else { return }
      let (w, h) = ((width + 1) / 2, (height + 1) / 2)
      let out = UnsafeMutablePointer<UInt32>.allocate(capacity: Int(w) * Int(h))
      ras_halve(
        out, image.pixels + (Int(image.y0) * Int(image.stride) + Int(image.x0)), image.stride, width, height)
      map.then(scaleX: 0.5, 0.5, offsetX: -Double(image.x0) / 2, -Double(image.y0) / 2)
      halved?.deallocate()
      halved = out
      image = ras_image(pixels: UnsafePointer(out), stride: w, x0: 0, y0: 0, x1: w, y1: h, wraps: 0)
    }
  }

  func shade(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    // 32.32 fixed point. The limits keep the last pixel of the longest row from overflowing.
    func fixed(_ v: Double, _ limit: Double) -> Int64 { Int64((min(max(v, -limit), limit) * 0x1p32).rounded()) }
    let (u, v) = (fixed(map.x(x, y), 0x1p28), fixed(map.y(x, y), 0x1p28))
    let (du, dv) = (fixed(map.a, 0x1p13), fixed(map.b, 0x1p13))
    if isNearest {
      ras_nearest_row(out, Int32(count), u, v, du, dv, &image)
    } else {
      ras_bilinear_row(out, Int32(count), u, v, du, dv, &image, columns)
    }
    if let tint { ras_tint_row(out, Int32(count), tint) }
  }
}

extension BitmapStorage {
  /// For the kernels, which only read. Valid while the storage lives.
  fileprivate var kernelPixels: UnsafePointer<UInt32> {
    withBytes { UnsafePointer($0.baseAddress!.assumingMemoryBound(to: UInt32.self)) }
  }
}
