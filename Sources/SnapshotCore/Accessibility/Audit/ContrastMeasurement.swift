import Rasterizer
import SwiftUI
import Typography
import ViewTree

/// The contrast of each text of a picture with what is drawn behind it, from pixels.
///
/// The picture is drawn again without its texts, which gives what is behind them, and with a box of the text's own paint
/// around each letter, which gives what the letters are made of, with every opacity, blend mode, colour effect, material
/// and gradient on the way. Two more pictures, whose boxes have other colours, say where letters are seen at all: what is
/// covered or clipped away is not measured. For each letter the mean relative luminances in its bounds are compared, and
/// the text has the contrast of its least legible letter. A shadow of the text does not count.
@MainActor struct ContrastMeasurement {
  struct Result {
    var probe: TextProbe
    /// 1…21
    var ratio: Double
    /// Of the least legible letter, the mean.
    var foreground: RGBA8
    var background: RGBA8
  }

  private let behind, letters, green, magenta: Bitmap
  private let scale: CGFloat

  /// - Parameter canvas: what the view is drawn on; opaque.
  init(_ tree: PlacedNode, size: CGSize, scale: CGFloat, canvas: ResolvedColor) throws {
    self.scale = scale
    func picture(_ stand: TextLayout.Stand) throws -> Bitmap {
      let changed = tree.mapTexts { $0.standingIn(stand, pixel: 1 / scale) }
      return try Rasterizer.draw(
        changed.displayList(scale: scale), width: Int((size.width * scale).rounded()),
        height: Int((size.height * scale).rounded()), scale: Double(scale), background: canvas)
    }
    behind = try picture(.none)
    letters = try picture(.boxes)
    green = try picture(.colored(ResolvedColor(red: 0, green: 1, blue: 0)))
    magenta = try picture(.colored(ResolvedColor(red: 1, green: 0, blue: 1)))
  }

  /// `nil` where nothing of the text is seen.
  func result(_ probe: TextProbe) -> Result? {
    var worst: Result?
    for letter in probe.letters {
      guard let sample = sample(letter) else { continue }
      let ratio = Luminance.contrast(sample.foreground.luminance, sample.background.luminance)
      if worst == nil || ratio < worst!.ratio {
        worst = Result(
          probe: probe, ratio: ratio, foreground: sample.foreground.color, background: sample.background.color)
      }
    }
    return worst
  }

  /// Sums over pixels.
  private struct Mean {
    var red = 0, green = 0, blue = 0, count = 0
    var sum = 0.0
    var luminance: Double { sum / Double(count) }
    var color: RGBA8 {
      func mean(_ sum: Int) -> UInt8 { UInt8((sum + count / 2) / count) }
      return RGBA8(red: mean(red), green: mean(green), blue: mean(blue))
    }
    mutating func add(_ pixel: UnsafePointer<UInt8>, _ linear: UnsafePointer<Double>) {
      let (r, g, b) = (Int(pixel[0]), Int(pixel[1]), Int(pixel[2]))
      red += r
      green += g
      blue += b
      count += 1
      sum += 0.2126 * linear[r] + 0.7152 * linear[g] + 0.0722 * linear[b]
    }
  }

  private func sample(_ letter: CGRect) -> (foreground: Mean, background: Mean)? {
    let (x0, y0) = (Int((letter.minX * scale).rounded(.down)), Int((letter.minY * scale).rounded(.down)))
    let (x1, y1) = (Int((letter.maxX * scale).rounded(.up)), Int((letter.maxY * scale).rounded(.up)))
    guard
      let rect = PixelRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0).clipped(
        toWidth: behind.width, height: behind.height)
    else { return nil }
    var foreground = Mean(), background = Mean()
    Luminance.linear.withUnsafeBufferPointer { linear in
      behind.storage.withBytes { behind in
        letters.storage.withBytes { letters in
          green.storage.withBytes { green in
            magenta.storage.withBytes { magenta in
              func bytes(_ buffer: UnsafeRawBufferPointer) -> UnsafePointer<UInt8> {
                buffer.baseAddress!.assumingMemoryBound(to: UInt8.self)
              }
              let (b, l, g, m) = (bytes(behind), bytes(letters), bytes(green), bytes(magenta))
              var y = rect.y
              while y <= rect.lastY {
                var i = (y * self.behind.width + rect.x) * 4
                let end = i + rect.width * 4
                while i < end {
                  let seen =
                    abs(Int(g[i]) - Int(m[i])) + abs(Int(g[i + 1]) - Int(m[i + 1])) + abs(Int(g[i + 2]) - Int(m[i + 2]))
                  if seen > 24 {
                    foreground.add(l + i, linear.baseAddress!)
                    background.add(b + i, linear.baseAddress!)
                  }
                  i += 4
                }
                y += 1
              }
            }
          }
        }
      }
    }
    return foreground.count == 0 ? nil : (foreground, background)
  }
}

extension RGBA8 {
  /// `#RRGGBB`
  var hex: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension ContrastMeasurement.Result {
  /// The colour nearest to the text's, on the way to black or to white, that would be enough; `nil` where none is.
  func remedy(for needed: Double) -> RGBA8? {
    let behind = Luminance.relative(background)
    for step in 1...255 {
      for end in [0.0, 255.0] {
        func mix(_ c: UInt8) -> UInt8 { UInt8((Double(c) + (end - Double(c)) * Double(step) / 255).rounded()) }
        let color = RGBA8(red: mix(foreground.red), green: mix(foreground.green), blue: mix(foreground.blue))
        if Luminance.contrast(Luminance.relative(color), behind) >= needed { return color }
      }
    }
    return nil
  }
}
