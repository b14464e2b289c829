import CoreLocation
import MapKit
import SnapshotAssertions
import SwiftUI
import XCTest

/// A map with everything on it, as iOS 17 has it.
final class MapSampleTests: XCTestCase {
  private struct CityMap: View {
    static let center = CLLocationCoordinate2D(latitude: 52.5163, longitude: 13.3777)
    private static let station = CLLocationCoordinate2D(latitude: 52.5251, longitude: 13.3694)
    private static let museum = CLLocationCoordinate2D(latitude: 52.5206, longitude: 13.3976)
    private static let square = CLLocationCoordinate2D(latitude: 52.5096, longitude: 13.3759)
    var position = MapCameraPosition.automatic
    @State private var selection: String? = "museum"

    var body: some View {
      Map(initialPosition: position, selection: $selection) {
        Marker("Station", systemImage: "tram.fill", coordinate: Self.station).tint(.indigo).tag("station")
        Marker("Museum", monogram: Text("M"), coordinate: Self.museum).tint(.orange).tag("museum")
        Annotation("Gate", coordinate: Self.center, anchor: .bottom) {
          Image(systemName: "star.fill").foregroundStyle(.yellow).padding(6).background(Circle().fill(Color.blue))
        }
        MapPolyline(coordinates: [Self.station, Self.center, Self.square])
          .stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
        MapPolyline(coordinates: [Self.square, Self.museum]).stroke(
          .red, style: StrokeStyle(lineWidth: 3, dash: [8, 5]))
        MapCircle(center: Self.museum, radius: 500).foregroundStyle(.orange.opacity(0.25)).stroke(.orange, lineWidth: 2)
        MapPolygon(coordinates: [Self.station, Self.center, Self.museum]).foregroundStyle(.green.opacity(0.2))
        UserAnnotation()
      }
      .mapControls {
        MapUserLocationButton()
        MapCompass()
      }
    }
  }
  override func setUp() {
    CLLocationManager.stubbedLocation = CLLocation(latitude: 52.514, longitude: 13.39)
    CLLocationManager.stubbedAuthorizationStatus = .authorizedWhenInUse
  }
  override func tearDown() {
    CLLocationManager.stubbedLocation = nil
    CLLocationManager.stubbedAuthorizationStatus = .notDetermined
  }

  func testMapContent() {
    XCTAssertSnapshot(of: CityMap(), layout: .fixed(width: 350, height: 350))
    XCTAssertSnapshot(of: CityMap(), named: "dark", layout: .fixed(width: 350, height: 350), traits: .dark)
    XCTAssertSnapshot(of: CityMap().mapStyle(.imagery), named: "imagery", layout: .fixed(width: 350, height: 350))
  }
  func testCameraIsTurnedAndTilted() {
    let camera = MapCamera(centerCoordinate: CityMap.center, distance: 9000, heading: 30, pitch: 55)
    XCTAssertSnapshot(of: CityMap(position: .camera(camera)), layout: .fixed(width: 350, height: 350))
  }
}
