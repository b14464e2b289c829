import Foundation

/// An area of the globe with a name.
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  /// Whether entering the area is reported.
  open var notifyOnEntry = true
  /// Whether leaving the area is reported.
  open var notifyOnExit = true

  package init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// Where the device is in respect of a region.
public enum CLRegionState: Int, Hashable, Sendable { case unknown = 0, inside, outside }

/// A circle on the globe.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// Metres along the surface.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether the place is at most `radius` from the centre; `false` where either is no number.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    GreatCircle.distance(from: center, to: coordinate) <= radius
  }
}
