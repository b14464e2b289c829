import Foundation
import Graphics
import XCTest

final class DocumentCommandTests: XCTestCase {
  private var tool: CommandLineTool!
  private let samples = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Samples").standardizedFileURL
    .path

  override func setUpWithError() throws { tool = try CommandLineTool() }
  override func tearDown() { tool = nil }

  func testEverySampleIsDrawnAndDumped() throws {
    for name in ["card", "rows", "sheet"] {
      let drawn = try tool.run("render", "\(samples)/\(name).json", "-o", "out/\(name).png")
      XCTAssertEqual(drawn.status, 0, drawn.errors)
      XCTAssert(drawn.output.hasPrefix("out/\(name).png: "), drawn.output)
      let picture = try tool.picture("out/\(name).png")
      let corner = picture[x: 0, y: 0]
      XCTAssert(
        (0..<picture.height).contains { y in (0..<picture.width).contains { picture[x: $0, y: y] != corner } },
        "\(name) is one colour")
      let dumped = try tool.run("dump", "\(samples)/\(name).json")
      XCTAssertEqual(dumped.status, 0, dumped.errors)
      XCTAssert(dumped.output.contains("Text"), dumped.output)
    }
  }

  func testTheSameDocumentGivesTheSameBytes() throws {
    var files: [Data] = []
    for variables in [[:], ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "HOME": tool.folder]] {
      XCTAssertEqual(
        try tool.run(["render", "\(samples)/card.json", "-o", "card.png"], variables: variables).status, 0)
      files.append(try Data(contentsOf: URL(fileURLWithPath: tool.folder + "/card.png")))
    }
    XCTAssert(files[0] == files[1])
  }

  func testJSON() throws {
    func json(_ arguments: String...) throws -> [String: Any] {
      try XCTUnwrap(JSONSerialization.jsonObject(with: Data(tool.run(arguments).output.utf8)) as? [String: Any])
    }
    let report = try json("render", "\(samples)/card.json", "-o", "card.png", "--json")
    XCTAssertEqual(report["width"] as? Int, try tool.picture("card.png").width)
    let tree = try json("dump", "--json", "\(samples)/card.json")
    XCTAssertFalse((tree["kind"] as? String ?? "").isEmpty)
    XCTAssertFalse((tree["children"] as? [Any] ?? []).isEmpty)
  }

  func testMisuseIsOneLineAndStatus2() throws {
    try tool.write("{", "broken.json")
    try tool.write(#"{"root": {"kind": "nothing"}}"#, "unknown.json")
    for arguments in [
      ["render"], ["render", "a", "b", "-o", "c"], ["render", "none.json", "-o", "x.png"], ["dump", "broken.json"],
      ["dump", "unknown.json"], ["render", "\(samples)/card.json"],
      ["render", "\(samples)/card.json", "-o", "broken.json/x.png"],
      ["render", ".", "-o", "x.png"],
    ] {
      let outcome = try tool.run(arguments)
      XCTAssertEqual(outcome.status, 2, "\(arguments)")
      XCTAssert(outcome.errors.hasPrefix("snapshot-record: "), outcome.errors)
      XCTAssertEqual(outcome.errors.filter { $0 == "\n" }.count, 1, outcome.errors)
      XCTAssertEqual(outcome.output, "")
    }
  }
}
