import Foundation
import Graphics
import PNGCoding
import SnapshotCore
import XCTest

/// Which pictures a terminal gets, by what it answers.
final class ReviewPictureTests: XCTestCase {
  private var package: ReviewPackage!

  override func setUpWithError() throws {
    package = try ReviewPackage()
    try package.add("MapTests/testMap")
  }
  override func tearDown() { package = nil }

  private func terminal(_ arguments: [String] = [], _ variables: [String: String] = [:]) throws -> PseudoTerminal {
    try PseudoTerminal(
      CommandLineTool.program, ["review"] + arguments, in: package.path, columns: 90, rows: 30,
      variables: ["TERM": "xterm-256color"].merging(variables) { $1 })
  }

  /// Asked, answered, drawn; then quits and finds the terminal as it was.
  private func ended(_ terminal: PseudoTerminal) {
    terminal.send("q")
    terminal.wait(for: "\u{1B}[?1049l")
    terminal.wait(for: "1 left pending")
  }

  func testATerminalThatKnowsKittysProtocol() throws {
    let terminal = try terminal()
    terminal.wait(for: "\u{1B}[c")
    terminal.send("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4c")
    terminal.wait(for: "\u{1B}[?2026l")
    ended(terminal)
    // Three pictures, each as wide as its columns say: 60 × 80 grown by 3 to 180 × 240 is 18 cells of 10 pixels.
    let commands = terminal.text.components(separatedBy: "\u{1B}_Ga=T,f=100,q=2,C=1,c=")
    XCTAssertEqual(commands.count, 4)
    for command in commands.dropFirst() {
      let columns = try XCTUnwrap(Int(command.prefix { $0 != "," }))
      let data = command.prefix { $0 != "\u{1B}" }.split(separator: ";")[1]
      let picture = try PNG.decode(Array(XCTUnwrap(Data(base64Encoded: String(data)))))
      XCTAssertEqual(picture.width, columns * 10)
      XCTAssertEqual(picture.height * 3, picture.width * 4)
    }
    XCTAssertFalse(terminal.text.contains("▀"))
    XCTAssert(terminal.text.contains("\u{1B}_Ga=d,q=2\u{1B}\\"), "the one before is taken away")
  }

  func testATerminalThatKnowsSixels() throws {
    let terminal = try terminal()
    terminal.wait(for: "\u{1B}[c")
    terminal.send("\u{1B}[?62;4;22c")
    terminal.wait(for: "\u{1B}[?2026l")
    ended(terminal)
    XCTAssertEqual(terminal.text.components(separatedBy: "\u{1B}P0;1;0q\"1;1;").count, 4)
    XCTAssertFalse(terminal.text.contains("▀"))
  }

  func testITermIsNotAskedForPictures() throws {
    let terminal = try terminal([], ["TERM_PROGRAM": "iTerm.app"])
    terminal.wait(for: "\u{1B}]1337;File=inline=1;")
    terminal.wait(for: "\u{1B}[?2026l")
    ended(terminal)
  }

  func testATerminalThatKnowsNothingAndOneThatSaysNothing() throws {
    for answer in ["\u{1B}[?1;2c", ""] {
      let terminal = try terminal()
      terminal.wait(for: "\u{1B}[c")
      terminal.send(answer)
      terminal.wait(for: "▀")
      terminal.wait(for: "\u{1B}[?2026l")
      ended(terminal)
      XCTAssertFalse(terminal.text.contains("\u{1B}P") || terminal.text.contains("a=T"))
      XCTAssert(terminal.text.contains("\u{1B}[38;5;"), "256 colours")
    }
  }

  func testWhatIsTypedBeforeTheAnswerIsNotLost() throws {
    for answer in ["a", "a\u{1B}[?62c"] {
      let terminal = try terminal()
      terminal.wait(for: "\u{1B}[c")
      terminal.send(answer)
      terminal.wait(for: "Nothing is left open.")
      terminal.send("uq")
      terminal.wait(for: "1 left pending")
    }
  }

  func testWithoutPictures() throws {
    let terminal = try terminal(["--pictures", "none"])
    terminal.wait(for: "artefacts: ")
    XCTAssertFalse(terminal.text.contains("\u{1B}[c"), "nothing is asked")
    ended(terminal)
  }
}
