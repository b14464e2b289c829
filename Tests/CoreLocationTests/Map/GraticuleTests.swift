@testable import MapKit
import XCTest

/// Round steps and their labels.
final class GraticuleTests: XCTestCase {
  func testThreeToSevenLinesForEverySpan() {
    var span = 360.0
    while span > 1e-6 {
      for start in [-179.3, -0.4 * span, 2.2945, 47.123_456] {
        let graticule = Graticule(start...(start + span), limit: 6)
        XCTAssert(
          (3...7).contains(graticule.angles.count), "\(graticule.angles.count) lines in \(span)° from \(start)°")
        for angle in graticule.angles {
          XCTAssertEqual(angle % graticule.step, 0)
          XCTAssert((start - 1e-9...start + span + 1e-9).contains(Graticule.degrees(angle)))
        }
      }
      span /= 1.37
    }
  }

  func testLabelsEndWithTheLastUnitThatCounts() {
    func labels(_ range: ClosedRange<Double>) -> [String] {
      let graticule = Graticule(range, limit: 6)
      return graticule.angles.map(graticule.latitudeLabel)
    }
    XCTAssertEqual(labels(-85...85), ["60°S", "30°S", "0°", "30°N", "60°N"])
    XCTAssertEqual(labels(48.83...48.89), ["48°50′N", "48°51′N", "48°52′N", "48°53′N"])
    XCTAssertEqual(labels(-0.012...0.012), ["0°00′30″S", "0°00′15″S", "0°", "0°00′15″N", "0°00′30″N"])
    XCTAssertEqual(labels(0.9...1.05), ["0°54′N", "0°56′N", "0°58′N", "1°N", "1°02′N"])
    XCTAssertEqual(labels(10.0001...10.0003), ["10°00′00.4″N", "10°00′00.6″N", "10°00′00.8″N", "10°00′01″N"])
  }

  func testLongitudesGoOnBeyondTheAntimeridian() {
    let graticule = Graticule(170...190, limit: 6)
    XCTAssertEqual(graticule.angles.map(graticule.longitudeLabel), ["170°E", "175°E", "180°", "175°W", "170°W"])
    let west = Graticule(-200...(-170), limit: 6)
    XCTAssertEqual(west.angles.map(west.longitudeLabel), ["160°E", "170°E", "180°", "170°W"])
  }

  func testNoRoomMeansNoLines() {
    XCTAssertEqual(Graticule(0...50, limit: 0).angles, [])
    XCTAssertEqual(Graticule(0...1e7, limit: 6).angles, [])
  }
}
