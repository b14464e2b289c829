import ViewTree
import VirtualTime

/// The size and place of a view. Transform effects around it do not count.
public struct GeometryProxy: Sendable {
  private let geometry: PlacedGeometry
  private let graph: GraphReference

  @MainActor init(_ geometry: PlacedGeometry, _ graph: ViewGraph) {
    (self.geometry, self.graph) = (geometry, GraphReference(value: graph))
  }
  private struct GraphReference: Sendable {
    weak var value: ViewGraph?
  }

  /// In points.
  public var size: CGSize { geometry.frame.size }
  /// How far the screen's furniture reaches into what surrounds the view, in points; zero without a device.
  public var safeAreaInsets: EdgeInsets { geometry.safeAreaInsets }

  /// The view's rectangle in points of `space`. A name that no view around has means the whole picture, as on a device,
  /// and is warned of.
  public func frame(in space: CoordinateSpace) -> CGRect {
    if space == .global { return geometry.frame }
    guard let other = geometry.frame(of: space) else {
      warn(of: space)
      return geometry.frame
    }
    return geometry.frame.offsetBy(dx: -other.minX, dy: -other.minY)
  }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  /// The rectangle of a view around, in points of this one; `nil` where none has the name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    geometry.frame(of: space.coordinateSpace).map { $0.offsetBy(dx: -geometry.frame.minX, dy: -geometry.frame.minY) }
  }

  /// The anchor's value in points of this view.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: geometry.frame.origin) }

  private func warn(of space: CoordinateSpace) {
    guard case .named(let name) = space, Thread.isMainThread else { return }
    let text = "\(name)"
    MainActor.assumeIsolated {
      graph.value?.warn(
        "no view around a geometry reader has a coordinate space named \(text); its frame is measured in the whole picture"
      )
    }
  }
}

extension View {
  /// Calls `action` with what `transform` makes of this view's geometry: when it is first laid out, and each time that
  /// changes.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryObserver.modifier(transform) { _, new in action(new) })
  }
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryObserver.modifier(transform) { old, new in action(old ?? new, new) })
  }
}

private enum GeometryObserver {
  nonisolated static func modifier<T: Equatable>(
    _ transform: @escaping (GeometryProxy) -> T, _ action: @escaping (T?, T) -> Void
  ) -> PlacingObserver<T> {
    PlacingObserver<T>(
      name: "geometry", source: { "onGeometryChange(for: \(TypeName.of(T.self)))" },
      observe: { geometry, _, _ in transform(geometry) },
      isSame: { $0 == $1 }, action: action)
  }
}
