/// What is to be drawn, in order, with nothing left to look up. The only thing that layout and rasterizer share.
///
/// Each command carries the transform from its own space (points) to device pixels. `pushClip` and `pushLayer` are
/// balanced by `pop`; `checkInvariants()` says where they are not.
package struct DisplayList: Sendable {
  package var commands: [DisplayCommand] = []
  package init(commands: [DisplayCommand] = []) { self.commands = commands }
}

package enum DisplayCommand: Sendable, Hashable {
  /// A filled path. A stroke arrives here as the fill of its outline (`Path.strokedPath`).
  case fill(path: Path, style: FillStyle, paint: Paint, transform: CGAffineTransform)
  /// Glyph outlines of one font and colour.
  case glyphs(GlyphRun)
  /// A bitmap drawn into a rectangle.
  case image(ImageDraw)
  /// Everything until the matching `pop` is cut to the path (times what was cut already).
  case pushClip(path: Path, style: FillStyle, transform: CGAffineTransform)
  /// Everything until the matching `pop` is drawn into a layer of its own, which is then composited as one picture.
  case pushLayer(Layer)
  case pop
}

/// Glyphs as outlines at their places. Outlines are shared by all runs of a font, so a rasterizer may cache by `id`.
package struct GlyphRun: Sendable, Hashable {
  package struct Glyph: Sendable, Hashable {
    package var outline: GlyphOutline
    /// Origin on the baseline, in the run's space (points), unrounded: glyphs sit at subpixel positions.
    package var position: CGPoint
    package init(outline: GlyphOutline, position: CGPoint) { (self.outline, self.position) = (outline, position) }
  }
  package var glyphs: [Glyph]
  package var paint: Paint
  package var transform: CGAffineTransform
  package init(glyphs: [Glyph], paint: Paint, transform: CGAffineTransform) {
    (self.glyphs, self.paint, self.transform) = (glyphs, paint, transform)
  }
}

/// A glyph's outline in points at its font size, origin on the baseline, y downward. Compared by identity: a font hands
/// out one object for each glyph, so equality is cheap and a rasterizer may cache coverage by it.
package final class GlyphOutline: Sendable, Hashable {
  package let path: Path
  package init(path: Path) { self.path = path }
  package static func == (a: GlyphOutline, b: GlyphOutline) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

package struct ImageDraw: Sendable, Hashable {
  package enum Interpolation: Sendable, Hashable { case nearest, bilinear }
  package var bitmap: Bitmap
  /// The part of the bitmap that is drawn, in its pixels.
  package var source: CGRect
  /// Where it goes, in the command's space (points).
  package var destination: CGRect
  package var interpolation: Interpolation
  package var transform: CGAffineTransform
  /// When set, only the bitmap's alpha counts and this colour is painted through it (template rendering).
  package var tint: ResolvedColor?
  package init(
    bitmap: Bitmap, source: CGRect, destination: CGRect, interpolation: Interpolation = .bilinear,
    transform: CGAffineTransform, tint: ResolvedColor? = nil
  ) {
    (self.bitmap, self.source, self.destination) = (bitmap, source, destination)
    (self.interpolation, self.transform, self.tint) = (interpolation, transform, tint)
  }
}

/// How a group is composited. In order: projection, filters, shadow inside, backdrop, shadow beneath, mask, opacity, blend
/// mode.
package struct Layer: Sendable, Hashable {
  /// A blurred, coloured copy of the group's alpha beneath it. Lengths in points of `transform`.
  package struct Shadow: Sendable, Hashable {
    package var color: ResolvedColor
    /// Standard deviation of the Gaussian, in pixels; it is cut off at two of them and renormalised.
    package var radius: Double
    /// In pixels.
    package var offset: CGVector
    package init(color: ResolvedColor, radius: Double, offset: CGVector) {
      (self.color, self.radius, self.offset) = (color, radius, offset)
    }
  }
  package enum Filter: Sendable, Hashable {
    /// Gaussian blur, standard deviation in pixels.
    case blur(radius: Double)
    /// The same where no pixel's neighbours count as transparent: what is left of each is opaque.
    case opaqueBlur(radius: Double)
    /// Rows of a 4×5 matrix on straight RGBA in 0…1: brightness, contrast, saturation, hue, invert, grayscale.
    case colorMatrix([Double])
    /// Pixels of an alpha in that range (0…1) get the colour, the others none.
    case alphaThreshold(minimum: Double, maximum: Double, ResolvedColor)
  }
  package var opacity: Double = 1
  package var blendMode: BlendMode = .normal
  package var shadow: Shadow? = nil
  package var filters: [Filter] = []
  /// Lies over the group, within its alpha. Lengths in pixels.
  package var innerShadow: Shadow? = nil
  /// The group only says, by its alpha, where what lies beneath is seen, changed so. The radius is in pixels.
  package var backdrop: Backdrop? = nil
  /// The group is drawn flat, and then seen through this map from device pixels to device pixels.
  package var projection: ProjectionTransform? = nil
  /// Drawn by itself; its alpha multiplies the group's.
  package var mask: DisplayList? = nil
  package init() {}
  package static func == (a: Layer, b: Layer) -> Bool {
    a.opacity == b.opacity && a.blendMode == b.blendMode && a.shadow == b.shadow && a.filters == b.filters
      && a.innerShadow == b.innerShadow && a.backdrop == b.backdrop && a.projection == b.projection
      && a.mask?.commands == b.mask?.commands
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(opacity); hasher.combine(blendMode); hasher.combine(shadow); hasher.combine(filters)
    hasher.combine(innerShadow); hasher.combine(backdrop); hasher.combine(projection)
    hasher.combine(mask?.commands)
  }
}
