import Foundation
import SnapshotCore
import SnapshotReporting

/// What a person sees while tests run: a bar below the lines on a terminal, lines alone elsewhere.
final class ProgressDisplay {
  private let isQuiet: Bool
  private let isTerminal = Console.isTerminal
  private var line = ProgressLine()
  private var stageStart = HostTime.now
  private var lastDraw = 0.0
  private var lastCount = HostTime.now
  private var hasBar = false
  /// Seconds between two counts where there is no bar.
  private static let countInterval = 10.0

  /// - Parameter isQuiet: says nothing where there is no terminal.
  init(isQuiet: Bool) {
    self.isQuiet = isQuiet && !Console.isTerminal
    let environment = ProcessInfo.processInfo.environment
    line.isUnicode = ProgressLine.isUnicode(environment)
    line.isColored = environment["NO_COLOR"].map(\.isEmpty) ?? true
  }

  func begin(_ stage: ProgressLine.Stage) {
    line.stage = stage
    (stageStart, lastCount) = (HostTime.now, HostTime.now)
    lastDraw = 0
    tick(line.tally)
  }

  /// A line that stays.
  func say(_ text: String) {
    guard !isQuiet else { return }
    clear()
    Console.error(isTerminal ? String(text.prefix(max(20, Console.width - 1))) : text)
  }

  /// A step of the build, `[12/45] Compiling …`.
  func building(_ step: String) { line.stage = .building(step: step) }

  func tick(_ tally: RunTally) {
    let now = HostTime.now
    line.seconds = now - stageStart
    guard isTerminal else {
      guard !isQuiet, now - lastCount >= Self.countInterval else { return }
      line.tally = tally
      lastCount = now
      switch line.stage {
      case .building(let step): Console.error("building" + (step.isEmpty ? "" : "  " + step))
      case .listing, .waiting: break
      case .testing: Console.error(line.counts)
      }
      return
    }
    guard now - lastDraw >= 0.1 else { return }
    line.tally = tally
    lastDraw = now
    hasBar = true
    // The last column stays free: some terminals go to the next line there.
    Console.status(line.bar(width: Console.width - 1))
  }

  func clear() {
    guard hasBar else { return }
    Console.clearStatus()
    (hasBar, lastDraw) = (false, 0)
  }
}
