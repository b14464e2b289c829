import ViewTree

/// Says how each node of the content answers to a finger.
nonisolated struct InteractionModifier: _PrimitiveModifier {
  let change: @MainActor (inout Interaction, _BuildContext) -> Void
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    content(context).map { node in
      var node = node
      var interaction = node.interaction ?? Interaction()
      change(&interaction, context)
      node.interaction = interaction
      return node
    }
  }
}

extension View {
  /// Takes touches in the content away from it, so that they reach what lies behind.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(InteractionModifier { interaction, _ in if !enabled { interaction.allowsHitTesting = false } })
  }
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(
      InteractionModifier { interaction, context in
        let direction = context.environment.layoutDirection
        interaction.contentShape = ContentShape(usesEvenOddRule: eoFill) { shape.path(in: $0, direction) }
      })
  }
  /// Only the interaction's shape changes what a finger does; previews and hover effects have no picture here.
  @ViewBuilder public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
}

/// What a content shape counts for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
