@testable import MapKit
import XCTest

final class MapOverlayTypesTests: XCTestCase {
  private func coordinate(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  func testPolylinesTakeArraysAndPointers() {
    var places = [coordinate(0, 0), coordinate(.nan, 3), coordinate(10, 20), coordinate(-10, 5)]
    XCTAssertEqual(MKPolyline(coordinates: places, count: places.count).pointCount, 3, "what is no place is left out")
    XCTAssertEqual(MKPolyline(coordinates: &places, count: 1).pointCount, 1)
    XCTAssertEqual(MKPolyline(coordinates: places, count: 100).pointCount, 3)
    XCTAssertEqual(MKPolyline(coordinates: places, count: -1).pointCount, 0)
    XCTAssertEqual(MKPolyline(points: [MKMapPoint(coordinate(1, 2))], count: 1).pointCount, 1)
    XCTAssertTrue(MKPolyline(coordinates: [], count: 0).boundingMapRect.isNull)
    var copy = [CLLocationCoordinate2D](repeating: coordinate(9, 9), count: 3)
    MKPolyline(coordinates: places, count: 4).getCoordinates(&copy, range: NSRange(location: 1, length: 5))
    XCTAssertEqual(copy, [coordinate(10, 20), coordinate(-10, 5), coordinate(9, 9)])
    let geodesic = MKGeodesicPolyline(coordinates: places, count: 4)
    XCTAssertTrue(geodesic.isGeodesic)
    XCTAssertEqual(geodesic.coordinate.longitude, 10, accuracy: 1e-9)
  }

  func testExtentGoesTheShortWayRound() {
    func width(_ longitudes: Double...) -> Double {
      MapExtent(longitudes.map { coordinate(0, $0) }).rect.width / MKMapSize.world.width * 360
    }
    XCTAssertEqual(width(-10, 20), 30, accuracy: 1e-9)
    XCTAssertEqual(width(170, -170), 20, accuracy: 1e-9)
    XCTAssertEqual(width(170, -170, 0), 190, accuracy: 1e-9)
    XCTAssertEqual(width(180, -180), 0, accuracy: 1e-9)
    XCTAssertEqual(width(5), 0)
    let fiji = MKPolyline(coordinates: [coordinate(0, 170), coordinate(0, -170)], count: 2)
    XCTAssertTrue(fiji.boundingMapRect.spans180thMeridian)
    XCTAssertEqual(fiji.boundingMapRect.remainder().minX, 0)
    XCTAssertEqual(abs(fiji.coordinate.longitude), 180, accuracy: 1e-9)
    XCTAssertTrue(MapExtent([coordinate(.nan, 0), coordinate(95, 0)]).isEmpty)
    var whole = MapExtent()
    whole.add(.world)
    XCTAssertEqual(whole.rect.width, MKMapSize.world.width)
    whole.add(.null)
    whole.add(MKMapRect(x: .nan, y: 0, width: 1, height: 1))
    XCTAssertEqual(whole.rect.width, MKMapSize.world.width)
  }

  func testCircles() {
    let circle = MKCircle(center: coordinate(60, 0), radius: 1000)
    XCTAssertEqual(circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(60), 2000, accuracy: 1e-6)
    let again = MKCircle(mapRect: circle.boundingMapRect)
    XCTAssertEqual(again.radius, 1000, accuracy: 1e-6)
    XCTAssertEqual(again.coordinate.latitude, 60, accuracy: 1e-9)
    for odd in [
      MKCircle(center: coordinate(.nan, 0), radius: 1), MKCircle(center: coordinate(0, 0), radius: .nan),
      MKCircle(center: coordinate(0, 0), radius: -1), MKCircle(center: coordinate(0, 0), radius: .infinity),
    ] { XCTAssertTrue(odd.boundingMapRect.isNull) }
    XCTAssertFalse(MKPolygon(coordinates: [coordinate(0, 0), coordinate(1, 1)], count: 2).boundingMapRect.isNull)
  }

  func testFunctions() {
    let paris = MKMapPoint(coordinate(48.8584, 2.2945)), louvre = MKMapPoint(coordinate(48.8606, 2.3376))
    XCTAssertEqual(MKMetersBetweenMapPoints(paris, louvre), 3162, accuracy: 10)
    XCTAssertTrue(
      MKMapPointEqualToPoint(MKMapPointForCoordinate(MKCoordinateForMapPoint(.init(x: 0, y: 0))), .init(x: 0, y: 0)))
    let rect = MKMapRectUnion(MKMapRectNull, MKMapRectMake(1, 2, 3, 4))
    XCTAssertTrue(MKMapRectEqualToRect(rect, MKMapRect(x: 1, y: 2, width: 3, height: 4)))
    XCTAssertTrue(MKMapRectIsNull(MKMapRectIntersection(rect, MKMapRectOffset(rect, 10, 0))))
    XCTAssertTrue(MKMapRectContainsPoint(rect, MKMapPointMake(2, 3)))
    XCTAssertEqual(
      MKCoordinateRegionMakeWithDistance(coordinate(0, 0), 111_319.490_793, 0).span.latitudeDelta, 1, accuracy: 1e-9)
  }

  func testDistanceFormatter() {
    let formatter = MKDistanceFormatter()
    formatter.units = .metric
    let table: [(Double, String)] = [
      (0, "0 m"), (7.4, "7 m"), (123, "120 m"), (994, "990 m"), (996, "1 km"), (1234, "1.2 km"), (12_345, "12 km"),
      (-500, "-500 m"), (.nan, ""), (.infinity, ""), (1e300, ""),
    ]
    for (meters, text) in table { XCTAssertEqual(formatter.string(fromDistance: meters), text) }
    formatter.units = .default
    XCTAssertEqual(formatter.string(fromDistance: 100), "330 ft")
    XCTAssertEqual(formatter.string(fromDistance: 1609.344), "1 mi")
    formatter.unitStyle = .full
    XCTAssertEqual(formatter.string(fromDistance: 3000), "1.9 miles")
    formatter.locale = Locale(identifier: "de_DE")
    XCTAssertEqual(formatter.string(fromDistance: 1500), "1,5 kilometers")
    formatter.units = .imperialWithYards
    XCTAssertEqual(formatter.string(fromDistance: 91.44), "100 yards")
  }

  func testPointAnnotation() {
    let annotation = MKPointAnnotation()
    annotation.coordinate = coordinate(1, 2)
    annotation.title = "Here"
    let seen: any MKAnnotation = annotation
    XCTAssertEqual(seen.title, "Here")
    XCTAssertEqual(MKPointAnnotation(coordinate: coordinate(3, 4), title: nil, subtitle: "s").subtitle, "s")
  }
}
