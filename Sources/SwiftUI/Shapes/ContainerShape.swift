import ViewTree

/// The shape of the container around, as far inside as the view is. Without one it is a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  var amount: CGFloat = 0
  public init() {}
  /// What it is where no container says otherwise; a view of it asks the environment.
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: amount)) }
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}
extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { .init() }
}

/// A rectangle whose corners share their centres with those of the container around.
public nonisolated struct ConcentricRectangle: InsettableShape {
  var minimum: CGFloat
  var amount: CGFloat = 0
  public init() { minimum = 0 }
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { minimum = corners.minimum }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect.shrunk(by: amount), cornerRadius: max(minimum - amount, 0), style: .continuous)
  }
  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}
extension Edge {
  public enum Corner {
    public struct Style: Hashable, Sendable {
      let minimum: CGFloat
      let isFixed: Bool
      public static var concentric: Style { Style(minimum: 0, isFixed: false) }
      public static func concentric(minimum: Style) -> Style { Style(minimum: minimum.minimum, isFixed: false) }
      public static func fixed(_ radius: CGFloat) -> Style { Style(minimum: radius, isFixed: true) }
    }
  }
}
extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

/// A shape that depends on the container around the view.
protocol ContainerDependentShape {
  nonisolated func path(in rect: CGRect, container: ContainerShape?) -> Path
}
extension ContainerRelativeShape: ContainerDependentShape {
  nonisolated func path(in rect: CGRect, container: ContainerShape?) -> Path {
    container?.path(around: rect.shrunk(by: amount)) ?? path(in: rect)
  }
}
extension ConcentricRectangle: ContainerDependentShape {
  nonisolated func path(in rect: CGRect, container: ContainerShape?) -> Path {
    container?.path(around: rect.shrunk(by: amount)) ?? path(in: rect)
  }
}
extension AnyShape {
  nonisolated var isContainerDependent: Bool { base is any ContainerDependentShape }
}

/// What `containerShape` set, and where that container is, which layout tells as it places it.
final class ContainerShape: @unchecked Sendable {
  let inset: (CGFloat) -> any InsettableShape
  /// In points of the picture.
  var frame: CGRect? = nil
  init(_ shape: any InsettableShape) {
    func insetting<S: InsettableShape>(_ shape: S) -> (CGFloat) -> any InsettableShape { { shape.inset(by: $0) } }
    inset = insetting(shape)
  }

  /// The container's shape, made smaller by the least distance of the rectangle from the container's edges.
  nonisolated func path(around rect: CGRect) -> Path? {
    guard let frame else { return nil }
    let distance = min(
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY)
    guard distance.isFinite else { return nil }
    let distance0 = max(0, distance)
    func path<S: InsettableShape>(_ shape: S) -> Path {
      // The inset shape in a rectangle as much larger: its corners are those of the container at that depth.
      shape.path(in: rect.insetBy(dx: -distance0, dy: -distance0))
    }
    return path(inset(distance0))
  }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }
extension EnvironmentValues {
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// The shape to which `ContainerRelativeShape` refers in this view.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

private nonisolated struct ContainerShapeModifier<S: InsettableShape>: _PrimitiveModifier {
  let shape: S
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let container = ContainerShape(shape)
    return content(context.with { $0.containerShape = container }).map { node in
      // Effects are resolved from the outside in, before anything in them is drawn.
      context.effect(
        .geometric(name: "containerShape") { geometry in
          container.frame = geometry.frame
          return []
        }, [node])
    }
  }
}
