import AirshipCore
import CoreLocation
import SnapshotAssertions
import SwiftUI
import XCTest

/// The pictures of the sample views; `scripts/record` writes them anew.
final class SampleTests: XCTestCase {
  override func setUp() {
    CLGeocoder.stubbedPlaces["Eiffel Tower"] = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
    MainActor.assumeIsolated {
      AirshipCustomViewManager.shared.register(name: "onboarding") { args in
        OnboardingPage(number: Int(args.properties?.object?["number"]?.double ?? 1))
      }
    }
  }

  func testMapShowsTheEiffelTower() {
    XCTAssertSnapshot(of: PlaceMapView(properties: .init(place: "Eiffel Tower")))
  }
  func testMapOfAnUnknownPlaceSaysSo() {
    XCTAssertSnapshot(of: PlaceMapView(properties: .init(place: "Atlantis")))
  }
  func testMapInDarkMode() {
    XCTAssertSnapshot(of: PlaceMapView(properties: .init(place: "Eiffel Tower")), traits: .dark)
  }
  func testOfferCard() {
    XCTAssertSnapshot(
      of: OfferCard(title: "Lisbon by the river", price: 249, isFavorite: true), layout: .fits(width: 350))
    XCTAssertSnapshot(
      of: OfferCard(title: "Lisbon by the river", price: 249), named: "dark", layout: .fits(width: 350), traits: [.dark]
    )
    XCTAssertSnapshot(
      of: OfferCard(title: "Lisbon by the river", price: 249), named: "large type", layout: .fits(width: 350),
      traits: [.dynamicType(.accessibility1)])
    XCTAssertSnapshot(
      of: OfferCard(title: "Lisbon by the river", price: 249), named: "right to left", layout: .fits(width: 350),
      traits: .rightToLeft)
  }
  func testOnboardingPages() {
    for page in 0..<4 {
      XCTAssertSnapshot(
        of: CustomViewHost(
          name: "onboarding", properties: ["number": .number(Double(page + 1))], width: .auto, height: .auto
        )
        .scene(pageIndex: page, pageCount: 4),
        named: "page \(page + 1)")
    }
  }
  func testOrderSummary() {
    XCTAssertSnapshot(of: OrderSummary())
  }
  func testShapeSheet() {
    XCTAssertSnapshot(of: ShapeSheet(), layout: .sizeThatFits)
    XCTAssertSnapshot(of: ShapeSheet(), named: "scale 1", layout: .sizeThatFits, traits: .displayScale(1))
    XCTAssertSnapshot(of: ShapeSheet(), named: "scale 3", layout: .sizeThatFits, traits: .displayScale(3))
  }
  func testTypeScale() {
    XCTAssertSnapshot(of: TypeScale(), layout: .fits(width: 350))
  }
}
