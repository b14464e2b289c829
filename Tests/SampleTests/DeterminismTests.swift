import AirshipCore
import CoreLocation
import Foundation
import SnapshotAssertions
import SwiftUI
import XCTest

/// The same bytes each time within one process: nothing that a picture leaves behind (caches of glyphs, fonts, layouts)
/// may be seen in the next one. `scripts/check-determinism` compares processes and configurations.
final class DeterminismTests: XCTestCase {
  private typealias Drawing = (name: String, draw: @Sendable () throws -> Data)

  private static func drawing<V: View>(
    _ name: String, layout: SnapshotLayout = .sizeInfo(.auto), traits: SnapshotTraits = .default,
    of view: @escaping @MainActor @Sendable () -> V
  ) -> Drawing {
    (name, { try renderSnapshot(of: view(), layout: layout, traits: traits).image.pngData() })
  }

  private static let drawings: [Drawing] = [
    drawing("map") { PlaceMapView(properties: .init(place: "Eiffel Tower")) },
    drawing("offer", layout: .fits(width: 350)) {
      OfferCard(title: "Lisbon by the river", price: 249, isFavorite: true)
    },
    drawing("offer, large type", layout: .fits(width: 350), traits: [.dynamicType(.accessibility1), .rightToLeft]) {
      OfferCard(title: "Lisbon by the river", price: 249)
    },
    drawing("onboarding") { OnboardingPage(number: 2).environmentObject(AirshipSceneController()) },
    drawing("order", traits: .dark) { OrderSummary() },
    drawing("shapes", layout: .sizeThatFits, traits: .displayScale(3)) { ShapeSheet() },
    drawing("type", layout: .fits(width: 350)) { TypeScale() },
  ]

  override func setUp() {
    CLGeocoder.stubbedPlaces["Eiffel Tower"] = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
  }

  func testInAnyOrder() throws {
    let first = try Self.drawings.map { try $0.draw() }
    XCTAssertEqual(Set(first).count, first.count)
    for (drawing, expected) in zip(Self.drawings, first).reversed() {
      XCTAssertEqual(try drawing.draw(), expected, drawing.name)
    }
  }

  func testFromSeveralThreads() async throws {
    let first = try Self.drawings.map { try $0.draw() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask {
          for (drawing, expected) in zip(Self.drawings, first) {
            XCTAssertEqual(try drawing.draw(), expected, drawing.name)
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
