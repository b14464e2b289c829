import XCTest

@testable import SnapshotCore

/// `#file` of the Swift 6 language mode, `Module/File.swift`, leads to the file.
final class SourceFilePathTests: XCTestCase {
  private func package(_ files: String...) throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    for file in files { try FileSystem.write([], to: package.path + "/" + file) }
    return package
  }

  func testAFileOfAModuleIsFound() throws {
    let package = try package(
      "Tests/AppTests/Cards/MapTests.swift", "Tests/OtherTests/MapTests.swift", ".build/AppTests/MapTests.swift",
      "Unit/CardTests.swift")
    func resolved(_ path: String) -> String { SourceFilePath.resolved(path, in: package.path) }
    XCTAssertEqual(resolved("AppTests/MapTests.swift"), package.path + "/Tests/AppTests/Cards/MapTests.swift")
    XCTAssertEqual(resolved("OtherTests/MapTests.swift"), package.path + "/Tests/OtherTests/MapTests.swift")
    XCTAssertEqual(
      resolved("UnitTests/CardTests.swift"), package.path + "/Unit/CardTests.swift", "a target with a path of its own")
  }

  func testWhatCannotBeToldStaysAsItIs() throws {
    let package = try package("A/MapTests.swift", "B/MapTests.swift", "AppTests/CardTests.swift")
    for path in [
      "Unit/MapTests.swift", "AppTests/CardTests.swift", "AppTests/None.swift", "/App/MapTests.swift", "MapTests.swift",
      "A/B/MapTests.swift", "",
    ] {
      XCTAssertEqual(SourceFilePath.resolved(path, in: package.path), path)
    }
  }
}
