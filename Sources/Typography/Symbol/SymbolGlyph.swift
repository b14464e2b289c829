import Graphics

/// A glyph of the icon font, as it is or remade.
struct SymbolGlyph: Hashable, Sendable {
  enum Form: String, Hashable, Sendable, CaseIterable {
    case whole
    /// Filled up to its outer edge; what stands inside becomes a hole. For glyphs without a filled twin.
    case solid
    /// Its outer edge as a line, with the line's inner edge: what stands inside is left out.
    case shell
    /// A line along the outer edge of a glyph that is only there filled.
    case hollow
    /// What stands inside, without the edge around it.
    case mark
    /// Seen in a mirror: left is right.
    case mirrored
    /// A quarter turn clockwise, and half a turn.
    case quarter, half
    /// Three eighths of a turn clockwise.
    case hung
  }
  var name: String
  var form: Form = .whole

  /// From `name`, or `form:name`.
  init(_ text: some StringProtocol) {
    let words = text.split(separator: ":")
    if words.count == 2, let form = Form(rawValue: String(words[0])) {
      (name, self.form) = (String(words[1]), form)
    } else {
      name = String(text)
    }
  }

  /// The outline in this form, in the same em square.
  func shaped(_ path: Path, em: Double) -> Path {
    switch form {
    case .whole: return path
    case .solid:
      let contours = SymbolContours(path)
      return contours.path { contours.contours[$0].depth == 0 }.removing(
        contours.path(outside: 2) { contours.contours[$0].depth >= 2 })
    case .shell:
      let contours = SymbolContours(path)
      return contours.path { i in
        // The line's inner edge, or the hole of a sign that is cut out: only the first has about the outline's area.
        let contour = contours.contours[i]
        return contour.depth == 0
          || contour.depth == 1 && abs(contour.area) > 0.55 * abs(contours.contours[contour.around[0]].area)
      }
    case .hollow:
      let contours = SymbolContours(path)
      let width = em / 16
      let outer = contours.path { contours.contours[$0].depth == 0 }
      let box = outer.controlBounds
      guard box.width > width, box.height > width else { return outer }
      // The line's middle runs half its width inside the edge.
      let inside = CGAffineTransform(translationX: box.midX, y: box.midY)
        .scaledBy(x: (box.width - width) / box.width, y: (box.height - width) / box.height)
        .translatedBy(x: -box.midX, y: -box.midY)
      return outer.applying(inside).strokedPath(StrokeStyle(lineWidth: width, lineJoin: .round))
    case .mark:
      let contours = SymbolContours(path)
      return contours.path { contours.contours[$0].depth >= 2 }
    case .mirrored: return path.stretched(-1).moved(em, 0)
    case .quarter: return path.turnedAround(em, sine: 1, cosine: 0)
    case .half: return path.turnedAround(em, sine: 0, cosine: -1)
    case .hung:
      let half = (0.5).squareRoot()
      return path.turnedAround(em, sine: half, cosine: -half)
    }
  }
}

extension Path {
  /// With the other's area, which lies inside of this one's, taken away. Both have area positive, holes negative.
  func removing(_ other: Path) -> Path { Path(elements: elements + other.turned.elements) }

  /// Around the middle of the em square, which stands on the baseline.
  fileprivate func turnedAround(_ em: Double, sine: Double, cosine: Double) -> Path {
    let (x, y) = (em / 2, -em / 2)
    return applying(
      CGAffineTransform(
        a: cosine, b: sine, c: -sine, d: cosine, tx: x - cosine * x + sine * y, ty: y - sine * x - cosine * y))
  }
}
