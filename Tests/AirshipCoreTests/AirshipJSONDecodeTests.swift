import AirshipCore
import XCTest

final class AirshipJSONDecodeTests: XCTestCase {
  private struct Offer: Decodable, Equatable {
    struct Price: Decodable, Equatable { var cents: Int }
    var title: String
    var prices: [Price]
    var ends: Date?
  }
  private let offer: AirshipJSON = [
    "title": "Sale", "prices": [["cents": 42], ["cents": 7]], "ends": "1970-01-01T00:00:00Z",
  ]

  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  /// What the hooks hear while `body` runs.
  private func heard(during body: () throws -> Void) rethrows -> [String] {
    let log = Log()
    try AirshipJSON.$onDecodingFailure.withValue(
      .init { error, json, type in
        log.lines.append("no \(type) from \(json): \(Self.path(of: error))")
      }
    ) {
      try AirshipJSON.$onDecodingSuccess.withValue(.init { json, type in log.lines.append("\(type) from \(json)") }) {
        try body()
      }
    }
    return log.lines
  }

  private static func path(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      (context.codingPath + [key]).map(\.stringValue).joined(separator: "/")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      context.codingPath.map(\.stringValue).joined(separator: "/")
    default: "\(error)"
    }
  }

  func testDecodesByTheTypeThatIsAskedFor() throws {
    let decoded: Offer = try offer.decode()
    XCTAssertEqual(
      decoded,
      Offer(title: "Sale", prices: [.init(cents: 42), .init(cents: 7)], ends: Date(timeIntervalSince1970: 0)))
    XCTAssertEqual(try AirshipJSON.string("x").decode(), "x")
    XCTAssertEqual(try AirshipJSON.bool(true).decode(), true)
    XCTAssertEqual(try AirshipJSON.array([1, 2]).decode(), [1, 2])
    XCTAssertEqual(try AirshipJSON.number(0.1).decode(), 0.1)
    XCTAssertEqual(try offer.decode() as AirshipJSON, offer)
  }

  func testWholeNumbersBecomeIntegers() throws {
    XCTAssertEqual(try AirshipJSON.number(42).decode(), 42 as Int)
    XCTAssertEqual(try AirshipJSON.number(255).decode(), 255 as UInt8)
    XCTAssertThrowsError(try AirshipJSON.number(256).decode() as UInt8)
    XCTAssertThrowsError(try AirshipJSON.number(1.5).decode() as Int)
    XCTAssertThrowsError(try AirshipJSON.number(-1).decode() as UInt)
    XCTAssertThrowsError(try AirshipJSON.bool(true).decode() as Int)
    XCTAssertThrowsError(try AirshipJSON.number(1).decode() as Bool)
  }

  func testTakesOtherCoders() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    XCTAssertEqual(try AirshipJSON.number(5).decode(decoder: decoder), Date(timeIntervalSince1970: 5))
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    XCTAssertEqual(try AirshipJSON.number(.infinity).decode(encoder: encoder), "inf")
  }

  func testErrorKeepsItsCodingPath() {
    let json: AirshipJSON = ["title": "Sale", "prices": [["cents": 1], ["cents": "two"]]]
    XCTAssertThrowsError(try json.decode() as Offer) { error in
      guard case DecodingError.typeMismatch(_, let context) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(context.codingPath.map(\.stringValue), ["prices", "Index 1", "cents"])
      XCTAssertEqual(context.codingPath.map(\.intValue), [nil, 1, nil])
    }
  }

  func testFailureIsHeardThoughTheBuilderSwallowsIt() {
    let json: AirshipJSON = ["titel": "Sale"]
    let lines = heard { XCTAssertNil(try? json.decode() as Offer) }
    XCTAssertEqual(lines, ["no Offer from \(json): title"])
  }

  func testSuccessIsHeardAfterATry() throws {
    let json: AirshipJSON = ["cents": 3]
    let lines = try heard {
      if (try? json.decode() as Offer) == nil {
        let price: Offer.Price = try json.decode()
        XCTAssertEqual(price, Offer.Price(cents: 3))
      }
    }
    XCTAssertEqual(lines, ["no Offer from \(json): title", "Price from \(json)"])
  }

  func testNumberThatJSONCannotSayIsHeard() {
    let lines = heard { XCTAssertNil(try? AirshipJSON.number(.nan).decode() as Double) }
    XCTAssertEqual(lines.count, 1)
  }

  func testNothingIsHeardOutside() {
    let lines = heard {}
    XCTAssertThrowsError(try AirshipJSON.null.decode() as Offer)
    XCTAssertEqual(lines, [])
  }
}
