import XCTest

@testable import SnapshotCore

/// Names that cleaning makes alike must not share a file, and names that some systems take for one file must not pass
/// side by side.
final class Complaint05Tests: XCTestCase {
  func testNamesAreDistinctFiles() throws {
    let package = try ScratchPackage()
    let session = package.session()
    let names: [String?] = [
      nil, "dark mode", "dark-mode", "dark/mode", "", "🌚", "🌝", String(repeating: "n", count: 300),
      String(repeating: "n", count: 301), ".", "..", "../../up", "a:b", "a?b", "a*b", "a\\b", "a\u{0}b", "日本語", "CON",
    ]
    for (i, name) in names.enumerated() {
      let result = package.verify(ScratchPackage.picture(UInt8(i)), package.identity(name), in: session)
      XCTAssertEqual(result.state, .new, "\(name ?? "nil"): \(result.message ?? "")")
    }
    XCTAssertEqual(package.files.count, names.count)
    for file in package.files {
      XCTAssertTrue(file.hasPrefix("MapTests/"), file)
      XCTAssertLessThanOrEqual(file.utf8.count, 255 + 9, file)
      XCTAssertFalse(file.contains { ":?*\\\"<>|\n\0".contains($0) }, file)
    }
  }

  func testBothFormsOfAnAccentAreOneName() throws {
    let package = try ScratchPackage()
    XCTAssertEqual(
      package.verify(ScratchPackage.picture(1), package.identity("caf\u{E9}"), in: package.session()).state, .new)
    let other = package.verify(ScratchPackage.picture(1), package.identity("cafe\u{301}"), in: package.session())
    XCTAssertEqual(other.state, .unchanged)
    XCTAssertEqual(package.files.count, 1)
  }

  /// Asserted in one run, in two runs, and when the other file came from elsewhere.
  func testNamesThatAreOneFileElsewhereFail() throws {
    for (first, second) in [("Light", "light"), ("STRASSE", "straße"), ("Émile", "émile")] {
      let package = try ScratchPackage()
      let session = package.session()
      XCTAssertEqual(package.verify(ScratchPackage.picture(1), package.identity(first), in: session).state, .new)
      for session in [session, package.session()] {
        let result = package.verify(ScratchPackage.picture(2), package.identity(second), in: session)
        XCTAssertEqual(result.state, .failed, "\(second) beside \(first)")
        XCTAssertTrue(result.message?.contains("testMap.\(first).png") ?? false, result.message ?? "")
      }
      XCTAssertEqual(package.files.count, 1)
    }
  }

  func testFilesThatAnotherToolNamedWithDecomposedAccents() throws {
    let package = try ScratchPackage()
    try ReferenceStore.write(ScratchPackage.picture(1), to: package.references + "/MapTests/testMap.cafe\u{301}.png")
    let result = package.verify(ScratchPackage.picture(1), package.identity("caf\u{E9}"), in: package.session())
    XCTAssertEqual(result.state, .failed)
    XCTAssertEqual(package.files.count, 1, "nothing was written beside it")
  }

  func testFoldersThatAreOneElsewhere() throws {
    let package = try ScratchPackage()
    let session = package.session()
    XCTAssertEqual(package.verify(ScratchPackage.picture(1), package.identity(), in: session).state, .new)
    let other = package.verify(ScratchPackage.picture(1), package.identity("b", file: "mapTests"), in: session)
    XCTAssertEqual(other.state, .failed)
    XCTAssertTrue(other.message?.contains("/MapTests") ?? false, other.message ?? "")
  }
}
