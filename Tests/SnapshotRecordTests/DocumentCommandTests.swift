import Foundation
import Graphics
import SnapshotCore
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

  // MARK: - Stages

  private func dump(_ arguments: String...) throws -> String {
    let outcome = try tool.run(["dump"] + arguments)
    XCTAssertEqual(outcome.status, 0, outcome.errors)
    return outcome.output
  }

  func testEachStageIsDumped() throws {
    try tool.write(
      #"{"root": {"type": "text", "text": "Pay", "style": "body", "padding": 10, "label": "Pay now", "background": "blue"}, "sizeInfo": {"width": 100, "height": 50}}"#,
      "pay.json")
    let node = try dump("pay.json", "--stage", "node")
    XCTAssert(node.contains("Text \"Pay\"") && node.contains("padding") || node.contains("Pay"), node)
    XCTAssertFalse(node.contains(" × "), "nothing has a place yet: " + node)
    let placed = try dump("pay.json")
    XCTAssertEqual(placed, try dump("pay.json", "--stage", "placed"))
    XCTAssert(placed.contains("Text \"Pay\" ("), placed)
    let list = try dump("pay.json", "--stage", "display-list")
    XCTAssert(list.contains("glyphs") || list.contains("fill"), list)
    XCTAssert(try dump("pay.json", "--stage", "accessibility").contains("Pay now"))
    let json = try dump("pay.json", "--stage", "node", "--json")
    XCTAssert(json.contains("\"stage\" : \"node\""), json)
    let unknown = try tool.run("dump", "pay.json", "--stage", "pixels")
    XCTAssertEqual(unknown.status, 2)
    XCTAssert(unknown.errors.contains("--stage may be one of: node, placed, display-list, accessibility; not \"pixels\""), unknown.errors)
  }

  func testTheNodeNeedsNoFont() throws {
    let outcome = try tool.run(["dump", "\(samples)/card.json", "--stage", "node"], variables: ["TINTYPE_FONTS": tool.folder])
    XCTAssertEqual(outcome.status, 0, outcome.errors)
  }

  // MARK: - Circumstances

  private func draw(_ arguments: String...) throws -> Bitmap {
    let outcome = try tool.run(["render", "text.json", "-o", "out.png"] + arguments)
    XCTAssertEqual(outcome.status, 0, outcome.errors)
    return try tool.picture("out.png")
  }

  func testOptionsComeBeforeTheDocument() throws {
    try tool.write(
      #"{"root": {"type": "hstack", "children": [{"type": "text", "text": "Pay now 骨"}, {"type": "color", "color": "red"}]}, "sizeInfo": {"width": 200, "height": 100}, "scale": 1}"#,
      "text.json")
    let plain = try draw()
    XCTAssertEqual([plain.width, plain.height], [200, 100])
    func sides(_ arguments: String...) throws -> [Int] {
      let outcome = try tool.run(["render", "text.json", "-o", "out.png"] + arguments)
      XCTAssertEqual(outcome.status, 0, outcome.errors)
      let picture = try tool.picture("out.png")
      return [picture.width, picture.height]
    }
    XCTAssertEqual(try sides("--scale", "3"), [600, 300])
    XCTAssertEqual(try sides("--size", "120x40"), [120, 40])
    XCTAssertEqual(try sides("--size=120x40", "--scale=2"), [240, 80])
    XCTAssertEqual(try sides("--size", "120x")[0], 120)
    XCTAssertEqual(try sides("--size", "x40")[1], 40)
    XCTAssertEqual(try sides("--device", "iphone 8"), [750, 1334], "a device has its own scale")
    XCTAssertEqual(try sides("--device", "iPhone8landscape"), [1334, 750])
    XCTAssertEqual(try sides("--device", "iPhone8", "--scale", "1"), [375, 667])

    let dark = try draw("--dark")
    XCTAssertEqual(plain[x: 0, y: 0].red, 255)
    XCTAssertEqual(dark[x: 0, y: 0].red, 0)
    // The system's red, in the dark.
    XCTAssertEqual(dark[x: 199, y: 50].green, 66)
    XCTAssertEqual(plain[x: 199, y: 50].green, 56)
    let mirrored = try draw("--rtl")
    XCTAssertEqual(mirrored[x: 0, y: 50].green, 56)
    XCTAssertNotEqual(try draw("--type-size", "accessibility3"), plain)
    XCTAssertEqual(try draw("--type-size", "large"), plain)
    // 骨 has its little corner on the other side in Chinese.
    XCTAssertNotEqual(try draw("--locale", "ja"), try draw("--locale", "zh_CN"))
    XCTAssert(try dump("text.json", "--rtl") != dump("text.json"))
  }

  func testADocumentFromStandardInput() throws {
    let document = try FileSystem.read(samples + "/card.json")
    try FileSystem.write(document, to: tool.folder + "/card.json")
    XCTAssertEqual(try tool.run("render", "card.json", "-o", "file.png").status, 0)
    let piped = try tool.run(["render", "-", "-o", "piped.png"], input: tool.folder + "/card.json")
    XCTAssertEqual(piped.status, 0, piped.errors)
    XCTAssertEqual(try FileSystem.read(tool.folder + "/file.png"), try FileSystem.read(tool.folder + "/piped.png"))
    let empty = try tool.run("dump", "-")
    XCTAssertEqual(empty.status, 2)
    XCTAssert(empty.errors.hasPrefix("snapshot-record: standard input: the document is not JSON"), empty.errors)
  }

  func testNamesThatAreNoneListTheLegalOnes() throws {
    for (arguments, words) in [
      (["--device", "iPhone 99"], ["no device is named \"iPhone 99\"", "iPhone 17 Pro", "iPhone SE (1st generation)"]),
      (["--size", "big"], ["--size takes a frame in points, as 320x200"]), (["--size", "0x5"], ["is none of these"]),
      (["--type-size", "huge"], ["xSmall, small, medium, large"]), (["--locale", "??"], ["names no language"]),
      (["--scale", "0"], ["a display scale of 0 is not possible"]), (["--scale", "two"], ["takes a number"]),
      (["--size", "3x3", "--device", "iPhone8"], ["give one of them"]),
    ] {
      let outcome = try tool.run(["render", "\(samples)/card.json", "-o", "x.png"] + arguments)
      XCTAssertEqual(outcome.status, 2, "\(arguments)")
      for word in words { XCTAssert(outcome.errors.contains(word), outcome.errors) }
      XCTAssertEqual(outcome.errors.filter { $0 == "\n" }.count, 1, outcome.errors)
    }
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
