import SnapshotCore

/// The session on a terminal: keys in, screens out, decisions carried out in between.
package final class ReviewLoop {
  private var session: ReviewSession
  private let store: ReviewStore
  private let search: PendingSearch
  private let device: TerminalDevice
  private let environment: SnapshotEnvironment
  private let files = ReviewPictures()
  private let pictures: TerminalPictures?
  private var surface: ReviewSurface
  /// Escape sequences are of no use to it.
  private let isDumb: Bool

  package init(
    session: ReviewSession, store: ReviewStore, search: PendingSearch, device: TerminalDevice,
    environment: SnapshotEnvironment,
    pictures: TerminalPictures?
  ) {
    (self.session, self.store, self.search, self.device) = (session, store, search, device)
    (self.environment, self.pictures) = (environment, pictures)
    isDumb = ReviewLoop.isDumb(environment.variables)
    surface = ReviewSurface(pictures: pictures ?? .blocks, colors: TerminalColors(environment.variables))
  }

  package static func isDumb(_ variables: [String: String]) -> Bool { ["", "dumb"].contains(variables["TERM"] ?? "") }

  /// Until the person quits or the terminal goes away.
  package func run() -> ReviewSession {
    device.enter()
    defer { device.leave() }
    detect()
    draw()
    while true {
      switch device.next() {
      case .closed: return session
      case .resized: draw()
      case .key(let key):
        if !perform(session.handle(key)) { return session }
        draw()
      }
    }
  }

  private func detect() {
    let variables = environment.variables
    surface.isInTmux = variables["TMUX"] != nil
    let named = TerminalAnswers.named(variables)
    var answers = TerminalAnswers()
    // Also for the size of a cell, where pictures are counted in pixels.
    if !isDumb, pictures != .blocks, pictures != TerminalPictures.none, TerminalAnswers.isWorthAsking(variables) {
      answers = device.ask()
    }
    if let cell = answers.cell.flatMap({ TerminalCell(width: $0.width, height: $0.height) }) ?? device.size.cell {
      surface.cell = cell
    }
    surface.pictures = pictures ?? named ?? answers.pictures(variables)
    // Sixels that tmux itself has said it knows need no envelope.
    if surface.pictures == .sixel, answers.hasSixel { surface.isInTmux = false }
    if isDumb || surface.colors == .none && pictures == nil { surface.pictures = .blocks }
  }

  // MARK: - Effects

  /// - Returns: `false` to end.
  private func perform(_ effect: ReviewSession.Effect) -> Bool {
    switch effect {
    case .none: break
    case .quit: return false
    case .suspend: device.suspend()
    case .open(let index): open(session.items[index].change)
    case .undo: undo()
    case .carryOut(let decision, let indexes): carryOut(decision, indexes)
    }
    return true
  }

  private func carryOut(_ decision: ReviewDecision, _ indexes: [Int]) {
    let group = store.nextGroup
    var start = 0
    while start < indexes.count {
      let portion = Array(indexes[start..<min(indexes.count, start + ReviewStore.portion)])
      let outcomes = store.carryOut(decision, portion.map { session.items[$0].change }, group: group)
      session.finish(decision, portion, group: group, outcomes)
      start += portion.count
      if start < indexes.count {
        if device.wasInterrupted() {
          session.notice = "stopped: \(start) of \(indexes.count) were \(decision.past); u takes them back"
          return
        }
        session.notice = "\(decision.past) \(start) of \(indexes.count); Ctrl-C stops"
        draw()
      } else if indexes.count > portion.count {
        let done = indexes.count { session.items[$0].mark == (decision == .accept ? .accepted : .rejected) }
        session.notice = done == indexes.count ? "\(decision.past) \(done)" : session.notice
      }
    }
  }

  private func undo() {
    guard let last = store.groups.last else {
      session.notice = "there is nothing to undo"
      return
    }
    let (names, problems) = store.undo(group: last.number)
    session.finishUndo(
      group: last.number, names: names, problems: problems, changes: search.find(decided: store.decided))
    files.forget()
  }

  private func open(_ change: PendingChange) {
    let reference = change.pictures.reference ?? change.texts?.reference ?? change.reference
    let actual = change.pictures.actual ?? change.texts?.actual
    if let tool = environment.diffTool, let reference, let actual {
      // An external program may take what time it likes, and the whole screen.
      let status = device.run(tool(currentFilePath: reference, failedFilePath: actual))
      session.notice =
        switch status {
        case 0: nil
        case let status?: "SNAPSHOT_DIFF_TOOL ended with status \(status)"
        case nil: "SNAPSHOT_DIFF_TOOL could not be started"
        }
      return
    }
    let paths = [reference, actual].compactMap(\.self).map { TerminalText.plain($0) }
    device.leave()
    device.write("\n" + (paths.isEmpty ? ["there are no files to look at"] : paths).joined(separator: "\n"))
    let hint =
      environment.diffTool == nil && paths.count > 1
      ? "(SNAPSHOT_DIFF_TOOL names a program that o opens them with)\n" : ""
    device.write("\n\(hint)press a key to go back\n")
    device.enter(isPlain: true)
    _ = device.next()
    device.leave()
    device.enter()
  }

  // MARK: - The screen

  private func draw() {
    let size = device.size
    let screen = ReviewScreen(columns: size.columns, rows: size.rows, surface: surface, files: files)
    let staleness = session.current.flatMap { index -> String? in
      let item = session.items[index]
      if item.mark == .accepted || item.mark == .rejected { return nil }
      return item.change.staleness()
    }
    let frame = screen.frame(session, staleness: staleness)
    if isDumb {
      // One after the other; there is no going back.
      device.write("\n" + frame.lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n")
      return
    }
    // Shown at once, where the terminal can (mode 2026).
    var bytes = Array("\u{1B}[?2026h".utf8)
    if surface.pictures == .kitty {
      bytes += surface.isInTmux ? TmuxPassthrough.wrapped(KittyPicture.clear) : KittyPicture.clear
    }
    if surface.pictures == .sixel || surface.pictures == .iterm2 { bytes += "\u{1B}[2J".utf8 }
    // Erased first: after a whole line the cursor is still on its last character.
    for (i, line) in frame.lines.enumerated() { bytes += "\u{1B}[\(i + 1);1H\u{1B}[K\(line)\u{1B}[0m".utf8 }
    bytes += frame.encodedPictures(surface)
    bytes += "\u{1B}[?2026l".utf8
    device.write(bytes)
  }
}
