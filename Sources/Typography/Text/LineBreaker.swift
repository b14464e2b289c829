/// Divides prepared text into lines.
struct LineBreaker {
  let text: PreparedText
  /// In points; infinity where only line ends in the text break.
  let width: Double

  /// A line before it is placed.
  struct Line: Hashable {
    /// All its clusters, with the spaces and the line end behind them.
    var clusters: Range<Int>
    /// Without them: what is measured and drawn. Spaces where a line was broken hang over; at the end of a paragraph
    /// they count as far as they fit, as a trailing space does that keeps two texts of a stack apart.
    var visible: Range<Int>
  }

  /// Sums of many advances differ in the last bits from one sum; what differs by less still fits.
  static let tolerance = 1e-6

  /// Fills each line with as many words as fit; a word that is longer than a line is divided between clusters.
  /// - Parameter limit: no more lines than this are looked for.
  func lines(limit: Int = .max) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < text.count && lines.count < limit {
      let end = lineEnd(start)
      lines.append(Line(clusters: start..<end, visible: start..<visibleEnd(start, end)))
      start = end
    }
    // A line end at the very end of the text starts one more, empty line.
    if lines.count < limit, let last = text.breaks.last, last == .mandatory {
      lines.append(Line(clusters: text.count..<text.count, visible: text.count..<text.count))
    }
    return lines
  }

  private func visibleEnd(_ start: Int, _ end: Int) -> Int {
    let isMandatory = text.breaks[end - 1] == .mandatory
    let written = isMandatory ? end - 1 : end
    let isParagraphEnd = isMandatory || end == text.count
    return isParagraphEnd && text.width(start, written) <= width + LineBreaker.tolerance
      ? written : text.trimmed(start, end)
  }

  private func lineEnd(_ start: Int) -> Int {
    var best: Int? = nil
    var index = start
    while index < text.count {
      // Straight to the next place, or a word of many lines would be walked through once for each.
      index = text.nextBreak[index]
      if text.width(start, text.trimmed(start, index + 1)) > width + LineBreaker.tolerance {
        return best ?? clusterEnd(start, index + 1)
      }
      best = index + 1
      if text.breaks[index] == .mandatory { return index + 1 }
      index += 1
    }
    return text.count
  }

  /// At least one cluster, so that every line makes progress.
  private func clusterEnd(_ start: Int, _ limit: Int) -> Int {
    var end = start + 1
    while end < limit && text.width(start, end + 1) <= width + LineBreaker.tolerance { end += 1 }
    return end
  }

  /// What of a paragraph stays beside "…".
  struct Cut: Hashable {
    var head: Range<Int>
    var tail: Range<Int>
  }

  /// Cuts the text from `start` to the end of its paragraph so that it and a mark of `markWidth` fit in the width.
  func cut(_ start: Int, _ mode: ParagraphStyle.Truncation, markWidth: Double) -> Cut {
    let end = paragraphEnd(start)
    let room = max(0, width - markWidth)
    switch mode {
    case .tail:
      return Cut(head: start..<text.trimmed(start, fitting(start, end, room)), tail: end..<end)
    case .head:
      return Cut(head: start..<start, tail: fittingBackward(start, end, room)..<end)
    case .middle:
      let head = fitting(start, end, room / 2)
      let tail = fittingBackward(head, end, room - text.width(start, head))
      return Cut(head: start..<head, tail: tail..<end)
    }
  }

  private func paragraphEnd(_ start: Int) -> Int {
    var end = start
    while end < text.count && text.breaks[end] != .mandatory { end += 1 }
    return end
  }
  private func fitting(_ start: Int, _ end: Int, _ room: Double) -> Int {
    var cut = start
    while cut < end && text.width(start, cut + 1) <= room + LineBreaker.tolerance { cut += 1 }
    return cut
  }
  private func fittingBackward(_ start: Int, _ end: Int, _ room: Double) -> Int {
    var cut = end
    while cut > start && text.width(cut - 1, end) <= room + LineBreaker.tolerance { cut -= 1 }
    return cut
  }
}
