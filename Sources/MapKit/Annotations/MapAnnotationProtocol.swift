import CoreLocation
import SwiftUI

/// Something that a map shows at a coordinate: `MapMarker`, `MapPin` or `MapAnnotation`.
public protocol MapAnnotationProtocol {
  var _annotation: _MapAnnotation { get }
}

/// What a map needs to know of its annotations.
public struct _MapAnnotation {
  enum Kind {
    case symbol(AnnotationSymbol, tint: Color)
    /// The anchor is in the unit square of the content.
    case content(any View, anchor: CGPoint)
  }
  let coordinate: CLLocationCoordinate2D
  let kind: Kind
}

/// A balloon whose tip is at the coordinate.
public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?
  /// - Parameter tint: red where it is `nil`.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }
  public var _annotation: _MapAnnotation {
    _MapAnnotation(coordinate: coordinate, kind: .symbol(.balloon, tint: tint ?? .red))
  }
}

/// A pin stuck in at the coordinate.
public struct MapPin: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?
  /// - Parameter tint: red where it is `nil`.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }
  public var _annotation: _MapAnnotation {
    _MapAnnotation(coordinate: coordinate, kind: .symbol(.pin, tint: tint ?? .red))
  }
}

/// A view at a coordinate, in its ideal size.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchorPoint: CGPoint
  private let content: Content
  /// - Parameter anchorPoint: which point of the content lies at the coordinate: (0, 0) is its top-left corner, (1, 1)
  ///   its bottom-right one.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    (self.coordinate, self.anchorPoint, self.content) = (coordinate, anchorPoint, content())
  }
  public var _annotation: _MapAnnotation {
    _MapAnnotation(coordinate: coordinate, kind: .content(content, anchor: anchorPoint))
  }
}
