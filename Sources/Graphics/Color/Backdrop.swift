/// What is made of the pixels beneath a layer before they show through it: a material.
package struct Backdrop: Hashable, Sendable {
  /// Standard deviation of the blur, in points.
  package var radius: Double
  /// 1 leaves colours as they are; more makes them stronger (luminance weights of ITU-R BT.709).
  package var saturation: Double
  /// Laid over the blurred pixels.
  package var tint: ResolvedColor
  package init(radius: Double, saturation: Double, tint: ResolvedColor) {
    (self.radius, self.saturation, self.tint) = (radius, saturation, tint)
  }
}
