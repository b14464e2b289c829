import Graphics

/// The space offered to a text, and the grid its size is rounded to.
struct Proposal {
  /// In points; infinity where none was proposed.
  var width, height: Double
  /// Pixels per point.
  var scale: Double

  /// A proposal that is no number asks for the ideal size; a negative one counts as 0.
  init(width: Double?, height: Double?, scale: Double) {
    func length(_ value: Double?) -> Double {
      guard let value, !value.isNaN else { return .infinity }
      return max(0, value)
    }
    (self.width, self.height) = (length(width), length(height))
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  func roundedUp(_ value: Double) -> Double { (value * scale - LineBreaker.tolerance).rounded(.up) / scale }
  /// The width, less what is no whole pixel.
  var wholePixels: Double {
    width.isFinite && width < 1e15 ? (width * scale + LineBreaker.tolerance).rounded(.down) / scale : width
  }
  func roundedToNearest(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }
}

extension FontLibrary {
  /// Sets the text, and where it had to be cut and may shrink, sets it as large as it fits.
  func layOut(_ runs: [TextRun], _ style: ParagraphStyle, in proposal: Proposal) -> TextLayout {
    let layout = setLines(runs, style, in: proposal)
    if layout.isTruncated, style.allowsTightening, let tightened = tightened(runs, style, in: proposal) {
      return tightened
    }
    let factor = style.minimumScaleFactor
    guard layout.isTruncated, factor > 0, factor < 1 else { return layout }
    // Halving the distance between a size that fits and one that does not, to a 128th of the range: for a 17 pt font
    // that may shrink to half, less than a tenth of a point.
    var (fits, fitting) = (factor, setLines(runs.map { $0.scaled(by: factor) }, style, in: proposal))
    guard !fitting.isTruncated else { return fitting }
    var tooLarge = 1.0
    for _ in 0..<7 {
      let middle = (fits + tooLarge) / 2
      let attempt = setLines(runs.map { $0.scaled(by: middle) }, style, in: proposal)
      if attempt.isTruncated { tooLarge = middle } else { (fits, fitting) = (middle, attempt) }
    }
    return fitting
  }

  /// The text in one line with its characters closer together, where it is too long by no more than a twentieth: the
  /// tightening factor of a paragraph style. [Apple, NSParagraphStyle.tighteningFactorForTruncation]
  private func tightened(_ runs: [TextRun], _ style: ParagraphStyle, in proposal: Proposal) -> TextLayout? {
    guard proposal.width.isFinite else { return nil }
    let text = preparedText(PreparedText.Key(runs, style))
    let excess = text.width(0, text.count) - proposal.width
    guard text.count > 1, excess > 0, excess <= proposal.width * 0.05, !text.breaks.contains(.mandatory) else {
      return nil
    }
    let step = excess / Double(text.count)
    let layout = setLines(
      runs.map { run in
        var run = run
        if run.tracking != 0 { run.tracking -= step } else { run.kerning -= step }
        return run
      }, style, in: proposal)
    return layout.isTruncated || layout.lines.count > 1 ? nil : layout
  }

  private func setLines(_ runs: [TextRun], _ style: ParagraphStyle, in proposal: Proposal) -> TextLayout {
    let text = preparedText(PreparedText.Key(runs, style))
    var setter = LineSetter(text, runs, style, proposal)
    setter.breakLines()
    setter.placeLines()
    return setter.layout()
  }
}

extension TextRun {
  fileprivate func scaled(by factor: Double) -> TextRun {
    var run = self
    run.font.size *= factor
    run.font.baselineDistance = font.baselineDistance.map { $0 * factor }
    run.font.lineHeight = font.lineHeight.map { $0 * factor }
    run.tracking *= factor
    run.kerning *= factor
    run.baselineOffset *= factor
    return run
  }
}
