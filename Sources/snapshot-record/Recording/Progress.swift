import SnapshotCore

/// What a person sees while tests run: one line that changes on a terminal, a line for each snapshot that was written or
/// failed elsewhere.
enum Progress {
  static func show(_ event: TestRun.Event) {
    switch event {
    case .output(let line):
      // SwiftPM's own counter, `[12/45] Compiling …`, and the line that ends it.
      if line.hasPrefix("[") { Console.status("building " + line) }
      if line.hasPrefix("Build complete!") {
        Console.clearStatus()
        Console.error("built; running the tests")
      }
    case .snapshot(let event):
      let text = "\(event.state.rawValue) \(event.fileID) \(event.title)"
      if event.state == .unchanged {
        Console.status(text)
      } else {
        Console.clearStatus()
        Console.error(text)
      }
    }
  }
}
