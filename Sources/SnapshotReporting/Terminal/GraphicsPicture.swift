import Foundation
import Graphics
import PNGCoding

/// A picture in the graphics protocol of kitty (sw.kovidgoyal.net/kitty/graphics-protocol).
package enum KittyPicture {
  /// The most bytes of base64 in one command.
  package static let chunkLimit = 4096

  /// Transmits and shows it where the cursor is, which stays there.
  /// - Parameter columns: as wide as it is shown; the height follows.
  package static func encode(_ picture: Bitmap, columns: Int) throws -> [[UInt8]] {
    let data = Array(Data(try PNG.encode(picture, effort: .fast)).base64EncodedData())
    return stride(from: 0, to: max(1, data.count), by: chunkLimit).map { start in
      let end = min(data.count, start + chunkLimit)
      let more = end < data.count ? 1 : 0
      // q=2: no answers, which would come as keys.
      let keys = start == 0 ? "a=T,f=100,q=2,C=1,c=\(columns),m=\(more)" : "q=2,m=\(more)"
      return Array("\u{1B}_G\(keys);".utf8) + data[start..<end] + Array("\u{1B}\\".utf8)
    }
  }

  /// Takes away every picture that is shown.
  package static let clear = Array("\u{1B}_Ga=d,q=2\u{1B}\\".utf8)
}

/// An inline image of iTerm2 (iterm2.com/documentation-images.html).
package enum ITermPicture {
  package static func encode(_ picture: Bitmap, columns: Int) throws -> [UInt8] {
    let png = try PNG.encode(picture, effort: .fast)
    let keys = "inline=1;size=\(png.count);width=\(columns);height=auto;preserveAspectRatio=1;doNotMoveCursor=1"
    return Array("\u{1B}]1337;File=\(keys):".utf8) + Array(Data(png).base64EncodedData()) + [0x07]
  }
}
