import CoreLocation
import SwiftUI

/// Gives its content a proxy of the map inside, to turn points into places and back.
public struct MapReader<Content: View>: View {
  @State private var projection = MapProjection()
  private let content: (MapProxy) -> Content
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  public var body: some View { content(MapProxy(projection: projection)).environment(\.mapProjection, projection) }
}

/// The map inside a `MapReader`. It answers once the map has been laid out; content that asked before is evaluated again then.
@MainActor public struct MapProxy {
  let projection: MapProjection

  /// The place that the map shows at a point of `space`; `nil` before the map is laid out, and where no world is shown.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    guard let (viewport, geometry) = projection.state else { return nil }
    let origin = geometry.frame(in: space).origin
    return viewport.coordinate(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }
  /// Where the map shows a place, in `space`; `nil` before the map is laid out, and for what is no place.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let (viewport, geometry) = projection.state, CLLocationCoordinate2DIsValid(coordinate) else { return nil }
    let origin = geometry.frame(in: space).origin, point = viewport.point(coordinate)
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }
  /// A camera from which all of the region is seen.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? { camera(.region(region)) }
  public func camera(framing rect: MKMapRect) -> MapCamera? { camera(.rect(rect)) }
  public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? { camera(.item(item)) }
  private func camera(_ position: MapCameraPosition) -> MapCamera? {
    guard let size = projection.state?.0.size, position.problem == nil else { return nil }
    return MapFraming.viewport(position, items: [], bounds: nil, in: size).camera
  }
}

/// What the map in a reader shows now.
@MainActor @Observable final class MapProjection {
  private(set) var state: (MapViewport, GeometryProxy)?
  func update(_ viewport: MapViewport, _ geometry: GeometryProxy) { state = (viewport, geometry) }
}

/// What a map shows, for `onMapCameraChange`.
public struct MapCameraUpdateContext {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
  init(_ viewport: MapViewport) { (camera, region, rect) = (viewport.camera, viewport.region, viewport.rect) }
}
/// How often a change of the camera is told; here once for each, for nothing moves in between.
public enum MapCameraUpdateFrequency: Hashable, Sendable { case continuous, onEnd }

private enum MapProjectionKey: EnvironmentKey { static var defaultValue: MapProjection? { nil } }
private enum MapCameraHandlersKey: EnvironmentKey { static var defaultValue: [(MapCameraUpdateContext) -> Void] { [] } }
extension EnvironmentValues {
  var mapProjection: MapProjection? {
    get { self[MapProjectionKey.self] }
    set { self[MapProjectionKey.self] = newValue }
  }
  var mapCameraHandlers: [(MapCameraUpdateContext) -> Void] {
    get { self[MapCameraHandlersKey.self] }
    set { self[MapCameraHandlersKey.self] = newValue }
  }
}
extension View {
  /// Runs `action` once the map inside has been laid out, and again when it shows something else.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraHandlers) { $0.append(action) }
  }
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraHandlers) { $0.append { _ in action() } }
  }
}
