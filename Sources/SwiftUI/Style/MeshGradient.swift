import ViewTree

/// Colours at the crossings of a grid, and what lies between them.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  public struct BezierPoint: Equatable, Hashable, Sendable {
    /// In the unit square.
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      (self.position, self.leadingControlPoint, self.topControlPoint) = (position, leadingControlPoint, topControlPoint)
      (self.trailingControlPoint, self.bottomControlPoint) = (trailingControlPoint, bottomControlPoint)
    }
  }
  public enum Locations: Equatable, Hashable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }
  public enum Colors: Equatable, Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  private init(
    _ width: Int, _ height: Int, _ locations: Locations, _ colors: Colors, _ background: Color, _ smoothsColors: Bool,
    _ colorSpace: Gradient.ColorSpace
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
  }
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(width, height, .points(points), .colors(colors), background, smoothsColors, colorSpace)
  }
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(width, height, .points(points), .resolvedColors(resolvedColors), background, smoothsColors, colorSpace)
  }
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(width, height, .bezierPoints(bezierPoints), .colors(colors), background, smoothsColors, colorSpace)
  }
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width, height, .bezierPoints(bezierPoints), .resolvedColors(resolvedColors), background, smoothsColors, colorSpace
    )
  }
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(width, height, locations, colors, background, smoothsColors, colorSpace)
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    func point(_ p: SIMD2<Float>) -> CGPoint { CGPoint(x: CGFloat(p.x), y: CGFloat(p.y)) }
    let points =
      switch locations {
      case .points(let points): points.map { MeshPaint.Point(position: point($0), handles: nil) }
      case .bezierPoints(let points):
        points.map {
          MeshPaint.Point(
            position: point($0.position),
            handles: [$0.leadingControlPoint, $0.topControlPoint, $0.trailingControlPoint, $0.bottomControlPoint].map(
              point))
        }
      }
    let resolved =
      switch colors {
      case .colors(let colors): colors.map { $0.resolved(in: environment) }
      case .resolvedColors(let colors): colors.map(\.resolvedColor)
      }
    let background = background.resolved(in: environment)
    let mesh = MeshPaint(
      width: width, height: height, points: points, colors: resolved, background: background, isSmooth: smoothsColors)
    if mesh == nil {
      environment.assets.problems?.report(
        "MeshGradient(width: \(width), height: \(height)) has \(points.count) points and \(resolved.count) colors: it needs \(width) × \(height) of each, and at least 2 × 2"
      )
    }
    return (mesh.map { ShapePaint(.mesh($0)) } ?? .color(background)).level(level)
  }
}

extension MeshGradient: _PrimitiveView {
  public typealias Body = Never
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    [context.filledRectangle(name: "MeshGradient", _paint(in: context.environment, level: 0))]
  }
}
