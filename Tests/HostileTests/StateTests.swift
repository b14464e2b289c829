import AirshipCore
import CoreLocation
import MapKit
import SnapshotAssertions
import SwiftUI
import XCTest

/// State that never rests, objects that are not there, names nobody knows.
final class StateTests: XCTestCase {
  func testViewsThatNeverSettle() {
    Hostile.expectFailure("does not settle", "count") { Restless() }
    Hostile.expectFailure("settle", "count") { SetInBody() }
    Hostile.expectFailure("settle") { RestlessModel() }
    Hostile.expectPicture { Counts() }
  }

  func testMissingObjects() {
    Hostile.expectFailure("Model", "environmentObject") { NeedsModel() }
    Hostile.expectFailure("Settings", ".environment(") { NeedsSettings() }
    Hostile.expectFailure("Model") {
      VStack {
        Text("a"); NeedsModel()
      }
    }
    Hostile.expectFailure("Model") { GeometryReader { _ in NeedsModel() } }
    Hostile.expectFailure("Model") { Text("a").modifier(ModifierThatNeedsModel()) }
    Hostile.expectFailure("Model") { Button("a") {}.buttonStyle(StyleThatNeedsModel()) }
    Hostile.expectPicture { NeedsModel().environmentObject(Model()) }
    Hostile.expectPicture { WantsSettings() }
  }

  func testCustomViews() {
    MainActor.assumeIsolated {
      AirshipCustomViewManager.shared.register(name: "hostile-empty") { _ in EmptyView() }
      AirshipCustomViewManager.shared.register(name: "hostile-decoding") { args in
        Text(args.properties.flatMap { try? $0.decode() as Place }?.name ?? "none")
      }
    }
    Hostile.expectFailure("hostile-unknown", "register") { CustomViewHost(name: "hostile-unknown") }
    Hostile.expectFailure("\"\"", "register") { CustomViewHost(name: "") }
    Hostile.expectFailure("hostile-empty", "empty") { CustomViewHost(name: "hostile-empty") }
    Hostile.expectFailure("hostile-decoding", "name") {
      CustomViewHost(name: "hostile-decoding", properties: ["nam": "x"])
    }
    Hostile.expectFailure("hostile-decoding") { CustomViewHost(name: "hostile-decoding", properties: .null) }
    Hostile.expectFailure("hostile-decoding") { CustomViewHost(name: "hostile-decoding", properties: .number(.nan)) }
    Hostile.expectFailure("hostile-decoding") {
      CustomViewHost(name: "hostile-decoding", properties: (0..<5_000).reduce(.null) { json, _ in .array([json]) })
    }
    for length: CGFloat in [.nan, .infinity, -1] {
      Hostile.expectFailure("is no length") {
        CustomViewHost(name: "hostile-decoding", properties: ["name": "x"], width: .points(length))
      }
      Hostile.expectFailure("is no length") {
        CustomViewHost(name: "hostile-decoding", properties: ["name": "x"], height: .percent(100, of: length))
      }
    }
    Hostile.expectPicture {
      CustomViewHost(name: "hostile-decoding", properties: ["name": "x"]).scene(pageIndex: 5, pageCount: 0)
    }
    Hostile.expectPicture {
      CustomViewHost(name: "hostile-decoding", properties: ["name": "x"]).scene(pageIndex: .min, pageCount: .max)
    }
  }

  func testAssets() {
    Hostile.expectFailure("Image(\"no such image\")") { Image("no such image") }
    Hostile.expectFailure("Color(\"no such color\")") { Color("no such color") }
    Hostile.expectFailure("no such color") { Text("a").foregroundColor(Color("no such color")) }
    Hostile.expectFailure("Image(\"\")") { Image("") }
    Hostile.expectFailure("passwd") { Image("../../../../../../etc/passwd") }
    Hostile.expectFailure("Image(\"a/b\0c\")") { Image("a/b\0c") }
    Hostile.expectFailure("Image") { Image("x", bundle: Bundle(path: "/")) }
    Hostile.expectPicture { Image(systemName: "") }
    Hostile.expectPicture { Image(systemName: "no.such.symbol") }
    Hostile.expectPicture { Text("a").font(.custom("No Such Font", size: 12)) }
  }

