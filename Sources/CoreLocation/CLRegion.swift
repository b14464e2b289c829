/// An area that can be watched.
public class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the earth's surface.
public class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { center.distance(to: coordinate) <= radius }
}
