import CoreLocation

/// How much of the world a map shows that frames some places by itself.
enum MapFraming {
  /// What a single place is shown with around it, in metres. [unverified: the device's choice was not measured]
  static let placeMeters: CLLocationDistance = 1000

  /// The places with a tenth of the extent on each side; the world where there are none.
  static func region(around coordinates: [CLLocationCoordinate2D]) -> MKCoordinateRegion {
    let rect = MapExtent(coordinates).rect
    if rect.isNull { return MKCoordinateRegion(.world) }
    return MKCoordinateRegion(atLeastAPlace(rect.insetBy(dx: -rect.width / 10, dy: -rect.height / 10)))
  }

  /// `rect`, or the surroundings of its middle where it is smaller than those.
  static func atLeastAPlace(_ rect: MKMapRect) -> MKMapRect {
    let side = placeMeters * MKMapPointsPerMeterAtLatitude(rect.center.latitude)
    guard side.isFinite, side < MKMapSize.world.width else { return rect }
    let (width, height) = (max(rect.width, side), max(rect.height, side))
    return rect.insetBy(dx: (rect.width - width) / 2, dy: (rect.height - height) / 2)
  }
}

extension MapFraming {
  /// Points that automatic framing leaves free on each side, for balloons and titles; a sixth of a small map. [unverified:
  /// the device's margin was not measured]
  static func margin(_ length: CGFloat) -> CGFloat { min(56, length / 6) }

  static func rect(of region: MKCoordinateRegion) -> MKMapRect {
    let latitude = region.span.latitudeDelta / 2, longitude = region.span.longitudeDelta / 2
    let north = WebMercator.y(latitude: region.center.latitude + latitude)
    let south = WebMercator.y(latitude: region.center.latitude - latitude)
    let west = WebMercator.x(longitude: region.center.longitude - longitude)
    let world = MKMapSize.world
    return MKMapRect(
      x: west * world.width, y: north * world.height, width: longitude / 180 * world.width,
      height: (south - north) * world.height)
  }

  /// What a map of `size` shows.
  /// - Parameters:
  ///   - position: must not have a `problem`.
  ///   - size: in points, both sides above 0 and finite.
  static func viewport(
    _ position: MapCameraPosition, items: [MapItem], bounds: MapCameraBounds?, in size: CGSize
  ) -> MapViewport {
    clamped(unbounded(position, items, size), to: bounds)
  }

  private static func unbounded(_ position: MapCameraPosition, _ items: [MapItem], _ size: CGSize) -> MapViewport {
    switch position.storage {
    case .region(let region): return MapViewport(region, in: size)
    case .rect(let rect): return fitting(rect, in: size, margin: (0, 0))
    case .camera(let camera):
      let point = MKMapPoint(camera.centerCoordinate), world = MKMapSize.world
      // What the eye takes in from top to bottom, in units of `MKMapPoint`.
      let height =
        2 * camera.distance * MapViewport.aperture * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
      return MapViewport(
        centerX: point.x / world.width, centerY: point.y / world.height,
        scale: Double(size.height) / height * world.height,
        heading: camera.heading, pitch: camera.pitch, in: size)
    case .item(let item): return around(item.placemark.coordinate, size)
    case .user: return unbounded(position.resolved, items, size)
    case .around(let place, let heading):
      let plain = around(place, size)
      return MapViewport(
        centerX: plain.centerX, centerY: plain.centerY, scale: plain.scale, heading: heading, in: size)
    case .automatic:
      var extent = MapExtent()
      for item in items { item.extend(&extent) }
      if extent.isEmpty { return MapViewport(MKCoordinateRegion(.world), in: size) }
      return fitting(atLeastAPlace(extent.rect), in: size, margin: (margin(size.width), margin(size.height)))
    }
  }

  private static func around(_ place: CLLocationCoordinate2D, _ size: CGSize) -> MapViewport {
    let point = MKMapPoint(place)
    return fitting(
      atLeastAPlace(MKMapRect(x: point.x, y: point.y, width: 0, height: 0)), in: size, margin: (0, 0))
  }
  private static func fitting(_ rect: MKMapRect, in size: CGSize, margin: (x: CGFloat, y: CGFloat)) -> MapViewport {
    let world = MKMapSize.world
    let scale = min(
      Double(size.width - 2 * margin.x) * world.width / rect.width,
      Double(size.height - 2 * margin.y) * world.height / rect.height)
    return MapViewport(centerX: rect.midX / world.width, centerY: rect.midY / world.height, scale: scale, in: size)
  }

  private static func clamped(_ viewport: MapViewport, to bounds: MapCameraBounds?) -> MapViewport {
    guard let bounds else { return viewport }
    let world = MKMapSize.world
    var (x, y, scale) = (viewport.centerX, viewport.centerY, viewport.scale)
    if let rect = bounds.rect, !rect.isNull, rect.width >= 0, rect.height >= 0 {
      x = min(max(x, rect.minX / world.width), rect.maxX / world.width)
      y = min(max(y, rect.minY / world.height), rect.maxY / world.height)
    }
    let distance = viewport.camera.distance
    if let minimum = bounds.minimumDistance, minimum > 0, distance < minimum { scale *= distance / minimum }
    if let maximum = bounds.maximumDistance, maximum > 0, distance > maximum { scale *= distance / maximum }
    guard x.isFinite, y.isFinite, scale.isFinite else { return viewport }
    return MapViewport(
      centerX: x, centerY: y, scale: scale, heading: viewport.heading, pitch: viewport.pitch, in: viewport.size)
  }
}
