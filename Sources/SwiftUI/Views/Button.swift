import ViewTree

public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
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
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
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
    let (label, role) = (label, role)
    var action = action
    if let dismiss = context.environment.alertDismissal {
      // The alert is gone when the action runs, so that the action may bring the next one.
      action = { [action] in
        dismiss()
        action()
      }
    }
    switch context.environment.buttonStyle.kind {
    case .look(let lower):
      let configuration = ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label { $0.lower(label) }, isPressed: isPressed)
      return lower(configuration, context).map { element(around: $0, in: context, action) }
    case .whole(let lower):
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label { $0.lower(label) }, action: action)
      // The style answers to fingers by itself, and often shows another button.
      return lower(configuration, context).map { $0.hasButton ? $0 : element(around: $0, in: context, nil) }
    }
  }

  @MainActor private func element(
    around node: ViewNode, in context: _BuildContext, _ action: (@MainActor () -> Void)?
  ) -> ViewNode {
    var semantics = Semantics(role: "Button")
    semantics.traits = ["button"]
    semantics.isEnabled = context.environment.isEnabled
    var element = context.layout(ElementRule(name: "Button"), [node])
    if let action {
      let press = press
      semantics.action = { MainActor.assumeIsolated { action() } }
      var interaction = Interaction()
      interaction.press = PressAttachment(owner: press) { press.isPressed = $0 }
      element.interaction = interaction
    }
    element.semantics = semantics
    if context.environment.isInListRow, context.environment.isButtonStyleAutomatic {
      element.layoutValues[ObjectIdentifier(ListRowButton.self)] = true
    }
    if let role { element.layoutValues[ObjectIdentifier(ButtonRole.self)] = role }
    return element
  }
}

extension ViewNode {
  fileprivate var hasButton: Bool { semantics?.role == "Button" || children.contains(where: \.hasButton) }
  /// Of the button that the node is, or that is alone in it.
  var buttonRole: ButtonRole? {
    if let role = layoutValues[ObjectIdentifier(ButtonRole.self)] as? ButtonRole { return role }
    return children.count == 1 ? children[0].buttonRole : nil
  }
}

extension Button where Label == Text {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}
