import Graphics

/// Shapes the clusters of an analysed text, stretch by stretch, and adds up their advances.
struct SegmentShaper {
  private let analysis: TextAnalysis
  private let levels: [UInt8]
  private let key: PreparedText.Key
  private let library: FontLibrary

  private(set) var segments: [PreparedText.Segment] = []
  private(set) var offsets: [Double] = []
  private(set) var diagnostics: [TextDiagnostic] = []
  /// What stands higher above the baseline than the font of its run, in points.
  private(set) var tall: [(clusters: Range<Int>, ascent: Double)] = []
  private var advances: [Double]

  init(_ analysis: TextAnalysis, levels: [UInt8], key: PreparedText.Key, library: FontLibrary) {
    (self.analysis, self.levels, self.key, self.library) = (analysis, levels, key, library)
    advances = [Double](repeating: 0, count: analysis.clusters.count)
  }

  mutating func shape() {
    let clusters = analysis.clusters
    var start = 0
    while start < clusters.count {
      let first = clusters[start]
      var script = first.script
      var end = start + 1
      while end < clusters.count {
        let next = clusters[end]
        guard next.run == first.run, next.font == first.font, levels[end] == levels[start], first.font != .attachment
        else { break }
        if let nextScript = next.script {
          if let script, script != nextScript { break }
          script = nextScript
        }
        end += 1
      }
      segments.append(segment(start..<end))
      start = end
    }
    var sum = 0.0
    offsets = [0]
    offsets.reserveCapacity(advances.count + 1)
    for advance in advances {
      sum += advance
      offsets.append(sum)
    }
  }

  private mutating func segment(_ range: Range<Int>) -> PreparedText.Segment {
    let first = analysis.clusters[range.lowerBound]
    let font = analysis.fonts[first.run]
    let content: PreparedText.Segment.Content
    switch first.font {
    case .own: content = glyphs(range, font)
    case .system: content = glyphs(range, library.systemFont(like: font))
    case .fallback(let script):
      switch library.fallback(script, like: font) {
      case .success(let fallback):
        content = glyphs(range, fallback)
        if fallback.metrics.ascent > font.metrics.ascent { tall.append((range, fallback.metrics.ascent)) }
      case .failure(let error):
        diagnostics.append(.missingFont(error.message))
        content = missing(range, font)
      }
    case .attachment: content = attachment(range.lowerBound, font)
    case .emoji: content = emoji(range, font)
    case .missing: content = missing(range, font)
    case .blank: content = blank(range)
    }
    return PreparedText.Segment(clusters: range, run: first.run, level: levels[range.lowerBound], content: content)
  }

  private mutating func glyphs(_ range: Range<Int>, _ font: TypesetFont) -> PreparedText.Segment.Content {
    var scalars: [Unicode.Scalar] = []
    var numbers: [Int] = []
    for index in range {
      for scalar in analysis.scalars[analysis.clusters[index].scalars] {
        scalars.append(scalar)
        numbers.append(index)
      }
    }
    let run = key.runs[analysis.clusters[range.lowerBound].run]
    // Letters join across runs of different style. HarfBuzz looks no further than five characters.
    let first = analysis.clusters[range.lowerBound].scalars.lowerBound
    let end = analysis.clusters[range.upperBound - 1].scalars.upperBound
    let all = analysis.scalars
    var glyphs = font.shape(
      scalars, clusters: numbers, isRightToLeft: levels[range.lowerBound] % 2 == 1, isTracked: run.tracking != 0,
      before: all[max(0, first - 5)..<first], after: all[end..<min(all.count, end + 5)])
    let extra = run.extraAdvance
    var lastReported = -1
    for index in glyphs.indices {
      let glyph = glyphs[index]
      if glyph.glyph == 0 {
        glyphs[index].advance = font.missingGlyphAdvance
        // Once for a cluster: one may have thousands of marks.
        if glyph.cluster != lastReported { report(missing: glyph.cluster, font) }
        lastReported = glyph.cluster
      }
      // Once for a cluster, behind the last of its glyphs.
      let isLast = index + 1 == glyphs.count || glyphs[index + 1].cluster != glyph.cluster
      if isLast { glyphs[index].advance += extra }
      advances[glyph.cluster] += glyphs[index].advance
    }
    return .glyphs(font, glyphs)
  }

  private mutating func emoji(_ range: Range<Int>, _ font: TypesetFont) -> PreparedText.Segment.Content {
    switch library.emoji {
    case .success(let emoji):
      let pictures = range.map { emoji.pictures(of: Array(analysis.scalars[analysis.clusters[$0].scalars])) }
      for (index, pictures) in zip(range, pictures) {
        if pictures.isEmpty { report(missing: index, font) }
        setAdvance(
          of: index,
          pictures.isEmpty ? font.missingGlyphAdvance : EmojiFont.advance(size: font.size) * Double(pictures.count))
      }
      return .emoji(pictures)
    case .failure(let error):
      diagnostics.append(.missingFont(error.message))
      return missing(range, font)
    }
  }

  private mutating func attachment(_ cluster: Int, _ font: TypesetFont) -> PreparedText.Segment.Content {
    let run = key.runs[analysis.clusters[cluster].run]
    switch run.attachment {
    case .symbol(let name, let scale, let isMirrored)?:
      let symbol = library.symbol(name, font: run.font, imageScale: scale)
      if let diagnostic = symbol.diagnostic { diagnostics.append(diagnostic) }
      setAdvance(of: cluster, symbol.size.width)
      let path = isMirrored ? symbol.path.stretched(-1).moved(symbol.size.width, 0) : symbol.path
      return .symbol(GlyphOutline(path: path), baseline: symbol.baseline)
    case .image(let width, let height)?:
      setAdvance(of: cluster, width)
      tall.append((cluster..<cluster + 1, height))
      return .image(CGSize(width: width, height: height))
    case nil: return missing(cluster..<cluster + 1, font)
    }
  }

  private mutating func missing(_ range: Range<Int>, _ font: TypesetFont) -> PreparedText.Segment.Content {
    for index in range {
      report(missing: index, font)
      setAdvance(of: index, font.missingGlyphAdvance)
    }
    return .missing
  }

  private mutating func blank(_ range: Range<Int>) -> PreparedText.Segment.Content {
    for index in range where analysis.scalars[analysis.clusters[index].scalars.lowerBound] == "\t" {
      // The default distance between tab stops of a paragraph style.
      advances[index] = 28
    }
    return .blank
  }

  private mutating func setAdvance(of cluster: Int, _ advance: Double) {
    let run = key.runs[analysis.clusters[cluster].run]
    advances[cluster] = advance + run.extraAdvance
  }

  private mutating func report(missing cluster: Int, _ font: TypesetFont) {
    var scalars = String.UnicodeScalarView()
    // As much of it as a message can show.
    scalars.append(contentsOf: analysis.scalars[analysis.clusters[cluster].scalars].prefix(16))
    diagnostics.append(.missingGlyph(Character(String(scalars)), font: font.name))
  }
}
