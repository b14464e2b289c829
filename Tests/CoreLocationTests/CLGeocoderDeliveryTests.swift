import CoreLocation
import XCTest

/// Answers that wait, as under a virtual clock.
private final class AnswerQueue: @unchecked Sendable {
  private var answers: [() -> Void] = []

  func add(_ answer: @escaping () -> Void) { answers.append(answer) }

  func run() {
    let due = answers
    answers = []
    for answer in due { answer() }
  }
}

final class CLGeocoderDeliveryTests: XCTestCase {
  private let queue = AnswerQueue()

  override func setUp() {
    CLGeocoder.stubbedPlaces = ["Eiffel Tower": CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)]
    CLGeocoder.stubbedPlacemarks = [:]
  }

  func testAnswerWaitsForItsDelivery() {
    let geocoder = CLGeocoder()
    var found: [CLPlacemark]?
    CLGeocoder.$deliver.withValue(.init { [queue] in queue.add($0) }) {
      geocoder.geocodeAddressString("Eiffel Tower") { placemarks, _ in found = placemarks }
    }
    XCTAssertNil(found)
    XCTAssertTrue(geocoder.isGeocoding)
    queue.run()
    XCTAssertEqual(found?.count, 1)
    XCTAssertFalse(geocoder.isGeocoding)
  }

  func testCancelledAnswerIsAnError() {
    let geocoder = CLGeocoder()
    var codes: [CLError.Code?] = []
    CLGeocoder.$deliver.withValue(.init { [queue] in queue.add($0) }) {
      geocoder.geocodeAddressString("Eiffel Tower") { _, error in codes.append((error as? CLError)?.code) }
      geocoder.cancelGeocode()
      geocoder.geocodeAddressString("Eiffel Tower") { _, error in codes.append((error as? CLError)?.code) }
    }
    queue.run()
    XCTAssertEqual(codes, [.geocodeCanceled, nil])
    XCTAssertFalse(geocoder.isGeocoding)
  }
}
