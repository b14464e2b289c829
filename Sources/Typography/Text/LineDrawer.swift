import Graphics

/// Turns placed lines into drawing commands.
struct LineDrawer {
  let text: PreparedText
  let runs: [TextRun]
  /// Pixels per point: lines under and through text are at least a pixel thick.
  let scale: Double

  /// A part of a line that is drawn in one direction.
  private struct Piece {
    enum Content {
      case segment(Int, clusters: Range<Int>)
      case mark(run: Int)
    }
    var content: Content
    var level: UInt8
  }

  func commands(_ lines: [LineSetter.Line]) -> [DisplayCommand] {
    var commands: [DisplayCommand] = []
    for line in lines { draw(line, &commands) }
    return commands
  }

  private func draw(_ line: LineSetter.Line, _ commands: inout [DisplayCommand]) {
    var pieces = self.pieces(line.head)
    if let mark = line.mark { pieces.append(Piece(content: .mark(run: mark), level: line.isRightToLeft ? 1 : 0)) }
    pieces += self.pieces(line.tail)

    var glyphs = LineGlyphs()
    var x = line.x
    for index in Bidirectional.visualOrder(pieces.map(\.level)) {
      let start = x
      let run: Int
      switch pieces[index].content {
      case .segment(let segment, let clusters):
        run = text.segments[segment].run
        x += draw(text.segments[segment], clusters, at: x, line.baseline, &glyphs)
      case .mark(let mark):
        run = mark
        let font = text.fonts[mark]
        x += draw(font.ellipsis[...], font, mark, at: x, line.baseline, &glyphs)
      }
      if runs[run].underline != nil || runs[run].strikethrough != nil || runs[run].background != nil {
        glyphs.extend(run, from: start, to: x)
      }
    }

    for stroke in glyphs.strokes {
      if let color = runs[stroke.run].background { commands.append(background(stroke, color, line.baseline)) }
    }
    for stroke in glyphs.strokes {
      if let underline = runs[stroke.run].underline {
        commands.append(rule(stroke, underline, .underlineOffset, .underlineThickness, line.baseline))
      }
    }
    for group in glyphs.groups {
      commands.append(.glyphs(GlyphRun(glyphs: group.glyphs, paint: runs[group.run].paint, transform: .identity)))
    }
    commands += glyphs.images.map { .image($0) }
    for stroke in glyphs.strokes {
      if let strikethrough = runs[stroke.run].strikethrough {
        commands.append(rule(stroke, strikethrough, .strikethroughOffset, .strikethroughThickness, line.baseline))
      }
    }
  }

  /// The parts of segments that lie in the clusters.
  private func pieces(_ clusters: Range<Int>) -> [Piece] {
    guard !clusters.isEmpty else { return [] }
    var pieces: [Piece] = []
    var index = firstIndex(0..<text.segments.count) { text.segments[$0].clusters.upperBound > clusters.lowerBound }
    while index < text.segments.count, text.segments[index].clusters.lowerBound < clusters.upperBound {
      let segment = text.segments[index]
      pieces.append(
        Piece(content: .segment(index, clusters: segment.clusters.clamped(to: clusters)), level: segment.level))
      index += 1
    }
    return pieces
  }

  /// The glyphs of some of a segment's clusters, which lie together: their cluster numbers ascend from left to right, or
  /// descend where the segment runs from right to left.
  private func part(_ glyphs: [ShapedGlyph], _ clusters: Range<Int>, of segment: PreparedText.Segment) -> ArraySlice<
    ShapedGlyph
  > {
    guard clusters != segment.clusters else { return glyphs[...] }
    let all = 0..<glyphs.count
    if segment.isRightToLeft {
      let start = firstIndex(all) { glyphs[$0].cluster < clusters.upperBound }
      return glyphs[start..<firstIndex(start..<glyphs.count) { glyphs[$0].cluster < clusters.lowerBound }]
    }
    let start = firstIndex(all) { glyphs[$0].cluster >= clusters.lowerBound }
    return glyphs[start..<firstIndex(start..<glyphs.count) { glyphs[$0].cluster >= clusters.upperBound }]
  }

