import ViewTree

/// Makes the nodes of a list's content into rows, headers and footers.
@MainActor struct ListRows<SelectionValue: Hashable> {
  let context: _BuildContext
  let kind: ListKind
  let selection: ListSelection<SelectionValue>?
  let isEditing: Bool
  let metrics: ListMetrics
  private var environment: EnvironmentValues { context.environment }

  init(context: _BuildContext, kind: ListKind, selection: ListSelection<SelectionValue>?, isEditing: Bool) {
    (self.context, self.kind, self.selection, self.isEditing) = (context, kind, selection, isEditing)
    var metrics = ListMetrics.of(kind, context.environment.platform)
    if kind.hasRoundPlatters, let margin = context.environment.listSectionMargin { metrics.margin = margin }
    self.metrics = metrics
  }

  // MARK: - Sections

  func sections(_ nodes: [ViewNode]) -> [ViewNode] {
    let sections = ListSectionNodes.grouping(nodes)
    var number = 0
    return sections.indices.map { index in
      let section = sections[index]
      var children: [ViewNode] = []
      if !section.header.isEmpty { children.append(header(section.header, isFirst: index == 0)) }
      if !section.rows.isEmpty {
        children.append(rows(section, isFirst: index == 0, isLast: index == sections.count - 1, number: &number))
      }
      if !section.footer.isEmpty { children.append(footer(section.footer)) }
      let gaps = gaps(sections, index)
      let stack = context.layout(StackRule.vertical(.leading, spacing: 0), children)
      return gaps.top == 0 && gaps.bottom == 0
        ? stack
        : context.layout(PaddingRule(EdgeInsets(top: gaps.top, leading: 0, bottom: gaps.bottom, trailing: 0)), [stack])
    }
  }

  /// What is free above and below a section.
  private func gaps(_ sections: [ListSectionNodes], _ index: Int) -> (top: CGFloat, bottom: CGFloat) {
    let section = sections[index]
    var (top, bottom) = (section.header.isEmpty ? metrics.above : 0, section.footer.isEmpty ? metrics.below : 0)
    switch section.mark?.spacing.kind ?? environment.listSectionSpacing.kind {
    case .automatic: break
    // Half of it. [unverified]
    case .compact: (top, bottom) = (top / 2, bottom / 2)
    case .custom(let spacing): (top, bottom) = (0, spacing.isFinite ? max(0, spacing) : 0)
    }
    if index == 0 { top = section.header.isEmpty ? metrics.top : 0 }
    return (top, bottom)
  }

  private func block(_ nodes: [ViewNode], top: CGFloat, bottom: CGFloat, minimumHeight: CGFloat?) -> ViewNode {
    let own = nodes.first?.listValue(ListSectionMark.self)?.insets ?? ListTraits().insets
    let greedy = FlexibleFrameRule(
      width: FlexibleFrameRule.Limits(nil, nil, .infinity), height: FlexibleFrameRule.Limits(nil, nil, nil),
      alignment: .leading)
    let content = context.layout(greedy, [context.layout(StackRule.vertical(.leading), nodes)])
    let padded = context.layout(
      PaddingRule(
        EdgeInsets(
          top: own.top ?? top, leading: metrics.margin + (own.leading ?? metrics.rowInset),
          bottom: own.bottom ?? bottom,
          trailing: metrics.margin + (own.trailing ?? metrics.rowInset))), [content])
    guard let minimumHeight else { return padded }
    let high = FlexibleFrameRule(
      width: FlexibleFrameRule.Limits(nil, nil, nil), height: FlexibleFrameRule.Limits(minimumHeight, nil, nil),
      alignment: .bottomLeading)
    return context.layout(high, [padded])
  }
  private func header(_ nodes: [ViewNode], isFirst: Bool) -> ViewNode {
    let headers = nodes.map { node in
      var node = node
      node.semantics = node.semantics ?? Semantics()
      node.semantics?.traits.append("header")
      return node
    }
    return block(
      headers, top: metrics.headerTop, bottom: metrics.headerBottom,
      minimumHeight: environment.defaultMinListHeaderHeight)
  }
  private func footer(_ nodes: [ViewNode]) -> ViewNode {
    block(nodes, top: metrics.footerTop, bottom: metrics.footerBottom, minimumHeight: nil)
  }

  // MARK: - Rows

