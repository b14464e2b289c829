import Graphics
import SnapshotCore

/// Draws a session: what is looked at, what there is to see of it, and the keys.
package struct ReviewScreen {
  package var columns: Int
  package var rows: Int
  package var surface: ReviewSurface
  package var files: ReviewPictures

  package init(columns: Int, rows: Int, surface: ReviewSurface, files: ReviewPictures) {
    (self.columns, self.rows) = (max(1, columns), max(4, rows))
    (self.surface, self.files) = (surface, files)
  }

  /// - Parameter staleness: why the change that is looked at cannot be decided any more.
  package func frame(_ session: ReviewSession, staleness: String? = nil) -> ReviewFrame {
    if session.mode == .help { return help(session) }
    var frame = ReviewFrame()
    guard let current = session.current else {
      frame.lines = ending(session)
      return closed(frame, session)
    }
    let item = session.items[current]

    // 1. Which one, and what became of it.
    frame.lines.append(header(session, item))
    // 2. What the test said.
    frame.lines += told(item.change, staleness)
    // 3. The picture or the text, in what is left above the keys.
    let top = frame.lines.count
    let left = rows - top - 2
    if left > 1 { show(item.change, session, top: top, rows: left, in: &frame) }
    return closed(frame, session)
  }

  /// The last two lines: what the last key came to, and the keys.
  private func closed(_ frame: ReviewFrame, _ session: ReviewSession) -> ReviewFrame {
    var frame = frame
    frame.lines = Array(frame.lines.prefix(rows - 2))
    frame.lines += Array(repeating: "", count: rows - 2 - frame.lines.count)
    frame.lines.append(styled(TerminalText.fitted(TerminalText.plain(session.notice ?? ""), to: columns), "33"))
    let bottom: String =
      switch session.mode {
      case .confirming(let decision, let indexes): session.question(decision, indexes)
      case .filtering: "filter: " + TerminalText.plain(session.filter) + "▏ Enter keeps it, Esc takes it back"
      case .browsing, .help: keys(session)
      }
    let isQuestion = session.mode != .browsing
    frame.lines.append(styled(TerminalText.fitted(bottom, to: columns), isQuestion ? "1;7" : "2"))
    return frame
  }

  // MARK: - Words

  private func styled(_ text: String, _ code: String) -> String {
    surface.colors == .none || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private static func color(_ kind: PendingChange.Kind) -> String {
    switch kind {
    case .differs, .failed: "31"
    case .changed: "33"
    case .new, .missing: "36"
    }
  }

  private func header(_ session: ReviewSession, _ item: ReviewSession.Item) -> String {
    let (position, count) = session.position
    let mark: String? =
      switch item.mark {
      case .open: nil
      case .accepted: "accepted"
      case .rejected: "rejected"
      case .skipped: "skipped"
      }
    let place = "\(position) of \(count)"
    let kind = item.change.kind.rawValue
    var state = mark.map { "\(kind), \($0)" } ?? kind
    if !session.filter.isEmpty { state += "  filter: \(TerminalText.plain(session.filter))" }
    // The name gives way first, from its beginning: its end tells variants apart.
    let room = columns - TerminalText.width(place) - 4 - TerminalText.width(state)
    let name = Self.endFitted(item.change.name, to: max(8, room))
    let line = TerminalText.fitted("\(place)  \(name)  \(state)", to: columns)
    guard line.hasSuffix(state), surface.colors != .none else { return line }
    let rest = String(line.dropLast(state.count))
    return styled(rest, "1") + styled(state, "1;" + Self.color(item.change.kind))
  }

  private static func endFitted(_ text: String, to columns: Int) -> String {
    if TerminalText.width(text) <= columns { return text }
    var rest = Substring(text)
    while !rest.isEmpty, TerminalText.width(rest) > columns - 1 { rest.removeFirst() }
    return "…" + rest
  }

  private func told(_ change: PendingChange, _ staleness: String?) -> [String] {
    var lines: [String] = []
    let limit = max(3, rows / 4)
    if let staleness {
      lines += TerminalText.wrapped("stale: " + TerminalText.plain(staleness), to: columns, limit: 2, indent: "  ")
        .map { styled($0, "33") }
    }
    if let obstacle = change.obstacle {
      let verb = change.isRecorded ? "rejected" : "accepted"
      lines += TerminalText.wrapped(
        "cannot be \(verb): " + TerminalText.plain(obstacle), to: columns, limit: 2, indent: "  "
      ).map { styled($0, "33") }
    }
    // The title is in the header already.
    var first = change.message.first ?? ""
    let opening = "Snapshot \"\(TerminalText.plain(change.title))\" "
    if first.hasPrefix(opening) { first = String(first.dropFirst(opening.count)) }
    if !first.isEmpty { lines += TerminalText.wrapped(first, to: columns, limit: limit, indent: "  ") }
    if change.kind == .failed {
      lines += change.message.dropFirst().flatMap { TerminalText.wrapped($0, to: columns, limit: 2, indent: "    ") }
    } else {
      // One that is all there is stands in the first line.
      let more = change.changes.count > 1 ? change.changes : []
      lines += more.map { TerminalText.fitted("  · " + $0, to: columns) }
    }
    if lines.count > limit + 1 {
      let left = lines.count - limit
      lines = Array(lines.prefix(limit)) + [styled("  … \(left) more lines", "2")]
    }
    if let sizes = self.sizes(change) { lines.append(styled(TerminalText.fitted(sizes, to: columns), "2")) }
    return lines
  }

  private func sizes(_ change: PendingChange) -> String? {
    let sizes = [change.sizes.reference, change.sizes.actual].compactMap(\.self)
    let both = Set(sizes).count == 1 ? sizes[0] : sizes.joined(separator: " → ")
    let parts = [both.isEmpty ? nil : both, change.pixels.map { $0 + " differ" }].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func keys(_ session: ReviewSession) -> String {
    let all: [String] =
      session.current == nil
      ? ["u undo  p look at them again  / filter  ? help  q quit", "u undo  p back  q quit"]
      : [
        "a accept  r reject  s skip  A R S all the rest  u undo  n p next, previous  d \(session.view.name)  / filter  o open  ? help  q quit",
        "a accept  r reject  s skip  A R S all  u undo  n p move  d view  / filter  o open  ? help  q quit",
        "a accept  r reject  s skip  A R S all  u undo  d view  ? help  q quit",
        "a accept  r reject  s skip  ? help  q quit", "a r s A R S u n p d / o ? q",
      ]
    return all.first { TerminalText.width($0) <= columns } ?? all[all.count - 1]
  }

  private func ending(_ session: ReviewSession) -> [String] {
    var lines = [styled("Nothing is left open.", "1"), ""]
    for (mark, word) in [(ReviewSession.Mark.accepted, "accepted"), (.rejected, "rejected"), (.skipped, "skipped")] {
      let count = session.count(mark)
      if count > 0 { lines.append("\(count) \(word)") }
    }
    let hidden = session.count(.open)
    if hidden > 0 {
      lines[0] = styled("Nothing that the filter shows is left open.", "1")
      lines.append("\(hidden) not shown by “\(TerminalText.plain(session.filter))”; Esc shows them")
    }
    return lines.map { surface.colors == .none ? TerminalText.fitted($0, to: columns) : $0 }
  }

  private func help(_ session: ReviewSession) -> ReviewFrame {
    let text = [
      "a  accept: what came out becomes the reference (or stays it, when it was recorded)",
      "r  reject: the reference stays (or the earlier one comes back, when it was recorded)",
      "s  skip: decide later",
      "A  R  S  the same for all that are open, after a question",
      "u  undo the last decision; the files are put back",
      "n  p  → ←  the next one, the previous one",
      "d  side by side, diff, actual, reference",
      "↓ ↑ space  scroll a text",
      "/  filter by words of the name or the kind; Esc shows all",
      "o  open the two files with SNAPSHOT_DIFF_TOOL, or print where they are",
      "q  quit; what is decided stays decided, and what is not stays pending", "", "any key goes back",
    ]
    var frame = ReviewFrame()
    frame.lines = text.flatMap { TerminalText.wrapped($0, to: columns, limit: 3, indent: "   ") }
    frame.lines = Array(frame.lines.prefix(rows))
    frame.lines += Array(repeating: "", count: rows - frame.lines.count)
    return frame
  }

  // MARK: - The picture, or the text

  private struct Panel {
    var title: String
    var picture: Bitmap
    var isMask: Bool
  }

  private func show(_ change: PendingChange, _ session: ReviewSession, top: Int, rows: Int, in frame: inout ReviewFrame)
  {
    let panels = surface.pictures == .none ? [] : panels(change, session.view)
    if !panels.isEmpty {
      draw(panels, change, top: top, rows: rows, in: &frame)
    } else if change.texts != nil {
      frame.lines += text(change, session, rows: rows)
    } else if let folder = change.folder {
      frame.lines += ["", TerminalText.fitted("artefacts: " + TerminalText.plain(folder), to: columns)]
    }
  }

  private func panels(_ change: PendingChange, _ view: ReviewSession.View) -> [Panel] {
    func panel(_ title: String, _ path: String?, isMask: Bool = false) -> Panel? {
      path.flatMap { files.picture($0) }.map { Panel(title: title, picture: $0, isMask: isMask) }
    }
    let was = change.kind == .changed ? "before" : "reference"
    let now = change.kind == .changed ? "now" : "actual"
    let reference = panel(was, change.pictures.reference)
    let actual = panel(now, change.pictures.actual)
    let diff = panel("diff", change.pictures.diff, isMask: true)
    let all = [reference, actual, diff].compactMap(\.self)
    let chosen: Panel? =
      switch view {
      case .sideBySide: nil
      case .diff: diff
      case .actual: actual
      case .reference: reference
      }
    if let chosen { return [chosen] }
    // What is not there is not worth an empty screen.
    return view == .sideBySide ? Array(all.prefix(columns >= 60 ? 3 : columns >= 34 ? 2 : 1)) : Array(all.suffix(1))
  }

  private func draw(_ panels: [Panel], _ change: PendingChange, top: Int, rows: Int, in frame: inout ReviewFrame) {
    let isBlocks = surface.pictures == .blocks
    let (cellWidth, cellHeight) = isBlocks ? (1, 2) : (surface.cell.width, surface.cell.height)
    let gap = 2
    let room = (columns - gap * (panels.count - 1)) / panels.count
    let largest = (panels.map(\.picture.width).max() ?? 1, panels.map(\.picture.height).max() ?? 1)
    // A row for the titles, and none of sixels below the last one.
    let bounds = (max(1, room * cellWidth), max(1, (rows - 1) * cellHeight - (surface.pictures == .sixel ? 6 : 0)))
    let size = PictureScaling.size(largest, in: bounds, maximumGrowth: isBlocks ? 2 : 8)

    var titles = ""
    var blocks: [[String]] = []
    var widths: [Int] = []
    for panel in panels {
      // One scale for all of them: another size is to be seen.
      let width = max(1, panel.picture.width * size.width / largest.0)
      let height = max(1, panel.picture.height * size.height / largest.1)
      var picture = PictureScaling.scaled(panel.picture, toWidth: width, height: height, keepsMarks: panel.isMask)
      picture = PictureScaling.flattened(picture, square: isBlocks ? 2 : 8)
      // The marks of a difference need no frames where a pixel is half a letter.
      if !(isBlocks && panel.isMask) {
        picture = PictureScaling.framed(
          picture, around: change.clusters.prefix(isBlocks ? 6 : 16).map(\.bounds),
          from: (panel.picture.width, panel.picture.height), color: RGBA8(red: 255, green: 0, blue: 255))
      }
      let cells = (width + cellWidth - 1) / cellWidth
      // The title may be wider than the picture.
      let taken = min(room, max(cells, TerminalText.width(panel.title)))
      if isBlocks {
        blocks.append(BlockPicture.lines(picture, colors: surface.colors, isMask: panel.isMask))
      } else {
        let column = widths.reduce(0) { $0 + $1 + gap }
        frame.pictures.append(.init(row: top + 1, column: column, columns: cells, picture: picture))
      }
      titles += (titles.isEmpty ? "" : String(repeating: " ", count: gap)) + TerminalText.padded(panel.title, to: taken)
      widths.append(taken)
    }
    frame.lines.append(styled(TerminalText.fitted(titles, to: columns), "2"))
    let count = blocks.map(\.count).max() ?? 0
    for row in 0..<count {
      var line = ""
      for (i, block) in blocks.enumerated() {
        if i > 0 { line += String(repeating: " ", count: gap) }
        let width = row < block.count ? max(1, panels[i].picture.width * size.width / largest.0) : 0
        line += (row < block.count ? block[row] : "") + String(repeating: " ", count: max(0, widths[i] - width))
      }
      frame.lines.append(line)
    }
  }

  private func text(_ change: PendingChange, _ session: ReviewSession, rows: Int) -> [String] {
    let (before, now) = (files.text(change.texts?.reference), files.text(change.texts?.actual))
    var lines: [(String, String?)]
    switch (session.view, before, now) {
    case (.actual, _, let text?), (.reference, let text?, _), (.sideBySide, nil, let text?), (.diff, nil, let text?),
      (_, let text?, nil):
      lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { (TerminalText.plain($0), nil) }
    case (_, let before?, let now?):
      lines = LineDifference(from: before, to: now).text(context: 3).map { line in
        (TerminalText.plain(line), line.hasPrefix("- ") ? "31" : line.hasPrefix("+ ") ? "32" : nil)
      }
    default: lines = []
    }
    let start = min(session.scroll, max(0, lines.count - (rows - 1)))
    let shown = lines[start...].prefix(rows - 1)
    let title =
      "\(lines.count) line\(lines.count == 1 ? "" : "s")"
      + (lines.count > rows - 1 ? ", from \(start + 1); ↓ ↑ scroll" : "")
    return [styled(TerminalText.fitted(title, to: columns), "2")]
      + shown.map { line, code in
        let text = TerminalText.fitted(line, to: columns)
        return code.map { styled(text, $0) } ?? text
      }
  }
}
