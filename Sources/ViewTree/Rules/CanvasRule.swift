import Graphics

/// Children at places that are known beforehand, in points from the container's top-left corner. Takes the whole proposal.
package struct CanvasRule: LayoutRule {
  package enum Place: Hashable, Sendable {
    /// The whole container.
    case everywhere
    case rectangle(CGRect)
    /// A point of the child at a point of the container; the child is as large as it likes.
    case point(CGPoint, anchor: UnitPoint)
  }
  package var places: [Place]
  package init(_ places: [Place]) { self.places = places }
  package var name: String { "layer" }
  package var isContainer: Bool { true }
  package var hasInvalidLength: Bool {
    places.contains { place in
      switch place {
      case .everywhere: false
      case .rectangle(let r): !(r.minX.isFinite && r.minY.isFinite && r.width.isFinite && r.height.isFinite)
      case .point(let p, let anchor): !(p.x.isFinite && p.y.isFinite && anchor.x.isFinite && anchor.y.isFinite)
      }
    }
  }

  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    zip(children, places).map { child, place in
      switch place {
      case .everywhere: return Placement(origin: .zero, proposal: ProposedViewSize(size))
      case .rectangle(let rect): return Placement(origin: rect.origin, proposal: ProposedViewSize(rect.size))
      case .point(let point, let anchor):
        let own = child.size(.unspecified)
        return Placement(
          origin: CGPoint(x: point.x - anchor.x * own.width, y: point.y - anchor.y * own.height), proposal: .unspecified
        )
      }
    }
  }
}
