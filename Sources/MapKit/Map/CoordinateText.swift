import CoreLocation

/// Coordinates as dumps print them, the same in every locale.
enum CoordinateText {
  /// `48.8584, 2.2945`: degrees with at most six decimals, about a tenth of a metre.
  static func decimal(_ coordinate: CLLocationCoordinate2D) -> String {
    "\(decimal(coordinate.latitude)), \(decimal(coordinate.longitude))"
  }
  static func decimal(_ degrees: Double) -> String {
    guard degrees.isFinite, abs(degrees) < 1e6 else { return "\(degrees)" }
    let millionths = Int((degrees * 1e6).rounded())
    var decimals = String(1_000_000 + abs(millionths) % 1_000_000).dropFirst()
    while decimals.hasSuffix("0") { decimals.removeLast() }
    let whole = "\(millionths < 0 ? "-" : "")\(abs(millionths) / 1_000_000)"
    return decimals.isEmpty ? whole : "\(whole).\(decimals)"
  }
}
