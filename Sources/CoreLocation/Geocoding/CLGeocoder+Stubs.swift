import Foundation

extension CLGeocoder {
  private static let places = StubbedValue<[String: CLLocationCoordinate2D]>([:])
  private static let placemarksByName = StubbedValue<[String: [CLPlacemark]]>([:])

  /// The places the geocoder knows, by the exact string a view asks with. Not on Apple platforms.
  ///
  /// ```swift
  /// CLGeocoder.stubbedPlaces["Eiffel Tower"] = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
  /// ```
  ///
  /// It belongs to the process, and may be set from any thread.
  public static var stubbedPlaces: [String: CLLocationCoordinate2D] {
    get { places.value }
    _modify { yield &places.value }
  }

  /// As `stubbedPlaces`, for a view that shows more of a placemark than its place, or several. Where both know a name,
  /// this one answers; an empty array is a place that is not found. Not on Apple platforms.
  public static var stubbedPlacemarks: [String: [CLPlacemark]] {
    get { placemarksByName.value }
    _modify { yield &placemarksByName.value }
  }

  private static let delay = StubbedValue<TimeInterval>(0)
  private static let error = StubbedValue<CLError?>(nil)

  /// Seconds of virtual time from a call to its answer; 0 until set, and less counts as 0. Without a virtual clock nobody
  /// waits. Not on Apple platforms.
  public static var stubbedDelay: TimeInterval {
    get { delay.value }
    set { delay.value = newValue }
  }
  /// What every call fails with, such as `CLError(.network)`; `nil`, for none, until set. Not on Apple platforms.
  public static var stubbedError: CLError? {
    get { error.value }
    set { error.value = newValue }
  }

  /// Metres around a stubbed place within which `reverseGeocodeLocation` finds it.
  package static let reverseGeocodingRadius: CLLocationDistance = 1000

  static func placemarks(named name: String) throws(CLError) -> [CLPlacemark] {
    if let stubbedError { throw stubbedError }
    if let placemarks = stubbedPlacemarks[name] {
      if placemarks.isEmpty {
        throw CLError(.geocodeFoundNoResult, explanation: "“\(name)” is stubbed as a place that is not found.")
      }
      return placemarks
    }
    if let coordinate = stubbedPlaces[name] {
      return [placemark(named: name, at: coordinate)]
    }
    throw CLError(
      .geocodeFoundNoResult,
      explanation: """
        No place is stubbed for “\(name)”. Snapshots ask no network: before the view is drawn, set \
        CLGeocoder.stubbedPlaces[\(name.debugDescription)] = CLLocationCoordinate2D(latitude: …, longitude: …).
        """)
  }

  static func placemarks(near location: CLLocation) throws(CLError) -> [CLPlacemark] {
    if let stubbedError { throw stubbedError }
    var nearest: (distance: CLLocationDistance, placemarks: [CLPlacemark])?
    func consider(_ placemarks: [CLPlacemark], at place: CLLocation) {
      let distance = location.distance(from: place)
      if distance <= reverseGeocodingRadius, distance < nearest?.distance ?? .infinity {
        nearest = (distance, placemarks)
      }
    }
    // By name: of two places equally near, the same one answers on every run.
    let stubbedPlacemarks = stubbedPlacemarks
    for (_, placemarks) in stubbedPlacemarks.sorted(by: { $0.key < $1.key }) {
      for placemark in placemarks {
        if let place = placemark.location { consider([placemark], at: place) }
      }
    }
    for (name, coordinate) in stubbedPlaces.sorted(by: { $0.key < $1.key }) where stubbedPlacemarks[name] == nil {
      let placemark = placemark(named: name, at: coordinate)
      if let place = placemark.location { consider([placemark], at: place) }
    }
    if let nearest { return nearest.placemarks }
    let coordinate = location.coordinate
    throw CLError(
      .geocodeFoundNoResult,
      explanation: """
        No stubbed place lies within \(Int(reverseGeocodingRadius)) m of \(coordinate.latitude), \
        \(coordinate.longitude). Snapshots ask no network: before the view is drawn, set \
        CLGeocoder.stubbedPlaces["…"] = CLLocationCoordinate2D(latitude: \(coordinate.latitude), \
        longitude: \(coordinate.longitude)).
        """)
  }

  private static func placemark(named name: String, at coordinate: CLLocationCoordinate2D) -> CLPlacemark {
    CLPlacemark(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), name: name)
  }
}
