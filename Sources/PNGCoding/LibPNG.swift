internal import CPNG
import Graphics

/// The one file that calls libpng: Swift values in and out, one typed error.
enum LibPNG {
  struct Header {
    var width: Int
    var height: Int
    var scale: Double
  }

  static func header(of bytes: [UInt8]) throws(PNGError) -> Header {
    var header = cpng_header()
    var failure = cpng_failure()
    let result = bytes.withUnsafeBufferPointer { cpng_read_header($0.baseAddress, $0.count, &header, &failure) }
    guard result == 1 else { throw readError(failure, byteCount: bytes.count) }
    return Header(
      width: Int(header.width), height: Int(header.height),
      scale: PixelDensity.scale(pixelsPerMetre: Int(header.pixels_per_metre)))
  }

  /// Straight RGBA8 into a storage of the size that `header(of:)` gave.
  static func readPixels(of bytes: [UInt8], into storage: BitmapStorage) throws(PNGError) {
    var failure = cpng_failure()
    let result = bytes.withUnsafeBufferPointer { source in
      storage.withMutableBytes { pixels in
        cpng_read_pixels(
          source.baseAddress, source.count, pixels.baseAddress!.assumingMemoryBound(to: UInt8.self), pixels.count,
          &failure)
      }
    }
    guard result == 1 else { throw readError(failure, byteCount: bytes.count) }
  }

  /// Levels and filter are by measure on 54 device pictures (66 Mpx, debug build). With the Up filter: level 1 takes
  /// 9 ms/Mpx and gives 3.24 MB, level 3 10 ms and 3.09 MB, level 6 22 ms and 2.28 MB, level 9 64 ms and 2.18 MB. At level
  /// 6 Paeth takes 29 ms and gives 2.32 MB; no filter gives 2.18 MB on these flat pictures, but many times more on a
  /// gradient.
  static func write(
    _ straight: AlphaConversion.Straight, width: Int, height: Int, scale: Double, level: Int, software: String,
    filters: Int = 0x20
  ) throws(PNGError) -> [UInt8] {
    let options = cpng_write_options(
      width: UInt32(width), height: UInt32(height),
      pixels_per_metre: UInt32(PixelDensity.pixelsPerMetre(scale: scale)), is_opaque: straight.isOpaque ? 1 : 0,
      level: Int32(level), filters: Int32(filters), software: nil, palette: nil, palette_count: 0)
    return try write(straight.storage, options, software: software)
  }

  /// With a palette of opaque colours. Without a filter, as the specification of PNG advises for palettes: 5 ms for a
  /// telephone's screen of 1.3 Mpx at level 1, where RGB takes 13.
  static func write(_ picture: IndexedPicture) throws(PNGError) -> [UInt8] {
    let options = cpng_write_options(
      width: UInt32(picture.width), height: UInt32(picture.height),
      pixels_per_metre: UInt32(PixelDensity.pixelsPerMetre(scale: picture.scale)), is_opaque: 1, level: 1,
      filters: 0x08,
      software: nil, palette: nil, palette_count: 0)
    return try write(
      picture.storage, options, software: "tintype", palette: picture.palette.flatMap { [$0.red, $0.green, $0.blue] })
  }

  private static func write(
    _ storage: BitmapStorage, _ options: cpng_write_options, software: String, palette: [UInt8] = []
  ) throws(PNGError) -> [UInt8] {
    var failure = cpng_failure()
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let result = software.withCString { software in
      palette.withUnsafeBufferPointer { palette in
        var options = options
        (options.software, options.palette, options.palette_count) = (
          software, palette.baseAddress, Int32(palette.count / 3)
        )
        return storage.withBytes { pixels in
          cpng_write(pixels.baseAddress!.assumingMemoryBound(to: UInt8.self), &options, &bytes, &count, &failure)
        }
      }
    }
    guard result == 1, let bytes else { throw .encodingFailed(message: message(of: failure)) }
    defer { cpng_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Of the library that is loaded, and of the headers that this was built with.
  static var versions: (loaded: String, built: String) {
    (String(cString: cpng_loaded_version()), String(cString: cpng_built_version()))
  }

  private static func readError(_ failure: cpng_failure, byteCount: Int) -> PNGError {
    failure.reached_end != 0
      ? .truncated(byteCount: byteCount)
      : .corrupt(message: message(of: failure), offset: failure.offset)
  }

  private static func message(of failure: cpng_failure) -> String {
    withUnsafePointer(to: failure) { String(cString: cpng_message($0)) }
  }
}
