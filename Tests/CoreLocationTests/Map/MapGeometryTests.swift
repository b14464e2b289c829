@testable import MapKit
import XCTest

/// The flat map and what of it a view shows. Expected numbers were computed apart, with Python's `math` on the textbook
/// formula y = 1/2 − ln tan(π/4 + φ/2) / 2π.
final class MapGeometryTests: XCTestCase {
  private func coordinate(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  private let tower = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
  private func region(_ center: CLLocationCoordinate2D, _ latitudeDelta: Double, _ longitudeDelta: Double)
    -> MKCoordinateRegion
  {
    MKCoordinateRegion(
      center: center, span: MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta))
  }

  func testMapPoints() {
    let table: [(CLLocationCoordinate2D, x: Double, y: Double)] = [
      (tower, 135_928_631.204_978, 92_347_381.266_776),
      (coordinate(-33.8568, 151.2153), 246_972_028.026_88, 161_075_261.480_539),
      (coordinate(0, 0), 134_217_728, 134_217_728), (coordinate(60, -180), 0, 77_953_560.016_627),
    ]
    for (coordinate, x, y) in table {
      let point = MKMapPoint(coordinate)
      XCTAssertEqual(point.x, x, accuracy: 1e-4)
      XCTAssertEqual(point.y, y, accuracy: 1e-4)
      XCTAssertEqual(point.coordinate.latitude, coordinate.latitude, accuracy: 1e-10)
      XCTAssertEqual(point.coordinate.longitude, coordinate.longitude, accuracy: 1e-10)
    }
    XCTAssertEqual(MKMapPoint(coordinate(90, 0)).y, 0)
    XCTAssertEqual(MKMapPoint(coordinate(-90, 0)).y, MKMapSize.world.height)
    XCTAssertEqual(MKMapPoint(coordinate(85.0511287798, 0)).y, 0, accuracy: 1e-2)
  }

  func testSpanInMetres() {
    let square = MKCoordinateRegion(center: coordinate(60, 10), latitudinalMeters: 2000, longitudinalMeters: 2000)
    XCTAssertEqual(square.span.latitudeDelta, 2000 / 111_319.490_793, accuracy: 1e-9)
    XCTAssertEqual(square.span.longitudeDelta, 2 * square.span.latitudeDelta, accuracy: 1e-9, "cos 60° is a half")
    let pole = MKCoordinateRegion(center: coordinate(90, 0), latitudinalMeters: 1000, longitudinalMeters: 1000)
    XCTAssertEqual(pole.span.longitudeDelta, 360)
    XCTAssertNil(pole.problem)
  }

  func testViewportKeepsCentreAndShowsTheWholeSpan() {
    let view = MapViewport(region(tower, 0.05, 0.05), in: CGSize(width: 350, height: 500))
    XCTAssertEqual(view.scale, 2_367_928.332, accuracy: 0.01)
    let table: [(CLLocationCoordinate2D, x: Double, y: Double)] = [
      (tower, 175, 250), (coordinate(48.8606, 2.3376), 458.493_64, 228.005_01),
      (coordinate(48.88, 2.3), 211.176_68, 34.007_34),
      (coordinate(48.8738, 2.2950), 178.288_79, 96.014_77),
    ]
    for (coordinate, x, y) in table {
      let point = view.point(coordinate)
      XCTAssertEqual(point.x, x, accuracy: 1e-3)
      XCTAssertEqual(point.y, y, accuracy: 1e-3)
    }
    // Here the height decides; the width has room to spare.
    XCTAssertEqual(view.y(latitude: tower.latitude - 0.025), 500, accuracy: 0.2)
    XCTAssertLessThan(view.longitudes.lowerBound, tower.longitude - 0.025)
    let wide = MapViewport(region(tower, 0.05, 0.05), in: CGSize(width: 400, height: 200)).point(
      coordinate(48.8738, 2.2950))
    XCTAssertEqual(wide.x, 201.315_52, accuracy: 1e-3)
    XCTAssertEqual(wide.y, 38.405_91, accuracy: 1e-3)
  }

  func testNothingBeyondThePolesAndRoundTheAntimeridian() {
    let size = CGSize(width: 300, height: 600)
    for center in [coordinate(90, 0), coordinate(-90, 0), coordinate(89, 180), coordinate(0, 0)] {
      let world = MapViewport(region(center, 180, 360), in: size)
      XCTAssertEqual(world.y(latitude: 90), 0, accuracy: 1e-9)
      XCTAssertEqual(world.y(latitude: -90), 600, accuracy: 1e-9)
    }
    let north = MapViewport(region(coordinate(90, 0), 10, 10), in: size)
    XCTAssertEqual(north.y(latitude: 90), 0, accuracy: 1e-9)

    let fiji = MapViewport(region(coordinate(-17, 179), 10, 10), in: size)
    let east = fiji.point(coordinate(-17, 178)), west = fiji.point(coordinate(-17, -179))
    XCTAssertEqual(fiji.point(coordinate(-17, 179)).x, 150, accuracy: 1e-9)
    XCTAssertEqual(150 - east.x, fiji.scale / 360, accuracy: 1e-6)
    XCTAssertEqual(west.x - 150, 2 * fiji.scale / 360, accuracy: 1e-6, "181° is next to 179°")
  }

  func testNoSpanIsTheDeepestZoom() {
    let view = MapViewport(region(tower, 0, 0), in: CGSize(width: 100, height: 100))
    XCTAssertEqual(view.scale, 268_435_456)
    XCTAssertEqual(view.point(tower), CGPoint(x: 50, y: 50))
  }

  func testRegionsThatCannotBeShown() {
    for center in [coordinate(.nan, 0), coordinate(0, .infinity), coordinate(91, 0), coordinate(0, -181)] {
      XCTAssertNotNil(region(center, 1, 1).problem)
    }
    XCTAssertNotNil(region(tower, .nan, 1).problem)
    XCTAssertNotNil(region(tower, 1, -1).problem)
    XCTAssertNil(region(tower, 400, 900).problem)
    XCTAssertNotNil(MKCoordinateRegion(.null).problem)
    XCTAssertNil(MKCoordinateRegion(.world).problem)
  }

  func testMapRects() {
    let a = MKMapRect(x: 0, y: 0, width: 10, height: 10), b = MKMapRect(x: 5, y: 6, width: 10, height: 10)
    XCTAssertEqual(a.intersection(b).width, 5)
    XCTAssertEqual(a.union(b).maxY, 16)
    XCTAssertEqual(MKMapRect.null.union(a).width, 10)
    XCTAssertTrue(a.intersection(b.offsetBy(dx: 20, dy: 0)).isNull)
    XCTAssertFalse(a.intersects(b.insetBy(dx: 4.5, dy: 4.5).offsetBy(dx: 5, dy: 5)))
    XCTAssertTrue(a.contains(MKMapPoint(x: 0, y: 9.5)))
    XCTAssertFalse(a.contains(MKMapPoint(x: 10, y: 5)))
    let world = MKCoordinateRegion(.world)
    XCTAssertEqual(world.span.longitudeDelta, 360)
    XCTAssertEqual(world.center.latitude, 0, accuracy: 1e-9)
  }
}
