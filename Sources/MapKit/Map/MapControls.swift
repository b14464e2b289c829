import SwiftUI

// Controls look like a device's and do nothing: nobody moves the map.

/// A button that moves the map to where the device is.
public struct MapUserLocationButton: View {
  public init() {}
  public var body: some View { MapControlButton(role: "MapUserLocationButton", symbol: "location.fill") }
}
/// A button that tilts the map.
public struct MapPitchToggle: View {
  public init() {}
  public var body: some View { MapControlButton(role: "MapPitchToggle", symbol: "cube") }
}
/// Shows where north is, on a map that is turned; on another only with `mapControlVisibility(.visible)`.
public struct MapCompass: View {
  @Environment(\.mapControlViewport) private var viewport
  @Environment(\.mapControlVisibility) private var visibility
  public init() {}
  public var body: some View {
    let heading = viewport?.heading ?? 0
    if visibility == .visible || (visibility == .automatic && heading != 0) {
      ZStack {
        MapControlPlate(shape: AnyShape(Circle()))
        Text(verbatim: "N").font(.system(size: 13, weight: .semibold)).foregroundColor(.primary)
        Path { path in
          path.move(to: CGPoint(x: 22, y: 4))
          path.addLines([CGPoint(x: 22, y: 4), CGPoint(x: 26, y: 11), CGPoint(x: 18, y: 11)])
          path.closeSubpath()
        }
        .fill(Color.red)
        .rotationEffect(.degrees(-heading))
      }
      .frame(width: 44, height: 44)
      .semantics { $0 = Semantics(role: "MapCompass") }
    }
  }
}
/// A bar with its length on the ground. A device shows it while a person zooms; here only `mapControlVisibility(.visible)` does.
public struct MapScaleView: View {
  @Environment(\.mapControlViewport) private var viewport
  @Environment(\.mapControlVisibility) private var visibility
  @Environment(\.mapStyle) private var style
  @Environment(\.colorScheme) private var scheme
  public init() {}
  public var body: some View {
    let colors = MapPalette(style, scheme).title
    if visibility == .visible, let viewport, let bar = MapScaleBar(viewport) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: bar.label).font(.system(size: 10, weight: .medium)).foregroundColor(colors.text)
        Rectangle().fill(colors.text).frame(width: bar.length, height: 3)
      }
      .semantics { $0 = Semantics(role: "MapScaleView", label: bar.label) }
    }
  }
}

/// The longest bar of at most 100 points whose length on the ground is one, two or five times a power of ten.
struct MapScaleBar {
  /// In points.
  let length: CGFloat
  let label: String
  init?(_ viewport: MapViewport) {
    let metersPerPoint =
      MKMetersPerMapPointAtLatitude(viewport.center.latitude) * MKMapSize.world.width / viewport.scale
    guard metersPerPoint.isFinite, metersPerPoint > 1e-6, metersPerPoint < 1e9 else { return nil }
    let longest = metersPerPoint * 100
    var power = 1e-3
    while power * 10 <= longest { power *= 10 }
    let meters = [5, 2, 1].map { $0 * power }.first { $0 <= longest } ?? power
    length = CGFloat(meters / metersPerPoint)
    let formatter = MKDistanceFormatter()
    formatter.units = .metric
    label = meters < 1 ? "\(Int((meters * 1000).rounded())) mm" : formatter.string(fromDistance: meters)
  }
}

private struct MapControlButton: View {
  let role: String
  let symbol: String
  var body: some View {
    ZStack {
      MapControlPlate(shape: AnyShape(RoundedRectangle(cornerRadius: 8)))
      Image(systemName: symbol).font(.system(size: 17)).foregroundStyle(TintShapeStyle())
    }
    .frame(width: 44, height: 44)
    .semantics { semantics in
      semantics = Semantics(role: role)
      semantics.traits = ["button"]
    }
  }
}
private struct MapControlPlate: View {
  let shape: AnyShape
  var body: some View { shape.fill(BackgroundStyle()).shadow(color: .black.opacity(0.18), radius: 2, y: 1) }
}

/// The controls at the map's trailing corner, one below the other.
struct MapControlStack: View {
  let controls: AnyView
  let environment: EnvironmentValues
  let viewport: MapViewport
  var body: some View {
    MapSurroundings(environment: environment) {
      VStack(alignment: .trailing, spacing: 8) { controls }
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
        .environment(\.mapControlViewport, viewport)
    }
  }
}

private enum MapControlsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum MapControlViewportKey: EnvironmentKey { static var defaultValue: MapViewport? { nil } }
private enum MapControlVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
extension EnvironmentValues {
  var mapControls: AnyView? {
    get { self[MapControlsKey.self] }
    set { self[MapControlsKey.self] = newValue }
  }
  var mapControlViewport: MapViewport? {
    get { self[MapControlViewportKey.self] }
    set { self[MapControlViewportKey.self] = newValue }
  }
  var mapControlVisibility: Visibility {
    get { self[MapControlVisibilityKey.self] }
    set { self[MapControlVisibilityKey.self] = newValue }
  }
}
extension View {
  public nonisolated func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View {
    environment(\.mapControls, AnyView(content()))
  }
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }
}
