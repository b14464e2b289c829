import ViewTree

/// A frame of reference for geometry: the view's own, the whole picture's, or that of a view around with a name.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// What the nearest scroll view shows.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace(axis: nil)) }
  /// What the nearest scroll view shows that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: axis))
  }
}

/// The name of a scroll view's space.
private struct ScrollViewSpace: Hashable {
  let axis: Axis?
}

extension View {
  /// Names this view's space for the views in it.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(AttachmentModifier(.coordinateSpace(AnyHashable(name))))
  }
  public nonisolated func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    modifier(AttachmentModifier(.coordinateSpace(space.name)))
  }
}

extension PlacedGeometry {
  /// The rectangle of a space, in points from the picture's top-left corner; `nil` where no view around has the name.
  func frame(of space: CoordinateSpace) -> CGRect? {
    switch space {
    case .global: return nil
    case .local: return frame
    case .named(let name):
      let scroll = name.base as? ScrollViewSpace
      return spaces?.frame { space in
        switch space {
        case .named(let other): other == name
        case .scrollView(let axes):
          scroll.map { scroll in scroll.axis.map { axes.contains($0 == .horizontal ? .horizontal : .vertical) } ?? true
          } ?? false
        }
      }
    }
  }
}
