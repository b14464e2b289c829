import Foundation
import SnapshotCore
import XCTest

final class CompareFoldersTests: XCTestCase {
  private var tool: CommandLineTool!
  override func setUpWithError() throws {
    tool = try CommandLineTool()
    try tool.writePicture("a/T/x.png")
    try tool.writePicture("b/T/x.png", marked: 3)
    try tool.write("one\ntwo\n", "a/T/x.tree")
    try tool.write("one\n2\n", "b/T/x.tree")
    try tool.writePicture("a/T/y.png")
    try tool.writePicture("b/T/y.png")
    try tool.write("", "b/new.txt")
  }
  override func tearDown() { tool = nil }

  func testFolders() throws {
    let outcome = try tool.run("compare", "a", "b/", "-o", "out")
    XCTAssertEqual(outcome.status, 1)
    XCTAssertEqual(outcome.errors, "")
    XCTAssertEqual(
      outcome.output,
      """
      different     2
        T/x.png: 3 of 100 pixels (3 %), within x 0…2, y 0…0, largest channel difference 200
        T/x.tree: 1 line removed, 1 line added
      only in A     0
      only in B     1
        new.txt
      same          1
      A             a
      B             b/

      """)
    XCTAssertEqual(try tool.picture("out/T/x.png")[x: 2, y: 0].red, 255)
    XCTAssert(FileSystem.exists(tool.folder + "/out/T/x.tree.diff"))
    XCTAssertEqual(try tool.run("compare", "a", "a").status, 0)
  }

  func testFoldersAsJSON() throws {
    let outcome = try tool.run("compare", "a", "b", "--json", "--max-pixels", "3")
    XCTAssertEqual(outcome.status, 1)
    let json = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    XCTAssertEqual((json["similar"] as? [[String: Any]])?.first?["path"] as? String, "T/x.png")
    XCTAssertEqual((json["different"] as? [[String: Any]])?.count, 1)
    XCTAssertEqual(json["onlyInB"] as? [String], ["new.txt"])
    XCTAssertEqual(json["same"] as? [String], ["T/y.png"])
  }

  func testTexts() throws {
    let outcome = try tool.run("compare", "a/T/x.tree", "b/T/x.tree")
    XCTAssertEqual(outcome.status, 1)
    XCTAssertEqual(outcome.output, "different: 1 line removed, 1 line added\n@@ -1,2 +1,2 @@\n one\n-two\n+2\n")
    XCTAssertEqual(try tool.run("compare", "a/T/x.tree", "a/T/x.tree").output, "identical\n")
    let json = try tool.run("compare", "a/T/x.tree", "b/T/x.tree", "--json").output
    XCTAssert(json.contains("\"removedLines\" : 1"), json)
  }

  func testAFolderAndAFile() throws {
    let outcome = try tool.run("compare", "a", "b/T/x.png")
    XCTAssertEqual(outcome.status, 2)
    XCTAssertEqual(
      outcome.errors, "snapshot-record: compare takes two files or two folders; a is a folder, and b/T/x.png is none\n")
    XCTAssertEqual(try tool.run("compare", "a", "c").errors, "snapshot-record: there is no c to compare a with\n")
  }
}
