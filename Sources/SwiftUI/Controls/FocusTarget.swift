/// Who decides whether a text field has the keyboard, where `.focused(…)` is around it. Without one the field decides.
struct FocusTarget {
  var isFocused: Bool
  var setFocused: (Bool) -> Void
  init(isFocused: Bool, setFocused: @escaping (Bool) -> Void) {
    (self.isFocused, self.setFocused) = (isFocused, setFocused)
  }
}

private enum FocusTargetKey: EnvironmentKey {
  static var defaultValue: FocusTarget? { nil }
}
extension EnvironmentValues {
  var focusTarget: FocusTarget? {
    get { self[FocusTargetKey.self] }
    set { self[FocusTargetKey.self] = newValue }
  }
}
