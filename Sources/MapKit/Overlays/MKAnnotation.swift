import CoreLocation

/// Something at a place, with a title.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// Something that covers a part of the map.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}
extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}

/// How overlays lie between the layers of a map. Streets and their names are not drawn here, so it changes no picture.
public enum MKOverlayLevel: Int, Hashable, Sendable { case aboveRoads = 0, aboveLabels }

/// What annotations that MapKit makes have in common.
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?
  public override init() { super.init() }
}

/// A title at a place.
open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D
  public override init() {
    coordinate = CLLocationCoordinate2D()
    super.init()
  }
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, title: nil, subtitle: nil)
  }
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.coordinate = coordinate
    super.init()
    (self.title, self.subtitle) = (title, subtitle)
  }
}
