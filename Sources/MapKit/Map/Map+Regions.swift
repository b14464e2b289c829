import CoreLocation
import SwiftUI

// The maps of iOS 14 to 16.

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
  ///   - interactionModes: changes no picture.
  ///   - showsUserLocation: draws a blue dot at `CLLocationManager.stubbedLocation`, as far as the app may know it.
  ///   - userTrackingMode: changes no picture; nobody moves.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(camera: .region(coordinateRegion), showsUserLocation: showsUserLocation) { MapItemList() }
  }
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(camera: .rect(mapRect), showsUserLocation: showsUserLocation) { MapItemList() }
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
    let items = Self.items(annotationItems, annotationContent)
    self.init(camera: .region(coordinateRegion), showsUserLocation: showsUserLocation) { MapItemList(items) }
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
    let items = Self.items(annotationItems, annotationContent)
    self.init(camera: .rect(mapRect), showsUserLocation: showsUserLocation) { MapItemList(items) }
  }

  private static func items<Items: RandomAccessCollection>(
    _ items: Items, _ content: (Items.Element) -> some MapAnnotationProtocol
  ) -> [MapItem] where Items.Element: Identifiable {
    items.map {
      MapItem(id: [AnyHashable($0.id)], tag: nil, style: MapItemStyle(), kind: .classic(content($0)._annotation))
    }
  }
}

extension MapItemList {
  convenience init(_ items: [MapItem]) {
    self.init()
    self.items = items
  }
}
