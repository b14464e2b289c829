import Graphics
import Typography

/// A node while it is being measured and placed: remembers what it answered, so that a leaf is measured a bounded number
/// of times however often its ancestors probe.
package final class LayoutNode {
  package let node: ViewNode
  package let context: LayoutContext
  package let children: [LayoutNode]

  /// Measured sizes by proposal. Searched in order: a node is asked a handful of different questions (see
  /// `MeasureCountTests`), for which a hash table would be slower and larger. Lengths are kept as bit patterns, which
  /// unoptimised code compares many times faster than optionals.
  private var sizes: [(width: UInt64, height: UInt64, size: CGSize)] = []
  private var texts: [(proposal: ProposedViewSize, layout: TextLayout)] = []
  private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
  private var cachedSpacing: ViewSpacing?
  let claims: AlignmentClaims

  package init(_ node: ViewNode, context: LayoutContext) {
    (self.node, self.context) = (node, context)
    children = node.children.map { LayoutNode($0, context: context) }
    claims = AlignmentClaims(node.kind, children: children)
    if case .layout(let rule) = node.kind, rule.hasInvalidLength { context.report(.invalidLength(node: rule.name)) }
  }

  package var priority: Double {
    if let own = node.priority { return own }
    switch node.kind {
    case .layout(let rule): return rule.priority(children)
    case .effect: return children.first?.priority ?? 0
    default: return 0
    }
  }

  package var spacing: ViewSpacing {
    if let cachedSpacing { return cachedSpacing }
    let value: ViewSpacing
    switch node.kind {
    case .text(let content): value = TextSpacing.spacing(of: content, context: context)
    case .layout(let rule): value = rule.spacing(children)
    case .effect: value = children.first?.spacing ?? ViewSpacing()
    case .symbol, .shape, .image, .deferred: value = ViewSpacing()
    }
    cachedSpacing = value
    return value
  }

  package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), node: self, proposal: proposal)
  }

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sanitized
    // A quiet NaN that no sanitized length has stands for nil.
    let width = proposal.width?.bitPattern64 ?? .max, height = proposal.height?.bitPattern64 ?? .max
    var i = 0
    while i < sizes.count {
      if sizes[i].width == width, sizes[i].height == height { return sizes[i].size }
      i += 1
    }
    var size = measure(proposal)
    // NaN would spread through every sum above it; the first node that produces one is named.
    if size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 {
      context.report(.unresolvedSize(node: name, size: "\(number(size.width)) × \(number(size.height))"))
      size = CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
    }
    sizes.append((width, height, size))
    return size
  }

  private func measure(_ proposal: ProposedViewSize) -> CGSize {
    switch node.kind {
    case .text: return textLayout(proposal).size
    case .symbol(let content): return symbolSize(content, proposal)
    case .shape(let content): return content.size?(proposal) ?? proposal.replacingUnspecifiedDimensions()
    case .image(let content):
      switch content.resizing {
      case .fixed: return content.size
      case .stretch(let caps), .tile(let caps):
        let size = proposal.replacingUnspecifiedDimensions(by: content.size)
        return CGSize(width: max(size.width, caps.horizontal), height: max(size.height, caps.vertical))
      }
    case .layout(let rule): return rule.size(proposal, children)
    case .effect: return children.first?.size(proposal) ?? .zero
    case .deferred: return proposal.replacingUnspecifiedDimensions()
    }
  }

  private func symbolSize(_ content: SymbolContent, _ proposal: ProposedViewSize) -> CGSize {
    let own = context.fonts.symbol(content.name, font: content.font, imageScale: content.scale).size
    let rounded = CGSize(
      width: PixelRounding.up(own.width, scale: context.scale), height: PixelRounding.up(own.height, scale: context.scale))
    return content.isResizable ? proposal.replacingUnspecifiedDimensions(by: rounded) : rounded
  }

  /// The lines of a text node at a proposal.
  package func textLayout(_ proposal: ProposedViewSize) -> TextLayout {
    let proposal = proposal.sanitized
    for entry in texts where entry.proposal == proposal { return entry.layout }
    guard case .text(let content) = node.kind else { preconditionFailure("\(name) is not a text") }
    let layout = context.fonts.layout(
      content.runs.map(\.run), style: content.style, width: proposal.width.map(Double.init),
      height: proposal.height.map(Double.init), scale: Double(context.scale))
    for diagnostic in layout.diagnostics { context.report(.text(diagnostic)) }
    texts.append((proposal, layout))
    return layout
  }

  /// The line that the node or its children set, in points from the top-leading corner; `nil` leaves it to the default.
  package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard claims.covers(key) else { return nil }
    let proposal = proposal.sanitized
    for entry in guides where entry.proposal == proposal && entry.key == key { return entry.value }
    let value = resolveAlignment(key, proposal: proposal)
    guides.append((key, proposal, value))
    return value
  }

  private func resolveAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    switch node.kind {
    case .text:
      if key.id == FirstTextBaseline.self { return textLayout(proposal).firstBaseline }
      if key.id == LastTextBaseline.self { return textLayout(proposal).lastBaseline }
      return nil
    case .symbol(let content):
      guard !content.isResizable, key.id == FirstTextBaseline.self || key.id == LastTextBaseline.self else { return nil }
      return context.fonts.symbol(content.name, font: content.font, imageScale: content.scale).baseline
    case .shape, .image, .deferred: return nil
    case .effect: return children.first?.explicitAlignment(key, proposal: proposal)
    case .layout(let rule):
      let dimensions = dimensions(proposal)
      if let own = rule.alignment(key, in: dimensions, children) { return own }
      guard rule.forwardsAlignment else { return nil }
      return combinedAlignment(key, rule, dimensions, proposal)
    }
  }

  /// The children's explicit lines where they are placed: the smallest for baselines, else the mean. [facts, section 5]
  private func combinedAlignment(
    _ key: AlignmentKey, _ rule: any LayoutRule, _ dimensions: ViewDimensions, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    var total: CGFloat = 0, count = 0, smallest: CGFloat = .infinity
    var placements: [Placement]? = nil
    for i in rule.alignmentSources(children) {
      // Most children set no line; placing is only worth it once one may.
      guard children[i].claims.covers(key) else { continue }
      let all = placements ?? rule.placements(in: dimensions.size, proposal: proposal, children)
      placements = all
      guard i < all.count, let line = children[i].explicitAlignment(key, proposal: all[i].proposal) else { continue }
      let value = line + (key.axis == .horizontal ? all[i].origin.x : all[i].origin.y)
      total += value
      count += 1
      smallest = min(smallest, value)
    }
    guard count > 0 else { return nil }
    return key.combinesByMinimum ? smallest : total / CGFloat(count)
  }

  /// The node's name with its parameters, as dumps print it.
  package var name: String {
    switch node.kind {
    case .text: "Text"
    case .symbol(let content): "Image(systemName: \"\(content.name)\")"
    case .shape(let content): content.name
    case .image(let content): "Image(\"\(content.name)\")"
    case .layout(let rule): rule.name
    case .effect(let effect): effect.name
    case .deferred(let content): content.name
    }
  }
}

extension CGFloat {
  fileprivate var bitPattern64: UInt64 { Double(self).bitPattern }
}
