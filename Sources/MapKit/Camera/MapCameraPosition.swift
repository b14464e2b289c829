import CoreLocation

/// Which part of the world a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  indirect enum Storage: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem)
    case user(followsHeading: Bool, fallback: MapCameraPosition)
    /// What `user` comes to where the device's place is known. The heading is in degrees.
    case around(CLLocationCoordinate2D, heading: Double)
  }
  let storage: Storage
  /// Never set here: nobody moves the map.
  public var positionedByUser: Bool { false }

  /// All content of the map, with a margin; the world where there is none.
  public static let automatic = MapCameraPosition(storage: .automatic)
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(storage: .region(region))
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(storage: .rect(rect)) }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(storage: .camera(camera)) }
  /// The surroundings of an item. - Parameter allowsAutomaticPitch: changes no picture.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    MapCameraPosition(storage: .item(item))
  }
  /// The surroundings of the device, as far as the app may know where it is, or else `fallback`.
  /// - Parameter followsHeading: the map is turned to `CLLocationManager.stubbedHeading`.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    MapCameraPosition(storage: .user(followsHeading: followsHeading, fallback: fallback))
  }

  public var region: MKCoordinateRegion? { if case .region(let region) = storage { region } else { nil } }
  public var rect: MKMapRect? { if case .rect(let rect) = storage { rect } else { nil } }
  public var camera: MapCamera? { if case .camera(let camera) = storage { camera } else { nil } }
  public var item: MKMapItem? { if case .item(let item) = storage { item } else { nil } }
  public var fallbackPosition: MapCameraPosition? {
    if case .user(_, let fallback) = storage { fallback } else { nil }
  }
  public var followsUserLocation: Bool { fallbackPosition != nil }
  public var followsUserHeading: Bool { if case .user(let follows, _) = storage { follows } else { false } }
  public var allowsAutomaticPitch: Bool { item != nil }

  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    switch (a.storage, b.storage) {
    case (.automatic, .automatic): true
    case (.region(let a), .region(let b)): MapComparison.equal(a, b)
    case (.rect(let a), .rect(let b)): MKMapRectEqualToRect(a, b)
    case (.camera(let a), .camera(let b)): a == b
    case (.item(let a), .item(let b)): a == b
    case (.user(let f, let a), .user(let g, let b)): f == g && a == b
    case (.around(let a, let f), .around(let b, let g)): f == g && MapComparison.equal(a, b)
    default: false
    }
  }

  /// What no map can show, in words that follow "Map:".
  var problem: String? {
    switch storage {
    case .automatic: return nil
    case .region(let region):
      return region.problem.map {
        "the region with the centre \(CoordinateText.decimal(region.center)) and the span "
          + "\(CoordinateText.decimal(region.span.latitudeDelta)) × \(CoordinateText.decimal(region.span.longitudeDelta)) "
          + "cannot be shown: \($0)"
      }
    case .rect(let rect):
      let values = [rect.minX, rect.minY, rect.maxX, rect.maxY]
      if rect.isNull || values.contains(where: { !$0.isFinite }) || rect.width < 0 || rect.height < 0 {
        return "the rectangle \(rect.minX), \(rect.minY), \(rect.width) × \(rect.height) cannot be shown"
      }
      return nil
    case .camera(let camera):
      return camera.problem.map {
        "the camera at \(CoordinateText.decimal(camera.centerCoordinate)), \(camera.distance) m, cannot be shown: \($0)"
      }
    case .item(let item):
      return CLLocationCoordinate2DIsValid(item.placemark.coordinate)
        ? nil : "the item \(item.name ?? "without a name") has no place and cannot be shown"
    case .user(_, let fallback): return fallback.problem
    case .around(let place, let heading):
      return CLLocationCoordinate2DIsValid(place) && heading.isFinite
        ? nil : "the device is stubbed at no place, or points to no direction"
    }
  }

  /// With the device's place as it is now: what is drawn is drawn anew only when its values change.
  var resolved: MapCameraPosition {
    guard case .user(let followsHeading, let fallback) = storage else { return self }
    guard let location = CLLocationManager.visibleLocation else { return fallback.resolved }
    let heading = followsHeading ? CLLocationManager.stubbedHeading?.trueHeading : nil
    return MapCameraPosition(storage: .around(location.coordinate, heading: heading ?? 0))
  }
}

/// How far a map may be moved.
public struct MapCameraBounds: Sendable {
  /// Where the centre may lie.
  let rect: MKMapRect?
  /// Metres from the eye to the centre.
  let minimumDistance, maximumDistance: CLLocationDistance?
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: CLLocationDistance? = nil,
    maximumDistance: CLLocationDistance? = nil
  ) {
    self.init(
      centerCoordinateBounds: MapFraming.rect(of: centerCoordinateBounds), minimumDistance: minimumDistance,
      maximumDistance: maximumDistance)
  }
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: CLLocationDistance? = nil,
    maximumDistance: CLLocationDistance? = nil
  ) {
    rect = centerCoordinateBounds
    (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
  }
  public init(minimumDistance: CLLocationDistance? = nil, maximumDistance: CLLocationDistance? = nil) {
    rect = nil
    (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
  }
}
