import Foundation
import SnapshotAssertions
import SnapshotCore
import SnapshotTestingCompatibility
import SwiftUI
import Testing
import XCTest

private let isOn = ChildProcess.isOne(of: "C126")
private let isChanged = ProcessInfo.processInfo.environment["TINTYPE_COMPLAINT_CHANGED"] != nil

@Suite struct ComplaintC126Fixture {
  @Test(.enabled(if: isOn)) func picture() {
    XCTAssertSnapshot(of: isChanged ? Color.blue : Color.red, named: "dark mode", layout: .fixed(width: 4, height: 4))
  }
  @Test(.enabled(if: isOn)) func text() {
    assertSnapshot(
      of: isChanged ? "blue" : "red", as: .lines,
      snapshotDirectory: ProcessInfo.processInfo.environment["COMPATIBLE_REFERENCES"])
  }
}

/// C126. Attachments without an ending and without a type: no report shows them as pictures. Ours are whole files with
/// names that end in what they are.
final class ComplaintC126Tests: XCTestCase {
  func testAttachmentsAreNamedAfterWhatTheyAre() throws {
    let folder = TemporaryFolder()
    let attachments = folder.path + "/attachments"
    try FileSystem.makeDirectory(attachments)
    let arguments = ChildProcess.swiftTesting("ComplaintC126Fixture")
    _ = try ChildProcess.run("C126", arguments, folder.variables(.all))
    let green = try ChildProcess.run("C126", arguments + ["--attachments-path", attachments], folder.variables(.never))
    XCTAssertEqual(green.status, 0, green.output)
    XCTAssertEqual(FileSystem.names(in: attachments), [], "a pass left attachments")

    let changed = try ChildProcess.run(
      "C126", arguments + ["--attachments-path", attachments],
      folder.variables(.never).merging(["TINTYPE_COMPLAINT_CHANGED": "1"]) { $1 })
    XCTAssertNotEqual(changed.status, 0)
    let names = FileSystem.names(in: attachments)
    for part in ["reference.png", "actual.png", "diff.png", "result.json"] {
      let name = try XCTUnwrap(
        names.first { $0.hasPrefix("picture.dark-mode") && $0.hasSuffix("." + part) }, "\(names)")
      let bytes = try FileSystem.read(attachments + "/" + name)
      if part.hasSuffix("png") { XCTAssertEqual(Array(bytes.prefix(4)), [0x89, 0x50, 0x4E, 0x47], name) }
    }
    for (part, content) in [("reference.txt", "red"), ("actual.txt", "blue")] {
      let name = try XCTUnwrap(names.first { $0.hasPrefix("text.1") && $0.hasSuffix("." + part) }, "\(names)")
      XCTAssertEqual(try FileSystem.read(attachments + "/" + name), Array(content.utf8))
    }
  }
}
