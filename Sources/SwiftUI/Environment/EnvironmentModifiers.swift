nonisolated struct EnvironmentModifier: _PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    content(context.with(change))
  }
}

extension View {
  nonisolated func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    modifier(EnvironmentModifier(change: change))
  }
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    changingEnvironment { $0.setObject(object) }
  }
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    changingEnvironment { $0.setObject(object) }
  }
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    changingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
  }
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  public nonisolated func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize {
    changingEnvironment { values in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, first), last)
    }
  }
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { if disabled { $0.isEnabled = false } }
  }
}
