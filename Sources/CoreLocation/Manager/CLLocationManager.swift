import Foundation
import VirtualTime

/// Where the device is, from what the test gave it.
///
/// No sensor, and nobody to ask: the answers are `stubbedLocation`, `stubbedAuthorizationStatus` and their siblings. Under a
/// virtual clock the delegate hears them as events of that clock, without one before the call returns, on the calling
/// thread. As on a device, a manager that is no longer referenced tells nothing.
open class CLLocationManager: NSObject {
  /// Metres; kept for the app to read.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Metres that the device must have moved for another update.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  // Kept for the app to read.
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var activityType = CLActivityType.other
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait

  /// A new delegate is told the authorization, as on a device.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      reportedStatus = nil
      reportAuthorization()
    }
  }
  private var reportedStatus: CLAuthorizationStatus?
  private static let answers = PersonsAnswers()
  /// What the person answered to this manager.
  private var answeredStatus: CLAuthorizationStatus?

  private var isUpdating = false
  /// How many of the stubbed locations were told; the device is at the last of them.
  private var reached = 0
  private var lastReported: CLLocation?
  /// The next place on the way, and the answer to `requestLocation()`, where they are still to come.
  private var nextUpdate: VirtualClock.Event?
  private var requested: VirtualClock.Event?
  /// By identifier: the region, and where the device was when it was last looked at.
  private var monitored: [String: (region: CLRegion, state: CLRegionState)] = [:]

  public override init() { super.init() }
  deinit {
    nextUpdate?.cancel()
    requested?.cancel()
  }

  // MARK: - Authorization

  open var authorizationStatus: CLAuthorizationStatus {
    let status = Self.authorizationStatus()
    return status == .notDetermined ? answeredStatus ?? status : status
  }
  open class func authorizationStatus() -> CLAuthorizationStatus {
    guard stubbedLocationServicesEnabled else { return .denied }
    let status = stubbedAuthorizationStatus
    return status == .notDetermined ? answers.current ?? status : status
  }
  open var accuracyAuthorization: CLAccuracyAuthorization { Self.stubbedAccuracyAuthorization }
  open class func locationServicesEnabled() -> Bool { stubbedLocationServicesEnabled }

  /// The person's answer is `stubbedAuthorizationAnswer`, or what `stubbedAuthorizationStatus` says by then.
  open func requestWhenInUseAuthorization() { ask() }
  /// As `requestWhenInUseAuthorization()`.
  open func requestAlwaysAuthorization() { ask() }

  private func ask() {
    tell { manager in
      if manager.answeredStatus == nil, let answer = Self.stubbedAuthorizationAnswer {
        manager.answeredStatus = answer
        Self.answers.keep(answer)
      }
      manager.reportAuthorizationNow()
    }
  }
  /// Nobody is asked: the accuracy stays as stubbed.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    AnswerDelivery.deliver(name: "CLLocationManager") { completion?(nil) }
  }

  private func reportAuthorization() { tell { $0.reportAuthorizationNow() } }
  /// Only a status the delegate has not heard: one that asks again whenever it hears the answer would never end.
  private func reportAuthorizationNow() {
    let status = authorizationStatus
    guard let delegate, status != reportedStatus else { return }
    reportedStatus = status
    delegate.locationManagerDidChangeAuthorization(self)
    // Who began to listen before the person agreed hears of the place now.
    if isUpdating, nextUpdate == nil, lastReported == nil, status.allowsLocation { reportNextLocation() }
  }

  // MARK: - Places

  /// The stubbed place, or `nil` where the app may not know it.
  open var location: CLLocation? { authorizationStatus.allowsLocation ? current : nil }
  private var current: CLLocation? {
    let places = Self.stubbedLocations
    return places.isEmpty ? nil : places[min(max(reached - 1, 0), places.count - 1)]
  }

  /// Reports the stubbed places one after the other; a single one does not move.
  open func startUpdatingLocation() {
    isUpdating = true
    scheduleUpdate(after: Self.stubbedDelay)
  }
  /// What is still to come does not, not even the answer to `requestLocation()`.
  open func stopUpdatingLocation() {
    isUpdating = false
    nextUpdate?.cancel()
    requested?.cancel()
    (nextUpdate, requested) = (nil, nil)
  }
  /// A second request takes the place of one that is still to be answered.
  open func requestLocation() {
    requested?.cancel()
    requested = tell(after: Self.stubbedDelay) { manager in
      manager.requested = nil
      manager.reportCurrentLocation()
    }
  }
  /// As `startUpdatingLocation()`.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  private func scheduleUpdate(after seconds: TimeInterval) {
    nextUpdate?.cancel()
    nextUpdate = tell(after: seconds) { manager in
      manager.nextUpdate = nil
      manager.reportNextLocation()
    }
  }
  private func reportNextLocation() {
    guard isUpdating else { return }
    let places = Self.stubbedLocations
    guard authorizationStatus.allowsLocation, !places.isEmpty else { return reportCurrentLocation() }
    repeat {
      reached = min(reached + 1, places.count)
      report(places[reached - 1])
      // Without a clock the device is at the end of its way at once.
    } while reached < places.count && VirtualClock.current == nil && isUpdating
    if reached < places.count, isUpdating { scheduleUpdate(after: Self.stubbedUpdateInterval) }
  }
  private func reportCurrentLocation() {
    let status = authorizationStatus
    guard status.allowsLocation else {
      delegate?.locationManager(self, didFailWithError: Self.denied(status))
      return
    }
    guard let current else {
      delegate?.locationManager(self, didFailWithError: Self.unknown)
      return
    }
    lastReported = nil
    report(current)
  }
  private func report(_ location: CLLocation) {
    if distanceFilter > 0, let last = lastReported, location.distance(from: last) < distanceFilter { return }
    lastReported = location
    delegate?.locationManager(self, didUpdateLocations: [location])
    reportCrossings(at: location)
  }

  // MARK: - Headings

  open class func headingAvailable() -> Bool { stubbedHeading != nil }
  open var heading: CLHeading? { Self.stubbedHeading }
  /// Reports the stubbed heading once: the device does not turn. Without a compass nothing is told, as on a device.
  open func startUpdatingHeading() {
    tell { manager in
      if let heading = Self.stubbedHeading { manager.delegate?.locationManager(manager, didUpdateHeading: heading) }
    }
  }
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}

  // MARK: - Regions

  open var monitoredRegions: Set<CLRegion> { Set(monitored.values.map(\.region)) }
  /// In metres; the earth's circumference, for nothing here limits it.
  open var maximumRegionMonitoringDistance: CLLocationDistance { 40_075_017 }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass is CLCircularRegion.Type }

  /// Crossings are told as the device moves along `stubbedLocations`; another region of the same identifier takes its place.
  open func startMonitoring(for region: CLRegion) {
    monitored[region.identifier] = (region, state(of: region))
    tell { $0.delegate?.locationManager($0, didStartMonitoringFor: region) }
  }
  open func stopMonitoring(for region: CLRegion) { monitored[region.identifier] = nil }
  open func requestState(for region: CLRegion) {
    tell { $0.delegate?.locationManager($0, didDetermineState: $0.state(of: region), for: region) }
  }

  private func state(of region: CLRegion) -> CLRegionState {
    guard let circle = region as? CLCircularRegion, let location else { return .unknown }
    return circle.contains(location.coordinate) ? .inside : .outside
  }
  private func reportCrossings(at location: CLLocation) {
    for (identifier, entry) in monitored.sorted(by: { $0.key < $1.key }) {
      let state = state(of: entry.region)
      guard state != entry.state else { continue }
      monitored[identifier] = (entry.region, state)
      if state == .inside, entry.region.notifyOnEntry {
        delegate?.locationManager(self, didEnterRegion: entry.region)
      } else if state == .outside, entry.state == .inside, entry.region.notifyOnExit {
        delegate?.locationManager(self, didExitRegion: entry.region)
      }
    }
  }

  // MARK: - Telling

  /// Runs `body` as the virtual clock's next event, or at once without one; not at all if the manager is gone by then.
  @discardableResult
  private func tell(after seconds: TimeInterval = 0, _ body: @escaping (CLLocationManager) -> Void) -> VirtualClock
    .Event?
  {
    AnswerDelivery.deliver(name: "CLLocationManager", after: seconds) { [weak self] in if let self { body(self) } }
  }
}
