import AirshipCore
import Foundation
import XCTest

/// Properties that no layout would have.
final class JSONTests: XCTestCase {
  private let deep = (0..<5_000).reduce(AirshipJSON.null) { json, _ in .array([json]) }

  func testDeepValues() throws {
    XCTAssertThrowsError(try deep.toData()) { XCTAssert("\($0)".contains("512 levels"), "\("\($0)".prefix(300))") }
    XCTAssertThrowsError(try deep.decode() as [Int])
    XCTAssertNil(deep.toDataLoggingError())
    XCTAssertEqual(deep, deep)
    XCTAssertNotNil(deep.unWrap())
    let text = String(repeating: "[", count: 100_000)
    XCTAssertThrowsError(try AirshipJSON.from(json: text))
    XCTAssertThrowsError(try AirshipJSON.from(json: text + String(repeating: "]", count: 100_000)))
    let shallow = (0..<500).reduce(AirshipJSON.null) { json, _ in .object(["a": json]) }
    XCTAssertEqual(try AirshipJSON.from(data: shallow.toData()), shallow)
  }

  func testOddValues() throws {
    for text in ["", " ", "nul", "{", "{\"a\"}", "\u{FEFF}1x", "NaN", "1e999", "\"\\ud800\"", "\0"] {
      XCTAssertThrowsError(try AirshipJSON.from(json: text), text)
    }
    XCTAssertThrowsError(try AirshipJSON.number(.nan).toData())
    XCTAssertThrowsError(try AirshipJSON.number(.infinity).decode() as Double)
    XCTAssertThrowsError(try AirshipJSON.number(1e300).decode() as Int)
    XCTAssertThrowsError(try AirshipJSON.number(-1).decode() as UInt8)
    XCTAssertThrowsError(try AirshipJSON.wrap(Date.self))
    XCTAssertEqual(try AirshipJSON.from(json: "{\"a\":1,\"a\":2}").isObject, true)
    XCTAssertEqual(AirshipJSON.object(["\u{301}": .null]).object?.count, 1)
  }
}
