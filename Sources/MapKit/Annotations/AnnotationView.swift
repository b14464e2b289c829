import SwiftUI

/// An annotation at its place on a map of the same size as the space that it is offered.
struct AnnotationView: _PrimitiveView {
  let annotation: _MapAnnotation
  /// Where the coordinate lies, in points from the map's top-left corner.
  let point: CGPoint
  let mapSize: CGSize
  /// What is around the map; content inherits it.
  let environment: EnvironmentValues

  func _lower(in context: _BuildContext) -> [ViewNode] {
    switch annotation.kind {
    case .symbol(let symbol, let tint):
      let layers = symbol.layers(tint: tint).enumerated().map { index, layer in
        context.child(.index(index)).lower(
          PathLayer(path: layer.path.offsetBy(dx: point.x, dy: point.y)).fill(layer.color))
      }
      let bounds = symbol.bounds.offsetBy(dx: point.x, dy: point.y)
      var element = context.layout(
        WindowRule(name: symbol.name, window: bounds, mapSize: mapSize), layers.flatMap { $0 })
      element.semantics = Semantics(role: symbol.name, label: CoordinateText.decimal(annotation.coordinate))
      return [context.layout(PositionRule(CGPoint(x: bounds.midX, y: bounds.midY)), [element])]
    case .content(let content, let anchor):
      var outer = context.child(.name("content")).inStack(nil)
      outer.environment = environment
      guard let node = outer.layered(outer.lower(any: content)) else { return [] }
      var element = context.layout(ElementRule(name: "MapAnnotation"), [node])
      element.semantics = Semantics(role: "MapAnnotation", label: CoordinateText.decimal(annotation.coordinate))
      return [context.layout(AnchorRule(point: point, anchor: anchor), [element])]
    }
  }
}

/// An outline in the coordinates of the space around it.
nonisolated struct PathLayer: Shape {
  let path: Path
  func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// Takes a part of the map and lays its children over the whole of it: leaves are rounded to device pixels, which would
/// move a marker off its coordinate if it were a leaf of its own size.
struct WindowRule: LayoutRule {
  let name: String
  /// In points of the map.
  let window: CGRect
  let mapSize: CGSize
  func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize { window.size }
  func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    children.map { _ in
      Placement(origin: CGPoint(x: -window.minX, y: -window.minY), proposal: ProposedViewSize(mapSize))
    }
  }
}

/// Takes the whole proposal and puts a point of the child, which has its ideal size, at a point.
struct AnchorRule: LayoutRule {
  let point: CGPoint
  /// In the child's unit square.
  let anchor: CGPoint
  var name: String { "anchored(x: \(number(point.x)), y: \(number(point.y)))" }
  func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    children.map { child in
      let own = child.size(.unspecified)
      return Placement(
        origin: CGPoint(x: point.x - anchor.x * own.width, y: point.y - anchor.y * own.height), proposal: .unspecified)
    }
  }
  var forwardsAlignment: Bool { false }
}
