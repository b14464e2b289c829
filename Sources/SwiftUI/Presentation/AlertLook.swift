import ViewTree

/// UIKit's alert, in points.
///
/// Up to iOS 18: 270 wide, corners of 14, buttons of 44, title of 17 semibold, message of 13. [HIG] From iOS 26: 300 wide,
/// corners of 34, capsules of 48, texts at the leading edge. [unverified, as are all paddings]
enum AlertMetrics {
  static func width(_ platform: _Platform) -> CGFloat { platform.hasGlass ? 300 : 270 }
  static func radius(_ platform: _Platform) -> CGFloat { platform.hasGlass ? 34 : 14 }
}

extension _BuildContext {
  func alert(_ content: DialogContent, _ dismiss: @escaping @MainActor () -> Void) -> (PlacedGeometry?) -> ViewNode {
    let platform = environment.platform
    let inner = with { $0.prepareForDialog() }
    let node: ViewNode
    if platform.hasGlass {
      let parts = DialogParts(
        content, in: inner, style: CapsuleDialogButtonStyle(), missing: .confirmation, dismiss: dismiss)
      node = inner.single(
        "alert", CapsuleDialog(content: content, parts: parts, width: AlertMetrics.width(platform), hasRow: true))
    } else {
      let parts = DialogParts(content, in: inner, style: AlertButtonStyle(), missing: .confirmation, dismiss: dismiss)
      node = inner.single("alert", ClassicAlert(content: content, parts: parts))
    }
    let dim = single("dim", DimmingView())
    let rule = DialogRule(title: "alert", place: .center, width: AlertMetrics.width(platform), margin: 0)
    let layer = layout(rule, [dim, layerElement("Alert", label: content.title.plainString, node)])
    return { _ in layer }
  }
}

/// What stands for the blurred material of dialogs up to iOS 18. [the colours unverified]
nonisolated struct DialogMaterial: View {
  @Environment(\.colorScheme) private var colorScheme
  @MainActor var body: some View {
    colorScheme == .dark
      ? Color(red: 37 / 255, green: 37 / 255, blue: 37 / 255)
      : Color(red: 244 / 255, green: 244 / 255, blue: 245 / 255)
  }
}

/// A row of an alert up to iOS 18: 44 points high, the way out semibold.
nonisolated struct AlertButtonStyle: ButtonLook {
  @MainActor func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  @MainActor func lower(_ configuration: ButtonStyleConfiguration, in context: _BuildContext) -> [ViewNode] {
    context.lower(AlertRow(configuration: configuration))
  }
}
private nonisolated struct AlertRow: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @MainActor var body: some View {
    HStack { configuration.label }
      .font(configuration.role == .cancel ? .headline : .body)
      .lineLimit(1)
      .foregroundStyle(
        !isEnabled
          ? AnyShapeStyle(HierarchicalShapeStyle.tertiary)
          : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
      )
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: 44)
      .contentShape(Rectangle())
      .background(Color.primary.opacity(configuration.isPressed ? 0.1 : 0))
  }
}

/// Title and message above rows; two rows stand side by side where their titles fit.
private nonisolated struct ClassicAlert: View {
  let content: DialogContent
  let parts: DialogParts
  @MainActor var body: some View {
    VStack(spacing: 0) {
      DialogText(content: content, titleFont: .headline, messageFont: .footnote, alignment: .center, spacing: 4)
        .padding(.horizontal, 16)
        .padding(.top, 19)
        .padding(.bottom, parts.others.isEmpty ? 20 : 12)
      if !parts.others.isEmpty {
        DialogFields(nodes: parts.others, isBoxed: true).padding(.horizontal, 16).padding(.bottom, 16)
      }
      Divider()
      if parts.buttons.count + (parts.cancel == nil ? 0 : 1) == 2 {
        FittingDialogButtons(first: ordered[0], second: ordered[1])
      } else {
        DialogRows(buttons: parts.buttons.map(\.node) + (parts.cancel.map { [$0.node] } ?? []))
      }
    }
    .background { DialogMaterial() }
    .clipShape(RoundedRectangle(cornerRadius: AlertMetrics.radius(.iOS17)))
  }
  /// The way out is on the leading side of the two.
  private var ordered: [ViewNode] { (parts.cancel.map { [$0.node] } ?? []) + parts.buttons.map(\.node) }
}

/// Rows with lines between them.
nonisolated struct DialogRows: View {
  let buttons: [ViewNode]
  @MainActor var body: some View {
    VStack(spacing: 0) {
      ForEach(buttons.indices, id: \.self) { index in
        if index > 0 { Divider() }
        NodeList(nodes: [buttons[index]])
      }
    }
  }
}

/// Two buttons side by side, or one below the other where their titles do not fit; the way out is last then.
private nonisolated struct FittingDialogButtons: _PrimitiveView {
  let first: ViewNode
  let second: ViewNode
  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    let row = context.single(
      "row",
      HStack(spacing: 0) {
        NodeList(nodes: [first])
        Divider()
        NodeList(nodes: [second])
      }.fixedSize(horizontal: false, vertical: true))
    let column = context.single("column", DialogRows(buttons: [second, first]))
    return [context.layout(TitlesFitRule(spacing: 1), [row, column])]
  }
}

/// The fields of an alert, and other views in it.
nonisolated struct DialogFields: View {
  let nodes: [ViewNode]
  let isBoxed: Bool
  @MainActor var body: some View {
    VStack(spacing: isBoxed ? 0 : 8) {
      ForEach(nodes.indices, id: \.self) { index in
        NodeList(nodes: [nodes[index]])
          .padding(.horizontal, isBoxed ? 7 : 14)
          .padding(.vertical, isBoxed ? 4 : 11)
          .frame(maxWidth: .infinity)
          .background(
            isBoxed ? Color(.system(.background)) : Color(.system(.tertiaryFill)),
            in: RoundedRectangle(cornerRadius: isBoxed ? 5 : 22)
          )
          .padding(.bottom, isBoxed && index < nodes.count - 1 ? 4 : 0)
      }
    }
    .multilineTextAlignment(.leading)
  }
}
