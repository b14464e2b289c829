import Foundation
import SnapshotAssertions
import SwiftUI
import XCTest

/// What only the child process below draws; green without its variable.
final class FontFolderChild: XCTestCase {
  func testDraws() {
    guard ProcessInfo.processInfo.environment["TINTYPE_FONT_CHILD"] != nil else { return }
    XCTAssertSnapshot(of: Text("a"))
    XCTAssertSnapshot(of: Color.red)
  }
}

/// Fonts that are not there, or are others.
final class FontFolderTests: XCTestCase {
  private func run(_ folder: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["HostileTests.FontFolderChild"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "TINTYPE_FONT_CHILD": "1", "TINTYPE_FONTS": folder, "SNAPSHOT_DIR": folder + "/Snapshots",
      "SNAPSHOT_ARTIFACTS": folder + "/failures", "SNAPSHOT_RECORD": "never",
    ]) { $1 }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  private func expect(_ words: String..., in folder: String, line: UInt = #line) throws {
    let (status, output) = try run(folder)
    XCTAssertEqual(status, 1, output, line: line)
    XCTAssertEqual(output.components(separatedBy: "could not be drawn").count, 3, "two failures: " + output, line: line)
    XCTAssert(output.contains("scripts/setup"), output, line: line)
    for word in words { XCTAssert(output.contains(word), "\(word) is not in: \(output)", line: line) }
  }

  func testFoldersWithoutTheRightFonts() throws {
    let hostile = Hostile()
    let folder = hostile.folder
    try expect("not installed", folder, in: folder)
    try expect("not installed", "/no/such/folder", in: "/no/such/folder")
    for bytes in [[], Array("not a font".utf8), [0, 1, 0, 0]] as [[UInt8]] {
      try FileSystem.write(bytes, to: folder + "/Inter.ttf")
      try expect("is not version", folder, in: folder)
    }
  }
}
