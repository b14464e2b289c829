import ViewTree

/// The label in the tint; gray where the button is disabled, red where it destroys. [facts, section 8] Fainter while a
/// finger is on it, by an opacity that was not measured.
public nonisolated struct DefaultButtonStyle: ButtonLook {
  static let pressedOpacity = 0.2
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  @MainActor func lower(_ configuration: ButtonStyleConfiguration, in context: _BuildContext) -> [ViewNode] {
    if context.environment.barItemGlass == .prominent, let nodes = context.prominentBarItem(configuration) {
      return nodes
    }
    let inner =
      context.environment.hasChosenForeground
      ? context
      : context.with { values in
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

public nonisolated struct BorderlessButtonStyle: ButtonLook {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  @MainActor func lower(_ configuration: ButtonStyleConfiguration, in context: _BuildContext) -> [ViewNode] {
    DefaultButtonStyle().lower(configuration, in: context)
  }
}

/// The label as it is; fainter where the button is disabled or pressed.
public nonisolated struct PlainButtonStyle: ButtonLook {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  @MainActor func lower(_ configuration: ButtonStyleConfiguration, in context: _BuildContext) -> [ViewNode] {
    let label = context.lower(configuration.label)
    let nodes = label.count > 1 ? [context.layout(StackRule.horizontal(), label)] : label
    // UIKit's buttons fade to 0.2 of their opacity under a finger, plain ones less. [not measured]
    let opacity = !context.environment.isEnabled ? 0.5 : configuration.isPressed ? 0.75 : 1
    return opacity == 1 ? nodes : nodes.map { context.effect(.opacity(opacity), [$0]) }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public nonisolated static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public nonisolated static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public nonisolated static var plain: PlainButtonStyle { .init() }
}
