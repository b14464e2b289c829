import CoreLocation

/// Places in a row. The one file of this module with pointers: Apple's initializers take them, and apps write
/// `MKPolyline(coordinates: &places, count: places.count)`.
open class MKMultiPoint: MKShape {
  /// Every one valid: others are left out.
  package let coordinates: [CLLocationCoordinate2D]

  package init(valid coordinates: [CLLocationCoordinate2D]) {
    self.coordinates = coordinates.filter(CLLocationCoordinate2DIsValid)
    super.init()
  }

  open var pointCount: Int { coordinates.count }
  /// Copies the places of `range`; what of it lies outside is not written.
  public func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    guard range.location >= 0, range.length > 0 else { return }
    for index in coordinates.indices.dropFirst(range.location).prefix(range.length) {
      coords[index - range.location] = coordinates[index]
    }
  }
  /// Of the first and last place, in degrees from west to east and so on: the smallest rectangle with every place.
  open var boundingMapRect: MKMapRect { MapExtent(coordinates).rect }

  fileprivate static func places(_ start: UnsafePointer<CLLocationCoordinate2D>, _ count: Int)
    -> [CLLocationCoordinate2D]
  {
    count > 0 ? Array(UnsafeBufferPointer(start: start, count: count)) : []
  }
  fileprivate static func places(_ start: UnsafePointer<MKMapPoint>, _ count: Int) -> [CLLocationCoordinate2D] {
    count > 0 ? UnsafeBufferPointer(start: start, count: count).map(\.coordinate) : []
  }
  /// The first `count` of an array, or as many as there are.
  fileprivate static func first<Element>(_ count: Int, of array: [Element]) -> [Element] {
    Array(array.prefix(max(count, 0)))
  }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Whether the line follows great circles.
  package var isGeodesic: Bool { false }
  public required override init(valid coordinates: [CLLocationCoordinate2D]) { super.init(valid: coordinates) }

  public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.init(valid: Self.first(count, of: coordinates))
  }
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(valid: Self.places(coordinates, count))
  }
  public convenience init(points: [MKMapPoint], count: Int) {
    self.init(valid: Self.first(count, of: points).map(\.coordinate))
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(valid: Self.places(points, count))
  }

  /// The middle of the bounding rectangle.
  open var coordinate: CLLocationCoordinate2D { boundingMapRect.center }
}

/// A line that takes the shortest way on the globe from each place to the next.
open class MKGeodesicPolyline: MKPolyline {
  package override var isGeodesic: Bool { true }
}

/// An area inside a closed line through places.
open class MKPolygon: MKMultiPoint, MKOverlay {
  public let interiorPolygons: [MKPolygon]?

  package init(valid coordinates: [CLLocationCoordinate2D], holes: [MKPolygon]?) {
    interiorPolygons = holes
    super.init(valid: coordinates)
  }
  public convenience init(coordinates: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]? = nil) {
    self.init(valid: Self.first(count, of: coordinates), holes: interiorPolygons)
  }
  public convenience init(
    coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init(valid: Self.places(coordinates, count), holes: interiorPolygons)
  }
  public convenience init(points: [MKMapPoint], count: Int, interiorPolygons: [MKPolygon]? = nil) {
    self.init(valid: Self.first(count, of: points).map(\.coordinate), holes: interiorPolygons)
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
    self.init(valid: Self.places(points, count), holes: interiorPolygons)
  }

  /// The middle of the bounding rectangle.
  open var coordinate: CLLocationCoordinate2D { boundingMapRect.center }
}
