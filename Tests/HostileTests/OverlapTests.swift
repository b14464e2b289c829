import MapKit
import SnapshotAssertions
import SwiftUI
import XCTest

/// Places at which two rectangles are cut with one another, one of which has sides that are no numbers. Foundation's
/// `intersection` traps there.
final class OverlapTests: XCTestCase {
  /// Two of the last ones together are infinite, and what is infinite has no distance from itself. (One that is no number by
  /// itself is told by the modifier that gets it.)
  private let wrong: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1.5e308, -1.5e308]

  func testScrollTargets() async {
    for number in wrong {
      for threshold in [0.5, 0, Double(number)] {
        Hostile.expectAnything(layout: .fixed(width: 100, height: 100)) {
          ScrollView {
            VStack {
              ForEach(0..<3, id: \.self) { Text("row \($0)").position(x: number, y: CGFloat($0)) }
              ForEach(3..<6, id: \.self) {
                Text("row \($0)").rotationEffect(.degrees(Double(number))).offset(y: number)
              }
            }.scrollTargetLayout()
          }.onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { _ in }
        }
        Hostile.expectAnything(layout: .fixed(width: 100, height: 100)) {
          ScrollView {
            LazyVStack { Text("a").id(1).frame(width: 10, height: 10) }.scrollTargetLayout().offset(x: number)
          }
          .contentMargins(number)
          .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { _ in }
        }
      }
    }
  }

  func testScrollVisibility() async {
    for number in wrong {
      for threshold in [0.5, Double(number)] {
        Hostile.expectAnything(layout: .fixed(width: 100, height: 100)) {
          ScrollView {
            Text("a").onScrollVisibilityChange(threshold: threshold) { _ in }.position(x: number, y: number)
            Text("b").onScrollVisibilityChange(threshold: threshold) { _ in }.offset(y: number).offset(y: number)
            Text("c").onScrollVisibilityChange(threshold: threshold) { _ in }.scaleEffect(number)
            Text("d").onScrollVisibilityChange(threshold: threshold) { _ in }.rotationEffect(.radians(Double(number)))
          }.offset(x: number)
        }
      }
    }
  }

  func testBoundsOfClips() async {
    for number in wrong {
      for rect in [
        CGRect(x: number, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: number, height: number), .null,
        .infinite,
      ] {
        Hostile.expectAnything(layout: .fixed(width: 50, height: 50)) {
          Canvas { context, _ in
            context.clip(to: Path(rect))
            context.clip(to: Path(ellipseIn: rect))
            var bounds = context.clipBoundingRect
            context.scaleBy(x: number, y: 0)
            bounds = bounds.union(context.clipBoundingRect)
            context.fill(Path(bounds), with: .color(.red))
          }
        }
      }
    }
  }

  func testPartsOfPictures() async throws {
    let picture = try renderSnapshot(of: Color.red, layout: .fixed(width: 8, height: 8)).image
    for number in wrong {
      for rect in [
        CGRect(x: number, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: number, height: 0.5),
        CGRect(x: 0.25, y: number, width: -number, height: 0.5), .null, .infinite,
      ] {
        Hostile.expectAnything(layout: .fixed(width: 50, height: 50)) {
          Rectangle().fill(ImagePaint(image: Image(bitmap: picture), sourceRect: rect, scale: 1))
        }
      }
    }
  }

  func testWhatLiesOverAViewAtNoPlace() async {
    for number in wrong {
      for layout in [SnapshotLayout.device(.iPhone16), .fixed(width: 300, height: 300)] {
        Hostile.expectAnything(layout: layout) {
          Text("a").sheet(isPresented: .constant(true)) { Text("sheet") }.position(x: number, y: number)
        }
        Hostile.expectAnything(layout: layout) {
          Text("a").alert("Alert", isPresented: .constant(true)) { Button("OK") {} }.offset(x: number).offset(x: number)
        }
        Hostile.expectAnything(layout: layout) {
          Text("a").popover(isPresented: .constant(true)) { Text("popover") }.offset(x: number, y: number).offset(x: number, y: number)
        }
        Hostile.expectAnything(layout: layout) {
          NavigationStack { Text("a").confirmationDialog("Dialog", isPresented: .constant(true)) { Button("OK") {} } }
            .offset(y: number).offset(y: number).scaleEffect(number)
        }
      }
    }
  }

  func testTurnedMaps() async {
    let center = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
    for number in wrong.map(Double.init) {
      for camera in [
        MapCamera(centerCoordinate: center, distance: number, heading: 30, pitch: 40),
        MapCamera(centerCoordinate: center, distance: 1_000, heading: number, pitch: 40),
        MapCamera(centerCoordinate: center, distance: 1_000, heading: 30, pitch: number),
        MapCamera(
          centerCoordinate: .init(latitude: number, longitude: number), distance: 1_000, heading: 30, pitch: 40),
        MapCamera(centerCoordinate: .init(latitude: 89.999, longitude: 180), distance: 1e9, heading: 30, pitch: 89),
      ] {
        Hostile.expectAnything(layout: .fixed(width: 100, height: 100)) { Map(initialPosition: .camera(camera)) }
      }
    }
  }
}
