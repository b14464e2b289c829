@testable import MapKit
import XCTest

final class TurnedGraticuleTests: XCTestCase {
  private let size = CGSize(width: 350, height: 500)
  private func graticule(heading: Double, pitch: Double, distance: Double = 10_000) -> TurnedGraticule {
    let camera = MapCamera(
      centerCoordinate: CLLocationCoordinate2D(latitude: 48.86, longitude: 2.33), distance: distance, heading: heading,
      pitch: pitch)
    let viewport = MapFraming.viewport(.camera(camera), items: [], bounds: nil, in: size)
    return TurnedGraticule(
      viewport, Graticule(viewport.longitudes, limit: 6), Graticule(viewport.latitudes, limit: 6), subdivisions: 5)
  }

  func testLinesEndAtTheEdgesAndLabelsLieInside() {
    let edges = CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -0.01)
    for (heading, pitch) in [(30.0, 0.0), (90, 0), (0, 60), (200, 70)] {
      let drawn = graticule(heading: heading, pitch: pitch)
      XCTAssertTrue(edges.contains(drawn.lines.boundingRect), "\(drawn.lines.boundingRect)")
      XCTAssertTrue(edges.contains(drawn.fineLines.boundingRect))
      XCTAssertGreaterThan(drawn.labels.count, 1)
      let frames = drawn.labels.map { CGRect(origin: $0.point, size: CGSize(width: 50, height: 12)) }
      for (index, frame) in frames.enumerated() {
        XCTAssertTrue(edges.contains(frame))
        for other in frames[..<index] { XCTAssertFalse(frame.intersects(other)) }
      }
    }
  }

  func testEastUpTurnsMeridiansToTheSide() throws {
    let drawn = graticule(heading: 90, pitch: 0)
    // A meridian now runs from the left edge to the right one, and a parallel from the top down.
    let meridian = try XCTUnwrap(drawn.labels.first { $0.text.hasSuffix("E") })
    let parallel = try XCTUnwrap(drawn.labels.first { $0.text.hasSuffix("N") })
    XCTAssertEqual(meridian.point.x, 4)
    XCTAssertEqual(parallel.point.y, 3)
  }

  func testWholeWorldTurned() {
    XCTAssertGreaterThan(graticule(heading: 45, pitch: 45, distance: 1e9).labels.count, 0)
  }
}
