import Graphics
import Typography

/// ViewNode → PlacedNode: proposals go down, sizes come up, parents place.
package enum Placer {
  /// Deeper trees would overflow the stack of the thread that lays them out; a view that contains itself without end is
  /// the usual cause. Measured in a debug build: baselines through stacks, backgrounds and aspect ratios take 7 kilobytes a
  /// level, so that this is half of the 8 megabytes that a thread has on Linux.
  package static let depthLimit = 512

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
    context.forgetMatched()
    guard let layout = layoutNode(root, context: context) else { return empty(size) }
    let proposal = proposal ?? ProposedViewSize(size)
    context.setContainer(ProposedViewSize(context.safeArea?.frame.size ?? size))
    let own = finiteSize(layout, proposal.sanitized)
    let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    return place(layout, at: origin, proposal: proposal)
  }

  /// Places the content of a container from its own top-left corner, to find out where something in it goes.
  package static func place(_ layout: LayoutNode, proposal: ProposedViewSize) -> PlacedNode {
    place(layout, at: .zero, proposal: proposal)
  }

  /// The size of the picture of what `root` takes of a proposal, in points: whole device pixels.
  package static func size(of root: ViewNode, proposal: ProposedViewSize, context: LayoutContext) -> CGSize {
    guard let layout = layoutNode(root, context: context) else { return .zero }
    context.setContainer(proposal)
    let size = layout.size(proposal)
    return CGSize(
      width: PixelRounding.pictureLength(size.width, scale: context.scale),
      height: PixelRounding.pictureLength(size.height, scale: context.scale))
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
        .unresolvedSize(node: layout.node.nameForMessages, size: "\(number(size.width)) × \(number(size.height))"))
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
    PlacedNode(
      kind: "Empty", frame: CGRect(origin: .zero, size: size), children: [], content: .container, semantics: nil)
  }

  /// A node whose parent has been placed.
  private struct Pending {
    var layout: LayoutNode
    var origin: CGPoint
    var proposal: ProposedViewSize
    var parent: Int
    var depth: Int
    /// Which child of its parent it is, in drawing order.
    var slot: Int
    var safeArea: SafeArea?
    var spaces: CoordinateSpaces?
    /// How far offsets have moved it from where layout has it.
    var displacement = CGPoint.zero
    /// What frames relative to a container are measured against.
    var container = ProposedViewSize.unspecified
    /// In what is gone and still drawn: nothing of it can be found or tapped.
    var isLeaving = false
    var drawingOrder = 0.0
  }

  /// Places parents before children, in the order in which they are drawn. A list of what is still to be placed stands for
  /// recursion, which in unoptimised code takes 10 kilobytes of the thread's stack a level.
  private static func place(_ root: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) -> PlacedNode {
    let outerContainer = root.context.container
    var pending = [
      Pending(
        layout: root, origin: origin, proposal: proposal, parent: -1, depth: 0, slot: 0,
        safeArea: root.context.safeArea,
        container: root.context.container)
    ]
    defer { root.context.setContainer(outerContainer) }
    var placed: [PlacedNode] = []
    var parents: [Int] = []
    // Nodes whose children are in the list from last to first.
    var backToFront: [Bool] = []
    root.context.placings += 1
    defer { root.context.placings -= 1 }
    var reports = PlacingReports(isTrial: root.context.placings > 1)
    while let next = pending.popLast() {
      let index = placed.count, layout = next.layout
      let proposal = next.proposal.sanitized
      layout.context.setContainer(next.container)
      let size = finiteSize(layout, proposal)
      let isTrial = root.context.placings > 1
      if !isTrial { layout.node.lastPlace?.note(next.origin, proposal) }
      let frame = CGRect(origin: next.origin, size: size)
      placed.append(
        node(
          layout, isTrial ? frame : shown(frame, of: layout.node, displacement: next.displacement), proposal,
          next.safeArea))
      placed[index].drawingOrder = next.drawingOrder
      parents.append(next.parent)
      if next.isLeaving { (placed[index].semantics, placed[index].interaction) = (nil, nil) }
      var geometry = PlacedGeometry(
        frame: CGRect(origin: next.origin, size: size), direction: layout.node.direction, safeArea: next.safeArea,
        spaces: next.spaces)
      reports.finish(beforeChildOf: next.parent)
      // What a deferred node is made from; its own report begins after that.
      let values = layout.mayReport ? reports.siblingValues : PreferenceValues()
      if layout.mayReport {
        geometry.spaces = spaces(of: layout.node, geometry)
        reports.begin(index, slot: next.slot, layout.node.attachments, geometry)
      }
      if layout.node.interaction != nil { placed[index].spaces = geometry.spaces }
      if case .effect(.geometric(_, let effects)) = layout.node.kind {
        placed[index].content = .effect(.combined(effects(geometry)))
      }
      var contentSafeArea = next.safeArea
      if case .layout(let rule) = layout.node.kind, let scroll = rule as? ScrollRule {
        geometry.spaces = CoordinateSpaces(.scrollView(scroll.axes), frame: geometry.frame, in: geometry.spaces)
        contentSafeArea = next.safeArea?.scrolled(along: scroll.axes)
      }
      var container = next.container
      if case .layout(let rule) = layout.node.kind, let own = rule.container(ProposedViewSize(size)) { container = own }
      layout.context.setContainer(container)
      let children = children(layout, geometry, proposal, next.depth, values)
      var isBackToFront = false, isContainer = false
      if case .layout(let rule) = layout.node.kind {
        (isBackToFront, isContainer) = (rule.placesLastChildFirst, rule.isContainer)
      }
      backToFront.append(isBackToFront)
      for step in children.indices {
        // The list is taken from its end.
        let slot = isBackToFront ? step : children.count - 1 - step
        let (child, placement) = children[slot]
        var offset = finiteOrigin(placement.origin, layout)
        var displacement = next.displacement
        // The one place where right-to-left happens: rules compute as if leading were left.
        if layout.node.direction == .rightToLeft {
          offset.x = size.width - offset.x - finiteSize(child, placement.proposal.sanitized).width
        }
        if case .layout(let rule) = layout.node.kind, rule is OffsetRule {
          displacement = CGPoint(x: displacement.x + offset.x, y: displacement.y + offset.y)
        }
        let origin = placement.fixedOrigin ?? CGPoint(x: next.origin.x + offset.x, y: next.origin.y + offset.y)
        pending.append(
          Pending(
            layout: child, origin: origin, proposal: placement.proposal, parent: index, depth: next.depth + 1,
            slot: slot,
            safeArea: placement.safeArea ?? contentSafeArea, spaces: geometry.spaces, displacement: displacement,
            container: container, isLeaving: next.isLeaving || child.node.isLeaving,
            drawingOrder: isContainer ? child.node.drawingOrder : 0))
      }
    }
    reports.finish(beforeChildOf: -1)
    // Children follow their parents in the list, so that from its end each is whole when it is handed over.
    while placed.count > 1 {
      var node = placed.removeLast()
      if !backToFront.removeLast() { node.children.reverse() }
      node.sortChildren()
      placed[parents.removeLast()].children.append(node)
    }
    if !backToFront[0] { placed[0].children.reverse() }
    placed[0].sortChildren()
    return placed[0]
  }

  /// The frame as it is shown now. What offsets add moves by itself and is no part of the way.
  private static func shown(_ frame: CGRect, of node: ViewNode, displacement: CGPoint) -> CGRect {
    guard let motion = node.frameMotion else { return frame }
    if displacement == .zero { return motion.presented(frame) }
    return motion.presented(frame.offsetBy(dx: -displacement.x, dy: -displacement.y))
      .offsetBy(dx: displacement.x, dy: displacement.y)
  }

  /// Children that leave, at their old places, among those that are arranged.
  private static func adding(
    _ layout: LayoutNode, to arranged: [(LayoutNode, Placement)], _ geometry: PlacedGeometry,
    _ proposal: ProposedViewSize
  ) -> [(LayoutNode, Placement)] {
    var all = arranged
    for (index, node) in layout.leaving {
      let last = node.node.lastPlace?.place
      var placement = Placement(origin: .zero, proposal: last?.proposal ?? proposal)
      placement.fixedOrigin = last?.origin ?? geometry.frame.origin
      all.insert((node, placement), at: min(index, all.count))
    }
    return all
  }

  /// The spaces that nodes in `node` can name.
  private static func spaces(of node: ViewNode, _ geometry: PlacedGeometry) -> CoordinateSpaces? {
    var spaces = geometry.spaces
    for case .coordinateSpace(let name) in node.attachments {
      spaces = CoordinateSpaces(.named(name), frame: geometry.frame, in: spaces)
    }
    return spaces
  }

  /// The node itself, without its children.
  private static func node(
    _ layout: LayoutNode, _ frame: CGRect, _ proposal: ProposedViewSize, _ safeArea: SafeArea?
  ) -> PlacedNode {
    let context = layout.context
    var placed = PlacedNode(
      kind: layout.node.semantics?.role ?? layout.name, frame: frame, children: [], content: .container,
      semantics: layout.node.semantics)
    placed.interaction = layout.node.interaction
    placed.ignoring = layout.node.ignoring
    placed.ids = layout.node.ids
    switch layout.node.kind {
    case .text(let content):
      placed.content = .text(painted(layout.textLayout(proposal), content, proposal, frame.size, context), content)
    case .symbol(let content):
      let name = content.drawnName(context.fonts)
      let symbol = context.fonts.symbol(name, font: content.font, imageScale: content.scale)
      if let diagnostic = symbol.diagnostic { context.report(.text(diagnostic)) }
      if let diagnostic = content.diagnostic(symbol, name: name) { context.report(.text(diagnostic)) }
      placed.content = .symbol(content, symbol)
    case .shape(let content): placed.content = .shape(content)
    case .image(let content): placed.content = .image(content)
    case .effect(.viewport):
      let visible = safeArea.map { $0.visible(frame) } ?? frame
      placed.content = .effect(.clip(name: "viewport", { _ in Path(visible) }, FillStyle(antialiased: false)))
      return placed
    case .effect(let effect):
      placed.content = .effect(effect)
      return placed
    case .layout, .deferred: return placed
    }
    placed.frame = PixelRounding.nearest(frame, scale: context.scale)
    return placed
  }

  /// The node's children and where they go in it.
  private static func children(
    _ layout: LayoutNode, _ geometry: PlacedGeometry, _ proposal: ProposedViewSize, _ depth: Int,
    _ values: PreferenceValues
  ) -> [(LayoutNode, Placement)] {
    let context = layout.context, size = geometry.frame.size
    switch layout.node.kind {
    case .text, .symbol, .shape, .image: return []
    case .layout(let rule):
      var place = PlacementContext(
        frame: geometry.frame, direction: layout.node.direction, safeArea: geometry.safeArea)
      place.spaces = geometry.spaces
      var arranged = zip(layout.children, rule.placements(in: size, proposal: proposal, at: place, layout.children))
        .filter { !$0.1.isOmitted }
      if arranged.contains(where: \.1.isInFront) {
        arranged = arranged.filter { !$0.1.isInFront } + arranged.filter(\.1.isInFront)
      }
      return layout.leaving.isEmpty ? arranged : adding(layout, to: arranged, geometry, proposal)
    case .effect:
      return layout.children.enumerated().map { i, node in
        // A mask's second child is offered the first one's size and centred in it.
        if i == 0 { return (node, Placement(origin: .zero, proposal: proposal)) }
        let inner = ProposedViewSize(size)
        let own = node.size(inner)
        let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
        return (node, Placement(origin: origin, proposal: inner))
      }
    case .deferred(let deferred):
      let inner = ProposedViewSize(size)
      var result: [(LayoutNode, Placement)] = []
      for node in deferred.content(geometry, values, context) {
        let left = depthLimit - depth
        if left <= 0 || Placer.depth(of: node, limit: left) > left {
          context.report(.tooDeep(limit: depthLimit))
          break
        }
        let child = LayoutNode(node, context: context)
        let origin =
          deferred.alignment == .topLeading ? .zero : deferred.alignment.offset(of: child.dimensions(inner), in: size)
        result.append((child, Placement(origin: origin, proposal: inner)))
      }
      return result
    }
  }
}

extension PlacedNode {
  /// By drawing order; those of the same one stay as they are.
  fileprivate mutating func sortChildren() {
    guard children.contains(where: { $0.drawingOrder != 0 }) else { return }
    children = children.enumerated().sorted { ($0.1.drawingOrder, $0.0) < ($1.1.drawingOrder, $1.0) }.map(\.1)
  }
}
