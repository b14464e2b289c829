import Graphics

extension DifferenceImage {
  /// How far each pixel is off, made large: black is equal, and the largest difference of the picture is full brightness.
  /// Differences in alpha are violet. For what is too faint to be seen in the pictures themselves.
  package static func amplified(_ difference: PixelDifference, _ reference: Bitmap, _ actual: Bitmap) -> Bitmap {
    let mask = difference.mask
    guard let result = Bitmap(width: mask.width, height: mask.height, scale: reference.scale) else { return reference }
    let (insideWidth, insideHeight) = (min(reference.width, actual.width), min(reference.height, actual.height))
    let largest = Int32(max(1, difference.largestChannelDelta))
    // A level that differs at all is at least this bright.
    let (floor, range) = (Int32(64), Int32(191))
    reference.storage.withBytes { a in
      actual.storage.withBytes { b in
        result.storage.withMutableBytes { target in
          var to = target.baseAddress!.assumingMemoryBound(to: UInt8.self)
          var y = 0
          while y < mask.height {
            let marks = mask.marks + y * mask.width
            var x = 0
            while x < mask.width {
              to[3] = 255
              let mark = marks[x]
              if mark == DifferenceMask.Mark.ignored.rawValue {
                let color = (x + y) & 7 < 4 ? ignored : ignoredStripe
                (to[0], to[1], to[2]) = (color.red / 3, color.green / 3, color.blue / 3)
              } else if mark != DifferenceMask.Mark.same.rawValue {
                if x >= insideWidth || y >= insideHeight {
                  let color = (x + y) & 7 < 4 ? outside : different
                  (to[0], to[1], to[2]) = (color.red, color.green, color.blue)
                } else {
                  let p = (a.baseAddress! + (y * reference.width + x) * 4).assumingMemoryBound(to: UInt8.self)
                  let q = (b.baseAddress! + (y * actual.width + x) * 4).assumingMemoryBound(to: UInt8.self)
                  let alpha = abs(Int32(p[3]) - Int32(q[3]))
                  if alpha > 0 {
                    let level = UInt8(floor + alpha * range / largest)
                    (to[0], to[1], to[2]) = (level / 2, 0, level)
                  } else {
                    var i = 0
                    while i < 3 {
                      let delta = abs(Int32(p[i]) - Int32(q[i]))
                      to[i] = delta == 0 ? 0 : UInt8(floor + delta * range / largest)
                      i += 1
                    }
                  }
                }
              }
              to += 4
              x &+= 1
            }
            y &+= 1
          }
        }
      }
    }
    return result
  }
}
