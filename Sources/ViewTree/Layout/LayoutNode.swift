import Graphics
import Typography

/// A node while it is being measured and placed: remembers what it answered, so that a leaf is measured a bounded number
/// of times however often its ancestors probe.
package final class LayoutNode {
  package let node: ViewNode
  package let context: LayoutContext
  package let children: [LayoutNode]
  /// Children that are on their way out, and their positions among the node's: drawn, but not arranged.
  let leaving: [(index: Int, node: LayoutNode)]

  /// What was answered, by the number of the question.
  private var sizeQuestions = ProposalIndex()
  private var sizes: [CGSize] = []
  private var textQuestions = ProposalIndex()
  private var texts: [TextLayout] = []
  private struct Guides {
    var key: AlignmentKey
    var questions = ProposalIndex()
    var values: [CGFloat?] = []
  }
  private var guides: [Guides] = []
  private var cachedSpacing: ViewSpacing?
  let claims: AlignmentClaims
  /// Whether the node or one in it has attachments, or may turn out to.
  let mayReport: Bool
  /// Whether sizes here depend on the container around, and for which one they are known.
  private let isContainerRelative: Bool
  private var knownContainer = ProposedViewSize.unspecified

  package init(_ node: ViewNode, context: LayoutContext) {
    (self.node, self.context) = (node, context)
    if case .layout(let rule) = node.kind, rule.takesAnyNumber, node.children.contains(where: \.isLeaving) {
      children = node.children.lazy.filter { !$0.isLeaving }.map { LayoutNode($0, context: context) }
      leaving = node.children.enumerated().filter(\.element.isLeaving).map { ($0, LayoutNode($1, context: context)) }
    } else {
      children = node.children.map { LayoutNode($0, context: context) }
      leaving = []
    }
    claims = AlignmentClaims(node.kind, children: children)
    if case .deferred = node.kind {
      mayReport = true
    } else {
      mayReport = !node.attachments.isEmpty || children.contains { $0.mayReport }
    }
    if case .layout(let rule) = node.kind, rule is ContainerRelativeFrameRule {
      isContainerRelative = true
    } else {
      isContainerRelative = children.contains { $0.isContainerRelative }
    }
    if case .layout(let rule) = node.kind, rule.hasInvalidLength { context.report(.invalidLength(node: rule.name)) }
    if let problem = node.invalidNumber { context.report(.invalidNumber(node: node.nameForMessages, problem: problem)) }
  }

  package var priority: Double {
    // No order has a place for NaN, and a stack would look for one without end.
    if let own = node.priority { return own.isNaN ? 0 : own }
    switch node.kind {
    case .layout(let rule): return rule.priority(children)
    case .effect: return children.first?.priority ?? 0
    default: return 0
    }
  }

  /// What the node, or the view that modifiers around it change, says to the layout around.
  package func layoutValue(_ key: ObjectIdentifier) -> Any? {
    if let own = node.layoutValues[key] { return own }
    switch node.kind {
    case .effect: return children.first?.layoutValue(key)
    case .layout(let rule):
      guard !rule.isContainer, let primary = rule.alignmentSources(children).first else { return nil }
      return children[primary].layoutValue(key)
    default: return nil
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
    forgetOtherContainers()
    if let number = sizeQuestions.number(of: proposal) { return sizes[number] }
    var size = measure(proposal)
    // NaN would spread through every sum above it; the first node that produces one is named.
    if size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 {
      context.report(
        .unresolvedSize(node: node.nameForMessages, size: "\(number(size.width)) × \(number(size.height))"))
      size = CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
    }
    sizeQuestions.append(proposal)
    sizes.append(size)
    return size
  }

  private func forgetOtherContainers() {
    guard isContainerRelative, knownContainer != context.container else { return }
    knownContainer = context.container
    (sizeQuestions, sizes, guides) = (ProposalIndex(), [], [])
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
    case .layout(let rule):
      if isContainerRelative {
        return context.withContainer(rule.container(proposal)) { rule.size(proposal, children) }
      }
      return rule.size(proposal, children)
    case .effect: return children.first?.size(proposal) ?? .zero
    case .deferred: return proposal.replacingUnspecifiedDimensions()
    }
  }

  private func symbolSize(_ content: SymbolContent, _ proposal: ProposedViewSize) -> CGSize {
    let own = context.fonts.symbol(content.drawnName(context.fonts), font: content.font, imageScale: content.scale).size
    let rounded = CGSize(
      width: PixelRounding.up(own.width, scale: context.scale),
      height: PixelRounding.up(own.height, scale: context.scale))
    return content.isResizable ? proposal.replacingUnspecifiedDimensions(by: rounded) : rounded
  }

  /// The lines of a text node at a proposal.
  package func textLayout(_ proposal: ProposedViewSize) -> TextLayout {
    let proposal = proposal.sanitized
    if let number = textQuestions.number(of: proposal) { return texts[number] }
    guard case .text(let content) = node.kind else { preconditionFailure("\(name) is not a text") }
    let layout = context.fonts.layout(
      content.runs.map(\.run), style: content.style, width: proposal.width.map(Double.init),
      height: proposal.height.map(Double.init), scale: Double(context.scale))
    for diagnostic in layout.diagnostics { context.report(.text(diagnostic)) }
    textQuestions.append(proposal)
    texts.append(layout)
    return layout
  }

  /// The line that the node or its children set, in points from the top-leading corner; `nil` leaves it to the default.
  package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard claims.covers(key) else { return nil }
    let proposal = proposal.sanitized
    forgetOtherContainers()
    let known = guides.firstIndex { $0.key == key }
    if let known, let number = guides[known].questions.number(of: proposal) { return guides[known].values[number] }
    let value = resolveAlignment(key, proposal: proposal)
    let place = guides.firstIndex { $0.key == key } ?? guides.count
    if place == guides.count { guides.append(Guides(key: key)) }
    guides[place].questions.append(proposal)
    guides[place].values.append(value)
    return value
  }

  private func resolveAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    switch node.kind {
    case .text:
      if key.id == FirstTextBaseline.self { return textLayout(proposal).firstBaseline }
      if key.id == LastTextBaseline.self { return textLayout(proposal).lastBaseline }
      // The line below a row of a list starts where its text does.
      if key.id == ListRowSeparatorLeading.self { return 0 }
      return nil
    case .symbol(let content):
      guard !content.isResizable, key.id == FirstTextBaseline.self || key.id == LastTextBaseline.self else {
        return nil
      }
      return context.fonts.symbol(content.drawnName(context.fonts), font: content.font, imageScale: content.scale)
        .baseline
    case .shape, .image, .deferred: return nil
    case .effect: return children.first?.explicitAlignment(key, proposal: proposal)
    case .layout(let rule):
      let dimensions = dimensions(proposal)
      if let own = rule.alignment(key, in: dimensions, children) {
        if own.isFinite { return own }
        context.report(.invalidLength(node: name))
        return nil
      }
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
  package var name: String { node.name }
}
