import Graphics

/// Turns prepared text into placed lines: which clusters each holds, where it was cut, how high it is and where its
/// baseline lies. Rules and figures: facts/swiftui-layout.md sections 6 and 7.
struct LineSetter {
  let text: PreparedText
  let runs: [TextRun]
  let style: ParagraphStyle
  let proposal: Proposal

  struct Line {
    var head: Range<Int>
    /// Behind the mark, where the line was cut in the middle or at its head.
    var tail: Range<Int>
    /// The run whose font draws "…"; `nil` where the line is whole.
    var mark: Int?
    /// In points.
    var width: Double
    /// In points: the spaces behind the place where the line was broken. They are measured as far as they fit, and take no
    /// part in alignment.
    var hanging = 0.0
    var ascent, descent, leading: Double
    var isRightToLeft: Bool
    /// From the top of the text; set by `placeLines`.
    var top = 0.0, baseline = 0.0, x = 0.0
    var height: Double { ascent + descent }
  }
  private(set) var lines: [Line] = []
  private(set) var isTruncated = false
  private var size = CGSize.zero
  private var firstBaseline = 0.0, lastBaseline = 0.0

  init(_ text: PreparedText, _ runs: [TextRun], _ style: ParagraphStyle, _ proposal: Proposal) {
    (self.text, self.runs, self.style, self.proposal) = (text, runs, style, proposal)
  }

  // MARK: Which clusters each line holds

  mutating func breakLines() {
    guard text.count > 0, proposal.width > 0 else { return }
    let breaker = LineBreaker(text: text, width: proposal.width)
    let limit = style.maximumLines.map { max(1, $0) } ?? .max
    let broken = breaker.lines(limit: limit == .max ? .max : limit + 1)
    lines = broken.map { whole($0) }
    let allowed = min(limit, fittingCount())
    guard lines.count > allowed else { return }
    isTruncated = true
    lines.removeSubrange(allowed...)
    lines[allowed - 1] = cut(broken[allowed - 1], breaker)
  }

  private func whole(_ line: LineBreaker.Line) -> Line {
    var end = line.clusters.upperBound
    if end > line.clusters.lowerBound, text.breaks[end - 1] == .mandatory { end -= 1 }
    return measured(
      Line(
        head: line.visible, tail: line.visible.upperBound..<line.visible.upperBound, mark: nil,
        width: text.width(line.visible.lowerBound, line.visible.upperBound),
        hanging: text.width(line.visible.upperBound, max(end, line.visible.upperBound)), ascent: 0, descent: 0,
        leading: 0,
        isRightToLeft: isRightToLeft(line.clusters.lowerBound)))
  }

  private func cut(_ line: LineBreaker.Line, _ breaker: LineBreaker) -> Line {
    // The mark looks like what it replaces, which stands where the line would otherwise have gone on.
    let mark = run(at: max(line.clusters.lowerBound, min(line.visible.upperBound, text.count) - 1))
    let markWidth = text.fonts[mark].ellipsis.reduce(0) { $0 + $1.advance }
    let cut = breaker.cut(line.clusters.lowerBound, style.truncation, markWidth: markWidth)
    let width =
      text.width(cut.head.lowerBound, cut.head.upperBound) + text.width(cut.tail.lowerBound, cut.tail.upperBound)
      + markWidth
    return measured(
      Line(
        head: cut.head, tail: cut.tail, mark: mark, width: width, ascent: 0, descent: 0, leading: 0,
        isRightToLeft: isRightToLeft(line.clusters.lowerBound)))
  }

  /// How many lines the height has room for, and never less than one.
  private func fittingCount() -> Int {
    guard proposal.height.isFinite else { return .max }
    var top = 0.0
    for (index, line) in lines.enumerated() {
      if index > 0 && top + line.height > proposal.height + LineBreaker.tolerance { return index }
      top += pitch(line)
    }
    return .max
  }

  // MARK: How high, and where

