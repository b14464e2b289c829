import CoreLocation
import SwiftUI

/// Content with an environment of its own, whatever is around.
struct MapSurroundings<Content: View>: _PrimitiveView {
  let environment: EnvironmentValues
  let content: Content
  init(environment: EnvironmentValues, @ViewBuilder content: () -> Content) {
    (self.environment, self.content) = (environment, content())
  }
  func _lower(in context: _BuildContext) -> [ViewNode] {
    var outer = context.child(.name("content")).inStack(nil)
    outer.environment = environment
    return outer.layered(outer.lower(content)).map { [$0] } ?? []
  }
}

/// A title below what it names.
struct MapTitle: View {
  let title: AnyView
  let colors: (text: Color, halo: Color)
  var body: some View {
    // Two shadows make a rim that is opaque enough to read on any ground.
    title
      .font(.system(size: 11, weight: .semibold))
      .foregroundColor(colors.text)
      .lineLimit(1)
      .fixedSize()
      .shadow(color: colors.halo, radius: 1)
      .shadow(color: colors.halo, radius: 1)
  }
}

/// A marker's balloon with its tip at a point of a map of the same size as the space that it is offered.
struct MarkerView: _PrimitiveView {
  let look: MarkerLook
  let item: MapItem
  let isSelected: Bool
  let action: (() -> Void)?
  /// Where the coordinate lies, in points from the map's top-left corner.
  let point: CGPoint
  let mapSize: CGSize
  let titleColors: (text: Color, halo: Color)

  func _lower(in context: _BuildContext) -> [ViewNode] {
    let balloon = MarkerBalloon(scale: isSelected ? MarkerBalloon.selectedScale : 1)
    let shapes = ZStack(alignment: .topLeading) {
      PathLayer(path: balloon.shadow.offsetBy(dx: point.x, dy: point.y)).fill(Color.black.opacity(0.16))
      PathLayer(path: balloon.outline.offsetBy(dx: point.x, dy: point.y))
        .fill(item.style.tint ?? AnyShapeStyle(Color.red))
      AtPoint(point: CGPoint(x: point.x, y: point.y + balloon.middle), anchor: UnitPoint.center.point) {
        glyph.font(.system(size: 15 * balloon.scale, weight: .semibold)).foregroundColor(.white)
      }
      if item.style.titles != .hidden {
        AtPoint(point: CGPoint(x: point.x, y: point.y + 3), anchor: UnitPoint.top.point) {
          MapTitle(title: look.title, colors: titleColors)
        }
      }
    }
    let bounds = balloon.bounds.offsetBy(dx: point.x, dy: point.y)
    let nodes = context.lower(shapes)
    var element = context.layout(WindowRule(name: "Marker", window: bounds, mapSize: mapSize), nodes)
    element.semantics = mapSemantics("Marker", look.name, isSelected: isSelected, action: action)
    return [context.layout(PositionRule(CGPoint(x: bounds.midX, y: bounds.midY)), [element])]
  }

  @ViewBuilder private var glyph: some View {
    switch look.glyph {
    case .pin: Image(systemName: "mappin")
    case .view(let view): view
    case .monogram(let text): text
    }
  }
}

/// The outline of a marker, in points from its tip.
struct MarkerBalloon {
  /// How much larger a selected marker is. [unverified: the device's factor was not measured]
  static let selectedScale = 1.5
  let scale: CGFloat
  private var radius: CGFloat { 14 * scale }
  private var height: CGFloat { 33 * scale }
  /// The middle of the round part.
  var middle: CGFloat { radius - height }
  var bounds: CGRect { CGRect(x: -radius, y: -height, width: 2 * radius, height: height) }
  var outline: Path { AnnotationSymbol.drop(radius: radius, height: height) }
  var shadow: Path { Path(ellipseIn: CGRect(x: -5 * scale, y: -2 * scale, width: 10 * scale, height: 4 * scale)) }
}

/// A view of the app on the map.
struct MapContentElement: _PrimitiveView {
  let role: String
  let look: AnnotationLook
  let showsTitle: Bool
  let isSelected: Bool
  let action: (() -> Void)?
  let point: CGPoint
  let environment: EnvironmentValues
  let titleColors: (text: Color, halo: Color)

  func _lower(in context: _BuildContext) -> [ViewNode] {
    let plain = context.environment
    let content = AnyView(_fromValue: look.content) ?? AnyView(EmptyView())
    let view = MapSurroundings(environment: environment) { content }
      .overlay(alignment: .bottom) {
        if showsTitle, let title = look.title {
          MapSurroundings(environment: plain) {
            MapTitle(title: title, colors: titleColors)
          }
          .alignmentGuide(.bottom) { $0[.top] - 2 }
        }
      }
    guard let node = context.layered(context.child(.name("annotation")).lower(view)) else { return [] }
    var element = context.layout(ElementRule(name: role), [node])
    element.semantics = mapSemantics(role, look.name, isSelected: isSelected, action: action)
    return [context.layout(AnchorRule(point: point, anchor: look.anchor.point), [element])]
  }
}