  /// The rows of a section on their surface.
  private func rows(_ section: ListSectionNodes, isFirst: Bool, isLast: Bool, number: inout Int) -> ViewNode {
    let spacing = environment.listRowSpacing.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
    let traits = section.rows.map(\.listTraits)
    let isSelected = section.rows.indices.map { isChosen(section.rows[$0], traits[$0]) }
    // One surface behind all of them, unless some have their own.
    let hasOwn = traits.contains { $0.background != nil } || isSelected.contains(true)
    let isApart = spacing > 0
    let fillsRows = kind.hasPlatters && (hasOwn || isApart)
    var rows: [ViewNode] = []
    for index in section.rows.indices {
      var lines: [Line] = []
      if !isApart || !kind.hasPlatters {
        lines = self.lines(
          traits, index, isFirstSection: isFirst, isLastSection: isLast, hasHeader: !section.header.isEmpty)
      }
      var row = row(
        section.rows[index], traits[index], number, lines, isSelected: isSelected[index], isFilled: fillsRows)
      if isApart, kind.hasRoundPlatters { row = clipped(row) }
      rows.append(row)
      number += 1
    }
    var stack = context.layout(StackRule.vertical(.leading, spacing: spacing), rows)
    if kind.hasPlatters, !isApart {
      if !fillsRows { stack = context.layout(LayeredRule(.background, alignment: .center), [platter, stack]) }
      // What reaches into the corners is cut off there.
      if kind.hasRoundPlatters, hasOwn || traits.contains(where: \.hasInsets) { stack = clipped(stack) }
    }
    return metrics.margin == 0
      ? stack
      : context.layout(PaddingRule(EdgeInsets(metrics.margin, edges: .horizontal)), [stack])
  }

  private var platter: ViewNode {
    let outline = ViewNode.Outline.roundedRectangle(cornerRadius: metrics.cornerRadius)
    return ViewNode(
      .shape(
        ShapeContent(
          name: "ListSection", path: { outline.path(in: $0) }, drawing: .fill(FillStyle()),
          paint: ListColor.row._paint(in: environment, level: 0))))
  }
  private func clipped(_ node: ViewNode) -> ViewNode {
    let outline = ViewNode.Outline.roundedRectangle(cornerRadius: metrics.cornerRadius)
    return context.effect(.clip(name: "listSection", { outline.path(in: $0) }, FillStyle()), [node])
  }

  /// A row of its content. Views that leave do so as rows.
  private func row(
    _ node: ViewNode, _ traits: ListTraits, _ number: Int, _ lines: [Line], isSelected: Bool, isFilled: Bool
  ) -> ViewNode {
    var content = node
    (content.isLeaving, content.lastPlace) = (false, nil)
    let place = context.child(.name("row")).child(.index(number))
    let base = metrics.rowInset + CGFloat(traits.level) * metrics.indentation
    let insets = EdgeInsets(
      top: traits.insets.top ?? metrics.rowPadding, leading: traits.insets.leading ?? base,
      bottom: traits.insets.bottom ?? metrics.rowPadding, trailing: traits.insets.trailing ?? metrics.rowInset)
    content = withAccessories(content, traits, place, isSelected: isSelected)
    let behind = background(
      traits, isSelected: isSelected && !(isEditing && selection?.allowsSeveral == true), isFilled: isFilled)
    let rule = ListRowRule(
      insets: insets, minimumHeight: environment.minListRowHeight ?? metrics.rowHeight, lines: lines.map(\.rule),
      lineEnd: metrics.lineEnd, thickness: environment.pixelLength)
    var row = context.layout(
      rule,
      [behind, content]
        + lines.map { line in
          context.filledRectangle(name: "Separator", line.paint(in: environment))
        })
    (row.isLeaving, row.lastPlace) = (node.isLeaving, node.lastPlace)
    row.semantics = semantics(node, traits, isSelected: isSelected)
    row.interaction = interaction(node, traits, place)
    return row
  }

  private func background(_ traits: ListTraits, isSelected: Bool, isFilled: Bool) -> ViewNode {
    if isSelected {
      return context.filledRectangle(name: "RowBackground", ListColor.selectedRow._paint(in: environment, level: 0))
    }
    if let own = traits.background {
      let full = FlexibleFrameRule(
        width: FlexibleFrameRule.Limits(nil, nil, .infinity), height: FlexibleFrameRule.Limits(nil, nil, .infinity),
        alignment: .center)
      return context.layout(full, [context.layout(ZStackRule(alignment: .center), own)])
    }
    if isFilled {
      return context.filledRectangle(name: "RowBackground", ListColor.row._paint(in: environment, level: 0))
    }
    return context.layout(ZStackRule(alignment: .center), [])
  }

