import ViewTree

extension _BuildContext {
  /// Up to iOS 18 an action sheet at the bottom: 8 points from the edges, corners of 14, rows of 57 in 20-point type, the
  /// way out on a card of its own. From iOS 26 on a card beside what it belongs to, without a way out: a tap beside it is
  /// that. [unverified]
  func confirmationDialog(
    _ content: DialogContent, _ dismiss: @escaping @MainActor () -> Void
  ) -> (PlacedGeometry?) -> ViewNode {
    let platform = environment.platform
    let inner = with { $0.prepareForDialog() }
    let label = content.title.plainString
    if platform.hasGlass {
      var parts = DialogParts(content, in: inner, style: CapsuleDialogButtonStyle(), missing: .none, dismiss: dismiss)
      let cancel = parts.cancel?.node.firstAction
      parts.cancel = nil
      let width = AlertMetrics.width(platform)
      let node = inner.single("dialog", CapsuleDialog(content: content, parts: parts, width: width, hasRow: false))
      return bubble(
        "ConfirmationDialog", label: label, node, .rect(.bounds), nil, hasArrow: false,
        radius: AlertMetrics.radius(platform), width: width, background: nil, isDimmed: true,
        dismiss: { cancel.map { $0() } ?? dismiss() })
    }
    let parts = DialogParts(
      content, in: inner, style: ActionSheetButtonStyle(), missing: .cancellation, dismiss: dismiss)
    let cancel = parts.cancel?.node.firstAction
    let node = inner.single("dialog", ClassicActionSheet(content: content, parts: parts))
    let dim = single("dim", DimmingView(dismiss: { cancel.map { $0() } ?? dismiss() }))
    let rule = DialogRule(title: "confirmationDialog", place: .bottom, width: nil, margin: 8)
    let layer = layout(rule, [dim, layerElement("ConfirmationDialog", label: label, node)])
    return { _ in layer }
  }
}

extension ViewNode {
  /// What the first button in the node does.
  fileprivate var firstAction: (() -> Void)? {
    if let action = semantics?.action { return action }
    for child in children { if let action = child.firstAction { return action } }
    return nil
  }
}

nonisolated struct ActionSheetButtonStyle: ButtonLook {
  @MainActor func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  @MainActor func lower(_ configuration: ButtonStyleConfiguration, in context: _BuildContext) -> [ViewNode] {
    context.lower(ActionSheetRow(configuration: configuration))
  }
}
private nonisolated struct ActionSheetRow: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @MainActor var body: some View {
    HStack { configuration.label }
      .font(.title3.weight(configuration.role == .cancel ? .semibold : .regular))
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .foregroundStyle(
        !isEnabled
          ? AnyShapeStyle(HierarchicalShapeStyle.tertiary)
          : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
      )
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 57)
      .contentShape(Rectangle())
      .background(Color.primary.opacity(configuration.isPressed ? 0.1 : 0))
  }
}

private nonisolated struct ClassicActionSheet: View {
  let content: DialogContent
  let parts: DialogParts
  @Environment(\.colorScheme) private var colorScheme
  @MainActor var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 0) {
        if content.showsTitle || content.message != nil {
          DialogText(
            content: content, titleFont: .footnote.weight(.semibold), messageFont: .footnote, alignment: .center,
            spacing: 8, style: AnyShapeStyle(Color.secondary)
          )
          .padding(.horizontal, 16)
          .padding(.vertical, 14)
          .frame(maxWidth: .infinity)
          if !parts.buttons.isEmpty { Divider() }
        }
        DialogRows(buttons: parts.buttons.map(\.node) + parts.others)
      }
      .background { DialogMaterial() }
      .clipShape(RoundedRectangle(cornerRadius: 14))
      if let cancel = parts.cancel {
        NodeList(nodes: [cancel.node])
          .background(Color(.system(colorScheme == .dark ? .secondaryBackground : .background)))
          .clipShape(RoundedRectangle(cornerRadius: 14))
      }
    }
  }
}
