/// A view that is compared by its own `==`. All views are compared before they are evaluated again, so this one is shown
/// as it is.
public nonisolated struct EquatableView<Content: Equatable & View>: View {
  public var content: Content
  public init(content: Content) { self.content = content }
  @MainActor public var body: some View { content }
}
extension View where Self: Equatable {
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  public static func == (a: ModifiedContent, b: ModifiedContent) -> Bool {
    a.content == b.content && a.modifier == b.modifier
  }
}

/// A modifier that is made of the environment.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}
extension EnvironmentalModifier {
  public static func _lower(
    _ modifier: Self, in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]
  ) -> [ViewNode] {
    let resolved = context.reading { modifier.resolve(in: context.environment) }
    return ResolvedModifier._lower(resolved, in: context, content: content)
  }
}
