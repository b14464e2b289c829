import ViewTree

/// A button of a dialog from iOS 26 on: a capsule of gray, 48 points high. [unverified]
nonisolated struct CapsuleDialogButtonStyle: ButtonLook {
  @MainActor func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  @MainActor func lower(_ configuration: ButtonStyleConfiguration, in context: _BuildContext) -> [ViewNode] {
    context.lower(CapsuleDialogButton(configuration: configuration))
  }
}
private nonisolated struct CapsuleDialogButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @MainActor var body: some View {
    let isProminent = configuration.role == .confirm && isEnabled
    HStack { configuration.label }
      .font(.body.weight(.medium))
      .lineLimit(1)
      .foregroundStyle(
        !isEnabled
          ? AnyShapeStyle(HierarchicalShapeStyle.tertiary)
          : isProminent
            ? AnyShapeStyle(Color.white)
            : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
      )
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(
        isProminent ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.system(.tertiaryFill))), in: Capsule()
      )
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}

/// Texts at the leading edge above capsules, on glass: alerts and confirmation dialogs from iOS 26 on. [unverified]
nonisolated struct CapsuleDialog: View {
  let content: DialogContent
  let parts: DialogParts
  let width: CGFloat
  /// Two buttons may stand beside each other.
  let hasRow: Bool
  @Environment(\.colorScheme) private var colorScheme
  @MainActor var body: some View {
    let shape = RoundedRectangle(cornerRadius: AlertMetrics.radius(.iOS26))
    VStack(alignment: .leading, spacing: 20) {
      if content.showsTitle || content.message != nil {
        DialogText(content: content, titleFont: .headline, messageFont: .subheadline, alignment: .leading, spacing: 8)
          .padding(.horizontal, 14)
          .padding(.top, 8)
      }
      if !parts.others.isEmpty { DialogFields(nodes: parts.others, isBoxed: false) }
      CapsuleDialogButtons(parts: parts, hasRow: hasRow)
    }
    .padding(14)
    .frame(width: width, alignment: .leading)
    .background {
      shape.fill(Color(.system(colorScheme == .dark ? .secondaryBackground : .background)))
        .shadow(color: .black.opacity(0.15), radius: 20, x: 0, y: 8)
    }
  }
}

private nonisolated struct CapsuleDialogButtons: _PrimitiveView {
  let parts: DialogParts
  let hasRow: Bool
  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    let cancel = parts.cancel.map { [$0.node] } ?? []
    let buttons = parts.buttons.map(\.node)
    let column = context.single("column", VStack(spacing: 8) { NodeList(nodes: buttons + cancel) })
    guard hasRow, buttons.count + cancel.count == 2 else { return [column] }
    let row = context.single("row", HStack(spacing: 8) { NodeList(nodes: cancel + buttons) })
    return [context.layout(TitlesFitRule(spacing: 8), [row, column])]
  }
}
