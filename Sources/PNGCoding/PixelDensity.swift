/// pHYs against points: a point is 1/72 inch, so scale 1 is 72 pixels per inch.
enum PixelDensity {
  /// Pixels per metre, for a scale in pixels per point; 0 (no pHYs worth the name) for a scale that is none.
  static func pixelsPerMetre(scale: Double) -> Int {
    let density = (scale * 72 / 0.0254).rounded()
    return density >= 1 && density <= 0x7FFF_FFFF ? Int(density) : 0
  }

  /// Thousandths are kept: the chunk's whole numbers blur a scale of 2 to 1.9999.
  static func scale(pixelsPerMetre: Int) -> Double {
    guard pixelsPerMetre > 0 else { return 1 }
    let scale = (Double(pixelsPerMetre) * 0.0254 / 72 * 1000).rounded() / 1000
    return scale > 0 ? scale : 1
  }
}
