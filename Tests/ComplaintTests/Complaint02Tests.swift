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
}
