import Graphics

/// Distances along the surface of a sphere as large as the earth.
package enum GreatCircle {
  /// The earth's mean radius in metres, (2a + b) / 3 of the WGS 84 ellipsoid (a 6 378 137 m, b 6 356 752.3142 m).
  package static let earthRadius: CLLocationDistance = 6_371_008.7714

  /// The length in metres of the shortest arc between two places, by the haversine formula
  /// (https://en.wikipedia.org/wiki/Haversine_formula). At most 0.6 % off the ellipsoid's; NaN or infinity give NaN.
  package static func distance(
    from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D
  ) -> CLLocationDistance {
    let degree = Double.pi / 180
    let sinHalfLatitude = Elementary.sin((end.latitude - start.latitude) * degree / 2)
    let sinHalfLongitude = Elementary.sin((end.longitude - start.longitude) * degree / 2)
    let haversine =
      sinHalfLatitude * sinHalfLatitude
      + Elementary.cos(start.latitude * degree) * Elementary.cos(end.latitude * degree)
      * sinHalfLongitude * sinHalfLongitude
    guard haversine.isFinite else { return .nan }
    // Rounding may carry antipodes a hair past 1, where the second root would not exist.
    let clamped = min(max(haversine, 0), 1)
    return 2 * earthRadius * Elementary.atan2(clamped.squareRoot(), (1 - clamped).squareRoot())
  }
}
