import Foundation
import XCTest

final class CompareCommandTests: XCTestCase {
  private var tool: CommandLineTool!

  override func setUpWithError() throws {
    tool = try CommandLineTool()
    try tool.writePicture("a.png")
    try tool.writePicture("b.png", marked: 3)
    try tool.writePicture("tall.png", height: 12)
  }
  override func tearDown() { tool = nil }

  func testTheSame() throws {
    let outcome = try tool.run("compare", "a.png", "a.png", "-o", "diff.png")
    XCTAssertEqual(outcome.status, 0)
    XCTAssertEqual(outcome.output, "identical\n")
    XCTAssertThrowsError(try tool.picture("diff.png"), "there is nothing to draw")
  }

  func testDifferent() throws {
    let outcome = try tool.run("compare", "a.png", "b.png", "-o", "sub/diff.png")
    XCTAssertEqual(outcome.status, 1)
    XCTAssertEqual(
      outcome.output, "different: 3 of 100 pixels (3 %), within x 0…2, y 0…0, largest channel difference 200\n")
    XCTAssertEqual(try tool.picture("sub/diff.png")[x: 2, y: 0].red, 255)
    XCTAssertEqual(try tool.picture("sub/diff.png")[x: 2, y: 0].green, 0)
  }

  func testTolerance() throws {
    XCTAssertEqual(try tool.run("compare", "a.png", "b.png", "--max-pixels", "3").status, 0)
    XCTAssertEqual(try tool.run("compare", "a.png", "b.png", "--max-pixels=2").status, 1)
    XCTAssertEqual(try tool.run("compare", "a.png", "b.png", "--max-channel-delta", "200").status, 0)
    XCTAssertEqual(try tool.run("compare", "a.png", "b.png", "--max-delta-e", "100").status, 0)
  }

  func testSizes() throws {
    let outcome = try tool.run("compare", "a.png", "tall.png", "-o", "diff.png")
    XCTAssertEqual(outcome.status, 1)
    XCTAssert(outcome.output.hasPrefix("sizes differ, 10 × 10 and 10 × 12 px: 20 of 120 pixels"), outcome.output)
    XCTAssertEqual(try tool.picture("diff.png").height, 12)
  }

  func testJSON() throws {
    let outcome = try tool.run("compare", "--json", "a.png", "b.png")
    XCTAssertEqual(outcome.status, 1)
    let json = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    XCTAssertEqual(json["result"] as? String, "different")
    XCTAssertEqual(json["pixels"] as? Int, 3)
    XCTAssertEqual(json["passes"] as? Bool, false)
  }

  func testMisuseIsOneLineAndStatus2() throws {
    try tool.write("version https://git-lfs.github.com/spec/v1\n", "pointer.png")
    for (arguments, message) in [
      (
        ["compare", "a.png", "b.png", "--max-fraction", "2"], "--max-fraction 2.0 cannot be; it may be 0 to 1"
      ),
      (
        ["compare", "a.png", "b.png", "--max-channel-delta", "300"],
        "--max-channel-delta 300 cannot be; it may be 0 to 255"
      ),
      (["compare", "a.png"], "compare: needs A B; see snapshot-record compare --help"),
      (["compare", "a.png", "none.png"], "cannot read none.png: No such file or directory (errno 2)"),
      (
        ["compare", "a.png", "pointer.png"],
        "pointer.png: the file is a Git LFS pointer, not the file it stands for; run `git lfs pull`"
      ),
      (["compare", "a.png", "b.png", "--fuzz"], "compare: unknown option --fuzz; see snapshot-record compare --help"),
      (["compare", "a.png", "b.png", "-o"], "compare: -o needs a value, DIFF; see snapshot-record compare --help"),
      (
        ["compare", "a.png", "b.png", "--max-pixels", "x"],
        "compare: --max-pixels takes a number, and \"x\" is none; see snapshot-record compare --help"
      ),
      (["paint"], "there is no command \"paint\"; see snapshot-record --help"),
    ] {
      let outcome = try tool.run(arguments)
      XCTAssertEqual(outcome.status, 2, message)
      XCTAssertEqual(outcome.errors, "snapshot-record: \(message)\n")
      XCTAssertEqual(outcome.output, "")
    }
  }

  func testHelp() throws {
    for outcome in [try tool.run("--help"), try tool.run("compare", "-h"), try tool.run("help")] {
      XCTAssertEqual(outcome.status, 0)
      XCTAssert(outcome.output.contains("EXIT STATUS"))
      XCTAssertEqual(outcome.errors, "")
    }
  }
}
