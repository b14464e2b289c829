import Graphics

/// A stretch of text drawn in one way. Lengths are in points.
package struct TextRun: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// `nil` takes the run's colour.
    package var color: ResolvedColor?
    package init(color: ResolvedColor? = nil) { self.color = color }
  }
  /// A picture in the place of a run's text, which is then the object replacement character alone.
  package enum Attachment: Hashable, Sendable {
    /// An SF Symbol's name: follows the run's font, weight and paint. Mirrored where it points along a text that runs
    /// from right to left.
    case symbol(String, SymbolLayout.Scale, isMirrored: Bool = false)
    /// Stands on the baseline in its own size; `tint` paints through its alpha.
    case image(Bitmap, tint: ResolvedColor?)
  }
  package var text: String
  package var font: FontDescriptor
  package var paint: Paint
  /// Added after every glyph, ligatures off; where it is not 0, kerning is not applied.
  package var tracking: Double = 0
  /// Added after every glyph.
  package var kerning: Double = 0
  /// Raises the run.
  package var baselineOffset: Double = 0
  package var underline: Line? = nil
  package var strikethrough: Line? = nil
  package var attachment: Attachment? = nil
  package init(_ text: String, font: FontDescriptor, paint: Paint) {
    (self.text, self.font, self.paint) = (text, font, paint)
  }
}

/// How runs are set as a paragraph.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: Hashable, Sendable { case head, middle, tail }
  package enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }
  package var alignment: Alignment = .leading
  package var truncation: Truncation = .tail
  package var direction: Direction = .leftToRight
  /// `nil`: as many as it takes. At least 1.
  package var maximumLines: Int? = nil
  /// Height is kept for this many lines even when fewer are filled.
  package var minimumLines: Int = 0
  /// Added between lines, in points.
  package var lineSpacing: Double = 0
  /// 0 < factor ≤ 1: how far the font may shrink to fit before text is cut.
  package var minimumScaleFactor: Double = 1
  /// A single line that is too long by a twentieth at most is set closer instead of being cut.
  package var allowsTightening = false
  /// Whose forms Chinese characters have; `nil` where the language has none and the text itself decides.
  package var han: HanForm? = nil
  package init() {}
}
