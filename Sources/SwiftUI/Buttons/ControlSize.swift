/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Comparable, Sendable {
  case mini, small, regular, large, extraLarge
}
private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
extension View {
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  /// The nearest size in the range.
  public nonisolated func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
    changingEnvironment { values in
      let allowed = ControlSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      values.controlSize = min(max(values.controlSize, first), last)
    }
  }
}
