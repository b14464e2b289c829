import Foundation
import XCTest

@testable import SnapshotCore

final class SupportTests: XCTestCase {
  func testNumbers() {
    XCTAssertEqual(
      [0, 7, 999, 1000, 1_234_567, -1000].map(NumberText.grouped), ["0", "7", "999", "1,000", "1,234,567", "-1,000"])
    XCTAssertEqual(
      [390, 79.666666, 0.5, -2.25, 100.004, .nan, .infinity].map { NumberText.short($0) },
      ["390", "79.67", "0.5", "-2.25", "100", "not a number", "infinity"])
    XCTAssertEqual(
      [0, 0.00172, 0.5, 0.12, 1, 0.0000014, 0.05, 0.099].map(NumberText.percent),
      ["0 %", "0.17 %", "50 %", "12 %", "100 %", "0.00014 %", "5 %", "9.9 %"])
  }

  func testSHA256() {
    // FIPS 180-4's example and the empty message.
    XCTAssertEqual(SHA256.digest(Array("abc".utf8)), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    XCTAssertEqual(SHA256.digest([]), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  func testPaths() {
    XCTAssertEqual(FileSystem.absolute("a/../b/./c", relativeTo: "/x/"), "/x/b/c")
    XCTAssertEqual(FileSystem.absolute("/a//b/", relativeTo: "/x"), "/a/b")
    XCTAssertEqual(FileSystem.absolute("../../..", relativeTo: "/x"), "/")
  }

  func testWritingIsAllOrNothing() throws {
    let package = try TemporaryPackage()
    let path = package.path + "/deep/er/file"
    for bytes: [UInt8] in [[1, 2, 3], [], Array(repeating: 7, count: 200_000)] {
      try FileSystem.write(bytes, to: path)
      XCTAssertEqual(try FileSystem.read(path), bytes)
    }
    XCTAssertEqual(package.files, ["Package.swift", "deep/er/file"])
    XCTAssertThrowsError(try FileSystem.read(package.path + "/nothing")) {
      XCTAssertEqual("\($0)", "cannot read \(package.path)/nothing: No such file or directory (errno 2)")
    }
    XCTAssertThrowsError(try FileSystem.read(package.path)) { XCTAssertEqual(($0 as? FileError)?.code, EISDIR) }
    try FileSystem.remove(package.path + "/deep")
    XCTAssertEqual(package.files, ["Package.swift"])
  }

  func testPackageRoot() throws {
    let package = try TemporaryPackage()
    let inner = package.path + "/Tests/Inner"
    try FileSystem.write([], to: inner + "/Package.swift")
    XCTAssertEqual(SnapshotPaths.packageRoot(above: inner + "/Tests/A/B.swift"), inner)
    XCTAssertEqual(SnapshotPaths.packageRoot(above: package.path + "/Tests/B.swift"), package.path)
  }

  func testCounting() {
    let counter = AssertionCounter()
    func next(_ test: String, _ line: Int, task: UInt64? = nil, arguments: [String] = []) -> Int {
      counter.next(
        for: SnapshotSource(
          fileID: "T/A.swift", filePath: "/A.swift", testName: test, line: line, column: 1, arguments: arguments),
        task: task)
    }
    // XCTest: a repetition is told.
    for _ in 0..<3 {
      counter.beginTest()
      XCTAssertEqual([next("a", 1), next("a", 2), next("b", 9), next("a", 2)], [1, 2, 1, 3])
    }
    // Swift Testing: a repetition is another task at the first place; a loop is not, and neither is a child task.
    for task: UInt64 in [10, 20, 30] {
      XCTAssertEqual(
        [next("c", 1, task: task), next("c", 1, task: task), next("c", 2, task: task), next("c", 3, task: task + 1)],
        [1, 2, 3, 4])
      XCTAssertEqual(next("c", 1, task: task, arguments: ["x"]), 1)
    }
  }
}
