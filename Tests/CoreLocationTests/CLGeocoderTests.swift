import CoreLocation
import XCTest

final class CLGeocoderTests: XCTestCase {
  private let tower = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)

  override func setUp() {
    CLGeocoder.stubbedPlaces = ["Eiffel Tower": tower]
    CLGeocoder.stubbedPlacemarks = [:]
  }

  func testStubbedPlaceAnswersBeforeTheCallReturns() throws {
    let geocoder = CLGeocoder()
    var answers: [[CLPlacemark]?] = []
    geocoder.geocodeAddressString("Eiffel Tower") { placemarks, error in
      XCTAssertNil(error)
      XCTAssertFalse(geocoder.isGeocoding)
      answers.append(placemarks)
    }
    XCTAssertEqual(answers.count, 1)
    let placemark = try XCTUnwrap(answers.first??.first)
    XCTAssertEqual(placemark.name, "Eiffel Tower")
    XCTAssertEqual(placemark.location?.coordinate, tower)
  }

  func testUnknownPlaceFindsNothingAndSaysWhatToStub() {
    var failure: (any Error)?
    CLGeocoder().geocodeAddressString("Atlantis", in: nil) { placemarks, error in
      XCTAssertNil(placemarks)
      failure = error
    }
    XCTAssertEqual((failure as? CLError)?.code, .geocodeFoundNoResult)
    let text = failure?.localizedDescription ?? ""
    XCTAssertTrue(text.contains(#"CLGeocoder.stubbedPlaces["Atlantis"]"#), text)
  }

  func testPlaceCanBeTakenAway() {
    CLGeocoder.stubbedPlaces["Eiffel Tower"] = nil
    CLGeocoder().geocodeAddressString("Eiffel Tower") { placemarks, _ in XCTAssertNil(placemarks) }
    XCTAssertTrue(CLGeocoder.stubbedPlaces.isEmpty)
  }

  func testStubbedPlacemarksComeFirst() async throws {
    let placemark = CLPlacemark(
      location: CLLocation(latitude: 1, longitude: 2), name: "La tour", thoroughfare: "Avenue Gustave Eiffel",
      subThoroughfare: "5", locality: "Paris", subLocality: "7e", administrativeArea: "Île-de-France",
      postalCode: "75007", isoCountryCode: "FR", country: "France")
    CLGeocoder.stubbedPlacemarks["Eiffel Tower"] = [placemark]
    let found = try await CLGeocoder().geocodeAddressString("Eiffel Tower")
    let copy = CLPlacemark(placemark: try XCTUnwrap(found.first))
    XCTAssertEqual(
      [
        copy.name, copy.thoroughfare, copy.subThoroughfare, copy.locality, copy.subLocality, copy.administrativeArea,
        copy.postalCode, copy.isoCountryCode, copy.country,
      ],
      ["La tour", "Avenue Gustave Eiffel", "5", "Paris", "7e", "Île-de-France", "75007", "FR", "France"])
    XCTAssertEqual(copy.location?.coordinate, CLLocationCoordinate2D(latitude: 1, longitude: 2))

    CLGeocoder.stubbedPlacemarks["Eiffel Tower"] = []
    CLGeocoder().geocodeAddressString("Eiffel Tower") { placemarks, error in
      XCTAssertNil(placemarks)
      XCTAssertEqual((error as? CLError)?.code, .geocodeFoundNoResult)
    }
  }

  @MainActor func testAsyncStaysOnTheMainActor() async throws {
    let found = try await CLGeocoder().geocodeAddressString("Eiffel Tower")
    XCTAssertEqual(found.count, 1)
    do {
      _ = try await CLGeocoder().geocodeAddressString("Atlantis")
      XCTFail("Atlantis was found")
    } catch CLError.geocodeFoundNoResult {
    }
  }

  func testReverseFindsTheNearestPlaceWithinOneKilometre() async throws {
    let degreesPerKilometre = 180 / Double.pi / 6371.0087714
    CLGeocoder.stubbedPlaces["Trocadéro"] = CLLocationCoordinate2D(
      latitude: tower.latitude + 0.7 * degreesPerKilometre, longitude: tower.longitude)
    func name(kilometresNorth: Double) async throws -> String? {
      let location = CLLocation(
        latitude: tower.latitude + kilometresNorth * degreesPerKilometre, longitude: tower.longitude)
      return try await CLGeocoder().reverseGeocodeLocation(location).first?.name
    }
    let names = [
      try await name(kilometresNorth: -0.999), try await name(kilometresNorth: 0.3),
      try await name(kilometresNorth: 0.4),
      try await name(kilometresNorth: 1.699),
    ]
    XCTAssertEqual(names, ["Eiffel Tower", "Eiffel Tower", "Trocadéro", "Trocadéro"])
    do {
      _ = try await name(kilometresNorth: 1.701)
      XCTFail("a place was found 1001 m away")
    } catch let error as CLError {
      XCTAssertEqual(error.code, .geocodeFoundNoResult)
      XCTAssertTrue(error.localizedDescription.contains("1000 m"), error.localizedDescription)
    }
  }

  func testReverseOfEqualDistancesGoesByName() async throws {
    CLGeocoder.stubbedPlaces = ["b": tower, "c": tower, "a": tower]
    let found = try await CLGeocoder().reverseGeocodeLocation(
      CLLocation(latitude: tower.latitude, longitude: tower.longitude))
    XCTAssertEqual(found.map(\.name), ["a"])
  }

  func testReverseOfNoPlaceFindsNothing() {
    CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: .nan, longitude: 0)) { placemarks, error in
      XCTAssertNil(placemarks)
      XCTAssertEqual((error as? CLError)?.code, .geocodeFoundNoResult)
    }
  }

  func testChangesFromManyThreadsAreAllKept() {
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      CLGeocoder.stubbedPlaces["\(index)"] = CLLocationCoordinate2D(latitude: Double(index) / 10, longitude: 0)
    }
    XCTAssertEqual(CLGeocoder.stubbedPlaces.count, 201)
  }
}
