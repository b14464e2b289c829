import CoreLocation

/// A place with what an app shows of it.
open class MKMapItem: NSObject, @unchecked Sendable {
  // Each under the lock below: an item may be handed from thread to thread.
  private struct Details {
    var name: String?
    var phoneNumber: String?
    var url: URL?
    var timeZone: TimeZone?
    var category: MKPointOfInterestCategory?
  }
  private let lock = NSLock()
  private var details = Details()
  private func read<Value>(_ path: KeyPath<Details, Value>) -> Value { lock.withLock { details[keyPath: path] } }
  private func write<Value>(_ path: WritableKeyPath<Details, Value>, _ value: Value) {
    lock.withLock { details[keyPath: path] = value }
  }

  public let placemark: MKPlacemark
  public let isCurrentLocation: Bool
  /// The placemark's name until it is set.
  open var name: String? {
    get { read(\.name) ?? placemark.name }
    set { write(\.name, newValue) }
  }
  open var phoneNumber: String? {
    get { read(\.phoneNumber) }
    set { write(\.phoneNumber, newValue) }
  }
  open var url: URL? {
    get { read(\.url) }
    set { write(\.url, newValue) }
  }
  open var timeZone: TimeZone? {
    get { read(\.timeZone) ?? placemark.timeZone }
    set { write(\.timeZone, newValue) }
  }
  open var pointOfInterestCategory: MKPointOfInterestCategory? {
    get { read(\.category) }
    set { write(\.category, newValue) }
  }
  open var location: CLLocation {
    placemark.location
      ?? CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }

  public init(placemark: MKPlacemark) {
    (self.placemark, isCurrentLocation) = (placemark, false)
    super.init()
  }
  private init(currentLocation: CLLocation?) {
    placemark = MKPlacemark(coordinate: currentLocation?.coordinate ?? kCLLocationCoordinate2DInvalid)
    isCurrentLocation = true
    super.init()
    name = "Current Location"
  }
  /// Where the device is: `CLLocationManager.stubbedLocation`, as far as the app may know it.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(currentLocation: CLLocationManager.visibleLocation) }

  /// Leaves the app, which no test does: the items are kept in `openedInMaps`.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }
  /// As `openInMaps(launchOptions:)`.
  @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    opened.withLock { $0.append(mapItems) }
    return true
  }
  private static let opened = Guarded<[[MKMapItem]]>([])
  /// What was opened in Maps, in order, until a test sets it anew. Not on Apple platforms.
  public static var openedInMaps: [[MKMapItem]] {
    get { opened.withLock { $0 } }
    set { opened.withLock { $0 = newValue } }
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A value that tests and views may touch on any thread.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var value: Value
  init(_ value: Value) { self.value = value }
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
