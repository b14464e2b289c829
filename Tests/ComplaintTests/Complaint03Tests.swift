import Foundation
import SnapshotAssertions
import SnapshotCore
import SnapshotTestingCompatibility
import SwiftUI
import Testing
import XCTest

/// What a repetition asserts, in a child process only. No trait anywhere.
@Suite struct Complaint03Fixture {
  private static let isOn = ChildProcess.isOne(of: "03")
  private static let directory = ProcessInfo.processInfo.environment["COMPATIBLE_REFERENCES"]

  private func check(_ color: Color, testName: String = #function) {
    XCTAssertSnapshot(of: color, layout: .fixed(width: 4, height: 4), testName: testName)
    XCTAssertSnapshot(of: color.opacity(0.5), layout: .fixed(width: 4, height: 4), testName: testName)
    for text in ["one", "two"] {
      assertSnapshot(of: text, as: .lines, snapshotDirectory: Self.directory, testName: testName)
    }
  }

  @Test(.enabled(if: isOn)) func plain() { check(.red) }
  @Test(.enabled(if: isOn)) func asynchronous() async {
    await Task.yield()
    check(.blue)
  }
  @Test(.enabled(if: isOn), arguments: ["Paris", "Rome"]) func places(city: String) {
    check(city == "Rome" ? .red : .blue)
  }
}

/// A test that one process runs several times (`--repetitions`, Xcode's "run repeatedly") must come to the same files each
/// time: a counter that goes on counting looks for `.3`, `.4`, finds none, and records them. A parametrised test must not
/// depend on the order of its cases. Nobody must have to write a trait for it.
final class Complaint03Tests: XCTestCase {
  func testARepeatedTestComesToTheSameFiles() throws {
    let folder = TemporaryFolder()
    let arguments = ChildProcess.swiftTesting("Complaint03Fixture")
    _ = try ChildProcess.run("03", arguments, folder.variables(.missing))
    let files = folder.files.filter { !$0.hasPrefix("failures") && ($0.hasSuffix("png") || $0.hasSuffix("txt")) }
    let native = [
      "asynchronous.2.png", "asynchronous.png", "places-city.Paris.2.png", "places-city.Paris.png",
      "places-city.Rome.2.png", "places-city.Rome.png", "plain.2.png", "plain.png",
    ].map { "references/Complaint03Tests/" + $0 }
    let compatible = [
      "asynchronous.1.txt", "asynchronous.2.txt", "places-city.Paris.1.txt", "places-city.Paris.2.txt",
      "places-city.Rome.1.txt", "places-city.Rome.2.txt", "plain.1.txt", "plain.2.txt",
    ].map { "compatible/" + $0 }
    XCTAssertEqual(files, compatible + native)

    let repeated = try ChildProcess.run("03", arguments + ["--repetitions", "3"], folder.variables(.missing))
    XCTAssertEqual(repeated.status, 0, repeated.output)
    XCTAssertEqual(
      folder.files.filter { !$0.hasPrefix("failures") && ($0.hasSuffix("png") || $0.hasSuffix("txt")) }, files)
  }
}
