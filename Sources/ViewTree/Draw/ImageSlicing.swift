import Graphics

/// Which part of a bitmap goes where: whole, in nine slices about cap insets, or tiled.
enum ImageSlicing {
  struct Piece {
    /// In pixels of the bitmap.
    var source: CGRect
    /// In points.
    var destination: CGRect
  }

  /// More tiles than this are a mistake in a size, and would take for ever.
  private static let tileLimit = 1 << 16

  static func pieces(of content: ImageContent, in frame: CGRect) -> [Piece] {
    let pixels = CGRect(x: 0, y: 0, width: content.bitmap.width, height: content.bitmap.height)
    guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return [] }
    switch content.resizing {
    case .fixed: return [Piece(source: pixels, destination: frame)]
    case .stretch(let caps):
      if caps == EdgeInsets() { return [Piece(source: pixels, destination: frame)] }
      return slices(content, caps, frame) { _, source, destination in [Piece(source: source, destination: destination)]
      }
    case .tile(let caps):
      return slices(content, caps, frame) { _, source, destination in
        tiles(source, destination, scale: content.bitmap.scale)
      }
    }
  }

  private static func slices(
    _ content: ImageContent, _ caps: EdgeInsets, _ frame: CGRect, _ fill: (Int, CGRect, CGRect) -> [Piece]
  ) -> [Piece] {
    let scale = content.bitmap.scale, size = content.size
    let sourceX = [0, caps.leading, size.width - caps.trailing, size.width]
    let sourceY = [0, caps.top, size.height - caps.bottom, size.height]
    let x = [frame.minX, frame.minX + caps.leading, frame.maxX - caps.trailing, frame.maxX]
    let y = [frame.minY, frame.minY + caps.top, frame.maxY - caps.bottom, frame.maxY]
    var pieces: [Piece] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let source = CGRect(
          x: sourceX[column] * scale, y: sourceY[row] * scale, width: (sourceX[column + 1] - sourceX[column]) * scale,
          height: (sourceY[row + 1] - sourceY[row]) * scale)
        let destination = CGRect(x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
        guard source.width > 0, source.height > 0, destination.width > 0, destination.height > 0 else { continue }
        pieces += fill(row * 3 + column, source, destination)
      }
    }
    return pieces
  }

  private static func tiles(_ source: CGRect, _ destination: CGRect, scale: CGFloat) -> [Piece] {
    let tile = CGSize(width: source.width / scale, height: source.height / scale)
    let columns = (destination.width / tile.width).rounded(.up), rows = (destination.height / tile.height).rounded(.up)
    guard columns * rows <= CGFloat(tileLimit) else { return [Piece(source: source, destination: destination)] }
    var pieces: [Piece] = []
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        let x = destination.minX + CGFloat(column) * tile.width, y = destination.minY + CGFloat(row) * tile.height
        let width = min(tile.width, destination.maxX - x), height = min(tile.height, destination.maxY - y)
        pieces.append(
          Piece(
            source: CGRect(x: source.minX, y: source.minY, width: width * scale, height: height * scale),
            destination: CGRect(x: x, y: y, width: width, height: height)))
      }
    }
    return pieces
  }
}
