import ViewTree

public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// Something to tap.
public nonisolated struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @StateObject private var press = ButtonPress()

  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  @preconcurrency public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  @MainActor public var body: some View {
    ButtonElement(role: role, action: action, label: label, press: press, isPressed: press.isPressed)
  }
}

/// Whether a finger rests on a button; kept as long as the button keeps its place.
private final class ButtonPress: ObservableObject {
  @Published var isPressed = false
}

private nonisolated struct ButtonElement<Label: View>: _PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  let press: ButtonPress
  let isPressed: Bool

  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let context = context.deeper() else { return [] }
    let label = label
    let configuration = ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label { $0.lower(label) }, isPressed: isPressed)
    let nodes = context.environment.buttonStyle.lower(configuration, context)
    var semantics = Semantics(role: "Button")
    semantics.traits = ["button"]
    semantics.isEnabled = context.environment.isEnabled
    let (action, press) = (action, press)
    let isRow = context.environment.isInListRow && context.environment.isButtonStyleAutomatic
    semantics.action = { MainActor.assumeIsolated { action() } }
    var interaction = Interaction()
    interaction.press = PressAttachment(owner: press) { press.isPressed = $0 }
    return nodes.map { node in
      var element = context.layout(ElementRule(name: "Button"), [node])
      element.semantics = semantics
      element.interaction = interaction
      if isRow { element.layoutValues[ObjectIdentifier(ListRowButton.self)] = true }
      return element
    }
  }
}

extension Button where Label == Text {
  @preconcurrency public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

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

/// The system's own button styles.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  func _lower(_ configuration: ButtonStyleConfiguration, _ context: _BuildContext) -> [ViewNode]
}

/// The label in the tint; gray where the button is disabled, red where it destroys. [facts, section 8] Fainter while a
/// finger is on it, by an opacity that was not measured.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  static let pressedOpacity = 0.2
  public init() {}
  @MainActor public func _lower(_ configuration: ButtonStyleConfiguration, _ context: _BuildContext) -> [ViewNode] {
    let inner = context.with { values in
      let style: AnyShapeStyle
      if !values.isEnabled {
        style = AnyShapeStyle(HierarchicalShapeStyle.tertiary)
      } else if configuration.role == .destructive {
        style = AnyShapeStyle(Color.red)
      } else {
        style = AnyShapeStyle(TintShapeStyle())
      }
      values.setForeground([style])
    }
    let label = inner.lower(configuration.label)
    let nodes = label.count > 1 ? [context.layout(StackRule.horizontal(), label)] : label
    return configuration.isPressed ? nodes.map { context.effect(.opacity(Self.pressedOpacity), [$0]) } : nodes
  }
}
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func _lower(_ configuration: ButtonStyleConfiguration, _ context: _BuildContext) -> [ViewNode] {
    DefaultButtonStyle()._lower(configuration, context)
  }
}
/// The label as it is; fainter where the button is disabled or pressed.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func _lower(_ configuration: ButtonStyleConfiguration, _ context: _BuildContext) -> [ViewNode] {
    let label = context.lower(configuration.label)
    let nodes = label.count > 1 ? [context.layout(StackRule.horizontal(), label)] : label
    // UIKit's buttons fade to 0.2 of their opacity under a finger, plain ones less. [not measured]
    let opacity = !context.environment.isEnabled ? 0.5 : configuration.isPressed ? 0.75 : 1
    return opacity == 1 ? nodes : nodes.map { context.effect(.opacity(opacity), [$0]) }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public nonisolated static var automatic: DefaultButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public nonisolated static var borderless: BorderlessButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public nonisolated static var plain: PlainButtonStyle { .init() } }

/// A button style of any type, as the environment carries it.
@MainActor struct AnyButtonStyle {
  let lower: @MainActor (ButtonStyleConfiguration, _BuildContext) -> [ViewNode]
}
private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}
extension EnvironmentValues {
  @MainActor var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] ?? AnyButtonStyle { DefaultButtonStyle()._lower($0, $1) } }
    set { self[ButtonStyleKey.self] = newValue }
  }
  /// Whether nobody has chosen a style.
  var isButtonStyleAutomatic: Bool { self[ButtonStyleKey.self] == nil }
}

private nonisolated struct ButtonStyleModifier<Style: ButtonStyle>: _PrimitiveModifier {
  let style: Style
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]) -> [ViewNode] {
    var inner = context
    let style = style
    inner.environment.buttonStyle = AnyButtonStyle { configuration, context in
      let nodes = context.lower(style: style) { $0.makeBody(configuration: configuration) }
      return nodes.count > 1 ? [context.layout(StackRule.horizontal(), nodes)] : nodes
    }
    return content(inner)
  }
}

private nonisolated struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle>: _PrimitiveModifier {
  let style: Style
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]) -> [ViewNode] {
    var inner = context
    let style = style
    inner.environment.buttonStyle = AnyButtonStyle { style._lower($0, $1) }
    return content(inner)
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
