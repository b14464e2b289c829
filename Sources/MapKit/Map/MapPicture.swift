import CoreLocation
import SwiftUI

/// What a map of one size shows.
struct MapPicture: View {
  let position: MapCameraPosition
  let bounds: MapCameraBounds?
  let items: [MapItem]
  let selection: MapSelectionState.Current?
  let geometry: GeometryProxy
  /// What is around the map; content inherits it.
  let around: EnvironmentValues
  /// In points. Larger maps cannot be pictured.
  private static let maximumSide: CGFloat = 100_000

  private var size: CGSize { geometry.size }

  var body: some View {
    let palette = MapPalette(around.mapStyle, around.colorScheme)
    if size.width > 0, size.height > 0, size.width <= Self.maximumSide, size.height <= Self.maximumSide {
      let viewport = MapFraming.viewport(position, items: items, bounds: bounds, in: size)
      ZStack(alignment: .topLeading) {
        GraticuleView(viewport: viewport, palette: palette, displayScale: around.displayScale)
        ForEach(items.filter(\.isOverlay)) { OverlayView(item: $0, viewport: viewport, around: around) }
        ForEach(items.filter { !$0.isOverlay }) { view($0, viewport, palette) }
        if let controls = around.mapControls {
          MapControlStack(controls: controls, environment: around, viewport: viewport)
        }
      }
      .onChange(of: MapCameraReport(viewport: viewport, frame: geometry.frame(in: .global)), initial: true) {
        _, report in
        around.mapProjection?.update(viewport, geometry)
        for handler in around.mapCameraHandlers { handler(MapCameraUpdateContext(report.viewport)) }
      }
    } else {
      palette.land
    }
  }

  @ViewBuilder private func view(_ item: MapItem, _ viewport: MapViewport, _ palette: MapPalette) -> some View {
    switch item.kind {
    case .classic(let annotation):
      if let point = place(annotation.coordinate, in: viewport) {
        AnnotationView(annotation: annotation, point: point, mapSize: size, environment: around)
      }
    case .marker(let look, let coordinate):
      if let point = place(coordinate, in: viewport) {
        MarkerView(
          look: look, item: item, isSelected: isSelected(item), action: action(item), point: point, mapSize: size,
          titleColors: palette.title)
      }
    case .annotation(let look, let coordinate):
      if let point = place(coordinate, in: viewport) {
        MapContentElement(
          role: "Annotation", look: look, showsTitle: item.style.titles != .hidden, isSelected: isSelected(item),
          action: action(item), point: point, environment: around, titleColors: palette.title)
      }
    case .user(let look, let coordinate):
      if let point = place(coordinate, in: viewport) {
        let look = look ?? AnnotationLook(content: UserDot(), anchor: .center)
        MapContentElement(
          role: "UserAnnotation", look: look, showsTitle: false, isSelected: false, action: nil, point: point,
          environment: around, titleColors: palette.title)
      }
    case .line, .area, .circle: EmptyView()
    }
  }

  private func isSelected(_ item: MapItem) -> Bool { item.tag != nil && item.tag == selection?.tag }
  private func action(_ item: MapItem) -> (() -> Void)? {
    guard let tag = item.tag, let selection, selection.accepts(tag) else { return nil }
    return { selection.select(tag) }
  }

  /// `nil` for a coordinate that is none, and for one so far outside that nothing of its annotation can be seen.
  private func place(_ coordinate: CLLocationCoordinate2D, in viewport: MapViewport) -> CGPoint? {
    guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
    let point = viewport.point(coordinate)
    let seen = CGRect(origin: .zero, size: size).insetBy(dx: -size.width - 100, dy: -size.height - 100)
    return seen.contains(point) ? point : nil
  }
}

/// What `onMapCameraChange` waits for to change.
private struct MapCameraReport: Equatable {
  let viewport: MapViewport
  let frame: CGRect
}
