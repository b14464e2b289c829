import ViewTree
import VirtualTime

/// A `Layout` as the layout engine sees it.
struct CustomLayoutRule<L: Layout>: LayoutRule {
  private let layout: L
  private let direction: LayoutDirection
  private let memory = Memory()
  init(_ layout: L, direction: LayoutDirection) { (self.layout, self.direction) = (layout, direction) }

  /// The layout's cache, for as long as the same views are asked.
  private final class Memory {
    weak var first: LayoutNode?
    var count = 0
    var cache: L.Cache?
  }

  var name: String { TypeName.base(of: L.self) }

  private func with<Result>(
    _ children: [LayoutNode], _ board: PlacementBoard? = nil, _ body: (LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(children, board: board ?? PlacementBoard(count: children.count), direction: direction)
    let isKnown = memory.count == children.count && memory.first != nil && memory.first === children.first
    var cache = isKnown ? memory.cache ?? layout.makeCache(subviews: subviews) : layout.makeCache(subviews: subviews)
    let result = body(subviews, &cache)
    (memory.first, memory.count, memory.cache) = (children.first, children.count, cache)
    return result
  }

  func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    with(children) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }
  func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let board = PlacementBoard(count: children.count)
    with(children, board) {
      layout.placeSubviews(in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $0, cache: &$1)
    }
    return children.indices.map { i in
      if let placement = board.placements[i] { return placement }
      let own = children[i].size(proposal)
      return Placement(
        origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: proposal)
    }
  }
  func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    with(children) { layout.spacing(subviews: $0, cache: &$1) }
  }
  func priority(_ children: [LayoutNode]) -> Double { 0 }
  func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions, _ children: [LayoutNode]) -> CGFloat? {
    let bounds = CGRect(x: 0, y: 0, width: dimensions.width, height: dimensions.height)
    return with(children) { subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews, cache: &cache)
      }
    }
  }
  var isContainer: Bool { true }
  var takesAnyNumber: Bool { true }
}
