import AirshipCore
import XCTest

final class AirshipJSONTests: XCTestCase {
  private let everyKind: [AirshipJSON] = [
    .string("a"), .number(1.5), .bool(true), .object(["k": .null]), .array([.number(1)]), .null,
  ]

  func testEachAccessorFindsItsKindOnly() {
    XCTAssertEqual(everyKind.map(\.string), ["a", nil, nil, nil, nil, nil])
    XCTAssertEqual(everyKind.map(\.number), [nil, 1.5, nil, nil, nil, nil])
    XCTAssertEqual(everyKind.map(\.double), [nil, 1.5, nil, nil, nil, nil])
    XCTAssertEqual(everyKind.map(\.bool), [nil, nil, true, nil, nil, nil])
    XCTAssertEqual(everyKind.map(\.object), [nil, nil, nil, ["k": .null], nil, nil])
    XCTAssertEqual(everyKind.map(\.array), [nil, nil, nil, nil, [.number(1)], nil])
  }

  func testEachPredicateHoldsForItsKindOnly() {
    let predicates: [(AirshipJSON) -> Bool] = [
      \.isString, \.isNumber, \.isBool, \.isObject, \.isArray, \.isNull,
    ]
    for (row, json) in everyKind.enumerated() {
      for (column, holds) in predicates.enumerated() {
        XCTAssertEqual(holds(json), row == column, "\(json), predicate \(column)")
      }
    }
  }

  func testUnWrapGivesSwiftValues() {
    XCTAssertEqual(everyKind[0].unWrap() as? String, "a")
    XCTAssertEqual(everyKind[1].unWrap() as? Double, 1.5)
    XCTAssertEqual(everyKind[2].unWrap() as? Bool, true)
    XCTAssertNil(everyKind[5].unWrap())
  }

  func testUnWrapGivesWholeNumbersAsDoubleToo() {
    XCTAssertNil(AirshipJSON.number(5).unWrap() as? Int)
    XCTAssertEqual(AirshipJSON.number(5).unWrap() as? Double, 5)
  }

  func testUnWrapLeavesNullsOut() {
    let json: AirshipJSON = ["a": nil, "b": [1, nil, "x"], "c": ["d": nil]]
    let expected: [String: AnyHashable] = ["b": [1.0, "x"] as [AnyHashable], "c": [String: AnyHashable]()]
    XCTAssertEqual(json.unWrap() as? [String: AnyHashable], expected)
  }

  func testLiterals() {
    let json: AirshipJSON = [
      "s": "text", "b": true, "i": 3, "f": 0.25, "a": [1, "two", [3]], "n": nil, "o": ["k": false],
    ]
    XCTAssertEqual(
      json,
      .object([
        "s": .string("text"), "b": .bool(true), "i": .number(3), "f": .number(0.25),
        "a": .array([.number(1), .string("two"), .array([.number(3)])]), "n": .null, "o": .object(["k": .bool(false)]),
      ]))
    XCTAssertEqual([:] as AirshipJSON, .object([:]))
    XCTAssertEqual([] as AirshipJSON, .array([]))
    XCTAssertEqual(["k": 1, "k": 2] as AirshipJSON, .object(["k": .number(2)]))
  }

  func testNilForAnOptionalIsNoNull() {
    let none: AirshipJSON? = nil
    XCTAssertTrue(none == nil)
    let null: AirshipJSON = nil
    XCTAssertTrue(null.isNull)
  }

  func testEqualityIsStructural() throws {
    let one = try AirshipJSON.from(json: #"{"a": 1, "b": [true, null]}"#)
    let other = try AirshipJSON.from(json: #"{ "b": [true, null], "a": 1.0 }"#)
    XCTAssertEqual(one, other)
    XCTAssertEqual(Set([one, other]).count, 1)
    XCTAssertNotEqual(one, try AirshipJSON.from(json: #"{"a": 1, "b": [null, true]}"#))
    XCTAssertNotEqual(AirshipJSON.number(1), .bool(true))
    XCTAssertNotEqual(AirshipJSON.number(1), .string("1"))
    XCTAssertNotEqual(["a": nil] as AirshipJSON, [:])
  }

  func testMakeObject() {
    let json = AirshipJSON.makeObject { object in
      object.set(string: "text", key: "s")
      object.set(array: [1, 2], key: "a")
      object.set(object: ["k": "v"], key: "o")
      object.set(json: .null, key: "j")
      object.set(double: 1.5, key: "d")
      object.set(bool: false, key: "b")
    }
    XCTAssertEqual(json, ["s": "text", "a": [1, 2], "o": ["k": "v"], "j": nil, "d": 1.5, "b": false])
  }

  func testMakeObjectRemovesTheKeyForNil() {
    let json = AirshipJSON.makeObject { object in
      for key in ["s", "a", "o", "j", "d", "b", "kept"] { object.set(bool: true, key: key) }
      object.set(string: nil, key: "s")
      object.set(array: nil, key: "a")
      object.set(object: nil, key: "o")
      object.set(json: nil, key: "j")
      object.set(double: nil, key: "d")
      object.set(bool: nil, key: "b")
    }
    XCTAssertEqual(json, ["kept": true])
  }

  func testMakeObjectPassesAnErrorOn() {
    XCTAssertThrowsError(try AirshipJSON.makeObject { _ in throw CocoaError(.fileNoSuchFile) })
  }
}