  /// By halving: the first index from which on the condition holds. A line must not cost a walk through the whole text.
  private func firstIndex(_ range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// - Returns: the advance in points.
  private func draw(
    _ segment: PreparedText.Segment, _ clusters: Range<Int>, at x: Double, _ baseline: Double, _ line: inout LineGlyphs
  ) -> Double {
    let font = text.fonts[segment.run]
    switch segment.content {
    case .glyphs(let glyphFont, let glyphs):
      return draw(part(glyphs, clusters, of: segment), glyphFont, segment.run, at: x, baseline, &line)
    case .emoji(let pictures):
      var pen = x
      for cluster in segment.isRightToLeft ? Array(clusters.reversed()) : Array(clusters) {
        var place = pen
        let parts = pictures[cluster - segment.clusters.lowerBound]
        for bitmap in parts {
          let frame = EmojiFont.frame(
            of: bitmap, x: place, baseline: baseline - raised(segment.run), size: font.size,
            capHeight: font.metrics.capHeight)
          line.images.append(
            ImageDraw(
              bitmap: bitmap, source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
              destination: frame,
              transform: .identity))
          place += EmojiFont.advance(size: font.size)
        }
        if parts.isEmpty { drawBox(font, segment.run, at: pen, baseline, &line) }
        pen += text.width(cluster, cluster + 1)
      }
      return pen - x
    case .symbol(let outline, let symbolBaseline):
      line.append(
        GlyphRun.Glyph(
          outline: outline, position: CGPoint(x: x, y: baseline - raised(segment.run) - symbolBaseline)), segment.run)
      return text.width(clusters.lowerBound, clusters.upperBound)
    case .image(let size):
      if case .image(let bitmap, let tint)? = runs[segment.run].attachment {
        line.images.append(
          ImageDraw(
            bitmap: bitmap, source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
            destination: CGRect(
              x: x, y: baseline - raised(segment.run) - size.height, width: size.width, height: size.height),
            transform: .identity, tint: tint))
      }
      return text.width(clusters.lowerBound, clusters.upperBound)
    case .missing:
      var pen = x
      for cluster in segment.isRightToLeft ? Array(clusters.reversed()) : Array(clusters) {
        drawBox(font, segment.run, at: pen, baseline, &line)
        pen += text.width(cluster, cluster + 1)
      }
      return pen - x
    case .blank:
      return text.width(clusters.lowerBound, clusters.upperBound)
    }
  }

  private func draw(
    _ glyphs: ArraySlice<ShapedGlyph>, _ font: TypesetFont, _ run: Int, at x: Double, _ baseline: Double,
    _ line: inout LineGlyphs
  ) -> Double {
    var pen = x
    for glyph in glyphs {
      let outline = font.outline(of: glyph.glyph)
      if !outline.path.isEmpty {
        line.append(
          GlyphRun.Glyph(
            outline: outline, position: CGPoint(x: pen + glyph.xOffset, y: baseline - raised(run) - glyph.yOffset)),
          run)
      }
      pen += glyph.advance
    }
    return pen - x
  }

  private func drawBox(_ font: TypesetFont, _ run: Int, at x: Double, _ baseline: Double, _ line: inout LineGlyphs) {
    line.append(GlyphRun.Glyph(outline: font.outline(of: 0), position: CGPoint(x: x, y: baseline - raised(run))), run)
  }

  private func raised(_ run: Int) -> Double { runs[run].baselineOffset.isFinite ? runs[run].baselineOffset : 0 }

  /// A line under or through text, as thick and as far from the baseline as the font says.
  private func rule(
    _ stroke: LineGlyphs.Stroke, _ rule: TextRun.Line, _ offset: HarfBuzzFont.Metric, _ thickness: HarfBuzzFont.Metric,
    _ baseline: Double
  ) -> DisplayCommand {
    let font = text.fonts[stroke.run]
    let isUnder = offset == .underlineOffset
    let above = (font.font.metric(offset) ?? (isUnder ? -0.1 : 0.3)) * font.size
    let pixels = ((font.font.metric(thickness) ?? 0.05) * font.size * scale).rounded()
    let height = max(1, pixels) / scale
    let y = ((baseline - raised(stroke.run) - above) * scale).rounded() / scale
    let rectangle = CGRect(x: stroke.from, y: y, width: stroke.to - stroke.from, height: height)
    let paint = rule.color.map { Paint.color($0) } ?? runs[stroke.run].paint
    return .fill(
      path: Self.path(Self.dashes(rule.dashes, thickness: height, in: rectangle)), style: FillStyle(), paint: paint,
      transform: .identity)
  }

  /// The run's colour behind it, from the top of its font's lines to their bottom. [unverified]
  private func background(_ stroke: LineGlyphs.Stroke, _ color: ResolvedColor, _ baseline: Double) -> DisplayCommand {
    let metrics = text.fonts[stroke.run].metrics
    let line = baseline - raised(stroke.run)
    let top = ((line - metrics.ascent) * scale).rounded() / scale,
      bottom = ((line + metrics.descent) * scale).rounded() / scale
    return .fill(
      path: Self.path([CGRect(x: stroke.from, y: top, width: stroke.to - stroke.from, height: bottom - top)]),
      style: FillStyle(), paint: .color(color), transform: .identity)
  }

  private static func dashes(_ lengths: [Double], thickness: Double, in line: CGRect) -> [CGRect] {
    // A period that is no length, or one of a million gaps, is drawn as a plain line.
    let period = lengths.reduce(0, +) * thickness
    guard lengths.count >= 2, lengths.allSatisfy({ $0 > 0 }), period > 0, line.width / period < 10_000 else {
      return [line]
    }
    var (rectangles, x, index) = ([CGRect](), Double(line.minX), 0)
    while x < line.maxX {
      let length = lengths[index % lengths.count] * thickness
      if index % 2 == 0 {
        rectangles.append(CGRect(x: x, y: line.minY, width: min(length, line.maxX - x), height: line.height))
      }
      x += length
      index += 1
    }
    return rectangles
  }
  private static func path(_ rectangles: [CGRect]) -> Path {
    Path(
      elements: rectangles.flatMap { rectangle -> [Path.Element] in
        [
          .move(to: CGPoint(x: rectangle.minX, y: rectangle.minY)),
          .line(to: CGPoint(x: rectangle.maxX, y: rectangle.minY)),
          .line(to: CGPoint(x: rectangle.maxX, y: rectangle.maxY)),
          .line(to: CGPoint(x: rectangle.minX, y: rectangle.maxY)),
          .closeSubpath,
        ]
      })
  }
}

/// What one line puts on the page, gathered so that neighbours of one run become one command.
private struct LineGlyphs {
  struct Stroke {
    var run: Int
    var from, to: Double
  }
  var groups: [(run: Int, glyphs: [GlyphRun.Glyph])] = []
  var images: [ImageDraw] = []
  var strokes: [Stroke] = []

  mutating func append(_ glyph: GlyphRun.Glyph, _ run: Int) {
    if groups.last?.run == run {
      groups[groups.count - 1].glyphs.append(glyph)
    } else {
      groups.append((run, [glyph]))
    }
  }
  mutating func extend(_ run: Int, from: Double, to: Double) {
    if let last = strokes.last, last.run == run, last.to == from {
      strokes[strokes.count - 1].to = to
    } else {
      strokes.append(Stroke(run: run, from: from, to: to))
    }
  }
}