  func testMaps() {
    func map(_ latitude: Double, _ longitude: Double, _ height: Double, _ width: Double) -> some View {
      Map(
        coordinateRegion: .constant(
          MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            span: MKCoordinateSpan(latitudeDelta: height, longitudeDelta: width))),
        annotationItems: [Pin(latitude, longitude), Pin(.nan, 0), Pin(1e300, -1e300), Pin(90, 180)]
      ) { MapMarker(coordinate: $0.coordinate) }
    }
    for wrong in [Double.nan, .infinity, -.infinity, 1e300, 1_000] {
      Hostile.expectFailure("Map") { map(wrong, 0, 1, 1) }
      Hostile.expectFailure("Map") { map(0, wrong, 1, 1) }
    }
    for wrong in [Double.nan, .infinity, -.infinity, -1] {
      Hostile.expectFailure("Map") { map(0, 0, wrong, 1) }
      Hostile.expectFailure("Map") { map(0, 0, 1, wrong) }
    }
    for (latitude, longitude) in [(90.0, 0.0), (-90, 180), (0, -180), (0, 180), (85.06, 179.999)] {
      for span in [0, 5e-324, 1e-9, 1, 180, 360, 1e300] {
        Hostile.expectPicture { map(latitude, longitude, span, span) }
      }
    }
    func map(_ rect: MKMapRect) -> some View { Map(mapRect: .constant(rect)) }
    for wrong in [Double.nan, .infinity, -.infinity] {
      Hostile.expectFailure("Map") { map(MKMapRect(x: wrong, y: 0, width: 1, height: 1)) }
      Hostile.expectFailure("Map") { map(MKMapRect(x: 0, y: 0, width: wrong, height: 1)) }
    }
    Hostile.expectFailure("Map") { map(MKMapRect.null) }
    Hostile.expectPicture { map(MKMapRect.world) }
    Hostile.expectFailure("Map") { map(MKMapRect(x: -1e9, y: -1e9, width: 1e12, height: 1e12)) }
    Hostile.expectPicture { map(0, 0, 1, 1).frame(width: 0, height: 0) }
    Hostile.expectPicture { map(0, 0, 1, 1).frame(width: 1e9, height: 1e9) }
    Hostile.expectPicture { map(0, 0, 1, 1).frame(width: 1e-9, height: 50_000) }
    Hostile.expectFailure("outline") { map(48, 2, 0.02, 0.02).environment(\.displayScale, 0) }
  }
}

private struct Place: Decodable { var name: String }
private struct Pin: Identifiable {
  let id = UUID()
  let coordinate: CLLocationCoordinate2D
  init(_ latitude: Double, _ longitude: Double) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

private struct Restless: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onAppear { count += 1 }.onChange(of: count) { _ in count += 1 } }
}
private struct SetInBody: View {
  @State private var count = 0
  var body: some View {
    let _ = count += 1
    Text("\(count)")
  }
}
private struct RestlessModel: View {
  @StateObject private var model = Model()
  var body: some View {
    Text("\(model.count)").onAppear { model.count += 1 }.onChange(of: model.count) { _ in model.count += 1 }
  }
}
private struct Counts: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onAppear { count += 1 }.onChange(of: count) { if $0 < 50 { count += 1 } } }
}
private final class Model: ObservableObject { @Published var count = 0 }
@Observable private final class Settings { var name = "" }
private struct NeedsModel: View {
  @EnvironmentObject private var model: Model
  var body: some View { Text("\(model.count)") }
}
private struct NeedsSettings: View {
  @Environment(Settings.self) private var settings
  var body: some View { Text(settings.name) }
}
private struct WantsSettings: View {
  @Environment(Settings.self) private var settings: Settings?
  var body: some View { Text(settings?.name ?? "none") }
}
private struct ModifierThatNeedsModel: ViewModifier {
  @EnvironmentObject private var model: Model
  func body(content: Content) -> some View { content.padding(CGFloat(model.count)) }
}
private struct StyleThatNeedsModel: ButtonStyle {
  @EnvironmentObject private var model: Model
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(CGFloat(model.count)) }
}
