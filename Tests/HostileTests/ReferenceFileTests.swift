import Foundation
import SnapshotAssertions
import SwiftUI
import XCTest

/// What may lie in a reference's place.
final class ReferenceFileTests: XCTestCase {
  private let hostile = Hostile()
  private var path: String { hostile.folder + "/Snapshots/ReferenceFileTests/case.png" }

  private func issues(_ mode: String = "never") -> [String] {
    hostile.issues(["SNAPSHOT_RECORD": mode]) {
      XCTAssertSnapshot(of: Color.red, layout: .fixed(width: 4, height: 4), testName: "case()")
    }
  }
  private func write(_ bytes: [UInt8]) throws { try FileSystem.write(bytes, to: path) }

  private func expect(_ words: String..., mode: String = "never", line: UInt = #line) {
    let found = issues(mode)
    XCTAssertEqual(found.count, 1, "\(found)", line: line)
    for word in words { XCTAssert(found.first?.contains(word) ?? false, "\(word) is not in \(found)", line: line) }
  }

  func testFilesThatAreNoPictures() throws {
    _ = issues("all")
    let good = try FileSystem.read(path)
    XCTAssertEqual(issues(), [])

    try write([])
    expect("cannot be compared", path, "empty", "record")
    for length in [1, 7, 8, 20, 33, good.count / 2, good.count - 1] {
      try write(Array(good.prefix(length)))
      expect("cannot be compared", path)
    }
    try write([0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8))
    expect("cannot be compared", path, "JPEG")
    try write(Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n".utf8))
    expect("cannot be compared", path, "LFS", "git lfs pull")
    try write(Array("hello".utf8))
    expect("cannot be compared", path)
    // Each byte in turn turned over: an error or another picture, never a crash. A flip in what carries no pixel passes.
    for i in good.indices {
      var bytes = good
      bytes[i] ^= 0xFF
      try write(bytes)
      XCTAssertLessThan(issues().count, 2)
    }
    // A header that promises four thousand million pixels.
    var huge = good
    for i in 16..<24 { huge[i] = i % 4 == 0 ? 0x7F : 0xFF }
    try write(huge)
    expect("cannot be compared", path)

    // All modes that write put it right.
    try write([])
    _ = issues("failed")
    XCTAssertEqual(try FileSystem.read(path), good)
  }

  func testPlacesThatAreNoFiles() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    expect("is a folder", path)
    expect("folder", path, mode: "all")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    expect(path)
    try FileManager.default.removeItem(atPath: path)
    // A file where a folder should be.
    try FileManager.default.removeItem(atPath: hostile.folder + "/Snapshots")
    try FileSystem.write([1], to: hostile.folder + "/Snapshots")
    expect(hostile.folder + "/Snapshots", mode: "all")
    expect(hostile.folder + "/Snapshots", mode: "never")
  }

  func testWhatMayNotBeReadOrWritten() throws {
    _ = issues("all")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: FileSystem.split(path).folder)
    }
    try XCTSkipIf((try? FileSystem.read(path)) != nil, "this account may read and write everything")
    expect("cannot be compared", path, "permission")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: FileSystem.split(path).folder)
    expect("could not be recorded", path, "SNAPSHOT_DIR", mode: "all")
  }

  /// Works for every account: nobody may write to the kernel's files.
  func testAPlaceThatNobodyMayWriteTo() {
    let found = hostile.issues(["SNAPSHOT_RECORD": "all", "SNAPSHOT_DIR": "/proc/tintype"]) {
      XCTAssertSnapshot(of: Color.red, layout: .fixed(width: 4, height: 4))
    }
    XCTAssertEqual(found.count, 1, "\(found)")
    XCTAssert(found.first?.contains("could not be recorded") ?? false, "\(found)")
    XCTAssert(found.first?.contains("/proc/tintype") ?? false, "\(found)")
    // Artefacts that cannot be written do not hide the failure that they belong to.
    let second = hostile.issues(["SNAPSHOT_RECORD": "never", "SNAPSHOT_ARTIFACTS": "/proc/tintype"]) {
      XCTAssertSnapshot(of: Color.red, layout: .fixed(width: 4, height: 4))
    }
    XCTAssertEqual(second.count, 1, "\(second)")
    XCTAssert(second.first?.contains("has no reference") ?? false, "\(second)")
    XCTAssert(second.first?.contains("/proc/tintype") ?? false, "\(second)")
  }

  func testStrangeNames() {
    for name in [
      "", "/", "..", "../../x", "a/b", "\0", "💥", String(repeating: "long ", count: 500), "\n", "CON", "a\u{308}",
    ] {
      let found = hostile.issues(["SNAPSHOT_RECORD": "missing"]) {
        XCTAssertSnapshot(of: Color.red, named: name, layout: .fixed(width: 4, height: 4))
      }
      XCTAssertEqual(found.count, 1, "\(name): \(found)")
      XCTAssert(found.first?.contains("recorded it just now") ?? false, "\(name): \(found)")
    }
    XCTAssertEqual(FileSystem.names(in: hostile.folder + "/Snapshots"), ["ReferenceFileTests"])
  }

  func testRecordModesThatAreNone() {
    for mode in ["", " ", "ALL", "yes", "\u{1F4A5}"] {
      let found = hostile.issues(["SNAPSHOT_RECORD": mode]) {
        XCTAssertSnapshot(of: Color.red, layout: .fixed(width: 4, height: 4), testName: "mode\(mode.count)()")
      }
      XCTAssertEqual(found.count, 1, "\(mode): \(found)")
    }
  }
}
