import ViewTree
import VirtualTime

extension View {
  /// Sets the value for the views around, in place of what the views inside set.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(AttachmentModifier(.report { _, preferences in preferences[K.self] = value }))
  }
  /// Changes the value that the views inside set, or the default one.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      AttachmentModifier(
        .report { _, preferences in
          var value = preferences[K.self] ?? K.defaultValue
          callback(&value)
          preferences[K.self] = value
        }))
  }
  /// Calls `action` with the value of the views inside: when they are first laid out, if any of them sets one, and each
  /// time it changes.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(
      PlacingObserver<K.Value>(
        name: "preference", source: { "the preference \(TypeName.of(K.self))" },
        observe: { _, preferences, before in preferences[K.self] ?? before.map { _ in K.defaultValue } },
        isSame: { $0 == $1 }, action: { _, value in action(value) }))
  }

  /// Lays a view over this one that is made from what the views in it say.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(order: .overlay, alignment: alignment, transform: transform))
  }
  /// Lays a view behind this one that is made from what the views in it say.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(order: .background, alignment: alignment, transform: transform))
  }
}

private nonisolated struct PreferenceLayerModifier<K: PreferenceKey, Secondary: View>: _PrimitiveModifier {
  let order: LayeredRule.Order
  let alignment: Alignment
  let transform: (K.Value) -> Secondary
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let primary = content(context.child(.name("primary")))
    let transform = transform
    let rule = LayeredRule(order, alignment: alignment, readsPreferences: true)
    return primary.enumerated().map { index, node in
      let inner = context.child(.name("secondary")).child(.index(index))
      let layer = inner.deferred(name: "\(rule.name)PreferenceValue", alignment: alignment) { _, preferences in
        transform(preferences[K.self] ?? K.defaultValue)
      }
      guard let layer else { return node }
      return context.layout(rule, order == .background ? [layer, node] : [node, layer])
    }
  }
}
