import CoreLocation

/// How one travels.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way from one place to another. Only tests make routes; on Apple platforms only the service does.
open class MKRoute: NSObject, @unchecked Sendable {
  public let name: String
  public let polyline: MKPolyline
  /// In metres.
  public let distance: CLLocationDistance
  /// In seconds.
  public let expectedTravelTime: TimeInterval
  public let transportType: MKDirectionsTransportType
  public let advisoryNotices: [String]
  public let hasTolls: Bool
  public let hasHighways: Bool
  public let steps: [Step]

  /// - Parameter distance: the polyline's length where it is `nil`.
  public init(
    name: String, polyline: MKPolyline, distance: CLLocationDistance? = nil, expectedTravelTime: TimeInterval,
    transportType: MKDirectionsTransportType = .automobile, advisoryNotices: [String] = [], hasTolls: Bool = false,
    hasHighways: Bool = false, steps: [Step] = []
  ) {
    (self.name, self.polyline, self.distance) = (name, polyline, distance ?? polyline.length)
    (self.expectedTravelTime, self.transportType, self.advisoryNotices) = (
      expectedTravelTime, transportType, advisoryNotices
    )
    (self.hasTolls, self.hasHighways, self.steps) = (hasTolls, hasHighways, steps)
    super.init()
  }

  open class Step: NSObject, @unchecked Sendable {
    public let instructions: String
    public let notice: String?
    public let polyline: MKPolyline
    /// In metres.
    public let distance: CLLocationDistance
    public let transportType: MKDirectionsTransportType
    public init(
      instructions: String, notice: String? = nil, polyline: MKPolyline, distance: CLLocationDistance? = nil,
      transportType: MKDirectionsTransportType = .automobile
    ) {
      (self.instructions, self.notice, self.polyline) = (instructions, notice, polyline)
      (self.distance, self.transportType) = (distance ?? polyline.length, transportType)
      super.init()
    }
  }
}

extension MKMultiPoint {
  /// In metres, along great circles.
  var length: CLLocationDistance {
    zip(coordinates, coordinates.dropFirst()).reduce(0) { $0 + GreatCircle.distance(from: $1.0, to: $1.1) }
  }
}
