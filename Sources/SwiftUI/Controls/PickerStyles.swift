/// Of the Mac: a row for each choice.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  @MainActor public static var _kind: _PickerStyleKind { .init(kind: .inline) }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public nonisolated static var radioGroup: RadioGroupPickerStyle { .init() }
}
nonisolated struct NavigationLinkLook: View {
  let label: _ControlLabel
  let choices: [PickerChoice]
  @MainActor var body: some View {
    LabeledControl(label: label) {
      HStack(spacing: 6) {
        if let choice = choices.first(where: \.isSelected) { Text(verbatim: choice.name).foregroundStyle(.secondary) }
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
      }
    }
  }
}
