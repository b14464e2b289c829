import Graphics
import PNGCoding
import SnapshotCore

/// What the terminal is able to show.
package struct ReviewSurface: Hashable, Sendable {
  package var pictures: TerminalPictures
  package var colors: TerminalColors
  /// In pixels; what a protocol that counts pixels takes.
  package var cell: TerminalCell
  /// What pictures are wrapped in.
  package var isInTmux = false

  package init(pictures: TerminalPictures, colors: TerminalColors, cell: TerminalCell? = nil) {
    (self.pictures, self.colors) = (pictures, colors)
    // Of a common terminal, where it does not say.
    self.cell = cell ?? TerminalCell(width: 8, height: 16)!
  }
}

/// A screen: lines of text, each no wider than the window, and pictures at places in it.
package struct ReviewFrame: Sendable {
  package struct Placed: Sendable {
    /// From 0, of its top-left cell.
    package var row: Int
    package var column: Int
    package var columns: Int
    package var picture: Bitmap
  }
  package var lines: [String] = []
  package var pictures: [Placed] = []

  /// The pictures as the terminal takes them, each behind a move of the cursor.
  package func encodedPictures(_ surface: ReviewSurface) -> [UInt8] {
    var bytes: [UInt8] = []
    for placed in pictures {
      bytes += "\u{1B}[\(placed.row + 1);\(placed.column + 1)H".utf8
      let commands: [[UInt8]] =
        switch surface.pictures {
        case .kitty: (try? KittyPicture.encode(placed.picture, columns: placed.columns)) ?? []
        case .iterm2: (try? [ITermPicture.encode(placed.picture, columns: placed.columns)]) ?? []
        case .sixel: [SixelPicture.encode(placed.picture)]
        case .blocks, .none: []
        }
      for command in commands { bytes += surface.isInTmux ? TmuxPassthrough.wrapped(command) : command }
    }
    return bytes
  }
}

/// Pictures and texts of artefacts, read once as long as they are looked at.
package final class ReviewPictures {
  private var pictures: [(path: String, picture: Bitmap?)] = []

  package init() {}

  package func picture(_ path: String) -> Bitmap? {
    if let known = pictures.first(where: { $0.path == path }) { return known.picture }
    let picture = (try? FileSystem.read(path)).flatMap { try? PNG.decode($0) }
    pictures.append((path, picture))
    // The change before and the one after.
    if pictures.count > 9 { pictures.removeFirst() }
    return picture
  }

  package func forget() { pictures = [] }

  package func text(_ path: String?) -> String? {
    guard let path, let bytes = try? FileSystem.read(path), bytes.count < 16 << 20 else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
