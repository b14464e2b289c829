import ViewTree
import VirtualTime

/// A field without furniture: what it holds or asks for, and the caret while it has the keyboard.
///
/// Greedy in width; a line takes the pitch of its font's lines (22 points for body) as UIKit's fields do. [unverified]
nonisolated struct TextFieldView: View {
  let field: TextFieldContent
  let label: any View
  /// Fills the height that is offered.
  var isEditor = false
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.focusTarget) private var focusTarget
  @Environment(\.submitActions) private var submitActions
  /// Whether the field has the keyboard, where nobody around it decides that.
  @State private var hasFocus = false

  @MainActor var body: some View {
    let binding = field.text(locale)
    let text = binding.wrappedValue
    let isFocused = isEnabled && (focusTarget?.isFocused ?? hasFocus)
    let shown = field.isSecure ? String(repeating: "•", count: text.count) : text
    let isMultiline = isEditor || field.axis == .vertical
    let input = ControlAction.TextInput(
      text: text, set: { binding.wrappedValue = $0 },
      submit: { submit(binding, isMultiline: isMultiline) }, focus: { focus($0, isFocused) })
    ControlElement(isEditor ? "TextEditor" : field.isSecure ? "SecureField" : "TextField", label: name) { semantics in
      semantics.value = shown
      semantics.traits = field.isSecure ? ["textField", "secure"] : ["textField"]
      if isFocused { semantics.traits.append("focused") }
      semantics.control = .text(input)
      semantics.action = { input.focus(true) }
    } content: {
      FieldLine(
        content: text.isEmpty ? placeholder : AnyView(field.styledText?() ?? Text(verbatim: shown)),
        isPlaceholder: text.isEmpty,
        isMultiline: isMultiline, isEdited: isFocused, isEditor: isEditor)
    }
    .modifier(ListRowFitting(reach: 0))
  }
  private var placeholder: AnyView {
    if isEditor { return AnyView(Text(verbatim: "")) }
    if let prompt = field.prompt { return AnyView(prompt) }
    return AnyView(_ControlLabel(content: label))
  }
  /// A field without a label is called by what it asks for.
  private var name: any View { label is EmptyView ? field.prompt ?? label : label }

  private func focus(_ isOn: Bool, _ wasOn: Bool) {
    if let focusTarget { focusTarget.setFocused(isOn) } else { hasFocus = isOn }
    if isOn != wasOn { field.onEditingChanged(isOn) }
  }
  /// The return key: a new line where there may be several; else the field gives the keyboard back, then tells of it.
  private func submit(_ text: Binding<String>, isMultiline: Bool) {
    if isMultiline { return text.wrappedValue += "\n" }
    focus(false, isEnabled && (focusTarget?.isFocused ?? hasFocus))
    field.onCommit()
    for action in submitActions { action() }
  }
}

/// The text of a field and its caret, from plain values.
private nonisolated struct FieldLine: _PrimitiveView {
  let content: AnyView
  let isPlaceholder: Bool
  let isMultiline: Bool
  let isEdited: Bool
  let isEditor: Bool

  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.child(.name("text")).deeper() else { return [] }
    let environment = context.environment
    let content = content, isPlaceholder = isPlaceholder
    let styled = inner.with { values in
      if isPlaceholder {
        values.setForeground([AnyShapeStyle(Color(.system(.tertiary)))])
      } else if !values.isEnabled {
        // [unverified]
        values.setForeground([AnyShapeStyle(Color(.system(.secondary)))])
      }
      if !isMultiline { values.lineLimit = 1 }
    }
    // A label may be any view; the caret needs lines, and stands before what is asked for.
    let text = inner.stacked(styled.inStack(nil).lower(content))
    let font = (environment.font ?? .body).resolve(in: environment)
    let alignment: FieldRule.Alignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let rule = FieldRule(
      alignment: alignment, isMultiline: isMultiline, isPlaceholder: isPlaceholder, isEdited: isEdited,
      lineHeight: CGFloat(font.baselineDistance ?? 0), fillsHeight: isEditor)
    guard isEdited else { return [context.layout(rule, [text])] }
    let line = context.layout(rule, [text, Self.caret(environment.accent)])
    // What was moved out of sight to show the end.
    return isMultiline
      ? [line] : [context.effect(.clip(name: "clipped", { Path($0) }, FillStyle(antialiased: false)), [line])]
  }

  /// Half a second there, half a second gone. [unverified: the device fades it]
  private static func caret(_ paint: ShapePaint) -> ViewNode {
    let clock = VirtualClock.current
    return ViewNode(
      .shape(
        ShapeContent(
          name: "Caret",
          // Asked when the picture is drawn, as the spinner's phase is.
          path: { rect in Caret.isShown(at: clock?.now ?? 0) ? Path(rect) : Path() }, drawing: .fill(FillStyle()),
          paint: paint)))
  }
}

enum Caret {
  /// - Parameter seconds: of the virtual clock.
  static func isShown(at seconds: Double) -> Bool {
    guard seconds.isFinite, seconds > 0 else { return true }
    return seconds - seconds.rounded(.down) < 0.5
  }
}
