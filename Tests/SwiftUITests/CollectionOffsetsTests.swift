import XCTest

@testable import SwiftUI

final class CollectionOffsetsTests: XCTestCase {
  func testRemoving() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [1, 3, 9])
    XCTAssertEqual(String(letters), "acef")
  }
  func testMoving() {
    func moved(_ offsets: IndexSet, to destination: Int) -> String {
      var letters = Array("abcdef")
      letters.move(fromOffsets: offsets, toOffset: destination)
      return String(letters)
    }
    XCTAssertEqual(moved([0], to: 3), "bcadef")
    XCTAssertEqual(moved([5], to: 0), "fabcde")
    XCTAssertEqual(moved([1, 4], to: 3), "acbedf")
    XCTAssertEqual(moved([2], to: 2), "abcdef")
    XCTAssertEqual(moved([0, 1], to: 6), "cdefab")
    XCTAssertEqual(moved([0], to: 99), "bcdefa")
    XCTAssertEqual(moved([42], to: 0), "abcdef")
  }
}
