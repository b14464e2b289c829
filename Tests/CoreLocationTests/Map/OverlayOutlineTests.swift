@testable import MapKit
import StageSupport
import SwiftUI
import ViewTree
import XCTest

final class OverlayOutlineTests: XCTestCase {
  private let size = CGSize(width: 200, height: 100)
  private func coordinate(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  /// The whole world, twice as wide as high, shows two copies: a world is 100 points.
  private var world: MapViewport { MapViewport(MKCoordinateRegion(.world), in: size) }
  private func view(_ center: CLLocationCoordinate2D, _ span: Double) -> MapViewport {
    MapViewport(
      MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span)), in: size)
  }

  func testLinesTakeTheShorterWayRound() {
    let places = OverlayOutline.places([coordinate(0, 170), coordinate(0, -170), coordinate(0, 170)])
    XCTAssertEqual(places[1].x - places[0].x, 20.0 / 360, accuracy: 1e-12)
    XCTAssertEqual(places[2].x, places[0].x, accuracy: 1e-12)
  }

  func testEveryCopyOfTheWorldShowsTheLine() {
    let runs = OverlayOutline(world, margin: 10).runs(OverlayOutline.places([coordinate(0, -10), coordinate(0, 10)]))
    let middles = runs.map { ($0.points[0].x + $0.points[1].x) / 2 }
    XCTAssertEqual(middles.map { ($0 * 1000).rounded() / 1000 }, [0, 100, 200])
  }

  func testLinesAreCutOffAndKnowWhatCameBefore() {
    // From far left to far right of a close view, straight through its centre.
    let near = view(coordinate(0, 0), 1e-4)
    let runs = OverlayOutline(near, margin: 10).runs(OverlayOutline.places([coordinate(0, -20), coordinate(0, 20)]))
    XCTAssertEqual(runs.count, 1)
    XCTAssertEqual(runs[0].points.map(\.x), [-10, 210])
    XCTAssertEqual(runs[0].points.map(\.y), [50, 50])
    XCTAssertEqual(runs[0].start, 20 / 360 * near.scale - 110, accuracy: 1e-3)
    XCTAssertTrue(
      OverlayOutline(near, margin: 10).runs(OverlayOutline.places([coordinate(1, -20), coordinate(1, 20)])).isEmpty)
    // Out of sight and back again: two runs.
    let corner = OverlayOutline(near, margin: 0).runs(
      OverlayOutline.places([coordinate(0, 0), coordinate(1, 0), coordinate(1, 1e-5), coordinate(0, 1e-5)]))
    XCTAssertEqual(corner.count, 2)
  }

  func testAreasAreCutOffAtTheWindow() throws {
    let near = view(coordinate(0, 0), 1e-4)
    let square = OverlayOutline.places([coordinate(-9, -9), coordinate(-9, 9), coordinate(9, 9), coordinate(9, -9)])
    let areas = OverlayOutline(near, margin: 10).areas(square)
    XCTAssertEqual(areas.count, 1)
    XCTAssertEqual(Path { $0.addLines(areas[0]) }.boundingRect, CGRect(x: -10, y: -10, width: 220, height: 120))
    XCTAssertEqual(OverlayOutline(near, margin: 10).areas(Array(square.prefix(2))), [])
    // An outline that is seen as a whole stays closed.
    let whole = OverlayOutline(view(coordinate(0, 0), 40), margin: 0).runs(square, isClosed: true)
    XCTAssertEqual(whole.count, 1)
    XCTAssertTrue(whole[0].isClosed)
    XCTAssertEqual(whole[0].points.count, 4)
  }

  func testGreatCirclesBendTowardsThePole() {
    let ends = [coordinate(50, -100), coordinate(50, 100)]
    let places = OverlayOutline.places(ends, isGeodesic: true)
    XCTAssertGreaterThan(places.count, 20)
    let highest = places.map(\.y).min() ?? 1
    // Halfway on the great circle: tan φ = tan 50° / cos 80°.
    let top = Elementary.atan2(
      Elementary.sin(50 * .pi / 180), Elementary.cos(50 * .pi / 180) * Elementary.cos(80 * .pi / 180))
    XCTAssertEqual(WebMercator.latitude(y: highest), top * 180 / .pi, accuracy: 0.2)
    XCTAssertEqual(
      OverlayOutline.places([coordinate(0, 0), coordinate(0, 180)], isGeodesic: true).count, 2, "antipodes")
    XCTAssertEqual(OverlayOutline.places([coordinate(1, 2), coordinate(1, 2)], isGeodesic: true).count, 2)
  }

  @MainActor func testCircleHasItsRadiusInMetres() async throws {
    let center = coordinate(60, 10)
    let stage = try Stage(
      Map(initialPosition: .camera(MapCamera(centerCoordinate: center, distance: 10_000))) {
        MapCircle(center: center, radius: 1000).foregroundStyle(.red)
      }, width: 300, height: 300)
    let circle = try XCTUnwrap(stage.first("MapCircle"))
    var bounds: [CGRect] = []
    circle.forEach { node in
      if case .shape(let shape) = node.content { bounds.append(shape.path(node.frame).boundingRect) }
    }
    // 300 points are 2 · 10,000 m · tan 15°.
    let radius = 1000 * 300 / (20_000 * 0.267_949_192)
    XCTAssertEqual(bounds.count, 1, "a fill and no stroke")
    XCTAssertEqual(bounds[0].width, 2 * radius, accuracy: 0.01)
    XCTAssertEqual(bounds[0].midX, 150, accuracy: 0.01)
  }

  @MainActor func testStrokesKeepWidthCapAndDash() async throws {
    func shapes(_ content: some MapContent) throws -> Int {
      var count = 0
      try Stage(Map { content }, width: 300, height: 300).all.forEach {
        if $0.kind.hasPrefix("MapPoly") { $0.forEach { if case .shape = $0.content { count += 1 } } }
      }
      return count
    }
    let line = MapPolyline(coordinates: [coordinate(0, 0), coordinate(1, 1), coordinate(0, 2)])
    XCTAssertEqual(try shapes(line), 1)
    XCTAssertEqual(try shapes(line.stroke(.red, style: StrokeStyle(lineWidth: 4, dash: [2]))), 1)
    XCTAssertEqual(try shapes(line.stroke(.red, lineWidth: 0)), 0)
    let area = MapPolygon(coordinates: [coordinate(0, 0), coordinate(1, 1), coordinate(0, 2)])
    XCTAssertEqual(try shapes(area.foregroundStyle(.clear).stroke(.blue, lineWidth: 2)), 2)
  }

  func testHolesOfPolygons() {
    let hole = MKPolygon(coordinates: [coordinate(0, 0), coordinate(0, 1), coordinate(1, 1)], count: 3)
    let polygon = MKPolygon(
      coordinates: [coordinate(-5, -5), coordinate(-5, 5), coordinate(5, 5)], count: 3, interiorPolygons: [hole])
    XCTAssertEqual(MapPolygon(polygon).rings.map(\.count), [3, 3])
  }
}
