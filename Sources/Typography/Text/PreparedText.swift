import Graphics

/// Text made ready for setting: shaped once, with the width of every cluster known, so that lines of any width are found
/// by adding numbers. A cluster is what a reader calls a character (Unicode Standard Annex 29) and is never divided.
final class PreparedText: Sendable {
  /// What a text's shape depends on; colours are not part of it.
  struct Key: Hashable, Sendable {
    struct Run: Hashable, Sendable {
      var text: String
      var font: FontDescriptor
      var tracking, kerning: Double
      var attachment: Attachment?
      /// Behind every cluster, in points. Tracking has precedence. [Apple, `Text.kerning(_:)`]
      var extraAdvance: Double { tracking != 0 ? tracking : kerning }
    }
    enum Attachment: Hashable, Sendable {
      case symbol(String, SymbolLayout.Scale, isMirrored: Bool)
      /// In points.
      case image(width: Double, height: Double)

      init(_ attachment: TextRun.Attachment) {
        switch attachment {
        case .symbol(let name, let scale, let isMirrored): self = .symbol(name, scale, isMirrored: isMirrored)
        case .image(let bitmap, _):
          self = .image(width: Double(bitmap.width) / bitmap.scale, height: Double(bitmap.height) / bitmap.scale)
        }
      }
    }
    var runs: [Run]
    var direction: ParagraphStyle.Direction
    var han: HanForm?

    init(_ runs: [TextRun], _ style: ParagraphStyle) {
      self.runs = runs.map {
        Run(
          text: $0.text, font: $0.font, tracking: $0.tracking.isFinite ? $0.tracking : 0,
          kerning: $0.kerning.isFinite ? $0.kerning : 0, attachment: $0.attachment.map { Attachment($0) })
      }
      (direction, han) = (style.direction, style.han)
    }
  }

  /// Neighbouring clusters that are drawn from one font in one direction.
  struct Segment: Sendable {
    enum Content: Sendable {
      /// In visual order, lengths in points; `cluster` is the number in the whole text.
      case glyphs(TypesetFont, [ShapedGlyph])
      /// Pictures for each cluster of the segment.
      case emoji([[Bitmap]])
      /// Its origin is the top-left corner; `baseline` is below that.
      case symbol(GlyphOutline, baseline: Double)
      case image(CGSize)
      /// A box for each cluster.
      case missing
      /// Takes its place, draws nothing: line ends, tabs.
      case blank
    }
    var clusters: Range<Int>
    var run: Int
    var level: UInt8
    var content: Content
    var isRightToLeft: Bool { level % 2 == 1 }
  }

  let text: String
  /// Where each cluster starts in `text`, and its end.
  let boundaries: [String.Index]
  /// The run of each cluster.
  let runs: [Int]
  let fonts: [TypesetFont]
  let segments: [Segment]
  /// Sum of the advances before each cluster, in points, and of all.
  let offsets: [Double]
  let isSpace: [Bool]
  let breaks: [LineBreaking.Opportunity]
  /// For each cluster the first one from it on after which a line may end; the last cluster where there is none.
  let nextBreak: [Int]
  let diagnostics: [TextDiagnostic]
  /// The level that a mark added at a cluster's place has: 1 where the paragraph runs from right to left.
  let baseLevels: [UInt8]
  /// What stands higher above the baseline than the font of its run, in points, in the order of the text.
  let tall: [(clusters: Range<Int>, ascent: Double)]

  var count: Int { runs.count }

  init(_ key: Key, _ library: FontLibrary) {
    let han = key.han ?? HanForm(of: key.runs.lazy.flatMap(\.text.unicodeScalars))
    var analysis = TextAnalysis(library, han: han)
    for (index, run) in key.runs.enumerated() {
      let font = library.typesetFont(run.font)
      if run.attachment != nil {
        analysis.addAttachment(run: index, font: font)
      } else {
        analysis.add(run.text, run: index, font: font)
      }
    }
    let levels = analysis.levels(isRightToLeft: key.direction == .rightToLeft)
    var shaper = SegmentShaper(analysis, levels: levels.levels, key: key, library: library)
    shaper.shape()

    text = analysis.text
    boundaries = analysis.boundaries + [analysis.text.endIndex]
    runs = analysis.clusters.map(\.run)
    fonts = analysis.fonts
    segments = shaper.segments
    offsets = shaper.offsets
    isSpace = analysis.clusters.map { $0.lineBreak == .space || $0.lineBreak == .mandatory }
    breaks = LineBreaking.opportunities(analysis.clusters.map(\.lineBreak))
    nextBreak = Self.nextBreaks(breaks)
    baseLevels = levels.base
    tall = shaper.tall
    var seen: Set<TextDiagnostic> = []
    diagnostics = (analysis.fonts.compactMap(\.diagnostic) + shaper.diagnostics).filter { seen.insert($0).inserted }
  }

  private static func nextBreaks(_ breaks: [LineBreaking.Opportunity]) -> [Int] {
    var next = Array(breaks.indices)
    var index = breaks.count - 2
    while index >= 0 {
      if breaks[index] == .none { next[index] = next[index + 1] }
      index -= 1
    }
    return next
  }

  /// Width of the clusters from `start` to `end`, in points.
  func width(_ start: Int, _ end: Int) -> Double { offsets[end] - offsets[start] }

  /// `end` moved back before the spaces that end there.
  func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start && isSpace[end - 1] { end -= 1 }
    return end
  }

  func string(_ range: Range<Int>) -> String {
    String(text[boundaries[range.lowerBound]..<boundaries[range.upperBound]])
  }
}

extension FontLibrary {
  /// The text made ready, remembered by what its shape depends on.
  func preparedText(_ key: PreparedText.Key) -> PreparedText {
    if let known = cache.withLock({ $0.texts[key] }) { return known }
    let prepared = PreparedText(key, self)
    return cache.withLock { cache in
      // Emptied as a whole when full: a test run sets thousands of texts, each a few times in a row.
      if cache.texts.count >= 2048 { cache.texts.removeAll() }
      cache.texts[key] = prepared
      return prepared
    }
  }
}
