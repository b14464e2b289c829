import ViewTree

/// How text fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {
  typealias _Label = _ControlLabel
  associatedtype _Body: View
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The text alone, whatever the styles around.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  @MainActor public func _body(configuration: TextField<_ControlLabel>) -> some View {
    configuration.environment(\.textFieldStyle, nil)
  }
}
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  @MainActor public func _body(configuration: TextField<_ControlLabel>) -> some View {
    configuration.environment(\.textFieldStyle, nil)
  }
}
/// In a box with a thin line around: 34 points high with body text, 7 points beside it. [unverified: corners of 5 points, the
/// line of half a point in the fourth gray]
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  @MainActor public func _body(configuration: TextField<_ControlLabel>) -> some View {
    configuration
      .environment(\.textFieldStyle, nil)
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background { RoundedBox() }
  }
}

private nonisolated struct RoundedBox: View {
  @MainActor var body: some View {
    RoundedRectangle(cornerRadius: 5).fill(BackgroundStyle()).strokeBorder(Color(.system(.gray4)), lineWidth: 0.5)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public nonisolated static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public nonisolated static var plain: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<TextField<_ControlLabel>>? { nil }
}
extension EnvironmentValues {
  /// `nil` where a field draws its text alone.
  var textFieldStyle: ControlStyle<TextField<_ControlLabel>>? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}
extension View {
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: style, keyPath: \.textFieldStyle) { $0._body(configuration: $1) })
  }
}
