@testable import MapKit
import StageSupport
import SwiftUI
import ViewTree
import XCTest

/// The maps of iOS 17, made of `MapContent`.
final class MapContentTests: XCTestCase {
  private let tower = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
  private let louvre = CLLocationCoordinate2D(latitude: 48.8606, longitude: 2.3376)
  private func region(_ center: CLLocationCoordinate2D, _ delta: Double = 0.05) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: delta, longitudeDelta: delta))
  }
  private struct Stop: Identifiable, Hashable {
    let id: Int
    let latitude: Double
    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: 2.3) }
  }
  private let stops = [Stop(id: 1, latitude: 48.85), Stop(id: 2, latitude: 48.86), Stop(id: 3, latitude: 48.87)]

  override func setUp() { LocationStubs.reset() }
  override func tearDown() { LocationStubs.reset() }

  // MARK: - Content

  @MainActor func testBuilderTakesConditionsLoopsAndGroups() async throws {
    @MapContentBuilder func content(_ isOn: Bool, _ name: String?) -> some MapContent {
      if isOn { Marker("on", coordinate: tower) } else { Marker("off", coordinate: tower) }
      if let name { Marker(name, coordinate: louvre) }
      Group {
        ForEach(stops) { Marker("stop \($0.id)", coordinate: $0.coordinate) }
        ForEach(stops, id: \.self) { Annotation("note \($0.id)", coordinate: $0.coordinate) { Text("x") } }
      }
      ForEach(0..<2) { Marker("index \($0)", coordinate: self.tower) }
      if #available(iOS 99, *) { EmptyMapContent() }
    }
    let on = MapItemList.of(content(true, nil))
    XCTAssertEqual(on.items.count, 9)
    XCTAssertEqual(Set(on.items.map(\.id)).count, 9, "each has an identity of its own")
    let off = MapItemList.of(content(false, "named"))
    XCTAssertEqual(off.items.count, 10)
    XCTAssertNotEqual(on.items[0].id, off.items[0].id, "the branches are two identities")
    XCTAssertEqual(on.items[1].tag, AnyHashable(1), "of content in a ForEach, its id")
    let stage = try Stage(Map { content(true, "named") })
    XCTAssertEqual(stage.texts.filter { $0.hasPrefix("stop") }, ["stop 1", "stop 2", "stop 3"])
    XCTAssertEqual(stage.all.filter { $0.kind == "Marker" && $0.accessibilityLabel == "named" }.count, 1)
    XCTAssertEqual(stage.failures, [])
    XCTAssertEqual(try Stage(Map {}).failures, [])
    XCTAssertEqual(try Stage(Map()).failures, [])
  }

  @MainActor func testContentOfContent() async throws {
    struct Pair: MapContent {
      let from, to: CLLocationCoordinate2D
      var body: some MapContent {
        Marker("from", coordinate: from)
        Marker("to", coordinate: to)
      }
    }
    struct Keeper: MapContent {
      @State var count = 0
      var body: some MapContent { EmptyMapContent() }
    }
    struct Endless: MapContent {
      var body: some MapContent { Group { Endless() } }
    }
    XCTAssertEqual(
      try Stage(Map { Pair(from: tower, to: louvre) }).texts.filter { ["from", "to"].contains($0) }.count, 2)
    let keeper = try Stage(Map { Keeper() })
    XCTAssertTrue(keeper.failures.first?.contains("Keeper.count") == true, "\(keeper.failures)")
    let endless = try Stage(Map { Endless() })
    XCTAssertTrue(endless.failures.first?.contains("nested too deep") == true, "\(endless.failures)")
  }

  @MainActor func testTipOfAMarkerAndAnchorOfAnAnnotationAreAtTheirPlaces() async throws {
    let place = CLLocationCoordinate2D(latitude: 48.8738, longitude: 2.2950)
    let stage = try Stage(
      Map(initialPosition: .region(region(tower))) {
        Marker("Arc", coordinate: place)
        Annotation("Tower", coordinate: tower) { Color.green.frame(width: 20, height: 10) }
        Annotation("Bottom", coordinate: tower, anchor: .bottom) { Color.green.frame(width: 20, height: 10) }
          .annotationTitles(.hidden)
      })
    let marker = try XCTUnwrap(stage.first("Marker"))
    XCTAssertEqual(marker.frame.midX, 178.288_79, accuracy: 1e-3)
    XCTAssertEqual(marker.frame.maxY, 96.014_77, accuracy: 1e-3)
    XCTAssertEqual(marker.accessibilityLabel, "Arc")
    let annotations = stage.all.filter { $0.kind == "Annotation" }
    XCTAssertEqual(annotations.map(\.frame.minY), [245, 240])
    XCTAssertEqual(annotations.map(\.frame.midX), [175, 175])
    XCTAssertEqual(stage.texts.filter { ["Arc", "Tower", "Bottom"].contains($0) }, ["Arc", "Tower"])
    // Titles hang below what they name, in the middle.
    for (title, bottom) in [("Arc", 96.0), ("Tower", 255)] {
      let text = try XCTUnwrap(stage.all.first { $0.text == title })
      XCTAssertEqual(text.frame.minY, bottom, accuracy: 4)
      XCTAssertEqual(text.frame.midX, 177, accuracy: 3)
    }
  }

  @MainActor func testLabelsOfMarkers() async throws {
    let stage = try Stage(
      Map {
        Marker(coordinate: tower) { Label("Both", systemImage: "star.fill") }
        Marker("Mono", monogram: Text("AB"), coordinate: tower)
        Marker(item: MKMapItem(placemark: MKPlacemark(coordinate: tower, addressDictionary: ["Name": "Item"])))
        Marker("Glyph", systemImage: "star", coordinate: tower)
      })
    XCTAssertEqual(stage.failures, [])
    for text in ["Both", "Mono", "AB", "Item", "Glyph"] { XCTAssertTrue(stage.texts.contains(text), text) }
  }

  // MARK: - Selection

  @MainActor func testTapSelectsByTagAndById() async throws {
    struct Chooser: View {
      let stops: [Stop]
      @State var chosen: Int?
      var body: some View {
        VStack {
          Text(chosen.map { "chosen \($0)" } ?? "none")
          Map(selection: $chosen) {
            ForEach(stops) { Marker("stop \($0.id)", coordinate: $0.coordinate) }
            Marker("extra", coordinate: stops[0].coordinate).tag(9)
            Marker("other", coordinate: stops[0].coordinate).tag("a string")
          }
        }
      }
    }
    let stage = try Stage(Chooser(stops: stops))
    XCTAssertTrue(stage.texts.contains("none"))
    func marker(_ name: String) -> PlacedNode? {
      stage.all.first { $0.kind == "Marker" && $0.accessibilityLabel == name }
    }
    let small = try XCTUnwrap(marker("stop 2")).frame
    stage.tap("stop 2")
    XCTAssertTrue(stage.texts.contains("chosen 2"))
    let large = try XCTUnwrap(marker("stop 2"))
    XCTAssertEqual(large.frame.width, small.width * 1.5)
    XCTAssertEqual(large.frame.maxY, small.maxY, accuracy: 1e-9, "the tip stays where it is")
    XCTAssertEqual(large.semantics?.traits, ["button", "selected"])
    stage.tap("extra")
    XCTAssertTrue(stage.texts.contains("chosen 9"))
    XCTAssertNil(marker("other")?.semantics?.action, "a tag of another type cannot be selected")
  }

  // MARK: - Positions

  @MainActor func testAutomaticPositionShowsAllContentWithAMargin() async throws {
    let stage = try Stage(
      Map {
        ForEach(stops) { Marker("stop \($0.id)", coordinate: $0.coordinate) }
        MapCircle(center: louvre, radius: 2000)
      })
    for marker in stage.all where marker.kind == "Marker" {
      XCTAssertTrue(CGRect(x: 40, y: 0, width: 270, height: 460).contains(marker.frame), "\(marker.frame)")
    }
    // Round the antimeridian, not round the world.
    let fiji = [179.0, -179].map { CLLocationCoordinate2D(latitude: -17, longitude: $0) }
    let two = try Stage(Map { ForEach(fiji, id: \.longitude) { Marker("m", coordinate: $0) } })
    let xs = two.all.filter { $0.kind == "Marker" }.map(\.frame.midX)
    XCTAssertEqual(xs.count, 2)
    XCTAssertEqual(xs[0], 56, accuracy: 0.01)
    XCTAssertEqual(xs[1], 294, accuracy: 0.01)
  }

  @MainActor func testPositionFollowsItsBinding() async throws {
    struct Mover: View {
      let tower, louvre: CLLocationCoordinate2D
      @State var position = MapCameraPosition.automatic
      var body: some View {
        VStack {
          Button("go") {
            position = .camera(MapCamera(centerCoordinate: louvre, distance: 2000))
          }
          Map(position: $position) { Marker("m", coordinate: tower) }.frame(width: 300, height: 300)
        }
      }
    }
    let stage = try Stage(Mover(tower: tower, louvre: louvre))
    let map = try XCTUnwrap(stage.first("Map")).frame
    XCTAssertEqual(try XCTUnwrap(stage.first("Marker")).frame.midX, map.midX, accuracy: 1e-3)
    stage.tap("go")
    XCTAssertNil(stage.first("Marker"), "the tower is three kilometres away, and 1,072 m are seen")
  }

  func testPositionsTellWhatTheyAre() {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: tower))
    let camera = MapCamera(centerCoordinate: tower, distance: 1000)
    let user = MapCameraPosition.userLocation(followsHeading: true, fallback: .automatic)
    XCTAssertEqual(user.fallbackPosition, .automatic)
    XCTAssertTrue(user.followsUserHeading && user.followsUserLocation)
    XCTAssertEqual(MapCameraPosition.camera(camera).camera, camera)
    XCTAssertEqual(MapCameraPosition.item(item).item, item)
    XCTAssertNotNil(MapCameraPosition.region(region(tower)).region)
    XCTAssertEqual(MapCameraPosition.rect(.world), .rect(.world))
    XCTAssertNotEqual(MapCameraPosition.rect(.world), .automatic)
    XCTAssertEqual(MapCameraPosition.region(region(tower)), .region(region(tower)))
  }

  @MainActor func testUserLocation() async throws {
    func map() -> some View {
      Map(initialPosition: .userLocation(fallback: .region(region(louvre)))) { UserAnnotation() }
    }
    let unknown = try Stage(map())
    XCTAssertNil(unknown.first("UserAnnotation"))
    CLLocationManager.stubbedLocation = CLLocation(latitude: tower.latitude, longitude: tower.longitude)
    XCTAssertNil(try Stage(map()).first("UserAnnotation"), "the app may not know")
    CLLocationManager.stubbedAuthorizationStatus = .authorizedWhenInUse
    let known = try XCTUnwrap(Stage(map()).first("UserAnnotation"))
    XCTAssertEqual(known.frame, CGRect(x: 164, y: 239, width: 22, height: 22))
    let custom = try Stage(
      Map { UserAnnotation(anchor: .bottom) { user in Text("\(user.location?.coordinate.latitude ?? 0)") } })
    XCTAssertTrue(custom.texts.contains("48.858400"), "\(custom.texts)")
    let old = try Stage(Map(coordinateRegion: .constant(region(tower)), showsUserLocation: true))
    XCTAssertNotNil(old.first("UserAnnotation"))
  }

  @MainActor func testMapFollowsTheDeviceWhenAViewHearsOfIt() async throws {
    struct Follower: View {
      let fallback: MKCoordinateRegion
      @State private var isAllowed = false
      var body: some View {
        VStack {
          Button("allow") {
            CLLocationManager.stubbedAuthorizationStatus = .authorizedWhenInUse
            isAllowed = true
          }
          Text(isAllowed ? "allowed" : "asking")
          Map(initialPosition: .userLocation(followsHeading: true, fallback: .region(fallback)))
          Map(coordinateRegion: .constant(fallback), showsUserLocation: true)
        }
      }
    }
    CLLocationManager.stubbedLocation = CLLocation(latitude: tower.latitude, longitude: tower.longitude)
    CLLocationManager.stubbedHeading = CLHeading(magneticHeading: 90)
    let stage = try Stage(Follower(fallback: region(louvre, 0.2)))
    XCTAssertEqual(stage.first("Map")?.accessibilityLabel, "48.8606, 2.3376")
    XCTAssertNil(stage.first("UserAnnotation"))
    let before = stage.texts
    stage.tap("allow")
    XCTAssertEqual(stage.first("Map")?.accessibilityLabel, "48.8584, 2.2945")
    XCTAssertNotNil(stage.first("UserAnnotation"))
    XCTAssertNotEqual(
      stage.texts.filter { $0.contains("°") }, before.filter { $0.contains("°") }, "the graticule is another")
  }

  @MainActor func testBounds() async throws {
    let small = try Stage(
      Map(initialPosition: .region(region(tower, 50)), bounds: MapCameraBounds(maximumDistance: 5000)) {
        Marker("m", coordinate: louvre)
      })
    let x = small.first("Marker")?.frame.midX ?? 1000
    XCTAssertGreaterThan(x, 400, "five kilometres above the tower, the Louvre is out of sight")
    let moved = try Stage(
      Map(
        initialPosition: .region(region(tower)),
        bounds: MapCameraBounds(centerCoordinateBounds: region(louvre, 0))
      ) { Marker("m", coordinate: louvre) })
    XCTAssertEqual(try XCTUnwrap(moved.first("Marker")).frame.midX, 175, accuracy: 1e-6)
  }

  // MARK: - Camera

  func testCameraTurnsAndTilts() throws {
    let size = CGSize(width: 300, height: 300)
    let camera = MapCamera(centerCoordinate: tower, distance: 5000, heading: 90)
    let east = MapFraming.viewport(.camera(camera), items: [], bounds: nil, in: size)
    let point = east.point(CLLocationCoordinate2D(latitude: tower.latitude, longitude: tower.longitude + 0.005))
    XCTAssertEqual(point.x, 150, accuracy: 1e-6)
    XCTAssertLessThan(point.y, 150, "what is in the east is up")
    XCTAssertEqual(east.camera.distance, 5000, accuracy: 1e-6)
    XCTAssertEqual(east.camera.heading, 90)

    let tilted = MapFraming.viewport(
      .camera(MapCamera(centerCoordinate: tower, distance: 5000, heading: -30, pitch: 60)), items: [], bounds: nil,
      in: size)
    XCTAssertEqual(tilted.heading, 330)
    for view in [east, tilted, MapViewport(region(tower), in: size)] {
      for p in [CGPoint(x: 1, y: 2), CGPoint(x: 150, y: 150), CGPoint(x: 290, y: 280)] {
        let place = try XCTUnwrap(view.coordinate(at: p))
        XCTAssertEqual(view.point(place).x, p.x, accuracy: 1e-6)
        XCTAssertEqual(view.point(place).y, p.y, accuracy: 1e-6)
      }
    }
    // What is further away is smaller.
    let ground = tilted.visibleGround
    XCTAssertGreaterThan(ground.width, 500)
    XCTAssertGreaterThan(-ground.minY, ground.maxY)
    XCTAssertNil(tilted.coordinate(at: CGPoint(x: Double.nan, y: 0)))
    XCTAssertNil(tilted.coordinate(at: CGPoint(x: 0, y: -1e9)), "above the horizon")
  }

  @MainActor func testReaderTurnsPointsIntoPlaces() async throws {
    struct Reading: View {
      let region: MKCoordinateRegion
      @State var reports: [String] = []
      @State var count = 0
      var body: some View {
        MapReader { proxy in
          VStack(spacing: 0) {
            Text(proxy.convert(region.center, to: .local).map { "at \(Int($0.x)), \(Int($0.y))" } ?? "not yet")
              .frame(height: 100)
            Text(proxy.convert(CGPoint(x: 100, y: 200), from: .global).map { CoordinateText.decimal($0) } ?? "not yet")
              .frame(height: 100)
            Text("reports \(count)").frame(height: 50)
            Map(initialPosition: .region(region)).frame(width: 200, height: 250)
          }
        }
        .onMapCameraChange(frequency: .onEnd) { context in
          count += 1
          XCTAssertEqual(context.region.center.latitude, region.center.latitude, accuracy: 1e-4)
          XCTAssertEqual(context.region.span.longitudeDelta, 0.0608, accuracy: 0.0001)
        }
      }
    }
    let stage = try Stage(Reading(region: region(tower)))
    XCTAssertTrue(stage.texts.contains("at 100, 125"), "\(stage.texts)")
    XCTAssertTrue(stage.texts.contains("reports 1"), "\(stage.texts)")
    XCTAssertFalse(stage.texts.contains("not yet"))
    XCTAssertEqual(stage.failures, [])
  }

  // MARK: - Styles and controls

  @MainActor func testControls() async throws {
    @ViewBuilder func controls() -> some View {
      MapUserLocationButton()
      MapPitchToggle()
      MapCompass()
      MapScaleView()
    }
    let plain = try Stage(Map().mapControls { controls() })
    XCTAssertNotNil(plain.first("MapUserLocationButton"))
    XCTAssertNil(plain.first("MapCompass"), "north is up")
    XCTAssertNil(plain.first("MapScaleView"))
    XCTAssertEqual(plain.first("MapUserLocationButton")?.frame, CGRect(x: 298, y: 8, width: 44, height: 44))
    let turned = try Stage(
      Map(initialPosition: .camera(MapCamera(centerCoordinate: tower, distance: 1000, heading: 45))).mapControls {
        controls()
      })
    XCTAssertNotNil(turned.first("MapCompass"))
    let shown = try Stage(Map().mapControls { controls() }.mapControlVisibility(.visible))
    XCTAssertNotNil(shown.first("MapScaleView"))
    XCTAssertEqual(shown.failures, [])
    // 350 points show 250 degrees of the equator.
    let bar = try XCTUnwrap(MapScaleBar(MapViewport(region(tower, 0.05), in: CGSize(width: 350, height: 500))))
    XCTAssertEqual(bar.label, "1 km")
    XCTAssertEqual(bar.length, 1000 / (40_075_016.685 * 0.657_92 / 2_367_928.332), accuracy: 0.1)
  }

  // MARK: - Hostile values

  @MainActor func testHostileContentDoesNotTrap() async throws {
    let odd = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, 90, -90, 180, -180, 95, 181]
    var places: [CLLocationCoordinate2D] = []
    for a in odd { for b in odd { places.append(CLLocationCoordinate2D(latitude: a, longitude: b)) } }
    let positions: [MapCameraPosition] = [
      .automatic, .region(region(tower, 0)), .region(region(tower, 400)), .rect(.world),
      .rect(MKMapRect(x: 1e12, y: 0, width: 0, height: 0)),
      .camera(MapCamera(centerCoordinate: tower, distance: 0)),
      .camera(MapCamera(centerCoordinate: tower, distance: 1e300, heading: 1e300, pitch: 1e300)),
      .camera(
        MapCamera(
          centerCoordinate: CLLocationCoordinate2D(latitude: 90, longitude: 180), distance: 1, heading: -1, pitch: 89)),
    ]
    for position in positions {
      for size in [CGSize(width: 1, height: 1), CGSize(width: 2000, height: 2)] {
        let stage = try Stage(
          Map(
            initialPosition: position,
            bounds: MapCameraBounds(
              centerCoordinateBounds: MKMapRect(x: .nan, y: 0, width: -1, height: 0), minimumDistance: .nan,
              maximumDistance: -1)
          ) {
            ForEach(0..<places.count) { Marker("m", coordinate: places[$0]) }
            MapPolyline(coordinates: places, contourStyle: .geodesic).stroke(.red, style: StrokeStyle(lineWidth: .nan))
            MapPolyline(coordinates: places).stroke(
              .red, style: StrokeStyle(lineWidth: 1e9, miterLimit: .nan, dash: [.nan, 0], dashPhase: .infinity))
            MapPolyline(coordinates: places).stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 4]))
            MapPolyline(coordinates: [])
            MapPolyline(coordinates: [tower])
            MapPolygon(coordinates: places)
            MapPolygon(coordinates: [])
            ForEach(odd, id: \.self) { MapCircle(center: self.tower, radius: $0).stroke(.blue) }
            MapCircle(center: CLLocationCoordinate2D(latitude: 90, longitude: 0), radius: 1000)
          }, width: size.width, height: size.height)
        XCTAssertEqual(stage.failures, [])
        for node in stage.all { XCTAssertTrue(node.frame.minX.isFinite && node.frame.maxY.isFinite) }
      }
    }
  }

  @MainActor func testPositionsThatCannotBeShownFailByName() async throws {
    let nowhere = CLLocationCoordinate2D(latitude: .nan, longitude: 2)
    let table: [(MapCameraPosition, String)] = [
      (.region(region(nowhere)), "nan"), (.rect(.null), "rectangle"),
      (.rect(MKMapRect(x: 0, y: 0, width: -1, height: 1)), "rectangle"),
      (.camera(MapCamera(centerCoordinate: nowhere, distance: 1)), "camera"),
      (.camera(MapCamera(centerCoordinate: tower, distance: .nan)), "distance"),
      (.camera(MapCamera(centerCoordinate: tower, distance: 1, heading: .infinity)), "angle"),
      (.item(MKMapItem(placemark: MKPlacemark(coordinate: nowhere))), "item"),
      (.userLocation(fallback: .rect(.null)), "rectangle"),
    ]
    for (position, word) in table {
      let stage = try Stage(Map(initialPosition: position))
      XCTAssertEqual(stage.failures.count, 1)
      XCTAssertTrue(stage.failures.first?.contains(word) == true, "\(stage.failures)")
    }
  }
}
