import SwiftUI

/// How the ground of a map looks. Each has colours of its own; there are no pictures from above here.
public struct MapStyle: Sendable {
  enum Ground: Hashable, Sendable { case standard, muted, imagery, hybrid }
  let ground: Ground

  public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Hashable, Sendable { case automatic, muted }

  public static let standard = MapStyle(ground: .standard)
  public static let imagery = MapStyle(ground: .imagery)
  public static let hybrid = MapStyle(ground: .hybrid)
  /// Of these only the emphasis changes a picture: no heights, points of interest or traffic are drawn.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle(ground: emphasis == .muted ? .muted : .standard)
  }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// Which points of interest a map shows; none are drawn.
public struct PointOfInterestCategories: Hashable, Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool
  public static let all = PointOfInterestCategories(categories: [], isIncluding: false)
  public static let excludingAll = PointOfInterestCategories(categories: [], isIncluding: true)
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(categories: Set(categories), isIncluding: true)
  }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(categories: Set(categories), isIncluding: false)
  }
}

private enum MapStyleKey: EnvironmentKey { static let defaultValue = MapStyle.standard }
extension EnvironmentValues {
  var mapStyle: MapStyle {
    get { self[MapStyleKey.self] }
    set { self[MapStyleKey.self] = newValue }
  }
}
extension View {
  public nonisolated func mapStyle(_ mapStyle: MapStyle) -> some View { environment(\.mapStyle, mapStyle) }
}
