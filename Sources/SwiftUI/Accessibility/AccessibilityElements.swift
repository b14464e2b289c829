import ViewTree

/// Makes one element of the content, or a container of elements.
private nonisolated struct AccessibilityElementModifier: _PrimitiveModifier {
  let children: AccessibilityChildBehavior
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    content(context).map { inner in
      var node = context.layout(
        ElementRule(name: children == .contain ? "accessibility container" : "accessibility"), [inner])
      var semantics = Semantics()
      semantics.details.grouping = children.grouping
      if children == .combine {
        // What a screen reader says of the parts, one after the other.
        let words = inner.accessibilityWords
        semantics.label = words.isEmpty ? nil : words.joined(separator: ", ")
        semantics.details.combinedLabel = semantics.label
        semantics.traits = inner.accessibilityTraitNames
      }
      node.semantics = semantics
      return node
    }
  }
}

extension ViewNode {
  /// The labels and texts of the elements inside, in their order; hidden ones are left out.
  fileprivate var accessibilityWords: [String] {
    if let semantics {
      if semantics.isHidden { return [] }
      if let label = semantics.label { return [label] + [semantics.value].compactMap { $0 } }
    }
    switch kind {
    case .text(let content): return [content.string]
    case .effect(.hidden): return []
    default: return children.flatMap(\.accessibilityWords)
    }
  }
  fileprivate var accessibilityTraitNames: [String] {
    if semantics?.isHidden == true { return [] }
    var names = semantics?.traits ?? []
    for child in children {
      for name in child.accessibilityTraitNames where !names.contains(name) { names.append(name) }
    }
    return names
  }
  /// What the first element in the node says.
  fileprivate var firstSemantics: Semantics? {
    if let semantics, semantics.label != nil || semantics.role != nil || semantics.control != nil { return semantics }
    if case .text(let content) = kind { return Semantics(label: content.string) }
    for child in children { if let found = child.firstSemantics { return found } }
    return nil
  }
}

/// Speaks of the content as another view would.
private nonisolated struct AccessibilityRepresentationModifier<Representation: View>: _PrimitiveModifier {
  let representation: Representation
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let nodes = content(context.child(.name("content")))
    let spoken = context.child(.name("representation")).inStack(nil).lower(representation)
    guard let semantics = spoken.lazy.compactMap(\.firstSemantics).first else { return nodes }
    return nodes.map { inner in
      var node = context.layout(ElementRule(name: "accessibility"), [inner])
      node.semantics = semantics
      if node.semantics?.details.grouping == nil { node.semantics?.details.grouping = .ignore }
      return node
    }
  }
}

/// Tells of elements that are not drawn in place of the content's: the bars of a chart on a canvas.
nonisolated struct AccessibilityChildrenModifier<Children: View>: _PrimitiveModifier {
  let children: Children
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let nodes = content(context.child(.name("content")))
    let told = context.child(.name("children")).inStack(nil).lower(children).flatMap(\.toldChildren)
    return nodes.map { inner in
      var node = context.layout(ElementRule(name: "accessibility container"), [inner])
      var semantics = Semantics()
      semantics.details.grouping = .contain
      semantics.details.children = told
      node.semantics = semantics
      return node
    }
  }
}

extension ViewNode {
  /// What is told of the node where it is not drawn.
  fileprivate var toldChildren: [AccessibilityDetails.Child] {
    if let semantics {
      if semantics.isHidden { return [] }
      let words =
        semantics.label
        ?? (semantics.role == nil && semantics.details.grouping == nil
          ? nil : accessibilityWords.joined(separator: ", "))
      if let words {
        return [AccessibilityDetails.Child(label: words, value: semantics.value, traits: semantics.traits)]
      }
    }
    if case .text(let content) = kind {
      return [AccessibilityDetails.Child(label: content.string, value: nil, traits: [])]
    }
    var told = children.flatMap(\.toldChildren)
    if let semantics, told.count == 1 {
      if let value = semantics.value { told[0].value = value }
      for name in semantics.traits where !told[0].traits.contains(name) { told[0].traits.append(name) }
    }
    return told
  }

  /// The same, and an image that it is has nothing to say, unless it is given a label. For what is drawn beside words that
  /// say it.
  var asDecoration: ViewNode {
    var node = self
    var semantics = node.semantics ?? Semantics()
    semantics.details.isDecoration = true
    node.semantics = semantics
    return node
  }
}

/// Images that say nothing: unlike `accessibilityHidden`, without a node of its own.
private nonisolated struct DecorationModifier: _PrimitiveModifier {
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    content(context).map(\.asDecoration)
  }
}
extension View {
  nonisolated func asDecoration() -> some View { modifier(DecorationModifier()) }
}

extension View {
  /// One element for a screen reader: by itself, of its parts' words (`combine`), or a container of its parts (`contain`).
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityElementModifier(children: children))
  }
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(AccessibilityRepresentationModifier(representation: representation()))
  }
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { self }
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    semantics { if isEnabled { $0.label = label.plainString } }
  }
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
    -> some View
  {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    semantics { if isEnabled { $0.value = value.plainString } }
  }
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool)
    -> some View
  {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    semantics { if isEnabled { $0.isHidden = hidden } }
  }
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    semantics { if isEnabled { $0.identifier = identifier } }
  }
  /// The heading trait at a level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    semantics { semantics in
      if !semantics.traits.contains("header") { semantics.traits.append("header") }
      semantics.details.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    }
  }
  // The older spellings.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
  public nonisolated func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}

public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
