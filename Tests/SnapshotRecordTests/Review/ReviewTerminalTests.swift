import Foundation
import SnapshotCore
import XCTest

/// `review` in a terminal, by keys.
final class ReviewTerminalTests: XCTestCase {
  private var package: ReviewPackage!
  private let names = ["MapTests/testA", "MapTests/testB", "MapTests/testC"]

  override func setUpWithError() throws {
    package = try ReviewPackage()
    for (name, state) in zip(names, ["failed", "changed", "failed"]) { try package.add(name, state: state) }
  }
  override func tearDown() { package = nil }

  private func terminal(
    _ arguments: String = "", columns: Int = 100, rows: Int = 30,
    variables: [String: String] = ["COLORTERM": "truecolor"]
  ) throws -> TmuxTerminal {
    try TmuxTerminal(
      "'\(CommandLineTool.program.path)' review \(arguments); echo status $?", in: package.path, columns: columns,
      rows: rows,
      variables: variables)
  }
  private func isRed(_ name: String) throws -> Bool {
    try package.tool.picture("Snapshots/\(name).png")[x: 0, y: 0].green == 0
  }
  private var all: [[UInt8]?] { names.map { package.bytes($0 + ".png") } }

  func testOneAfterTheOther() throws {
    let terminal = try terminal()
    let first = try terminal.wait(for: "1 of 3  MapTests/testA  differs")
    XCTAssert(first.contains("· Text \"Total\" moved 8 pt down"), first)
    XCTAssert(first.contains("reference") && first.contains("actual") && first.contains("diff"), first)
    XCTAssert(first.contains("▀"), first)
    try terminal.send("a")
    try terminal.wait(for: "2 of 3  MapTests/testB  changed")
    XCTAssert(try isRed(names[0]), "decisions are carried out at once")
    try terminal.send("r")
    try terminal.wait(for: "3 of 3  MapTests/testC")
    XCTAssertFalse(try isRed(names[1]))
    try terminal.send("s")
    try terminal.wait(for: "Nothing is left open.")
    try terminal.send("q")
    let end = try terminal.wait(for: "status 1")
    XCTAssert(end.contains("accepted 1: MapTests/testA"), end)
    XCTAssert(end.contains("1 left pending"), end)
    XCTAssertFalse(try isRed(names[2]))
    XCTAssertEqual(try package.tool.run("review", "--list").output, "differs  MapTests/testC\n1 pending\n")
  }

  func testUndoAlsoOfAnEarlierReview() throws {
    let before = all
    var terminal = try terminal()
    try terminal.wait(for: "1 of 3")
    try terminal.send("a", "r")
    try terminal.wait(for: "3 of 3")
    try terminal.send("u")
    try terminal.wait(for: "MapTests/testB is pending again")
    XCTAssertEqual(all[1], before[1])
    try terminal.send("q")
    try terminal.wait(for: "status 1")
    XCTAssertNotEqual(all, before)

    terminal = try self.terminal()
    try terminal.wait(for: "1 of 2  MapTests/testB")
    try terminal.send("u")
    try terminal.wait(for: "1 of 3  MapTests/testA")
    XCTAssertEqual(all, before)
  }

  func testAllAfterAQuestion() throws {
    let terminal = try terminal()
    try terminal.wait(for: "1 of 3")
    try terminal.send("A")
    try terminal.wait(for: "accept all 3? y/n")
    try terminal.send("n")
    try terminal.wait(for: "nothing was done")
    try terminal.send("A")
    try terminal.wait(for: "accept all 3? y/n")
    try terminal.send("y")
    try terminal.wait(for: "Nothing is left open.")
    XCTAssert(try names.allSatisfy(isRed))
    try terminal.send("q")
    try terminal.wait(for: "status 0")
  }

  func testFilterHelpAndViews() throws {
    let terminal = try terminal()
    try terminal.wait(for: "1 of 3")
    try terminal.send("/", "t", "e", "s", "t", "C")
    try terminal.wait(for: "filter: testC▏")
    try terminal.send("Enter")
    try terminal.wait(for: "1 of 1  MapTests/testC")
    try terminal.send("?")
    try terminal.wait(for: "any key goes back")
    try terminal.send("x", "d")
    try terminal.wait("the diff alone") { $0.contains("\ndiff") && !$0.contains("reference") }
    try terminal.send("o")
    try terminal.wait(for: "press a key to go back")
    try terminal.wait(for: "/MapTests/testC/actual.png")
    try terminal.send("x")
    try terminal.wait(for: "1 of 1  MapTests/testC")
    // Not taken for the key that it is in a name.
    try terminal.send("C-c")
    try terminal.wait(for: "status 1")
    XCTAssertFalse(try isRed(names[0]))
  }

  func testTheDiffToolIsRun() throws {
    let terminal = try terminal(variables: ["SNAPSHOT_DIFF_TOOL": "touch tool-ran; test -f"])
    try terminal.wait(for: "1 of 3")
    try terminal.send("o")
    let marker = package.path + "/tool-ran"
    for _ in 0..<200 where !FileSystem.exists(marker) { usleep(50_000) }
    XCTAssert(FileSystem.exists(marker))
    try terminal.wait(for: "1 of 3")
  }

