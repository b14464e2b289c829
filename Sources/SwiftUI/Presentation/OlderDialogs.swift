/// An alert as a value.
public struct Alert {
  /// A button of an alert or an action sheet.
  public struct Button {
    let role: ButtonRole?
    /// `nil` is the system's word for the role.
    let label: Text?
    let action: (() -> Void)?
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: nil, action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
  let content: DialogContent
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    content = DialogContent(
      title: title, message: message.map { AnyView($0) },
      actions: AnyView(OlderButtons(buttons: dismissButton.map { [$0] } ?? [])))
  }
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    content = DialogContent(
      title: title, message: message.map { AnyView($0) },
      actions: AnyView(OlderButtons(buttons: [primaryButton, secondaryButton])))
  }
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }
}

/// A confirmation dialog as a value.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let content: DialogContent
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    content = DialogContent(
      title: title, message: message.map { AnyView($0) }, actions: AnyView(OlderButtons(buttons: buttons)))
  }
}

private nonisolated struct OlderButtons: View {
  let buttons: [Alert.Button]
  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      SwiftUI.Button(role: button.role, action: { button.action?() }) {
        if let label = button.label { label } else { SystemText(.cancel) }
      }
    }
  }
}

extension View {
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(PresentingModifier(isPresented: isPresented) { .alert(content().content, $0) })
  }
  public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
    -> some View
  {
    modifier(ItemPresentingModifier(item: item) { .alert(content($0).content, key: AnyHashable($0.id), $1) })
  }
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(PresentingModifier(isPresented: isPresented) { .confirmationDialog(content().content, $0) })
  }
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      ItemPresentingModifier(item: item) { .confirmationDialog(content($0).content, key: AnyHashable($0.id), $1) })
  }
}
