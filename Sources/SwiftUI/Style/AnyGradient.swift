import ViewTree

/// A gradient of any origin: stops, or what a colour makes of itself.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  private enum Source: Hashable {
    case stops(Gradient, Gradient.ColorSpace)
    case color(Color)
  }
  private var source: Source

  public init(_ gradient: Gradient) { source = .stops(gradient, .device) }
  init(_ gradient: Gradient, in space: Gradient.ColorSpace) { source = .stops(gradient, space) }
  init(color: Color) { source = .color(color) }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    guard case .stops(let gradient, _) = source else { return self }
    return AnyGradient(gradient, in: space)
  }

  /// From top to bottom.
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    ShapePaint(.linearGradient(resolved(in: environment), start: .top, end: .bottom)).level(level)
  }

  func resolved(in environment: EnvironmentValues) -> [GradientStop] {
    switch source {
    case .color(let color): return Self.shaded(color.resolved(in: environment))
    case .stops(let gradient, let space):
      let stops = gradient.resolved(in: environment)
      return space.needsSteps ? Self.stepped(stops, space) : stops
    }
  }

  /// Straight pieces short enough to pass for the curve between two colours.
  private static func stepped(_ stops: [GradientStop], _ space: Gradient.ColorSpace) -> [GradientStop] {
    guard let first = stops.first else { return stops }
    var result = [first]
    for (a, b) in zip(stops, stops.dropFirst()) {
      let count = 16
      for step in 1...count {
        let t = Double(step) / Double(count)
        result.append(
          GradientStop(color: space.mixed(a.color, b.color, t), location: a.location + (b.location - a.location) * t))
      }
    }
    return result
  }

  /// What a device makes of one colour, fitted to the ten boxes of [M:flow-colorboxes] within 5 levels of 255: most colours
  /// begin lighter and are themselves from 0.7 of the height on, by way of OKLab (within 2 levels); yellow, the lightest of
  /// them, is itself down to 0.3 and then gets darker. Where between yellow and cyan (OKLab lightness 0.87 and 0.75) the
  /// one turns into the other is not known.
  private static func shaded(_ color: ResolvedColor) -> [GradientStop] {
    guard color.red.isFinite, color.green.isFinite, color.blue.isFinite else {
      return [GradientStop(color: color, location: 0)]
    }
    func changed(_ change: (Double) -> Double) -> ResolvedColor {
      func channel(_ v: Double) -> Double { min(max(v + change(min(max(v, 0), 1)), 0), 1) }
      return ResolvedColor(
        red: channel(color.red), green: channel(color.green), blue: channel(color.blue), alpha: color.alpha)
    }
    if OKLab.from(color)[0] < 0.8 {
      let lighter = changed { 0.196 - 0.1 * $0 - 0.0357 * $0 * $0 }
      let ends = [GradientStop(color: lighter, location: 0), GradientStop(color: color, location: 0.7)]
      return stepped(ends, .perceptual)
    }
    let darker = changed { $0 > 0 ? -0.0627 / $0 : 0 }
    return [GradientStop(color: color, location: 0.3), GradientStop(color: darker, location: 1)]
  }
}

extension Color {
  /// The colour as a gradient from top to bottom.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

/// As a style, from top to bottom.
extension Gradient: ShapeStyle {
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    AnyGradient(self)._paint(in: environment, level: level)
  }
}
