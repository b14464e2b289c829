import Graphics
import Typography

/// ViewNode → PlacedNode: proposals go down, sizes come up, parents place.
package enum Placer {
  /// Deeper trees would overflow the stack of the thread that lays them out; a view that contains itself without end is
  /// the usual cause.
  package static let depthLimit = 1024

  /// Places `root` on a screen: offered what the safe area leaves and centred in it. The context must know the same safe
  /// area for `ignoresSafeArea` to reach the edges.
  package static func place(_ root: ViewNode, on safeArea: SafeArea, context: LayoutContext) -> PlacedNode {
    place(ViewNode(.layout(SafeAreaRule(safeArea)), children: [root]), in: safeArea.screen, context: context)
  }

  /// Places `root` in a rectangle of `size` points, centred when it takes less (as a hosting view does), and returns it.
  /// - Parameter proposal: what the root is offered; by default the whole size.
  package static func place(
    _ root: ViewNode, in size: CGSize, proposal: ProposedViewSize? = nil, context: LayoutContext
  ) -> PlacedNode {
    guard let layout = layoutNode(root, context: context) else { return empty(size) }
    let proposal = proposal ?? ProposedViewSize(size)
    let own = finiteSize(layout, proposal.sanitized)
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

  /// Larger than any picture, small enough that pixels of it still fit an integer. In points.
  private static let lengthLimit: CGFloat = 1e9

  /// The size at a proposal, made finite. A node that answers infinity where it was offered less is named; one that was
  /// offered infinity only passes on what an ancestor did.
  private static func finiteSize(_ layout: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    let size = layout.size(proposal)
    if size.width <= lengthLimit, size.height <= lengthLimit { return size }
    func isInnocent(_ length: CGFloat, _ offered: CGFloat?) -> Bool {
      length <= lengthLimit || (offered ?? 0) > lengthLimit
    }
    if !isInnocent(size.width, proposal.width) || !isInnocent(size.height, proposal.height) {
      layout.context.report(
        .unresolvedSize(node: layout.name, size: "\(number(size.width)) × \(number(size.height))"))
    }
    func finite(_ length: CGFloat, _ offered: CGFloat?) -> CGFloat {
      length <= lengthLimit ? length : min(offered ?? 10, lengthLimit)
    }
    return CGSize(width: finite(size.width, proposal.width), height: finite(size.height, proposal.height))
  }

  /// An origin made finite, for custom layouts may place anywhere.
  private static func finiteOrigin(_ origin: CGPoint, _ layout: LayoutNode) -> CGPoint {
    if abs(origin.x) <= lengthLimit, abs(origin.y) <= lengthLimit { return origin }
    if !origin.x.isFinite || !origin.y.isFinite { layout.context.report(.invalidLength(node: layout.name)) }
    func finite(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : max(-lengthLimit, min(lengthLimit, value))
    }
    return CGPoint(x: finite(origin.x), y: finite(origin.y))
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
    let proposal = proposal.sanitized
    let size = finiteSize(layout, proposal)
    let frame = CGRect(origin: origin, size: size)
    let context = layout.context
    var placed = PlacedNode(
      kind: layout.node.semantics?.role ?? layout.name, frame: frame, children: [], content: .container,
      semantics: layout.node.semantics)
    func child(_ node: LayoutNode, _ placement: Placement) -> PlacedNode {
      var place = finiteOrigin(placement.origin, layout)
      // The one place where right-to-left happens: rules compute as if leading were left.
      if layout.node.direction == .rightToLeft { place.x = size.width - place.x - finiteSize(node, placement.proposal).width }
      place.x += origin.x
      place.y += origin.y
      return Placer.place(node, at: place, proposal: placement.proposal, depth: depth + 1)
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
      let place = PlacementContext(frame: frame, direction: layout.node.direction, safeArea: context.safeArea)
      let placements = rule.placements(in: size, proposal: proposal, at: place, layout.children)
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
      let inner = ProposedViewSize(size)
      for node in deferred.build(size, frame) {
        let left = depthLimit - depth
        if left <= 0 || Placer.depth(of: node, limit: left) > left {
          context.report(.tooDeep(limit: depthLimit))
          break
        }
        placed.children.append(child(LayoutNode(node, context: context), Placement(origin: .zero, proposal: inner)))
      }
    }
    return placed
  }
}