  /// The content between what the edit mode, badges and links put beside it.
  private func withAccessories(_ content: ViewNode, _ traits: ListTraits, _ place: _BuildContext, isSelected: Bool)
    -> ViewNode
  {
    var before: [ViewNode] = [], after: [ViewNode] = []
    func accessory(_ name: String, _ view: some View) -> [ViewNode] {
      place.child(.name(name)).inStack(.horizontal).lower(view)
    }
    if isEditing {
      if selection?.allowsSeveral == true, traits.isSelectionDisabled != true {
        before += accessory("choice", SelectionMark(isSelected: isSelected))
      } else if let delete = traits.delete, traits.isDeleteDisabled != true {
        before += accessory("delete", DeleteMark(delete: delete))
      }
      if traits.isMovable, traits.isMoveDisabled != true { after += accessory("handle", DragHandle()) }
    }
    if let badge = traits.badge {
      after.insert(contentsOf: accessory("badge", badge.foregroundColor(.secondary)), at: 0)
    }
    if content.isListLink {
      after.insert(contentsOf: accessory("chevron", ListChevron()), at: traits.badge == nil ? 0 : 1)
    }
    if before.isEmpty, after.isEmpty { return content }
    let greedy = FlexibleFrameRule(
      width: FlexibleFrameRule.Limits(nil, nil, .infinity), height: FlexibleFrameRule.Limits(nil, nil, nil),
      alignment: .leading)
    return context.layout(
      StackRule.horizontal(spacing: 8), before + [context.layout(greedy, [content])] + after)
  }

  // MARK: - What a person does

  private func tag(_ node: ViewNode) -> SelectionValue? {
    // A row's own tag, or its identity in a `ForEach`.
    node.listTag(of: SelectionValue.self)
  }
  private func isChosen(_ node: ViewNode, _ traits: ListTraits) -> Bool {
    guard let selection, !selection.values.isEmpty, let tag = tag(node) else { return false }
    return selection.values.contains(tag)
  }
  /// Choosing one row works at any time, choosing several while the list is edited.
  private func choice(_ node: ViewNode, _ traits: ListTraits) -> (() -> Void)? {
    guard let selection, traits.isSelectionDisabled != true, isEditing || !selection.allowsSeveral, let tag = tag(node)
    else {
      return nil
    }
    return { selection.select(tag) }
  }

  private func semantics(_ node: ViewNode, _ traits: ListTraits, isSelected: Bool) -> Semantics? {
    var options: [ControlAction.Option] = []
    for item in traits.swipes { MenuOptions.collect(item, into: &options) }
    if let delete = traits.delete, traits.isDeleteDisabled != true, options.isEmpty {
      options.append(ControlAction.Option(label: "Delete", isSelected: false, select: delete))
    }
    let choice = choice(node, traits)
    if options.isEmpty, choice == nil, !isSelected { return nil }
    var semantics = Semantics(role: "ListRow")
    if isSelected { semantics.traits.append("selected") }
    semantics.action = choice
    semantics.isEnabled = environment.isEnabled
    if !options.isEmpty { semantics.control = .choice(options) }
    return semantics
  }

  /// A tap anywhere in the row does what its buttons do; one on something else in it goes there.
  private func interaction(_ node: ViewNode, _ traits: ListTraits, _ place: _BuildContext) -> Interaction? {
    var actions: [() -> Void] = []
    node.collectRowActions(into: &actions)
    let hasChoice = choice(node, traits) != nil
    if actions.isEmpty, !hasChoice { return nil }
    var interaction = Interaction()
    interaction.contentShape = ContentShape { Path($0) }
    // The row's own tap chooses it; buttons come through a gesture.
    if !actions.isEmpty, !hasChoice {
      let owner = place.node.slot(0) { RowTouch() }
      let run = UnsafeTransfer(actions)
      interaction.gestures.append(
        GestureAttachment(priority: .normal, includesGesture: true, includesContent: true, owner: owner) {
          MainActor.assumeIsolated { () -> UnsafeTransfer<PlacedRecognizer> in
            let tap = TapGesture().onEnded { for action in run.value { action() } }
            return UnsafeTransfer(PlacedRecognizer(ErasedRecognizer(tap.recognizer)))
          }.value
        })
    }
    return interaction
  }
}

/// Tells the tap on one row from others.
private final class RowTouch {}

/// Marks a button that is its row: a tap on the row is one on the button.
enum ListRowButton {}

extension ViewNode {
  /// What the buttons in a row do, as far as a tap beside them counts for them.
  fileprivate func collectRowActions(into actions: inout [() -> Void]) {
    if let semantics, let action = semantics.action, layoutValues[ObjectIdentifier(ListRowButton.self)] != nil {
      if semantics.isEnabled { actions.append(action) }
      return
    }
    for child in children { child.collectRowActions(into: &actions) }
  }
  fileprivate func listTag<V: Hashable>(of type: V.Type) -> V? {
    tag(of: type) ?? listValue(V.self)
  }
}
