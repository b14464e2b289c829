import StageSupport
import MapKit
import SwiftUI
import ViewTree
import XCTest

/// A view that looks a place up when it appears: a message first, and a map once the place is known.
final class PlaceSearchTests: XCTestCase {
  private struct PlaceMap: View {
    let name: String
    @State private var found: CLLocationCoordinate2D?
    @State private var visible: MKCoordinateRegion?

    var body: some View {
      if let found, let visible {
        Map(coordinateRegion: .constant(visible), annotationItems: [Stop(place: found)]) {
          MapMarker(coordinate: $0.place)
        }
      } else {
        Text("Searching").onAppear { search() }
      }
    }
    private func search() {
      CLGeocoder().geocodeAddressString(name) { placemarks, _ in
        guard let place = placemarks?.first?.location?.coordinate else { return }
        visible = MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000)
        found = place
      }
    }
  }
  private struct Stop: Identifiable {
    let id = UUID()
    let place: CLLocationCoordinate2D
  }

  @MainActor func testKnownPlaceSettlesOnTheMap() async throws {
    CLGeocoder.stubbedPlaces["Opera House"] = CLLocationCoordinate2D(latitude: -33.8568, longitude: 151.2153)
    let stage = try Stage(PlaceMap(name: "Opera House"))
    XCTAssertFalse(stage.texts.contains("Searching"), stage.dump)
    let marker = try XCTUnwrap(stage.first("MapMarker"))
    XCTAssertEqual(marker.accessibilityLabel, "-33.8568, 151.2153")
    XCTAssertEqual(marker.frame.midX, 175, accuracy: 1e-6)
    XCTAssertEqual(marker.frame.maxY, 250, accuracy: 1e-6)
    XCTAssertEqual(stage.failures, [])
  }

  @MainActor func testUnderAClockTheMessageComesFirst() async throws {
    CLGeocoder.stubbedPlaces["Opera House"] = CLLocationCoordinate2D(latitude: -33.8568, longitude: 151.2153)
    CLGeocoder.stubbedDelay = 2
    defer { CLGeocoder.stubbedDelay = 0 }
    let early = try Stage(PlaceMap(name: "Opera House"), until: .time(1.9))
    XCTAssertEqual(early.texts, ["Searching"])
    let late = try Stage(PlaceMap(name: "Opera House"))
    XCTAssertNotNil(late.first("MapMarker"), late.dump)
    XCTAssertEqual(late.graph.clock.now, 2)
  }

  @MainActor func testUnknownPlaceStaysWithTheMessage() async throws {
    let stage = try Stage(PlaceMap(name: "Erewhon"))
    XCTAssertEqual(stage.texts, ["Searching"])
    XCTAssertNil(stage.first("Map"))
  }
}
