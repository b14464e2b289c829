import Graphics

/// A symbol as outlines in an em square whose lower edge is the baseline.
struct SymbolDrawing: Sendable {
  struct Piece: Sendable {
    var path: Path
    /// 0 takes the first style, 1 the second.
    var level: Int
    /// Stays as it is in heavier fonts.
    var isSolid: Bool
  }
  /// In the order in which they are drawn where each has a style of its own.
  var pieces: [Piece]
  /// What is drawn in one style, where it is not the pieces side by side.
  var whole: Piece?

  init(_ path: Path, isSolid: Bool) { pieces = [Piece(path: path, level: 0, isSolid: isSolid)] }
  init(_ pieces: [Piece], whole: Piece? = nil) { (self.pieces, self.whole) = (pieces, whole) }

  /// The whole symbol's outline, its strokes made thicker by `gain` points.
  func path(gain: Double = 0) -> Path {
    if let whole { return whole.thickened(gain) }
    if pieces.count == 1 { return pieces[0].thickened(gain) }
    return Path(elements: pieces.flatMap { $0.thickened(gain).elements })
  }

  func scaled(by factor: Double) -> SymbolDrawing {
    func scaled(_ piece: Piece) -> Piece {
      var piece = piece
      piece.path = piece.path.applying(CGAffineTransform(scaleX: factor, y: factor))
      return piece
    }
    return SymbolDrawing(pieces.map(scaled), whole: whole.map(scaled))
  }
}

extension SymbolDrawing.Piece {
  func thickened(_ gain: Double) -> Path { isSolid ? path : path.thickened(by: gain) }
}

extension Path {
  /// With a pen of that width drawn along all edges.
  fileprivate func thickened(by width: Double) -> Path {
    guard width > 0 else { return self }
    let edges = strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    // Under the nonzero rule the pen adds to the ink only where both turn the same way.
    let isAlike = (signedArea > 0) == (edges.signedArea > 0)
    return Path(elements: (isAlike ? self : turned).elements + edges.elements)
  }
}
