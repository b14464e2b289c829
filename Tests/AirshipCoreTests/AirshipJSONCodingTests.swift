import AirshipCore
import XCTest

final class AirshipJSONCodingTests: XCTestCase {
  func testEveryKindIsRead() throws {
    let cases: [(String, AirshipJSON)] = [
      (#""text""#, "text"), ("1", 1), ("-1.5e3", -1500), ("0", .number(0)), ("true", true), ("false", false),
      ("null", .null), ("[]", []), ("{}", [:]), (#""true""#, "true"), (#""1""#, "1"),
      (#"[1, [true, null]]"#, [1, [true, nil]]),
      (#"{"a": {"b": "ü\n"}}"#, ["a": ["b": "ü\n"]]),
    ]
    for (text, json) in cases {
      XCTAssertEqual(try AirshipJSON.from(json: text), json, text)
      XCTAssertEqual(try AirshipJSON.from(data: Data(text.utf8)), json, text)
      XCTAssertEqual(try AirshipJSON.from(data: json.toData()), json, text)
    }
  }

  func testNothingIsNull() throws {
    XCTAssertEqual(try AirshipJSON.from(json: nil), .null)
    XCTAssertEqual(try AirshipJSON.from(data: nil), .null)
    XCTAssertEqual(AirshipJSON.fromDataLoggingError(data: nil), .null)
  }

  func testBrokenTextIsAnError() {
    for text in ["", "{", "[1,", #"{"a" 1}"#, "nul"] {
      XCTAssertThrowsError(try AirshipJSON.from(json: text), text)
      XCTAssertEqual(AirshipJSON.fromDataLoggingError(data: Data(text.utf8)), .null)
    }
  }

  func testWrittenText() throws {
    XCTAssertEqual(try AirshipJSON.null.toString(), "null")
    XCTAssertEqual(try AirshipJSON.number(42).toString(), "42")
    XCTAssertEqual(try AirshipJSON.number(1.5).toString(), "1.5")
    XCTAssertEqual(try AirshipJSON.bool(true).toString(), "true")
    let encoder = AirshipJSON.defaultEncoder
    encoder.outputFormatting = .sortedKeys
    let json: AirshipJSON = ["b": [1, nil], "a": "x"]
    XCTAssertEqual(try json.toString(encoder: encoder), #"{"a":"x","b":[1,null]}"#)
  }

  func testNumbersThatJSONCannotSayAreAnError() {
    for number in [Double.nan, .infinity, -.infinity] {
      XCTAssertThrowsError(try AirshipJSON.array([.number(number)]).toData())
      XCTAssertNil(AirshipJSON.number(number).toDataLoggingError())
    }
    XCTAssertEqual(AirshipJSON.number(1).toDataLoggingError(), Data("1".utf8))
  }

  func testDefaultCodersKeepDatesAsISO8601() throws {
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    let data = try AirshipJSON.defaultEncoder.encode([date])
    XCTAssertEqual(String(decoding: data, as: UTF8.self), #"["2001-09-09T01:46:40Z"]"#)
    XCTAssertEqual(try AirshipJSON.defaultDecoder.decode([Date].self, from: data), [date])
    // Each use gets its own: a change to one must not reach another.
    XCTAssertFalse(AirshipJSON.defaultEncoder === AirshipJSON.defaultEncoder)
    XCTAssertFalse(AirshipJSON.defaultDecoder === AirshipJSON.defaultDecoder)
  }

  func testIsAPartOfOtherCodableTypes() throws {
    struct Slot: Codable, Equatable {
      var name: String
      var properties: AirshipJSON?
    }
    for (text, properties) in [
      (#"{"name":"a","properties":{"k":1}}"#, ["k": 1]), (#"{"name":"a"}"#, nil),
      (#"{"name":"a","properties":true}"#, true),
    ] as [(String, AirshipJSON?)] {
      let slot = try JSONDecoder().decode(Slot.self, from: Data(text.utf8))
      XCTAssertEqual(slot, Slot(name: "a", properties: properties))
      XCTAssertEqual(try JSONDecoder().decode(Slot.self, from: JSONEncoder().encode(slot)), slot)
    }
  }
}
