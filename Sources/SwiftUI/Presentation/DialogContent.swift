import ViewTree

/// What an alert or a dialog says and offers.
struct DialogContent {
  var title: Text
  var showsTitle = true
  var message: AnyView? = nil
  var actions: AnyView
}

/// A button of a dialog, lowered in the dialog's style.
struct DialogButton {
  let node: ViewNode
  let role: ButtonRole?
  /// The one that stands out.
  let isDefault: Bool
}

/// The parts of a dialog as nodes.
struct DialogParts {
  var buttons: [DialogButton] = []
  var cancel: DialogButton? = nil
  /// Text fields and whatever else is no button.
  var others: [ViewNode] = []

  /// - Parameter style: how the buttons look.
  @MainActor init(
    _ content: DialogContent, in context: _BuildContext, style: some PrimitiveButtonStyle, missing: MissingButton,
    dismiss: @escaping @MainActor () -> Void
  ) {
    let style = AnyButtonStyle(primitive: style, inside: nil)
    let inner = context.child(.name("actions")).with {
      $0.prepareForDialog()
      $0.multilineTextAlignment = .leading
      $0.alertDismissal = dismiss
      $0.ownButtonStyle = style
    }
    append(inner.lower(content.actions))
    let place = inner.child(.name("system button"))
    switch missing {
    case .confirmation where buttons.isEmpty && cancel == nil:
      append(place.lower(Button("OK", role: .cancel) {}))
    case .cancellation where cancel == nil:
      append(
        place.lower(
          Button(role: .cancel) {
          } label: {
            SystemText(.cancel)
          }))
    default: break
    }
  }
  /// What the system adds where the app gives no such button.
  enum MissingButton { case none, confirmation, cancellation }

  private mutating func append(_ nodes: [ViewNode]) {
    for node in nodes {
      guard node.isDialogButton else {
        others.append(node)
        continue
      }
      let shortcut = node.layoutValues[ObjectIdentifier(KeyboardShortcut.self)] as? KeyboardShortcut
      let button = DialogButton(
        node: node, role: node.buttonRole, isDefault: shortcut == .defaultAction || node.buttonRole == .confirm)
      // There is room for one.
      if button.role == .cancel, cancel == nil { cancel = button } else { buttons.append(button) }
    }
  }
}

extension ViewNode {
  fileprivate var isDialogButton: Bool {
    if let role = semantics?.role, ["Button", "Link", "Menu"].contains(role) { return true }
    return children.count == 1 && children[0].isDialogButton
  }
}

extension EnvironmentValues {
  /// Dialogs are the system's: only languages, sizes and colours of what is around reach them.
  mutating func prepareForDialog() {
    foregroundStyles = []
    font = nil
    textTraits = TextTraits()
    lineLimits = LineLimit()
    lineSpacing = 0
    multilineTextAlignment = .center
    imageScale = .medium
    textCase = nil
    tint = nil
    isEnabled = true
    menuStyle = nil
    controlSize = .regular
    areLabelsHidden = false
  }
}

/// A view that keeps what it shows in a size of its own.
nonisolated struct DialogText: View {
  let content: DialogContent
  let titleFont: Font
  let messageFont: Font
  let alignment: HorizontalAlignment
  let spacing: CGFloat
  var style: AnyShapeStyle = AnyShapeStyle(Color.primary)
  @MainActor var body: some View {
    VStack(alignment: alignment, spacing: spacing) {
      if content.showsTitle { content.title.font(titleFont).semantics { $0.traits = ["header"] } }
      if let message = content.message { message.font(messageFont) }
    }
    .foregroundStyle(style)
    .multilineTextAlignment(alignment == .center ? .center : .leading)
  }
}
