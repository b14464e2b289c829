import XCTest

@testable import SnapshotCore

/// A record mode that is none must not be taken for the default without a word: the run would pass where it was to
/// record, or record where it was to fail.
final class Complaint02Tests: XCTestCase {
  func testAnUnknownRecordModeIsAnErrorThatListsTheLegalOnes() {
    for variable in ["SNAPSHOT_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      for value in ["1", "true", "ALL ", "everything"] {
        XCTAssertThrowsError(
          try RecordMode.resolved(argument: nil, scope: nil, environment: [variable: value]), "\(variable)=\(value)"
        ) { error in
          let text = "\(error)"
          for part in [variable, value] + RecordMode.allCases.map(\.rawValue) {
            XCTAssertTrue(text.contains(part), "\"\(text)\" does not say \(part)")
          }
        }
      }
    }
  }

  /// The assertion fails with it, also where its own argument would count before the variable, and writes nothing.
  func testAnAssertionFailsWithIt() throws {
    let package = try ScratchPackage()
    for variable in ["SNAPSHOT_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      for argument in [nil, RecordMode.all, .missing, .never] {
        let result = package.verify(ScratchPackage.picture(1), in: package.session([variable: "1"]), record: argument)
        XCTAssertEqual(result.state, .failed)
        XCTAssertTrue(result.message?.contains("\(variable)=1 is not a record mode") ?? false, result.message ?? "passed")
      }
    }
    XCTAssertEqual(package.files, [])
  }
}
