import Graphics
import XCTest

@testable import ViewTree

/// The examples of `Documentation/view-node-documents.md` are read as they stand, and nothing of the format is missing there.
final class DocumentationTests: XCTestCase {
  private func text() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("Documentation/view-node-documents.md"), encoding: .utf8)
  }
  private func read(_ json: String) throws -> ViewNodeDocument {
    try ViewNodeDocument(json: Data(json.utf8)) { _ in
      guard let bitmap = Bitmap(width: 2, height: 2) else { throw ViewNodeDocumentError.malformed(reason: "no bitmap") }
      return bitmap
    }
  }

  func testEveryExampleIsRead() throws {
    var section = "", examples = 0
    for line in try text().split(separator: "\n") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("|"), line.hasSuffix("` |"), let start = line.dropLast(3).lastIndex(of: "`") else {
        continue
      }
      let example = line[line.index(after: start)...].dropLast(3)
      switch section {
      case "The document" where example.hasPrefix("\"root\""): XCTAssertNoThrow(try read("{\(example)}"), "\(example)")
      case "The document": XCTAssertNoThrow(try read("{\(example), \"root\": {\"type\": \"spacer\"}}"), "\(example)")
      case "Nodes": XCTAssertNoThrow(try read("{\"root\": \(example)}"), "\(example)")
      case "Values":
        XCTAssertNoThrow(try read("{\"root\": {\"type\": \"rectangle\", \"fill\": \(example)}}"), "\(example)")
      case "Modifiers": XCTAssertNoThrow(try read("{\"root\": {\"type\": \"spacer\", \(example)}}"), "\(example)")
      default: XCTFail("an example in a section that has none: \(section)")
      }
      examples += 1
    }
    XCTAssertGreaterThanOrEqual(examples, 34)
  }

  func testTheWholeDocumentOfTheTextIsRead() throws {
    let parts = try text().components(separatedBy: "```")
    XCTAssertEqual(parts.count, 3)
    let json = try XCTUnwrap(parts.dropFirst().first).dropFirst("json".count)
    XCTAssertEqual(
      try read(String(json)).root.dump(),
      """
      cornerRadius(6)
        overlay
          padding(8)
            background
              Color #FFCC00FF
              padding(8)
                Text "Framed twice"
          Rectangle #FF8D28FF
      """)
  }

  func testNothingIsLeftOut() throws {
    let text = try text()
    for key in NodeReader.modifierKeys { XCTAssertTrue(text.contains("\n| `\(key)` |"), key) }
    for (kind, keys) in NodeReader.kinds {
      XCTAssertTrue(text.contains("`\(kind)`"), kind)
      for key in keys { XCTAssertTrue(text.contains("`\(key)`"), "\(kind).\(key)") }
    }
    for name in ViewNode.Color.names + Array(DocumentVocabulary.weights.keys)
      + Array(DocumentVocabulary.textStyles.keys)
    {
      XCTAssertTrue(text.contains("`\(name)`"), name)
    }
  }
}
