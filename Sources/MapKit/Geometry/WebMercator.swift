import Graphics

/// The projection of web maps: the world is a square of side 1, x grows eastward from the antimeridian, y southward.
///
/// x = (λ + 180°) / 360°, y = 1/2 − ln tan(π/4 + φ/2) / 2π. [EPSG:3857, spherical Mercator]
enum WebMercator {
  /// In metres: 2π · 6,378,137, the radius of WGS 84.
  static let equator = 40_075_016.685_578_49
  /// Where the square ends: atan(sinh π).
  static let maximumLatitude = 85.051_128_779_806_59

  /// - Parameter longitude: degrees; beyond ±180 the map goes on.
  static func x(longitude: Double) -> Double { (longitude + 180) / 360 }
  /// - Parameter latitude: degrees; those beyond the edge of the square lie on the edge.
  static func y(latitude: Double) -> Double {
    if latitude >= maximumLatitude { return 0 }
    if latitude <= -maximumLatitude { return 1 }
    // ln tan(π/4 + φ/2) in terms of the sine: no tangent near its pole.
    let sine = Elementary.sin(latitude * .pi / 180)
    return 0.5 - Elementary.log((1 + sine) / (1 - sine)) / (4 * .pi)
  }
  static func longitude(x: Double) -> Double { x * 360 - 180 }
  static func latitude(y: Double) -> Double {
    // The inverse, φ = 2 atan(eᵗ) − π/2.
    let t = (0.5 - y) * 2 * .pi
    return (2 * Elementary.atan2(Elementary.exp(t), 1) - .pi / 2) * 180 / .pi
  }
}
