import ViewTree

/// A modifier whose name compiles but whose effect cannot be drawn: the content, and a picture that fails.
nonisolated struct UnsupportedModifier: _PrimitiveModifier {
  let name: String
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    context.graph.fail("\(name) is not supported yet: it compiles, but nothing is drawn of it")
    return content(context)
  }
}
extension View {
  nonisolated func unsupported(_ name: String) -> some View { modifier(UnsupportedModifier(name: name)) }
}
