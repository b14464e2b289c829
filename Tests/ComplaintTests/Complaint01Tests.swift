import XCTest

@testable import SnapshotCore

/// On continuous integration a missing reference must fail, also when the test is tried again in the same process or in
/// another one: a tool that records there passes the second try against what the first one drew.
final class Complaint01Tests: XCTestCase {
  func testNothingIsRecordedOnContinuousIntegrationAndNoRetryPasses() throws {
    let package = try ScratchPackage()
    for _ in 0..<2 {
      let process = package.session(["CI": "true"], run: "run")
      for _ in 0..<2 {
        let result = package.verify(ScratchPackage.picture(1), in: process)
        XCTAssertEqual(result.state, .failed)
        XCTAssertFalse(result.passes)
      }
    }
    XCTAssertEqual(package.files, [])
  }

  /// Elsewhere the first try records, and no later one of the run passes on that: not in this process, nor in another.
  func testAReferenceOfTheSameRunLetsNoRetryPass() throws {
    let package = try ScratchPackage()
    let process = package.session(run: "run")
    XCTAssertEqual(package.verify(ScratchPackage.picture(1), in: process).state, .new)
    for retrying in [process, process, package.session(run: "run"), package.session(run: "run")] {
      let retry = package.verify(ScratchPackage.picture(1), in: retrying)
      XCTAssertFalse(retry.passes)
      XCTAssertTrue(retry.message?.contains("recorded earlier in this run") ?? false, retry.message ?? "passed")
    }
    XCTAssertTrue(package.verify(ScratchPackage.picture(1), in: package.session(run: "the next run")).passes)
  }
}
