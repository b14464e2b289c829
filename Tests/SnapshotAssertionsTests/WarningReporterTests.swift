import SnapshotCore
import XCTest

@testable import SnapshotAssertions

final class WarningReporterTests: XCTestCase {
  private let location = AssertionLocation(fileID: "T/A.swift", file: "/T/A.swift", line: 7, column: 1)
  private func lines(_ warning: String, _ variables: [String: String]) -> [String] {
    WarningReporter.lines([warning], at: location, SnapshotEnvironment(variables))
  }

  func testAWarningIsSaidOnce() {
    for variables in [[:], ["SNAPSHOT_WARNINGS": "all"], ["SNAPSHOT_WARNINGS": ""]] {
      let warning = "said once \(variables)"
      XCTAssertEqual(lines(warning, variables), ["/T/A.swift:7: warning: \(warning)"])
      XCTAssertEqual(lines(warning, variables), [])
    }
  }

  func testNoneKeepsThemQuiet() {
    XCTAssertEqual(lines("quiet", ["SNAPSHOT_WARNINGS": "none"]), [])
    // What was not said counts as unsaid.
    XCTAssertEqual(lines("quiet", [:]), ["/T/A.swift:7: warning: quiet"])
  }

  func testAnUnknownSettingIsSaidOnceWithTheLegalOnes() {
    let variables = ["SNAPSHOT_WARNINGS": "off"]
    XCTAssertEqual(
      lines("loud", variables),
      [
        "warning: SNAPSHOT_WARNINGS=off says nothing about warnings; it may be one of: all, none",
        "/T/A.swift:7: warning: loud",
      ])
    XCTAssertEqual(lines("louder", variables), ["/T/A.swift:7: warning: louder"])
  }
}
