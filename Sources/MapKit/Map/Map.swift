import CoreLocation
import SwiftUI

/// A map that is the same on every machine: a graticule in the projection of web maps with annotations at their true
/// places. There are no streets and no coasts, for there is no network in a test.
///
/// The binding is read and never written; on a device the map also reports the region that it really shows.
public struct Map<Content: View>: _PrimitiveView {
  private let region: MKCoordinateRegion
  private let annotations: [Item]

  struct Item {
    let id: AnyHashable
    let annotation: _MapAnnotation
  }

  public func _lower(in context: _BuildContext) -> [ViewNode] {
    if let problem = region.problem {
      let message =
        "Map: the region with the centre \(CoordinateText.decimal(region.center)) and the span "
        + "\(CoordinateText.decimal(region.span.latitudeDelta)) × \(CoordinateText.decimal(region.span.longitudeDelta)) "
        + "cannot be shown: \(problem)"
      context.graph.fail(message)
      return context.lower(ProblemView(text: message))
    }
    let around = context.environment
    let picture = GeometryReader { proxy in
      MapPicture(region: region, annotations: annotations, size: proxy.size, around: around)
    }
    var inner = context
    inner.environment = Self.plain(around)
    return inner.lower(picture.clipped()).map { node in
      var element = inner.layout(ElementRule(name: "Map"), [node])
      element.semantics = Semantics(role: "Map")
      element.semantics?.label = CoordinateText.decimal(region.center)
      return element
    }
  }

  /// Maps are never mirrored, and their labels take nothing from the fonts and styles around.
  private static func plain(_ environment: EnvironmentValues) -> EnvironmentValues {
    var plain = EnvironmentValues()
    plain.colorScheme = environment.colorScheme
    plain.displayScale = environment.displayScale
    plain.platform = environment.platform
    plain.locale = environment.locale
    return plain
  }
}

/// What a map of one size shows.
private struct MapPicture: View {
  let region: MKCoordinateRegion
  let annotations: [(id: AnyHashable, annotation: _MapAnnotation)]
  let size: CGSize
  let around: EnvironmentValues
  /// In points. Larger maps cannot be pictured.
  private static var maximumSide: CGFloat { 100_000 }

  init<Content>(region: MKCoordinateRegion, annotations: [Map<Content>.Item], size: CGSize, around: EnvironmentValues) {
    (self.region, self.size, self.around) = (region, size, around)
    self.annotations = annotations.map { ($0.id, $0.annotation) }
  }

  var body: some View {
    let palette = MapPalette(around.colorScheme)
    if size.width > 0, size.height > 0, size.width <= Self.maximumSide, size.height <= Self.maximumSide {
      let viewport = MapViewport(region, in: size)
      ZStack(alignment: .topLeading) {
        GraticuleView(viewport: viewport, palette: palette, displayScale: around.displayScale)
        ForEach(annotations, id: \.id) { item in
          if let point = place(item.annotation.coordinate, in: viewport) {
            AnnotationView(annotation: item.annotation, point: point, mapSize: size, environment: around)
          }
        }
      }
    } else {
      palette.land
    }
  }

  /// `nil` for a coordinate that is none, and for one so far outside that nothing of its annotation can be seen.
  private func place(_ coordinate: CLLocationCoordinate2D, in viewport: MapViewport) -> CGPoint? {
    guard abs(coordinate.latitude) <= 90, abs(coordinate.longitude) <= 180 else { return nil }
    let point = viewport.point(coordinate)
    let seen = CGRect(origin: .zero, size: size).insetBy(dx: -size.width - 100, dy: -size.height - 100)
    return seen.contains(point) ? point : nil
  }
}

// MARK: - Making maps

/// The content of a map without annotations.
public struct _DefaultMapContent: View {
  public var body: some View { EmptyView() }
}
/// The content of a map with an annotation for each item.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
  public var body: some View { EmptyView() }
}

extension Map {
  /// - Parameters:
  ///   - interactionModes: changes no picture, and neither do the two that follow; a test has no user to show.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    (region, annotations) = (coordinateRegion.wrappedValue, [])
  }
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    (region, annotations) = (MKCoordinateRegion(mapRect.wrappedValue), [])
  }
  public init<Items, Annotation>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  )
  where
    Content == _DefaultAnnotatedMapContent<Items>, Items: RandomAccessCollection, Annotation: MapAnnotationProtocol,
    Items.Element: Identifiable
  {
    region = coordinateRegion.wrappedValue
    annotations = Self.items(annotationItems, annotationContent)
  }
  public init<Items, Annotation>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  )
  where
    Content == _DefaultAnnotatedMapContent<Items>, Items: RandomAccessCollection, Annotation: MapAnnotationProtocol,
    Items.Element: Identifiable
  {
    region = MKCoordinateRegion(mapRect.wrappedValue)
    annotations = Self.items(annotationItems, annotationContent)
  }

  private static func items<Items: RandomAccessCollection>(
    _ items: Items, _ content: (Items.Element) -> some MapAnnotationProtocol
  ) -> [Item] where Items.Element: Identifiable {
    items.map { Item(id: AnyHashable($0.id), annotation: content($0)._annotation) }
  }
}

/// What a user may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let all: MapInteractionModes = [.pan, .zoom]
}

/// Whether a map follows its user.
public enum MapUserTrackingMode: Hashable, Sendable { case none, follow }