private func mapSemantics(
  _ role: String, _ name: Text?, isSelected: Bool, action: (() -> Void)?
) -> Semantics {
  var semantics = Semantics(role: role, label: name?.content)
  if action != nil { semantics.traits.append("button") }
  if isSelected { semantics.traits.append("selected") }
  semantics.action = action
  return semantics
}

/// A view in its ideal size with one of its points at a point of the space that it is offered.
private struct AtPoint<Content: View>: _PrimitiveView {
  let point: CGPoint
  let anchor: CGPoint
  let content: Content
  init(point: CGPoint, anchor: CGPoint, @ViewBuilder content: () -> Content) {
    (self.point, self.anchor, self.content) = (point, anchor, content())
  }
  func _lower(in context: _BuildContext) -> [ViewNode] {
    let inner = context.child(.name("at")).inStack(nil)
    guard let node = inner.layered(inner.lower(content)) else { return [] }
    return [context.layout(AnchorRule(point: point, anchor: anchor), [node])]
  }
}
extension UnitPoint {
  fileprivate var point: CGPoint { CGPoint(x: x, y: y) }
}

/// Where the device is. [unverified: 22 points across, of which the ring is 3]
struct UserDot: View {
  var body: some View {
    ZStack {
      Circle().fill(Color.white).shadow(color: .black.opacity(0.25), radius: 2)
      Circle().fill(Color.blue).padding(3)
    }
    .frame(width: 22, height: 22)
  }
}

/// A line, area or circle.
struct OverlayView: View {
  let item: MapItem
  let viewport: MapViewport
  let around: EnvironmentValues

  /// Of a line without a `stroke`. [unverified: the device's default was not measured]
  private static let defaultWidth: CGFloat = 3
  /// Of an area without a foreground style. [unverified]
  private static let defaultOpacity = 0.25

  var body: some View {
    MapSurroundings(environment: environment) {
      ZStack(alignment: .topLeading) {
        if let rings {
          PathLayer(path: area(rings)).fill(fill, style: FillStyle(eoFill: true))
        }
        if let stroke, stroke.style.lineWidth > 0, stroke.style.lineWidth < 1e6 {
          ForEach(Array(strokes(stroke.style).enumerated()), id: \.offset) { _, run in
            PathLayer(path: run.path).stroke(stroke.paint, style: run.style)
          }
        }
      }
      .semantics { $0 = Semantics(role: role) }
    }
  }

  private var environment: EnvironmentValues {
    var environment = around
    environment.layoutDirection = .leftToRight
    return environment
  }
  private var role: String {
    switch item.kind {
    case .circle: "MapCircle"
    case .area: "MapPolygon"
    default: "MapPolyline"
    }
  }

  private var accent: AnyShapeStyle { item.style.tint ?? AnyShapeStyle(TintShapeStyle()) }
  private var fill: AnyShapeStyle {
    item.style.foreground ?? AnyShapeStyle(accent.opacity(Self.defaultOpacity))
  }
  private var stroke: (paint: AnyShapeStyle, style: StrokeStyle)? {
    let color = item.style.foreground ?? accent
    if let stroke = item.style.stroke { return (stroke.paint ?? color, stroke.style) }
    guard case .line = item.kind else { return nil }
    return (color, StrokeStyle(lineWidth: Self.defaultWidth, lineCap: .round, lineJoin: .round))
  }

  // MARK: - Outlines

  private typealias Place = OverlayOutline.Place
  private var rings: [[Place]]? {
    switch item.kind {
    case .area(let rings): rings.map { OverlayOutline.places($0) }
    case .circle(let center, let radius): [OverlayOutline.circle(center, radius: radius)]
    default: nil
    }
  }
  private func area(_ rings: [[Place]]) -> Path {
    let outline = OverlayOutline(viewport, margin: 16)
    return Path { path in
      for ring in rings {
        for points in outline.areas(ring) {
          path.addLines(points)
          path.closeSubpath()
        }
      }
    }
  }
  /// One path for a solid line; one for each run of a dashed one, whose pattern goes on where it was cut off.
  private func strokes(_ style: StrokeStyle) -> [(path: Path, style: StrokeStyle)] {
    let outline = OverlayOutline(
      viewport, margin: style.lineWidth * max(style.miterLimit.isFinite ? min(style.miterLimit, 10) : 1, 1) + 16)
    var runs: [OverlayOutline.Run] = []
    if case .line(let coordinates, let isGeodesic) = item.kind {
      runs = outline.runs(OverlayOutline.places(coordinates, isGeodesic: isGeodesic))
    } else {
      for ring in rings ?? [] { runs += outline.runs(ring, isClosed: true) }
    }
    func path(_ run: OverlayOutline.Run) -> Path {
      Path { path in
        path.addLines(run.points)
        if run.isClosed { path.closeSubpath() }
      }
    }
    if style.dash.isEmpty { return [(Path { for run in runs { $0.addPath(path(run)) } }, style)] }
    let pattern = Double(style.dash.reduce(0, +)) * (style.dash.count % 2 == 0 ? 1 : 2)
    return runs.map { run in
      var own = style
      if pattern > 0, pattern.isFinite { own.dashPhase += CGFloat(run.start.truncatingRemainder(dividingBy: pattern)) }
      return (path(run), own)
    }
  }
}
