import Graphics

extension ViewNode {
  /// What a shape built by hand is painted with.
  public struct Fill: Hashable, Sendable {
    package let paint: ShapePaint
    package init(_ paint: ShapePaint) { self.paint = paint }

    /// A colour at a place of a gradient, 0…1.
    public struct Stop: Hashable, Sendable {
      public var color: Color
      public var location: Double
      public init(_ color: Color, at location: Double) { (self.color, self.location) = (color, location) }
    }

    public static func color(_ color: Color) -> Fill { Fill(.color(color.resolved)) }
    /// Points are in the unit square of the shape: (0, 0) is its top-left corner.
    public static func linearGradient(_ colors: [Color], from start: UnitPoint = .top, to end: UnitPoint = .bottom)
      -> Fill
    {
      linearGradient(stops: evenly(colors), from: start, to: end)
    }
    public static func linearGradient(stops: [Stop], from start: UnitPoint = .top, to end: UnitPoint = .bottom) -> Fill
    {
      Fill(ShapePaint(.linearGradient(ordered(stops), start: start, end: end)))
    }
    /// - Parameters:
    ///   - startRadius: in points; the first colour fills what is nearer.
    ///   - endRadius: in points; the last colour fills what is farther.
    public static func radialGradient(
      _ colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> Fill {
      radialGradient(stops: evenly(colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(
      stops: [Stop], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> Fill {
      Fill(ShapePaint(.radialGradient(ordered(stops), center: center, startRadius: startRadius, endRadius: endRadius)))
    }
    /// Clockwise around `center`, once, beginning at `angle` (0 is to the right).
    public static func angularGradient(_ colors: [Color], center: UnitPoint = .center, angle: Angle = .zero) -> Fill {
      angularGradient(stops: evenly(colors), center: center, angle: angle)
    }
    public static func angularGradient(stops: [Stop], center: UnitPoint = .center, angle: Angle = .zero) -> Fill {
      Fill(ShapePaint(.angularGradient(ordered(stops), center: center, start: angle, end: angle + .degrees(360))))
    }

    private static func evenly(_ colors: [Color]) -> [Stop] {
      colors.enumerated().map { i, color in Stop(color, at: colors.count > 1 ? Double(i) / Double(colors.count - 1) : 0)
      }
    }
    /// Ascending, as painting needs them: a stop before its predecessor is moved up to it.
    private static func ordered(_ stops: [Stop]) -> [GradientStop] {
      var last = 0.0
      return stops.map { stop in
        // Left as it is, for layout to report.
        guard stop.location.isFinite else { return GradientStop(color: stop.color.resolved, location: stop.location) }
        last = max(last, min(1, stop.location))
        return GradientStop(color: stop.color.resolved, location: last)
      }
    }
  }

  /// The outlines that nodes built by hand are filled, stroked or clipped with.
  public enum Outline: Hashable, Sendable {
    case rectangle
    /// The radius is in points.
    case roundedRectangle(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    /// Inscribed in the shorter side.
    case circle
    case capsule
    case ellipse

    package var name: String {
      switch self {
      case .rectangle: "Rectangle"
      case .roundedRectangle: "RoundedRectangle"
      case .circle: "Circle"
      case .capsule: "Capsule"
      case .ellipse: "Ellipse"
      }
    }

    /// - Parameters:
    ///   - rect: in points.
    ///   - inset: how much smaller on every side, in points; never inside out.
    package func path(in rect: CGRect, inset: CGFloat = 0) -> Path {
      let rect = CGRect(
        x: rect.minX + min(inset, rect.width / 2), y: rect.minY + min(inset, rect.height / 2),
        width: max(0, rect.width - 2 * inset), height: max(0, rect.height - 2 * inset))
      let side = min(rect.width, rect.height)
      switch self {
      case .rectangle: return Path(rect)
      case .roundedRectangle(let radius, let style):
        if radius.isNaN { return .notANumber }
        let radius = radius > 0 && radius.isFinite ? max(0, radius - inset) : 0
        return Path(roundedRect: rect, cornerRadius: min(radius, side / 2), style: style)
      case .capsule: return Path(roundedRect: rect, cornerRadius: side / 2, style: .continuous)
      case .ellipse: return Path(ellipseIn: rect)
      case .circle:
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
      }
    }

    /// A circle is as wide as high; the others take what they are offered.
    package func size(_ proposal: ProposedViewSize) -> CGSize {
      guard self == .circle else { return proposal.replacingUnspecifiedDimensions() }
      let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
      let known = proposal.width == nil && proposal.height == nil ? 10 : side
      return CGSize(width: known, height: known)
    }
  }
}
