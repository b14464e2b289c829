import ViewTree

extension ListRows {
  /// A line between or around rows.
  struct Line {
    var rule: ListRowRule.Line
    var tint: Color?
    @MainActor func paint(in environment: EnvironmentValues) -> ShapePaint {
      tint?._paint(in: environment, level: 0) ?? SeparatorShapeStyle()._paint(in: environment, level: 0)
    }
  }

  /// The lines of the row at `index`. Between two rows one line is at the bottom of the upper; lists without surfaces and
  /// grouped ones have lines above the first and below the last row, too.
  func lines(
    _ traits: [ListTraits], _ index: Int, isFirstSection: Bool, isLastSection: Bool, hasHeader: Bool
  ) -> [Line] {
    var lines: [Line] = []
    func add(_ visibility: Visibility, _ tint: Color?, isAtTop: Bool, isFull: Bool) {
      if visibility != .hidden { lines.append(Line(rule: .init(isAtTop: isAtTop, isFull: isFull), tint: tint)) }
    }
    let own = traits[index]
    let hasOuterLines = !kind.hasRoundPlatters
    if index == 0 {
      let isUsual = hasOuterLines && (kind.hasPlatters || isFirstSection || hasHeader)
      let asked = own.sectionTopLine.visibility ?? own.topLine.visibility ?? .automatic
      add(
        asked == .automatic && !isUsual || kind.hasRoundPlatters ? .hidden : asked, own.sectionTopLine.tint ?? own.topLine.tint,
        isAtTop: true, isFull: kind.hasPlatters)
    }
    if index == traits.count - 1 {
      let asked = own.sectionBottomLine.visibility ?? own.bottomLine.visibility ?? .automatic
      add(
        hasOuterLines ? asked : .hidden, own.sectionBottomLine.tint ?? own.bottomLine.tint, isAtTop: false,
        isFull: kind.hasPlatters)
    } else {
      let next = traits[index + 1]
      let isHidden = own.bottomLine.visibility == .hidden || next.topLine.visibility == .hidden
      add(isHidden ? .hidden : .visible, own.bottomLine.tint ?? next.topLine.tint, isAtTop: false, isFull: false)
    }
    return lines
  }
}