  /// The highest of the fonts on the line; of an empty line, the font at its place.
  private func measured(_ line: Line) -> Line {
    var line = line
    var used: [Int] = []
    for range in [line.head, line.tail] where !range.isEmpty {
      // Runs follow one another, so only the first and last cluster need to be asked.
      used += text.runs[range.lowerBound]...text.runs[range.upperBound - 1]
    }
    if let mark = line.mark { used.append(mark) }
    if used.isEmpty && !text.fonts.isEmpty { used = [run(at: line.head.lowerBound)] }
    for run in used {
      let metrics = text.fonts[run].metrics
      let raised = runs[run].baselineOffset.isFinite ? runs[run].baselineOffset : 0
      line.ascent = max(line.ascent, metrics.ascent + raised)
      line.descent = max(line.descent, metrics.descent - raised)
      line.leading = max(line.leading, metrics.leading)
    }
    for part in text.tall where part.clusters.overlaps(line.head) || part.clusters.overlaps(line.tail) {
      let offset = runs[text.runs[part.clusters.lowerBound]].baselineOffset
      line.ascent = max(line.ascent, part.ascent + (offset.isFinite ? offset : 0))
    }
    return line
  }

  private func run(at cluster: Int) -> Int {
    if cluster < text.count { return text.runs[cluster] }
    return text.runs.last ?? 0
  }
  private func isRightToLeft(_ cluster: Int) -> Bool {
    guard !text.baseLevels.isEmpty else { return style.direction == .rightToLeft }
    return text.baseLevels[min(cluster, text.count - 1)] == 1
  }
  private var lineSpacing: Double { style.lineSpacing.isFinite ? max(0, style.lineSpacing) : 0 }
  private func pitch(_ line: Line) -> Double { line.height + line.leading + lineSpacing }

  mutating func placeLines() {
    let first =
      lines.first
      ?? measured(
        Line(
          head: 0..<0, tail: 0..<0, mark: nil, width: 0, ascent: 0, descent: 0, leading: 0, isRightToLeft: false))
    // The first baseline goes to the nearest pixel and takes all others along; the last is rounded up.
    firstBaseline = proposal.roundedToNearest(first.ascent)
    let shift = firstBaseline - first.ascent
    var top = 0.0
    var height = first.height
    for index in lines.indices {
      lines[index].top = top
      lines[index].baseline = proposal.roundedToNearest(top + lines[index].ascent + shift)
      height = top + lines[index].height
      lastBaseline = proposal.roundedUp(top + lines[index].ascent + shift)
      top += pitch(lines[index])
    }
    if lines.isEmpty { lastBaseline = firstBaseline }
    if style.minimumLines > max(1, lines.count) {
      let reserved = Double(style.minimumLines - 1) * pitch(first) + first.height
      height = max(height, reserved)
    }
    // A text is as wide as its longest line with the space at which that was broken: the boxes around wrapped texts of
    // md-paragraphs and tx-heading are a space wider than the ink, and macro-device-wrap stands half a space to the left.
    let width = proposal.roundedUp(
      lines.reduce(0) { max($0, min($1.width + $1.hanging, max($1.width, proposal.wholePixels))) })
    size = CGSize(width: width, height: text.fonts.isEmpty ? 0 : proposal.roundedUp(height))
    let isMirrored = style.direction == .rightToLeft
    for index in lines.indices {
      let room = width - lines[index].width
      switch style.alignment {
      case .leading: lines[index].x = isMirrored ? room : 0
      case .center: lines[index].x = room / 2
      case .trailing: lines[index].x = isMirrored ? 0 : room
      }
    }
  }

  // MARK: Result

  func layout() -> TextLayout {
    let (text, runs, lines, scale) = (self.text, self.runs, self.lines, proposal.scale)
    return TextLayout(
      lines: lines.map { line in
        TextLayout.Line(
          text: text.string(line.head) + (line.mark == nil ? "" : "…") + text.string(line.tail),
          bounds: CGRect(x: line.x, y: line.top, width: line.width, height: line.height), baseline: line.baseline)
      },
      size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline, isTruncated: isTruncated,
      diagnostics: text.diagnostics,
      draw: { LineDrawer(text: text, runs: runs, scale: scale).commands(lines) })
  }
}
