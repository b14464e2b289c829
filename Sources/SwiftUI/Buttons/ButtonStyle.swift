import ViewTree

/// How buttons look and react.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public nonisolated struct Label: _PrimitiveView {
    let lower: @MainActor (_BuildContext) -> [ViewNode]
    init(_ lower: @escaping @MainActor (_BuildContext) -> [ViewNode]) { self.lower = lower }
    @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] { lower(context.child(.name("label"))) }
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// How buttons look, and what makes them act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public nonisolated struct Label: _PrimitiveView {
    let lower: @MainActor (_BuildContext) -> [ViewNode]
    init(_ lower: @escaping @MainActor (_BuildContext) -> [ViewNode]) { self.lower = lower }
    @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] { lower(context.child(.name("label"))) }
  }
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void
  /// Does what the button is for.
  @MainActor @preconcurrency public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration, in the style around.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let (label, action) = (configuration.label, configuration.action)
    self.init(role: configuration.role, action: { action() }) { label }
  }
}

/// One of the system's own styles: only a look, the button answers to fingers.
@MainActor protocol ButtonLook: PrimitiveButtonStyle {
  func lower(_ configuration: ButtonStyleConfiguration, in context: _BuildContext) -> [ViewNode]
}

/// A button style of any type, as the environment carries it.
@MainActor struct AnyButtonStyle {
  enum Kind {
    case look(@MainActor (ButtonStyleConfiguration, _BuildContext) -> [ViewNode])
    case whole(@MainActor (PrimitiveButtonStyleConfiguration, _BuildContext) -> [ViewNode])
  }
  let kind: Kind
  /// The style and those around it, which tell whether two of these are the same.
  private let styles: [Any]

  init<Style: ButtonStyle>(_ style: Style) {
    kind = .look { configuration, context in
      let nodes = context.lower(style: style) { $0.makeBody(configuration: configuration) }
      return nodes.count > 1 ? [context.layout(StackRule.horizontal(), nodes)] : nodes
    }
    styles = [style]
  }
  /// - Parameter outer: what a button inside the style is shown in.
  init<Style: PrimitiveButtonStyle>(primitive style: Style, inside outer: AnyButtonStyle?) {
    if let look = style as? any ButtonLook {
      kind = .look { look.lower($0, in: $1) }
      styles = [style]
      return
    }
    kind = .whole { configuration, context in
      let inner = context.with { $0.ownButtonStyle = outer }
      let nodes = inner.lower(style: style) { $0.makeBody(configuration: configuration) }
      return nodes.count > 1 ? [context.layout(StackRule.horizontal(), nodes)] : nodes
    }
    styles = [style] + (outer?.styles ?? [])
  }
}
extension AnyButtonStyle: SelfComparing {
  func isSame(as other: AnyButtonStyle) -> Bool {
    styles.count == other.styles.count && zip(styles, other.styles).allSatisfy { ValueComparison.isSame(any: $0, $1) }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}
extension EnvironmentValues {
  var ownButtonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
  /// Whether nobody has chosen a style.
  var isButtonStyleAutomatic: Bool { ownButtonStyle == nil }
  @MainActor var buttonStyle: AnyButtonStyle {
    ownButtonStyle ?? AnyButtonStyle(primitive: DefaultButtonStyle(), inside: nil)
  }
}

private nonisolated struct ButtonStyleModifier<Style: ButtonStyle>: _PrimitiveModifier {
  let style: Style
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let style = AnyButtonStyle(style)
    return content(context.with { $0.ownButtonStyle = style })
  }
}
private nonisolated struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle>: _PrimitiveModifier {
  let style: Style
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let style = AnyButtonStyle(primitive: style, inside: context.environment.ownButtonStyle)
    return content(context.with { $0.ownButtonStyle = style })
  }
}

extension View {
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}
