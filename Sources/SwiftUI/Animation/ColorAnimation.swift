import ViewTree

/// Colours go through OKLab, where steps that are equal in numbers look equal (Björn Ottosson, "A perceptual color space
/// for image processing", 2020, whose matrices these are). The device does so for programs built for iOS 18 and later;
/// before it went through linear sRGB. Opacity is a component of its own, not premultiplied.
struct OKLab {
  static func from(_ c: ResolvedColor) -> [Double] {
    let (r, g, b) = (ColorSpaces.linear(c.red), ColorSpaces.linear(c.green), ColorSpaces.linear(c.blue))
    let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, c.alpha,
    ]
  }
  /// - Parameter v: at least four components.
  static func color(_ v: ArraySlice<Double>) -> ResolvedColor {
    let i = v.startIndex
    let l = cube(v[i] + 0.3963377774 * v[i + 1] + 0.2158037573 * v[i + 2])
    let m = cube(v[i] - 0.1055613458 * v[i + 1] - 0.0638541728 * v[i + 2])
    let s = cube(v[i] - 0.0894841775 * v[i + 1] - 1.2914855480 * v[i + 2])
    return ResolvedColor(
      red: ColorSpaces.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: ColorSpaces.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: ColorSpaces.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      // Springs overshoot; there is nothing beyond opaque and clear.
      alpha: min(max(v[i + 3], 0), 1))
  }
  private static func cube(_ v: Double) -> Double { v * v * v }
  private static func cubeRoot(_ v: Double) -> Double {
    v == 0 ? v : v < 0 ? -Elementary.pow(-v, 1.0 / 3) : Elementary.pow(v, 1.0 / 3)
  }
}

extension ResolvedColor: Animatable {
  package var animatableData: AnimatableVector {
    get { AnimatableVector(OKLab.from(self)) }
    set { if newValue.values.count >= 4 { self = OKLab.color(newValue.values[...]) } }
  }
}

extension Color.Resolved: Animatable {
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      let v = OKLab.from(
        ResolvedColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
      ).map { Float($0 * Self.unitScale) }
      return AnimatablePair(v[0], AnimatablePair(v[1], AnimatablePair(v[2], v[3])))
    }
    set {
      let (l, a, b, alpha) = (
        newValue.first, newValue.second.first, newValue.second.second.first, newValue.second.second.second
      )
      let c = OKLab.color([l, a, b, alpha].map { Double($0) / Self.unitScale }[...])
      (red, green, blue, opacity) = (Float(c.red), Float(c.green), Float(c.blue), Float(c.alpha))
    }
  }
  /// What runs from 0 to 1 is animated as if it were lengths in points, so that one threshold tells when either rests.
  private static var unitScale: Double { 128 }
}

// MARK: - Paints

extension ShapePaint {
  /// Paints of one signature have something between them.
  fileprivate var signature: [Int] {
    switch kind {
    case .color: [0]
    case .linearGradient(let stops, _, _): [1, stops.count]
    case .radialGradient(let stops, _, _, _): [2, stops.count]
    case .ellipticalGradient(let stops, _, _, _): [3, stops.count]
    case .angularGradient(let stops, _, _, _): [4, stops.count]
    case .image: [5]
    case .mesh(let mesh): [6, mesh.width, mesh.height]
    case .material: [7]
    }
  }
}

/// A paint as it is animated.
private struct PaintValue: Animatable, Equatable {
  var paint: ShapePaint
  private var kind: ShapePaint.Kind {
    get { paint.kind }
    set { paint.kind = newValue }
  }
  var animatableData: AnimatableVector {
    get {
      func vector(_ stops: [GradientStop], _ geometry: [Double]) -> AnimatableVector {
        AnimatableVector(geometry + stops.flatMap { OKLab.from($0.color) + [$0.location] })
      }
      switch kind {
      case .color(let color): return color.animatableData
      case .linearGradient(let stops, let a, let b): return vector(stops, [a.x, a.y, b.x, b.y])
      case .radialGradient(let stops, let c, let a, let b): return vector(stops, [c.x, c.y, a, b])
      case .ellipticalGradient(let stops, let c, let a, let b): return vector(stops, [c.x, c.y, a, b])
      case .angularGradient(let stops, let c, let a, let b): return vector(stops, [c.x, c.y, a.radians, b.radians])
      case .image, .mesh, .material: return .zero
      }
    }
    set {
      let v = newValue.values
      func stops(_ old: [GradientStop]) -> [GradientStop] {
        guard v.count >= 4 + 5 * old.count else { return old }
        return old.indices.map {
          let at = 4 + 5 * $0
          return GradientStop(color: OKLab.color(v[at...]), location: min(max(v[at + 4], 0), 1))
        }
      }
      guard v.count >= 4 else { return }
      switch kind {
      case .color: kind = .color(OKLab.color(v[...]))
      case .linearGradient(let old, _, _):
        kind = .linearGradient(stops(old), start: UnitPoint(x: v[0], y: v[1]), end: UnitPoint(x: v[2], y: v[3]))
      case .radialGradient(let old, _, _, _):
        kind = .radialGradient(
          stops(old), center: UnitPoint(x: v[0], y: v[1]), startRadius: max(0, v[2]), endRadius: max(0, v[3]))
      case .ellipticalGradient(let old, _, _, _):
        kind = .ellipticalGradient(
          stops(old), center: UnitPoint(x: v[0], y: v[1]), startFraction: max(0, v[2]), endFraction: max(0, v[3]))
      case .angularGradient(let old, _, _, _):
        kind = .angularGradient(
          stops(old), center: UnitPoint(x: v[0], y: v[1]), start: Angle(radians: v[2]), end: Angle(radians: v[3]))
      case .image, .mesh, .material: break
      }
    }
  }
}

extension _BuildContext {
  /// What to show of a paint. One of another kind, or with another number of stops, is taken at once.
  func presented(_ paint: ShapePaint, slot: Int = 0) -> ShapePaint {
    presented(PaintValue(paint: paint), at: child(.name("paint")).node, slot: slot) {
      $0.paint.signature == $1.paint.signature
    }.paint
  }
}
