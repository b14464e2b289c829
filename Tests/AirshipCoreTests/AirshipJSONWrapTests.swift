import AirshipCore
import XCTest

final class AirshipJSONWrapTests: XCTestCase {
  private struct Place: Encodable {
    var name: String
    var floor: Int?
    var opened: Date
  }
  private struct NotEncodable {}

  private func assertWraps(_ value: Any?, as expected: AirshipJSON, line: UInt = #line) {
    XCTAssertEqual(try AirshipJSON.wrap(value), expected, line: line)
  }

  func testNothingIsNull() {
    assertWraps(nil, as: .null)
    assertWraps(NSNull(), as: .null)
    assertWraps(Optional<Int>.none as Any, as: .null)
    assertWraps(Optional<String>.none as Any, as: .null)
  }

  func testJSONStaysAsItIs() {
    assertWraps(["a": [1, nil]] as AirshipJSON, as: ["a": [1, nil]])
    assertWraps(AirshipJSON.null, as: .null)
  }

  func testStrings() {
    assertWraps("text", as: "text")
    assertWraps(NSString("text"), as: "text")
    assertWraps(Optional("text"), as: "text")
    assertWraps("1", as: .string("1"))
    assertWraps("true", as: .string("true"))
  }

  func testURLIsItsAbsoluteString() throws {
    let base = try XCTUnwrap(URL(string: "https://example.com/a/"))
    assertWraps(base, as: "https://example.com/a/")
    assertWraps(URL(string: "b?c=1", relativeTo: base), as: "https://example.com/a/b?c=1")
  }

  // On Linux `5 as? Double` is nil and `true as? NSNumber` is 1.
  func testBoolsStayBools() {
    assertWraps(true, as: .bool(true))
    assertWraps(false, as: .bool(false))
    assertWraps(NSNumber(value: true), as: .bool(true))
    assertWraps(NSNumber(value: false), as: .bool(false))
    assertWraps([true, false], as: [true, false])
    assertWraps(["k": true] as [String: Any], as: ["k": true])
  }

  // On Linux `as? Bool` succeeds for an NSNumber of 1.
  func testOnesAndZeroesStayNumbers() {
    assertWraps(1, as: .number(1))
    assertWraps(0, as: .number(0))
    assertWraps(1.0, as: .number(1))
    assertWraps(NSNumber(value: 1), as: .number(1))
    assertWraps(NSNumber(value: 0), as: .number(0))
    assertWraps(NSNumber(value: Int8(1)), as: .number(1))
    assertWraps([1, 0], as: [1, 0])
  }

  func testEveryKindOfNumber() {
    let numbers: [Any] = [
      Int(7), Int8(7), Int16(7), Int32(7), Int64(7), UInt(7), UInt8(7), UInt16(7), UInt32(7), UInt64(7), Float(7),
      Double(7), CGFloat(7), Decimal(7), NSNumber(value: 7), NSDecimalNumber(string: "7"),
    ]
    for number in numbers { assertWraps(number, as: .number(7)) }
    assertWraps(1.5, as: .number(1.5))
    assertWraps(Float(1.5), as: .number(1.5))
    assertWraps(-3, as: .number(-3))
    assertWraps(UInt64.max, as: .number(0x1p64))
    assertWraps(Double.infinity, as: .number(.infinity))
  }

  func testArraysAndDictionaries() {
    assertWraps([1, "two", nil, [3.5]] as [Any?], as: [1, "two", nil, [3.5]])
    assertWraps(["a": 1, "b": nil, "c": ["d": true]] as [String: Any?], as: ["a": 1, "b": nil, "c": ["d": true]])
    assertWraps([] as [String], as: [])
    assertWraps([:] as [String: Int], as: [:])
    assertWraps(NSArray(array: [1, "x"]), as: [1, "x"])
    assertWraps(NSDictionary(dictionary: ["a": 1]), as: ["a": 1])
  }

  func testWhatJSONSerializationReads() throws {
    let text = #"{"a": true, "b": 1, "c": 1.5, "d": null, "e": [false, 0, "x"]}"#
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    assertWraps(object, as: ["a": true, "b": 1, "c": 1.5, "d": nil, "e": [false, 0, "x"]])
    assertWraps(object, as: try AirshipJSON.from(json: text))
  }

  func testEncodableGoesThroughTheEncoder() throws {
    let place = Place(name: "Tower", floor: nil, opened: Date(timeIntervalSince1970: 0))
    assertWraps(place, as: ["name": "Tower", "opened": "1970-01-01T00:00:00Z"])
    assertWraps([place], as: [["name": "Tower", "opened": "1970-01-01T00:00:00Z"]])
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    XCTAssertEqual(try AirshipJSON.wrap(["p": place], encoder: encoder), ["p": ["name": "Tower", "opened": 0]])
  }

  func testDateIsItsISOString() {
    assertWraps(Date(timeIntervalSince1970: 86_400), as: "1970-01-02T00:00:00Z")
  }

  func testWhatIsNoJSONIsNamed() {
    for value in [NotEncodable(), ["a": NotEncodable()], [NotEncodable()]] as [Any] {
      XCTAssertThrowsError(try AirshipJSON.wrap(value)) { error in
        XCTAssertTrue("\(error)".contains("NotEncodable"), "\(error)")
        XCTAssertTrue(error.localizedDescription.contains("Encodable"), error.localizedDescription)
      }
    }
  }
}
