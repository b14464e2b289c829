import CoreLocation
import XCTest

// What apps write (as `@retroactive`, from another package); it would be an error if the module had the conformance.
extension CLLocationCoordinate2D: Equatable {
  public static func == (left: CLLocationCoordinate2D, right: CLLocationCoordinate2D) -> Bool {
    left.latitude == right.latitude && left.longitude == right.longitude
  }
}

final class CLLocationTests: XCTestCase {
  private let paris = CLLocation(latitude: 48.8584, longitude: 2.2945)
  private let newYork = CLLocation(latitude: 40.6892, longitude: -74.0445)

  func testValidCoordinatesIncludeTheEdges() {
    for (latitude, longitude) in [(0.0, 0.0), (90, 180), (-90, -180)] {
      XCTAssertTrue(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)))
    }
    for (latitude, longitude) in [(90.1, 0.0), (0, -180.1), (.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity)] {
      XCTAssertFalse(
        CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)), "\(latitude), \(longitude)")
    }
    XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  func testEmptyCoordinateIsTheOrigin() {
    XCTAssertEqual(CLLocationCoordinate2D(), CLLocationCoordinate2D(latitude: 0, longitude: 0))
  }

  func testDistanceAlongAMeridianIsArcLength() {
    let equator = CLLocation(latitude: 0, longitude: 10)
    let oneDegreeNorth = CLLocation(latitude: 1, longitude: 10)
    XCTAssertEqual(oneDegreeNorth.distance(from: equator), .pi / 180 * 6_371_008.7714, accuracy: 0.001)
  }

  func testDistanceBetweenCities() {
    // The spherical law of cosines, another formula for the same arc.
    let (a, b) = (48.8584 * Double.pi / 180, 40.6892 * Double.pi / 180)
    let angle = acos(sin(a) * sin(b) + cos(a) * cos(b) * cos((2.2945 + 74.0445) * Double.pi / 180))
    XCTAssertEqual(paris.distance(from: newYork), angle * 6_371_008.7714, accuracy: 0.01)
    XCTAssertEqual(paris.distance(from: newYork), newYork.distance(from: paris), accuracy: 1e-6)
  }

  func testDistanceAcrossTheDateLineTakesTheShortWay() {
    let west = CLLocation(latitude: 0, longitude: 179.5)
    let east = CLLocation(latitude: 0, longitude: -179.5)
    XCTAssertEqual(west.distance(from: east), .pi / 180 * 6_371_008.7714, accuracy: 0.001)
  }

  func testDistanceOfAntipodesIsHalfTheGlobe() {
    let north = CLLocation(latitude: 90, longitude: 0)
    let south = CLLocation(latitude: -90, longitude: 77)
    XCTAssertEqual(north.distance(from: south), .pi * 6_371_008.7714, accuracy: 0.001)
    XCTAssertEqual(north.distance(from: north), 0)
  }

  func testDistanceToNoPlaceIsNoNumber() {
    XCTAssertTrue(paris.distance(from: CLLocation(latitude: .nan, longitude: 0)).isNaN)
    XCTAssertTrue(paris.distance(from: CLLocation(latitude: .infinity, longitude: 0)).isNaN)
  }

  func testTimeIsTheReferenceDateUnlessGiven() {
    XCTAssertEqual(paris.timestamp, Date(timeIntervalSinceReferenceDate: 0))
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    let location = CLLocation(
      coordinate: paris.coordinate, altitude: 33, horizontalAccuracy: 5, verticalAccuracy: 3, course: 90, speed: 1.5,
      timestamp: noon)
    XCTAssertEqual(location.timestamp, noon)
    XCTAssertEqual(location.altitude, 33)
    XCTAssertEqual(location.horizontalAccuracy, 5)
    XCTAssertEqual(location.verticalAccuracy, 3)
    XCTAssertEqual(location.course, 90)
    XCTAssertEqual(location.speed, 1.5)
  }

  func testWhatIsUnknownIsNegative() {
    XCTAssertEqual(paris.horizontalAccuracy, 0)
    XCTAssertEqual(paris.verticalAccuracy, -1)
    XCTAssertEqual(paris.course, -1)
    XCTAssertEqual(paris.courseAccuracy, -1)
    XCTAssertEqual(paris.speed, -1)
    XCTAssertEqual(paris.speedAccuracy, -1)
  }

  func testCircularRegionContainsItsEdge() {
    let centre = paris.coordinate
    let near = CLLocationCoordinate2D(latitude: centre.latitude + 0.001, longitude: centre.longitude)
    let distance = CLLocation(latitude: near.latitude, longitude: near.longitude).distance(from: paris)
    XCTAssertTrue(CLCircularRegion(center: centre, radius: distance + 0.01, identifier: "a").contains(near))
    XCTAssertFalse(CLCircularRegion(center: centre, radius: distance - 0.01, identifier: "a").contains(near))
    XCTAssertTrue(CLCircularRegion(center: centre, radius: 0, identifier: "a").contains(centre))
    XCTAssertFalse(CLCircularRegion(center: centre, radius: .nan, identifier: "a").contains(centre))
    XCTAssertFalse(
      CLCircularRegion(center: kCLLocationCoordinate2DInvalid, radius: -1, identifier: "a").contains(centre))
  }
}
