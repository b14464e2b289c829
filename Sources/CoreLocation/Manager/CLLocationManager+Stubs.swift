import Foundation

// What the test tells of the device. All of it belongs to the process and may be set from any thread; tests that run at
// the same time and need different answers must not share a process. None of it is on Apple platforms.
extension CLLocationManager {
  private static let places = StubbedValue<[CLLocation]>([])
  private static let interval = StubbedValue<TimeInterval>(1)
  private static let delay = StubbedValue<TimeInterval>(0)
  private static let status = StubbedValue<CLAuthorizationStatus>(.notDetermined)
  private static let answer = StubbedValue<CLAuthorizationStatus?>(nil)
  private static let accuracy = StubbedValue<CLAccuracyAuthorization>(.fullAccuracy)
  private static let services = StubbedValue<Bool>(true)
  private static let compass = StubbedValue<CLHeading?>(nil)

  /// Where the device is; `nil` if it does not know.
  public static var stubbedLocation: CLLocation? {
    get { places.value.first }
    set { places.value = newValue.map { [$0] } ?? [] }
  }
  /// Where the device is and where it goes to; setting `stubbedLocation` makes it one that stays.
  ///
  /// Updates under a virtual clock come `stubbedUpdateInterval` apart and end with the last place. Without a clock they
  /// all come at once.
  public static var stubbedLocations: [CLLocation] {
    get { places.value }
    _modify { yield &places.value }
  }
  /// Seconds of virtual time between two updates; 1 until set.
  public static var stubbedUpdateInterval: TimeInterval {
    get { interval.value }
    set { interval.value = newValue }
  }
  /// Seconds of virtual time that the device takes to find where it is; 0 until set. Without a clock nobody waits.
  public static var stubbedDelay: TimeInterval {
    get { delay.value }
    set { delay.value = newValue }
  }

  /// What the app may do; `.notDetermined`, as after an installation, until set.
  public static var stubbedAuthorizationStatus: CLAuthorizationStatus {
    get { status.value }
    _modify { yield &status.value }
  }
  /// What the person answers when a manager asks while the status is `.notDetermined`. `nil`, until set, leaves the question
  /// open. The answer holds for all that is under the same virtual clock, or else for the manager that asked; others see
  /// `stubbedAuthorizationStatus`, so that a test that draws the same view again begins with the same question.
  public static var stubbedAuthorizationAnswer: CLAuthorizationStatus? {
    get { answer.value }
    set { answer.value = newValue }
  }
  public static var stubbedAccuracyAuthorization: CLAccuracyAuthorization {
    get { accuracy.value }
    set { accuracy.value = newValue }
  }
  /// Whether the device's switch for location services is on; it is until set. Off makes every status `.denied`.
  public static var stubbedLocationServicesEnabled: Bool {
    get { services.value }
    set { services.value = newValue }
  }
  /// Where the device points to; `nil`, until set, for a device without a compass.
  public static var stubbedHeading: CLHeading? {
    get { compass.value }
    set { compass.value = newValue }
  }

  /// Where the device is, as far as the app may know it.
  package static var visibleLocation: CLLocation? {
    authorizationStatus().allowsLocation ? stubbedLocation : nil
  }

  static func denied(_ status: CLAuthorizationStatus) -> CLError {
    CLError(
      .denied,
      explanation: """
        The app may not know where the device is: the authorization is \(status). To allow it, set \
        CLLocationManager.stubbedAuthorizationStatus = .authorizedWhenInUse before the view is drawn.
        """)
  }
  static var unknown: CLError {
    CLError(
      .locationUnknown,
      explanation: """
        No place is stubbed for the device. Before the view is drawn, set CLLocationManager.stubbedLocation = \
        CLLocation(latitude: …, longitude: …).
        """)
  }
}
