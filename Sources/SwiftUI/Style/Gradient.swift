import ViewTree

/// Colours along a line, to be laid over a shape.
public struct Gradient: Equatable, Hashable, Sendable {
  public struct Stop: Equatable, Hashable, Sendable {
    public var color: Color
    /// 0…1.
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  /// Evenly spread.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { i, color in
      Stop(color: color, location: colors.count > 1 ? CGFloat(i) / CGFloat(colors.count - 1) : 0)
    }
  }

  /// Mixed in those components between its stops.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, in: space) }

  /// Resolved, with locations clamped to 0…1 and never descending.
  func resolved(in environment: EnvironmentValues) -> [GradientStop] {
    var last = 0.0
    return stops.map { stop in
      let location = Double(stop.location)
      // Left as it is, for the tree to report.
      guard location.isFinite else {
        return GradientStop(color: stop.color.resolved(in: environment), location: location)
      }
      last = max(last, min(max(location, 0), 1))
      return GradientStop(color: stop.color.resolved(in: environment), location: last)
    }
  }
}

public struct LinearGradient: ShapeStyle, Equatable {
  var gradient: AnyGradient
  var start, end: UnitPoint
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (AnyGradient(gradient), startPoint, endPoint)
  }
  public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    ShapePaint(.linearGradient(gradient.resolved(in: environment), start: start, end: end)).level(level)
  }
}

public struct RadialGradient: ShapeStyle, Equatable {
  var gradient: AnyGradient
  var center: UnitPoint
  var startRadius, endRadius: CGFloat
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (
      AnyGradient(gradient), center, startRadius, endRadius
    )
  }
  public init(gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    ShapePaint(
      .radialGradient(
        gradient.resolved(in: environment), center: center, startRadius: startRadius, endRadius: endRadius)
    ).level(level)
  }
}

public struct EllipticalGradient: ShapeStyle, Equatable {
  var gradient: AnyGradient
  var center: UnitPoint
  var startFraction, endFraction: CGFloat
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center, startFraction, endFraction) = (
      AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction
    )
  }
  public init(
    gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center, startFraction, endFraction) = (
      gradient, center, startRadiusFraction, endRadiusFraction
    )
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    ShapePaint(
      .ellipticalGradient(
        gradient.resolved(in: environment), center: center, startFraction: startFraction, endFraction: endFraction)
    ).level(level)
  }
}

public struct AngularGradient: ShapeStyle, Equatable {
  var gradient: AnyGradient
  var center: UnitPoint
  var start, end: Angle
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    (self.gradient, self.center, start, end) = (AnyGradient(gradient), center, startAngle, endAngle)
  }
  public init(gradient: AnyGradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    (self.gradient, self.center, start, end) = (gradient, center, startAngle, endAngle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    ShapePaint(.angularGradient(gradient.resolved(in: environment), center: center, start: start, end: end)).level(
      level)
  }
}

// A gradient is a view, too: it fills the space it is given.
extension LinearGradient: _PrimitiveView {
  public typealias Body = Never
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    [context.filledRectangle(name: "LinearGradient", _paint(in: context.environment, level: 0))]
  }
}
extension RadialGradient: _PrimitiveView {
  public typealias Body = Never
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    [context.filledRectangle(name: "RadialGradient", _paint(in: context.environment, level: 0))]
  }
}
extension EllipticalGradient: _PrimitiveView {
  public typealias Body = Never
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    [context.filledRectangle(name: "EllipticalGradient", _paint(in: context.environment, level: 0))]
  }
}
extension AngularGradient: _PrimitiveView {
  public typealias Body = Never
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    [context.filledRectangle(name: "AngularGradient", _paint(in: context.environment, level: 0))]
  }
}
