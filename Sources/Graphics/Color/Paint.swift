/// What a path is filled with. Points are in the coordinate space of the command that carries the paint.
package enum Paint: Hashable, Sendable {
  case color(ResolvedColor)
  case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
  case radialGradient(stops: [GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
  /// Colour by angle around `center`, from `startAngle` clockwise to `endAngle` (radians).
  case angularGradient(stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
  /// A bitmap repeated from `origin`, one of its pixels covering `1/scale` points.
  case tiledImage(Bitmap, origin: CGPoint, scale: Double)
}

/// A colour at a place along a gradient, 0…1. Stops are in ascending order; equal locations make a hard edge.
package struct GradientStop: Hashable, Sendable {
  package var color: ResolvedColor
  package var location: Double
  package init(color: ResolvedColor, location: Double) { (self.color, self.location) = (color, location) }
}
