import Graphics

/// A shape style with colours resolved but not yet laid over a rectangle: gradient points are in the unit square.
///
/// Public only because `ShapeStyle` hands it on; what is inside is not.
public struct ShapePaint: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case color(ResolvedColor)
    case linearGradient([GradientStop], start: UnitPoint, end: UnitPoint)
    case radialGradient([GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case ellipticalGradient([GradientStop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    case angularGradient([GradientStop], center: UnitPoint, start: Angle, end: Angle)
    case image(Bitmap, scale: CGFloat)
    case mesh(MeshPaint)
    /// What lies beneath, blurred and tinted.
    case material(Backdrop)
  }
  /// How what is painted is drawn. Lengths in points.
  package enum Effect: Hashable, Sendable {
    case dropShadow(ResolvedColor, radius: CGFloat, x: CGFloat, y: CGFloat)
    /// Inside the edges of what is painted.
    case innerShadow(ResolvedColor, radius: CGFloat, x: CGFloat, y: CGFloat)
    case blendMode(BlendMode)
    case opacity(Double)
  }
  package var kind: Kind
  /// In the order in which they are applied.
  package var effects: [Effect] = []
  package init(_ kind: Kind) { self.kind = kind }
  package static func color(_ color: ResolvedColor) -> ShapePaint { ShapePaint(.color(color)) }
  package static func image(_ bitmap: Bitmap, scale: CGFloat) -> ShapePaint { ShapePaint(.image(bitmap, scale: scale)) }

  /// The paint for a rectangle in points.
  package func paint(in rect: CGRect) -> Paint {
    func at(_ p: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + p.x * rect.width, y: rect.minY + p.y * rect.height)
    }
    switch kind {
    case .color(let color): return .color(color)
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops: stops, start: at(start), end: at(end))
    case .radialGradient(let stops, let center, let r0, let r1):
      return .radialGradient(stops: stops, center: at(center), startRadius: r0, endRadius: r1)
    case .ellipticalGradient(let stops, let center, let f0, let f1):
      // Drawn as a circle of the shorter side; `DrawingEffect` scales it where the rectangle is not square.
      let side = min(rect.width, rect.height)
      return .radialGradient(stops: stops, center: at(center), startRadius: f0 * side, endRadius: f1 * side)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(stops: stops, center: at(center), startAngle: start.radians, endAngle: end.radians)
    case .image(let bitmap, let scale): return .tiledImage(bitmap, origin: rect.origin, scale: scale)
    case .mesh(let mesh): return mesh.paint(in: rect)
    // The mask of what lies beneath.
    case .material: return .color(.white)
    }
  }
  package func opacity(_ factor: Double) -> ShapePaint {
    if !effects.isEmpty {
      var copy = self
      copy.effects.append(.opacity(factor))
      return copy
    }
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
    }
    switch kind {
    case .color(let color): return .color(color.opacity(factor))
    case .linearGradient(let s, let a, let b): return ShapePaint(.linearGradient(faded(s), start: a, end: b))
    case .radialGradient(let s, let c, let a, let b):
      return ShapePaint(.radialGradient(faded(s), center: c, startRadius: a, endRadius: b))
    case .ellipticalGradient(let s, let c, let a, let b):
      return ShapePaint(.ellipticalGradient(faded(s), center: c, startFraction: a, endFraction: b))
    case .angularGradient(let s, let c, let a, let b):
      return ShapePaint(.angularGradient(faded(s), center: c, start: a, end: b))
    case .image, .mesh, .material:
      var copy = self
      copy.effects.append(.opacity(factor))
      return copy
    }
  }
  /// The plain colour, where it is one.
  package var color: ResolvedColor? {
    if case .color(let color) = kind, effects.isEmpty { color } else { nil }
  }
  /// Whether a fill with the paint is not all that it takes.
  package var needsLayers: Bool {
    if case .material = kind { return true }
    return !effects.isEmpty
  }
}
