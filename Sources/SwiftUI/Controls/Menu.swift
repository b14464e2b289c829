import ViewTree

/// Something to tap that shows choices. On a picture it is closed.
public nonisolated struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  @Environment(\.menuStyle) private var style

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label, primaryAction) = (content(), label(), nil)
  }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction)
  }
  @MainActor public var body: some View {
    if let style {
      style.view(
        MenuStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content)), primaryAction: primaryAction
        ))
    } else {
      MenuItems(label: label, content: content, primaryAction: primaryAction)
    }
  }
}
extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// Looks like a button; what is in the menu is lowered for what can be chosen, and not shown.
private nonisolated struct MenuItems<Label: View, Content: View>: _PrimitiveView {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    let items = inner.child(.name("items")).inStack(nil).lower(content)
    var options: [ControlAction.Option] = []
    for item in items { MenuOptions.collect(item, into: &options) }
    let primaryAction = primaryAction
    let button = Button {
      primaryAction?()
    } label: {
      label
    }
    .semantics { semantics in
      semantics.role = "Menu"
      semantics.control = .choice(options)
      if primaryAction == nil { semantics.action = nil }
    }
    return inner.child(.name("button")).lower(button)
  }
}

/// What can be chosen in a menu, or of what a swipe brings.
enum MenuOptions {
  /// Buttons, toggles, pickers and what is in menus inside, in the order in which a person reads them.
  static func collect(_ node: ViewNode, into options: inout [ControlAction.Option]) {
    if let semantics = node.semantics {
      if !semantics.isEnabled { return }
      switch semantics.control {
      case .choice(let inner)?: return options.append(contentsOf: inner)
      case .toggle(let isOn, let set)?:
        return options.append(.init(label: [node].spokenText, isSelected: isOn, select: { set(!isOn) }))
      case .text?, .number?, nil: break
      }
      if let action = semantics.action {
        return options.append(
          .init(label: [node].spokenText, isSelected: semantics.traits.contains("selected"), select: action))
      }
    }
    for child in node.children { collect(child, into: &options) }
  }
}
