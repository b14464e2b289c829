import XCTest

@testable import SnapshotAssertions

final class RunningTestTests: XCTestCase {
  override class func setUp() { TestStartObserver.register() }

  func testTheFilterNamesTheTestAndNotTheHelper() {
    func helper() {
      XCTAssertEqual(
        RunningTest.current.filter,
        #"^SnapshotAssertionsTests\.RunningTestTests/testTheFilterNamesTheTestAndNotTheHelper$"#)
    }
    helper()
  }

  func testInAnAsynchronousTest() async {
    XCTAssertEqual(RunningTest.current.filter, #"^SnapshotAssertionsTests\.RunningTestTests/testInAnAsynchronousTest$"#)
  }
}
