import ViewTree

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  public typealias Indices = Range<Int>

  let nodes: [LayoutNode]
  public let indices: Range<Int>
  let board: PlacementBoard
  public var layoutDirection: LayoutDirection

  init(_ nodes: [LayoutNode], board: PlacementBoard, direction: LayoutDirection) {
    (self.nodes, indices, self.board, layoutDirection) = (nodes, nodes.indices, board, direction)
  }
  private init(_ whole: LayoutSubviews, _ indices: Range<Int>) {
    (nodes, self.indices, board, layoutDirection) = (whole.nodes, indices, whole.board, whole.layoutDirection)
  }
  public var startIndex: Int { indices.lowerBound }
  public var endIndex: Int { indices.upperBound }
  public subscript(index: Int) -> LayoutSubview {
    precondition(indices.contains(index), "a layout asked for subview \(index) of \(indices)")
    return LayoutSubview(node: nodes[index], index: index, board: board)
  }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, bounds) }
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.indices == b.indices && a.nodes.count == b.nodes.count && zip(a.nodes, b.nodes).allSatisfy { $0 === $1 }
  }
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  let index: Int
  let board: PlacementBoard

  /// What `layoutValue(key:value:)` gave the view.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }
  public var priority: Double { node.priority }
  public var spacing: ViewSpacing { node.spacing }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(proposal) }
  /// - Parameters:
  ///   - position: in points of the bounds that the layout was given.
  ///   - anchor: the point of the view that comes to lie there.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = node.size(proposal)
    board.placements[index] = Placement(
      origin: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height), proposal: proposal
    )
  }
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// Takes down where a layout places its subviews.
final class PlacementBoard {
  var placements: [Placement?]
  init(count: Int) { placements = Array(repeating: nil, count: count) }
}
