import Graphics
import Typography

/// ViewNode → PlacedNode: proposals go down, sizes come up, parents place.
package enum Placer {
  /// Deeper trees would overflow the stack of the thread that lays them out; a view that contains itself without end is
  /// the usual cause.
  package static let depthLimit = 1024

  /// Places `root` in a rectangle of `size` points, centred when it takes less (as a hosting view does), and returns it.
  /// - Parameter proposal: what the root is offered; by default the whole size.
  package static func place(
    _ root: ViewNode, in size: CGSize, proposal: ProposedViewSize? = nil, context: LayoutContext
  ) -> PlacedNode {
    guard let layout = layoutNode(root, context: context) else { return empty(size) }
    let proposal = proposal ?? ProposedViewSize(size)
    let own = layout.size(proposal)
    let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    return place(layout, at: origin, proposal: proposal, depth: 0)
  }

  /// The size that `root` takes of a proposal, in points, rounded up to device pixels.
  package static func size(of root: ViewNode, proposal: ProposedViewSize, context: LayoutContext) -> CGSize {
    guard let layout = layoutNode(root, context: context) else { return .zero }
    let size = layout.size(proposal)
    return CGSize(
      width: PixelRounding.up(size.width, scale: context.scale), height: PixelRounding.up(size.height, scale: context.scale))
  }

  private static func layoutNode(_ root: ViewNode, context: LayoutContext) -> LayoutNode? {
    if depth(of: root, limit: depthLimit) > depthLimit {
      context.report(.tooDeep(limit: depthLimit))
      return nil
    }
    return LayoutNode(root, context: context)
  }

  /// A gradient runs over the whole text, so it can only be laid over it once the text has a size.
  private static func painted(
    _ layout: TextLayout, _ content: TextContent, _ proposal: ProposedViewSize, _ size: CGSize, _ context: LayoutContext
  ) -> TextLayout {
    if content.runs.allSatisfy({ $0.paint.color != nil }) { return layout }
    let bounds = CGRect(origin: .zero, size: size)
    let runs = content.runs.map { run in
      var painted = run.run
      painted.paint = run.paint.paint(in: bounds)
      return painted
    }
    return context.fonts.layout(
      runs, style: content.style, width: proposal.width.map(Double.init), height: proposal.height.map(Double.init),
      scale: Double(context.scale))
  }

  private static func depth(of node: ViewNode, limit: Int) -> Int {
    if limit < 0 { return 1 }
    var deepest = 0
    for child in node.children { deepest = max(deepest, depth(of: child, limit: limit - 1)) }
    return deepest + 1
  }

  private static func empty(_ size: CGSize) -> PlacedNode {
    PlacedNode(kind: "Empty", frame: CGRect(origin: .zero, size: size), children: [], content: .container, semantics: nil)
  }

  private static func place(
    _ layout: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize, depth: Int
  ) -> PlacedNode {
    let size = layout.size(proposal)
    let frame = CGRect(origin: origin, size: size)
    let context = layout.context
    var placed = PlacedNode(
      kind: layout.node.semantics?.role ?? layout.name, frame: frame, children: [], content: .container,
      semantics: layout.node.semantics)
    func child(_ node: LayoutNode, _ placement: Placement) -> PlacedNode {
      var x = placement.origin.x
      // The one place where right-to-left happens: rules compute as if leading were left.
      if layout.node.direction == .rightToLeft { x = size.width - x - node.size(placement.proposal).width }
      return place(
        node, at: CGPoint(x: origin.x + x, y: origin.y + placement.origin.y), proposal: placement.proposal, depth: depth + 1)
    }
    switch layout.node.kind {
    case .text(let content):
      placed.content = .text(painted(layout.textLayout(proposal), content, proposal, size, context), content)
      placed.frame = PixelRounding.nearest(frame, scale: context.scale)
    case .symbol(let content):
      let symbol = context.fonts.symbol(content.name, font: content.font, imageScale: content.scale)
      if let diagnostic = symbol.diagnostic { context.report(.text(diagnostic)) }
      placed.content = .symbol(content, symbol)
      placed.frame = PixelRounding.nearest(frame, scale: context.scale)
    case .shape(let content):
      placed.content = .shape(content)
      placed.frame = PixelRounding.nearest(frame, scale: context.scale)
    case .image(let content):
      placed.content = .image(content)
      placed.frame = PixelRounding.nearest(frame, scale: context.scale)
    case .layout(let rule):
      let placements = rule.placements(in: size, proposal: proposal, layout.children)
      placed.children = zip(layout.children, placements).map(child)
    case .effect(let effect):
      placed.content = .effect(effect)
      placed.children = layout.children.enumerated().map { i, node in
        // A mask's second child is offered the first one's size and centred in it.
        if i == 0 { return child(node, Placement(origin: .zero, proposal: proposal)) }
        let inner = ProposedViewSize(size)
        let own = node.size(inner)
        return child(
          node,
          Placement(origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: inner))
      }
    case .deferred(let deferred):
      if depth > depthLimit {
        context.report(.tooDeep(limit: depthLimit))
        return placed
      }
      let inner = ProposedViewSize(size)
      placed.children = deferred.build(size, frame).map { node in
        child(LayoutNode(node, context: context), Placement(origin: .zero, proposal: inner))
      }
    }
    return placed
  }
}
