import ViewTree

/// Content that is made of the size it gets. Takes the whole proposal; content sits in the top-leading corner.
/// [facts, swiftui-layout.md section 4]
public nonisolated struct GeometryReader<Content: View>: _PrimitiveView {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.child(.name("geometry")).deeper() else { return [] }
    let content = content
    let deferred = DeferredContent(name: "GeometryReader") { size, frame, insets in
      // Layout runs where the view is evaluated, on the main actor.
      MainActor.assumeIsolated {
        let proxy = GeometryProxy(size: size, frame: frame, safeAreaInsets: insets)
        let nodes = inner.inStack(nil).loweringLate { content(proxy) }
        return Nodes(inner.layered(nodes, alignment: .topLeading).map { [$0] } ?? [])
      }.values
    }
    return [ViewNode(.deferred(deferred), direction: context.environment.layoutDirection)]
  }
  private struct Nodes: @unchecked Sendable {
    let values: [ViewNode]
    init(_ values: [ViewNode]) { self.values = values }
  }
}

/// The size and place of a `GeometryReader`.
public struct GeometryProxy: Sendable {
  /// In points.
  public let size: CGSize
  let frame: CGRect
  /// How far the screen's furniture reaches into what surrounds the reader, in points; zero without a device.
  public let safeAreaInsets: EdgeInsets
  /// The reader's rectangle in points of `space`.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: frame
    }
  }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
}

/// A frame of reference for geometry: the view's own, or the whole picture's.
public enum CoordinateSpace: Hashable, Sendable { case global, local }
public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: GlobalCoordinateSpace { .init() } }
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { .init() } }
