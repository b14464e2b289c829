import Synchronization

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by name and names by place, among those the test has stubbed: it never asks the network.
///
///     CLGeocoder.stubbedPlaces["Eiffel Tower"] = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
///
/// Anything else has `CLError.geocodeFoundNoResult` for an answer, as CoreLocation gives it for an unknown place.
public class CLGeocoder: NSObject, @unchecked Sendable {
  /// The places the geocoder knows, by the address string a view asks with; the string must match exactly.
  public static var stubbedPlaces: [String: CLLocationCoordinate2D] {
    get { stubs.withLock { $0.mapValues { $0.location?.coordinate ?? kCLLocationCoordinate2DInvalid } } }
    set {
      stubs.withLock { stubs in
        stubs = Dictionary(
          uniqueKeysWithValues: newValue.map { address, coordinate in
            // A placemark given in full stays so while its place is the same.
            if let known = stubs[address], let old = known.location?.coordinate,
              old.latitude == coordinate.latitude, old.longitude == coordinate.longitude
            {
              return (address, known)
            }
            let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
            return (address, CLPlacemark(location: location, name: address))
          })
      }
    }
  }
  /// The same with whole placemarks, for views that show a city or a country.
  public static var stubbedPlacemarks: [String: CLPlacemark] {
    get { stubs.withLock { $0 } }
    set { stubs.withLock { $0 = newValue } }
  }
  private static let stubs = Mutex<[String: CLPlacemark]>([:])

  /// How a completion handler is called: at once, or later by whoever settles a view. CoreLocation calls it on the main
  /// thread after the call has returned.
  package static var deliver: @Sendable (Answer) -> Void {
    get { delivery.withLock { $0 } }
    set { delivery.withLock { $0 = newValue } }
  }
  private static let delivery = Mutex<@Sendable (Answer) -> Void> { $0() }

  /// A completion handler with what to call it with, to be called once, on the thread that asked.
  package struct Answer: @unchecked Sendable {
    let call: () -> Void
    package func callAsFunction() { call() }
  }

  /// What has been asked and not been answered; `cancelGeocode` empties it.
  private let pending = Mutex<Set<Int>>([])
  private let nextRequest = Atomic<Int>(0)

  public override init() {}
  public var isGeocoding: Bool { pending.withLock { !$0.isEmpty } }

  /// Every request that has no answer yet gets `CLError.geocodeCanceled` for one.
  public func cancelGeocode() { pending.withLock { $0 = [] } }

  public func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    answer(completionHandler) { try CLGeocoder.places(named: addressString, in: nil) }
  }
  public func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(completionHandler) { try CLGeocoder.places(named: addressString, in: region) }
  }
  public func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(completionHandler) { try CLGeocoder.places(named: addressString, in: region) }
  }
  public func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    answer(completionHandler) { try CLGeocoder.places(near: location) }
  }
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(completionHandler) { try CLGeocoder.places(near: location) }
  }

  public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try CLGeocoder.places(named: addressString, in: nil)
  }
  public func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
    try CLGeocoder.places(named: addressString, in: region)
  }
  public func geocodeAddressString(_ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?)
    async throws -> [CLPlacemark]
  {
    try CLGeocoder.places(named: addressString, in: region)
  }
  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    try CLGeocoder.places(near: location)
  }
  public func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws
    -> [CLPlacemark]
  {
    try CLGeocoder.places(near: location)
  }

  private func answer(_ handler: @escaping CLGeocodeCompletionHandler, with find: @escaping () throws -> [CLPlacemark]) {
    let request = nextRequest.wrappingAdd(1, ordering: .relaxed).newValue
    pending.withLock { _ = $0.insert(request) }
    let answer = Answer { [self] in
      guard pending.withLock({ $0.remove(request) }) != nil else {
        return handler(nil, CLError(.geocodeCanceled))
      }
      do { handler(try find(), nil) } catch { handler(nil, error) }
    }
    CLGeocoder.deliver(answer)
  }

  /// - Parameter region: a hint for choosing among places of one name; there is one of each here.
  private static func places(named address: String, in region: CLRegion?) throws -> [CLPlacemark] {
    guard let place = stubs.withLock({ $0[address] }) else { throw CLError(.geocodeFoundNoResult) }
    return [place]
  }

  /// The nearest stubbed place within 1 km; of several at one distance, the first by name.
  private static func places(near location: CLLocation) throws -> [CLPlacemark] {
    let known = stubs.withLock { $0 }.sorted { $0.key < $1.key }
    var nearest: (place: CLPlacemark, distance: CLLocationDistance)?
    for (_, place) in known {
      guard let distance = place.location?.distance(from: location), distance <= 1000 else { continue }
      if distance < nearest?.distance ?? .infinity { nearest = (place, distance) }
    }
    guard let nearest else { throw CLError(.geocodeFoundNoResult) }
    return [nearest.place]
  }
}
