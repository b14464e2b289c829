@testable import MapKit
import StageSupport
import SwiftUI
import ViewTree
import XCTest

/// A local type of the same name must win over MapKit's, as in apps that were written before there was one.
private struct MapPin: Identifiable {
  let id = UUID()
  let coordinate: CLLocationCoordinate2D
}

final class MapTests: XCTestCase {
  private let tower = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
  private func region(_ center: CLLocationCoordinate2D, _ delta: Double = 0.05) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: delta, longitudeDelta: delta))
  }
  @MainActor private func map(_ pins: [CLLocationCoordinate2D]) -> some View {
    Map(coordinateRegion: .constant(region(tower)), annotationItems: pins.map { MapPin(coordinate: $0) }) { pin in
      MapMarker(coordinate: pin.coordinate, tint: Color.red)
    }
  }

  @MainActor func testMapTakesTheWholeProposal() async throws {
    let stage = try Stage(map([]))
    XCTAssertEqual(stage.first("Map")?.frame, CGRect(x: 0, y: 0, width: 350, height: 500))
    XCTAssertEqual(stage.failures, [])
    let framed = try Stage(map([]).frame(width: 120, height: 80))
    XCTAssertEqual(framed.first("Map")?.frame.size, CGSize(width: 120, height: 80))
    let ideal = try Stage(map([]).fixedSize())
    XCTAssertEqual(ideal.first("Map")?.frame.size, CGSize(width: 10, height: 10))
  }

  @MainActor func testTipOfTheMarkerIsAtTheProjectedCoordinate() async throws {
    // Also where it falls between pixels, and on a map that does not begin on one.
    let place = CLLocationCoordinate2D(latitude: 48.8738, longitude: 2.2950)
    for (dx, dy) in [(0.0, 0.0), (10.25, 20.5)] {
      let stage = try Stage(map([tower, place]).offset(x: dx, y: dy))
      let markers = stage.all.filter { $0.kind == "MapMarker" }
      XCTAssertEqual(markers.map(\.accessibilityLabel), ["48.8584, 2.2945", "48.8738, 2.295"])
      for (marker, expected) in zip(markers, [CGPoint(x: 175, y: 250), CGPoint(x: 178.288_79, y: 96.014_77)]) {
        XCTAssertEqual(marker.frame.midX, expected.x + dx, accuracy: 1e-3)
        XCTAssertEqual(marker.frame.maxY, expected.y + dy, accuracy: 1e-3)
        // The balloon is what was drawn in the tint: the third layer from behind the dot.
        let balloon = try XCTUnwrap(marker.children.dropLast().last)
        guard case .shape(let shape) = balloon.content else { return XCTFail("no shape") }
        let bounds = shape.path(balloon.frame).boundingRect
        let rounding = dx == 0 ? 1e-3 : 0.25
        XCTAssertEqual(bounds.midX, expected.x + dx, accuracy: rounding)
        XCTAssertEqual(bounds.maxY, expected.y + dy, accuracy: rounding)
      }
    }
  }

  @MainActor func testMarkersFarOutsideAndMalformedOnesAreLeftOut() async throws {
    let outside = CLLocationCoordinate2D(latitude: -33.8568, longitude: 151.2153)
    let none = CLLocationCoordinate2D(latitude: .nan, longitude: 0),
      beyond = CLLocationCoordinate2D(latitude: 95, longitude: 0)
    let stage = try Stage(map([outside, none, beyond, tower]))
    XCTAssertEqual(stage.all.filter { $0.kind == "MapMarker" }.count, 1)
    XCTAssertEqual(stage.failures, [])
    // Just outside: its balloon may still reach in; the map cuts it off.
    let near = try Stage(map([CLLocationCoordinate2D(latitude: 48.8606, longitude: 2.3376)]))
    XCTAssertEqual(near.all.filter { $0.kind == "MapMarker" }.count, 1)
    XCTAssertEqual(near.first("clipped")?.frame, CGRect(x: 0, y: 0, width: 350, height: 500))
  }

  @MainActor func testAnchorOfAnAnnotationIsAtTheCoordinate() async throws {
    let items = [MapPin(coordinate: tower)]
    let table: [(CGPoint?, CGRect)] = [
      (nil, CGRect(x: 165, y: 245, width: 20, height: 10)),
      (CGPoint(x: 0, y: 0), CGRect(x: 175, y: 250, width: 20, height: 10)),
      (CGPoint(x: 0.5, y: 1), CGRect(x: 165, y: 240, width: 20, height: 10)),
    ]
    for (anchor, frame) in table {
      let stage = try Stage(
        Map(coordinateRegion: .constant(region(tower)), annotationItems: items) { item in
          MapAnnotation(coordinate: item.coordinate, anchorPoint: anchor ?? CGPoint(x: 0.5, y: 0.5)) {
            Color.green.frame(width: 20, height: 10)
          }
        })
      XCTAssertEqual(stage.first("MapAnnotation")?.frame, frame)
    }
  }

  @MainActor func testMapIsNotMirroredAndIgnoresFontsAround() async throws {
    let marker = CLLocationCoordinate2D(latitude: 48.8738, longitude: 2.2950)
    let plain = try Stage(map([marker])),
      styled = try Stage(
        map([marker]).environment(\.layoutDirection, .rightToLeft).font(.largeTitle).bold().lineLimit(1).textCase(
          .uppercase))
    XCTAssertEqual(plain.first("Map")?.dump(), styled.first("Map")?.dump())
  }

  @MainActor func testGraticuleIsLabelled() async throws {
    let texts = try Stage(map([])).texts
    XCTAssert(texts.contains("48°51′N") && texts.contains("2°17′30″E") && texts.contains("Tintype map"), "\(texts)")
    // No label is cut by the edge or runs into another.
    let frames = try Stage(map([])).all.filter { $0.text != nil }.map(\.frame)
    for (i, frame) in frames.enumerated() {
      XCTAssert(CGRect(x: 0, y: 0, width: 350, height: 500).contains(frame), "\(frame)")
      for other in frames[..<i] { XCTAssertFalse(frame.intersects(other), "\(frame) and \(other)") }
    }
  }

  @MainActor func testOddSizesAndPlacesDoNotTrap() async throws {
    for size in [
      CGSize(width: 0, height: 0), CGSize(width: 1, height: 1), CGSize(width: 30, height: 2000),
      CGSize(width: 3000, height: 20),
    ] {
      for latitude in [-90, -85.06, 0, 90.0] {
        for longitude in [-180, 0, 180.0] {
          for delta in [0, 1e-9, 5, 360.0] {
            let center = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
            let stage = try Stage(
              Map(coordinateRegion: .constant(region(center, delta)), annotationItems: [MapPin(coordinate: center)]) {
                MapMarker(coordinate: $0.coordinate)
              }, width: size.width, height: size.height)
            XCTAssertEqual(stage.failures, [])
            for node in stage.all { XCTAssertTrue(node.frame.minX.isFinite && node.frame.maxY.isFinite) }
          }
        }
      }
    }
  }

  @MainActor func testInvalidRegionFailsAndSaysWhy() async throws {
    let nowhere = CLLocationCoordinate2D(latitude: .nan, longitude: 2)
    let stage = try Stage(Map(coordinateRegion: .constant(region(nowhere))))
    XCTAssertEqual(stage.failures.count, 1)
    XCTAssert(stage.failures.first?.contains("nan") == true, "\(stage.failures)")
    XCTAssertFalse(stage.texts.isEmpty)
  }

  @MainActor func testOldPinsHaveTheirTipAtTheCoordinate() async throws {
    let stage = try Stage(
      Map(
        mapRect: .constant(.world), interactionModes: .pan, showsUserLocation: true,
        userTrackingMode: .constant(.follow),
        annotationItems: [MapPin(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))]
      ) { MapKit.MapPin(coordinate: $0.coordinate) }, width: 200, height: 200)
    let pin = try XCTUnwrap(stage.first("MapPin"))
    XCTAssertEqual(pin.frame.midX, 100, accuracy: 1e-9)
    XCTAssertEqual(pin.frame.maxY, 100, accuracy: 1e-9)
  }
}
