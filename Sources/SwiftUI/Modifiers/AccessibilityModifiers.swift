import ViewTree

/// Puts a node around the content that says what it means; dumps and failure messages show it.
private nonisolated struct SemanticsModifier: _PrimitiveModifier {
  let change: (inout Semantics) -> Void
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]) -> [ViewNode] {
    content(context).map { node in
      var node = node
      if node.semantics == nil {
        node = context.layout(ElementRule(name: "accessibility"), [node])
        node.semantics = Semantics()
      }
      change(&node.semantics!)
      return node
    }
  }
}

extension View {
  package nonisolated func semantics(_ change: @escaping (inout Semantics) -> Void) -> some View {
    modifier(SemanticsModifier(change: change))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    semantics { $0.label = String(label) }
  }
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { semantics { $0.label = label.plainString } }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    semantics { $0.value = String(value) }
  }
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
  public nonisolated func accessibilityValue(_ value: Text) -> some View { semantics { $0.value = value.plainString } }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    semantics { $0.identifier = identifier }
  }
  public nonisolated func accessibilityHidden(_ isHidden: Bool) -> some View { semantics { $0.isHidden = isHidden } }
}

extension Text {
  /// The characters without styles, under the default environment.
  var plainString: String {
    var resolver = TextResolver(environment: EnvironmentValues())
    resolver.append(self, TextResolver.Style(environment: EnvironmentValues()))
    return resolver.runs.map(\.run.text).joined()
  }
}