  func testNarrowWindowsAndOtherSizes() throws {
    let terminal = try terminal(columns: 40, rows: 18)
    let screen = try terminal.wait(for: "a r s A R S")
    XCTAssert(screen.contains("1 of 3  MapTests/testA  differs"), screen)
    XCTAssert(screen.contains("▀"), screen)
    try terminal.run("resize-window", "-x", "150", "-y", "40")
    try terminal.wait(for: "n p next, previous")
    try terminal.run("resize-window", "-x", "12", "-y", "5")
    try terminal.wait("a small screen") { $0.contains("1 of 3") && !$0.contains("next, previous") }
    try terminal.send("q")
    try terminal.run("resize-window", "-x", "80", "-y", "20")
    try terminal.wait(for: "status 1")
  }

  func testWithoutColours() throws {
    let terminal = try terminal(variables: ["NO_COLOR": "1"])
    try terminal.wait(for: "XXXX")
    let screen = try terminal.screen(colors: true)
    XCTAssertFalse(screen.contains("\u{1B}[38") || screen.contains("\u{1B}[48") || screen.contains("\u{1B}[3"), screen)
  }

  func testADumbTerminalGetsLines() throws {
    let terminal = try terminal(variables: ["TERM": "dumb"])
    try terminal.wait(for: "1 of 3  MapTests/testA")
    try terminal.send("a")
    try terminal.wait(for: "2 of 3  MapTests/testB")
    try terminal.send("q")
    try terminal.wait(for: "status 1")
    XCTAssert(try isRed(names[0]))
  }

  func testNamesAndMessagesCannotCommandTheTerminal() throws {
    try package.add("MapTests/testA", message: "differs: \u{1B}[2J\u{1B}[1;1Howned \u{9B}31m\u{202E}")
    let terminal = try terminal()
    let screen = try terminal.wait(for: "1 of 3  MapTests/testA")
    XCTAssert(screen.contains("\\u{1B}[2J\\u{1B}[1;1Howned \\u{9B}31m\\u{202E}"), screen)
  }

  func testAQuestionThatIsNotAnsweredIsNoHindrance() throws {
    let terminal = try terminal("--pictures sixel")
    try terminal.wait(for: "1 of 3  MapTests/testA")
    try terminal.send("q")
    try terminal.wait(for: "status 1")
  }

  /// The terminal is as it was after each way to end, and nothing is undone or half done.
  func testEndings() throws {
    let before = all
    for signal in ["TERM", "HUP", "INT", "QUIT"] {
      let direct = try TmuxTerminal(
        // A shell goes down with what a signal of the keyboard ends, unless it listens itself.
        "trap : INT QUIT; '\(CommandLineTool.program.path)' review; stty -a | tr ' ' '\\n' | grep -E '^-?(echo|icanon|isig)$' | tr '\\n' ' '; echo ended",
        in: package.path)
      try direct.wait(for: "1 of 3")
      let pid = try direct.run("display-message", "-p", "#{pane_pid}").trimmingCharacters(in: .whitespacesAndNewlines)
      try Self.signal(signal, descendantOf: try XCTUnwrap(Int32(pid)))
      let screen = try direct.wait(for: "ended")
      XCTAssert(screen.contains("isig icanon echo"), "SIG\(signal): \(screen)")
      XCTAssertFalse(screen.contains("1 of 3"), "the alternate screen is left")
      XCTAssertEqual(all, before)
    }
  }

  /// The one below the shell.
  private static func signal(_ name: String, descendantOf root: Int32) throws {
    func children(_ parent: Int32) -> [Int32] {
      ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }.filter { pid in
        guard let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
          let rest = stat.split(separator: ")").last?.split(separator: " "), rest.count > 1
        else { return false }
        return Int32(rest[1]) == parent
      }
    }
    var pending = [root]
    while let next = pending.popLast() {
      let command = (try? String(contentsOfFile: "/proc/\(next)/comm", encoding: .utf8)) ?? ""
      if command.hasPrefix("snapshot-record") {
        let number = ["TERM": SIGTERM, "HUP": SIGHUP, "INT": SIGINT, "QUIT": SIGQUIT, "KILL": SIGKILL][name]!
        kill(next, number)
        return
      }
      pending += children(next)
    }
    XCTFail("the program was not found below \(root)")
  }

  func testKilledAndStartedAgain() throws {
    let before = all
    var terminal = try terminal()
    try terminal.wait(for: "1 of 3")
    try terminal.send("a")
    try terminal.wait(for: "2 of 3")
    let pid = try terminal.run("display-message", "-p", "#{pane_pid}").trimmingCharacters(in: .whitespacesAndNewlines)
    try Self.signal("KILL", descendantOf: try XCTUnwrap(Int32(pid)))
    try terminal.wait(for: "status 137")
    terminal = try self.terminal()
    try terminal.wait(for: "1 of 2  MapTests/testB")
    XCTAssert(try isRed(names[0]))
    try terminal.send("u")
    try terminal.wait(for: "1 of 3  MapTests/testA")
    XCTAssertEqual(all, before)
    // The terminal is closed: what was decided until then stays.
    try terminal.send("a")
    try terminal.wait(for: "2 of 3")
    try terminal.run("kill-server")
    XCTAssert(try isRed(names[0]))
    for _ in 0..<100 where try package.tool.run("review", "--accept", names[1]).status == 2 { usleep(50_000) }
    XCTAssertEqual(try package.tool.run("review", "--list").output, "differs  MapTests/testC\n1 pending\n")
  }

  func testTwoReviewsAtATimeAreOne() throws {
    let terminal = try terminal()
    try terminal.wait(for: "1 of 3")
    let outcome = try package.tool.run("review", "--accept-all")
    XCTAssertEqual(outcome.status, 2)
    XCTAssert(outcome.errors.contains("another review"), outcome.errors)
    XCTAssertEqual(try package.tool.run("review", "--list").status, 1, "looking is allowed")
  }
}
