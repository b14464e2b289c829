import ViewTree

/// Content with something above and below it that says what it is. A plain container sees header, content and footer one
/// after the other, in no style of their own.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown, where the section can be folded up.
  var isExpanded: Binding<Bool>? = nil
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}
extension Section: _PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let isExpanded else { return Self.lower(header, content, footer, isOpen: nil, toggle: nil, in: context) }
    return context.lower(
      FoldedSection(isExpanded: isExpanded) { isOpen, context in
        Self.lower(header, content, footer, isOpen: isOpen, toggle: { isExpanded.wrappedValue.toggle() }, in: context)
      })
  }
  @MainActor private static func lower(
    _ header: Parent, _ content: Content, _ footer: Footer, isOpen: Bool?, toggle: (() -> Void)?, in context: _BuildContext
  ) -> [ViewNode] {
    if context.environment.isInListRow {
      return context.listSection(header: header, content: content, footer: footer, isOpen: isOpen, toggle: toggle)
    }
    guard let inner = context.deeper() else { return [] }
    var nodes = inner.child(.name("header")).lower(header)
    if isOpen != false { nodes += inner.child(.name("content")).lower(content) }
    return nodes + inner.child(.name("footer")).lower(footer)
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
    self.init(header: header(), content: content(), footer: footer())
  }
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// Reads whether a section is folded up, in a body, so that a change is seen.
private nonisolated struct FoldedSection: View {
  let isExpanded: Binding<Bool>
  let lower: @MainActor (Bool, _BuildContext) -> [ViewNode]
  @MainActor var body: some View { Lowering(isOpen: isExpanded.wrappedValue, lower: lower) }

  struct Lowering: _PrimitiveView {
    let isOpen: Bool
    let lower: @MainActor (Bool, _BuildContext) -> [ViewNode]
    @MainActor func _lower(in context: _BuildContext) -> [ViewNode] { lower(isOpen, context) }
  }
}
