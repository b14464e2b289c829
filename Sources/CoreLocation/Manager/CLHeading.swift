import Foundation

/// Degrees of a heading, or a part of the magnetic field in microteslas.
public typealias CLHeadingComponentValue = Double

/// For `headingFilter`: every turn is reported.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// Where the device points to.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees clockwise from magnetic north, 0..<360.
  public let magneticHeading: CLLocationDirection
  /// Degrees clockwise from true north, 0..<360; negative if unknown.
  public let trueHeading: CLLocationDirection
  /// Degrees; negative if the heading is invalid.
  public let headingAccuracy: CLLocationDirection
  /// The magnetic field in microteslas along the device's axes.
  public let x, y, z: CLHeadingComponentValue
  public let timestamp: Date

  /// Not on Apple platforms, where only the compass makes headings: for `CLLocationManager.stubbedHeading`.
  /// - Parameters:
  ///   - trueHeading: the magnetic one where it is `nil`.
  ///   - timestamp: the reference date unless given, never the clock's: a picture may show it.
  public init(
    magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection? = nil,
    headingAccuracy: CLLocationDirection = 5,
    x: CLHeadingComponentValue = 0, y: CLHeadingComponentValue = 0, z: CLHeadingComponentValue = 0,
    timestamp: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) {
    self.magneticHeading = magneticHeading
    self.trueHeading = trueHeading ?? magneticHeading
    self.headingAccuracy = headingAccuracy
    (self.x, self.y, self.z) = (x, y, z)
    self.timestamp = timestamp
    super.init()
  }
}

/// Which side of the device is up, for headings.
public enum CLDeviceOrientation: Int32, Hashable, Sendable {
  case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// What the app wants locations for.
public enum CLActivityType: Int, Hashable, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}
