import CoreLocation
import XCTest

/// The shape of a view that shows a place it was given by name: on the main actor, state behind a reference.
@MainActor private struct PlaceView {
  @MainActor final class State {
    var coordinate: CLLocationCoordinate2D?
    var message: String?
  }

  let place: String
  let geocoder = CLGeocoder()
  private let state = State()
  private var coordinate: CLLocationCoordinate2D? {
    get { state.coordinate }
    nonmutating set { state.coordinate = newValue }
  }

  func shown() -> String {
    find()
    return coordinate.map { "\($0.latitude)" } ?? state.message ?? "nothing"
  }

  func shownLater() async -> String {
    do {
      coordinate = try await geocoder.geocodeAddressString(place).first?.location?.coordinate
    } catch {
      state.message = error.localizedDescription
    }
    return coordinate.map { "\($0.latitude)" } ?? state.message ?? "nothing"
  }

  private func find() {
    let geocoder = CLGeocoder()
    geocoder.geocodeAddressString(place) { placemarks, error in
      if let location = placemarks?.first?.location {
        self.coordinate = location.coordinate
      } else {
        state.message = error?.localizedDescription
      }
    }
  }
}

final class CLGeocoderFromViewTests: XCTestCase {
  override func setUp() {
    CLGeocoder.stubbedPlacemarks = [:]
    CLGeocoder.stubbedPlaces["Eiffel Tower"] = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
  }

  @MainActor func testViewShowsTheAnswerInItsFirstPicture() async {
    XCTAssertEqual(PlaceView(place: "Eiffel Tower").shown(), "48.8584")
    XCTAssertTrue(PlaceView(place: "Atlantis").shown().contains("Atlantis"))
  }

  @MainActor func testViewAwaitsTheAnswer() async {
    let found = await PlaceView(place: "Eiffel Tower").shownLater()
    XCTAssertEqual(found, "48.8584")
    let missing = await PlaceView(place: "Atlantis").shownLater()
    XCTAssertTrue(missing.contains("Atlantis"))
  }
}
