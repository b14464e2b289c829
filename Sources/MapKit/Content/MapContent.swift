import CoreLocation
import SwiftUI
import VirtualTime

/// What a map shows: markers, annotations, lines and areas, and content made of them.
@MainActor @preconcurrency public protocol MapContent {
  associatedtype _MapBody: MapContent
  @MapContentBuilder var body: _MapBody { get }

  /// Puts down what the content comes to. Content with a body takes the default.
  static func _place(_ content: Self, in context: _MapContentContext)
}

extension MapContent {
  public static func _place(_ content: Self, in context: _MapContentContext) {
    // Map content has no place in the graph of views, so nothing would keep its state.
    for child in Mirror(reflecting: content).children where child.value is any DynamicProperty {
      if String(describing: type(of: child.value)).hasPrefix("Binding<") { continue }
      let name = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 } ?? "?"
      context.list.problems.append(
        "Map: \(TypeName.of(Self.self)).\(name) is a dynamic property of map content, which is not supported; hold it in the view around "
          + "the map and pass its value")
      return
    }
    guard let inner = context.deeper(ObjectIdentifier(Self.self)) else { return }
    _MapBody._place(content.body, in: inner)
  }
}

/// Content that answers for itself.
@MainActor @preconcurrency public protocol _PrimitiveMapContent: MapContent where _MapBody == Never {
  func _place(in context: _MapContentContext)
}
extension _PrimitiveMapContent {
  public static func _place(_ content: Self, in context: _MapContentContext) { content._place(in: context) }
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: MapContent {
  public static func _place(_ content: Never, in context: _MapContentContext) {}
}

/// Nothing.
public nonisolated struct EmptyMapContent: _PrimitiveMapContent {
  public init() {}
  @MainActor public func _place(in context: _MapContentContext) {}
}

/// Where content is put down: what was said around it, and how it is told from its siblings.
public struct _MapContentContext {
  let list: MapItemList
  var path: [AnyHashable] = []
  var style = MapItemStyle()
  /// For selection: the content's own `tag`, or the id of the innermost `ForEach` around.
  var tag: AnyHashable?
  var implicitTag: AnyHashable?

  func child(_ key: some Hashable) -> _MapContentContext {
    var copy = self
    copy.path.append(AnyHashable(key))
    return copy
  }
  /// `nil` for content that contains itself without end.
  @MainActor func deeper(_ key: some Hashable) -> _MapContentContext? {
    if path.count < 200 { return child(key) }
    let problem = "Map: its content is nested too deep; does content contain itself without end?"
    if !list.problems.contains(problem) { list.problems.append(problem) }
    return nil
  }
  @MainActor func put(_ kind: MapItem.Kind) {
    list.items.append(MapItem(id: path, tag: tag ?? implicitTag, style: style, kind: kind))
  }
}

/// What was put down, in the order of the content.
@MainActor final class MapItemList {
  var items: [MapItem] = []
  /// Why the picture must not be trusted.
  var problems: [String] = []

  static func of<Content: MapContent>(_ content: Content) -> MapItemList {
    let list = MapItemList()
    Content._place(content, in: _MapContentContext(list: list))
    return list
  }
}

/// How content is drawn, as modifiers around it said; the innermost wins.
struct MapItemStyle {
  var tint: AnyShapeStyle?
  var foreground: AnyShapeStyle?
  var stroke: (paint: AnyShapeStyle?, style: StrokeStyle)?
  var titles = Visibility.automatic
  var subtitles = Visibility.automatic
}

/// One thing on the map.
struct MapItem: Identifiable {
  enum Kind {
    /// `MapMarker`, `MapPin` and `MapAnnotation`.
    case classic(_MapAnnotation)
    case marker(MarkerLook, CLLocationCoordinate2D)
    case annotation(AnnotationLook, CLLocationCoordinate2D)
    case line([CLLocationCoordinate2D], isGeodesic: Bool)
    /// Rings of which every second one is a hole.
    case area([[CLLocationCoordinate2D]])
    /// In metres.
    case circle(CLLocationCoordinate2D, radius: CLLocationDistance)
    /// Where the device is; `nil` draws the blue dot.
    case user(AnnotationLook?, CLLocationCoordinate2D)
  }
  let id: [AnyHashable]
  let tag: AnyHashable?
  let style: MapItemStyle
  let kind: Kind

  /// Lines and areas lie below everything else.
  var isOverlay: Bool {
    switch kind {
    case .line, .area, .circle: true
    case .classic, .marker, .annotation, .user: false
    }
  }

  /// Adds what a map must show to show the item.
  func extend(_ extent: inout MapExtent) {
    switch kind {
    case .classic(let annotation): extent.add(annotation.coordinate)
    case .marker(_, let place), .annotation(_, let place), .user(_, let place): extent.add(place)
    case .line(let places, _): extent.add(MapExtent(places).rect)
    case .area(let rings): for ring in rings { extent.add(MapExtent(ring).rect) }
    case .circle(let center, let radius): extent.add(MKCircle(center: center, radius: radius).boundingMapRect)
    }
  }
}
