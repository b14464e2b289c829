/// Choices side by side, as segments.
public nonisolated struct PalettePickerStyle: PickerStyle {
  public init() {}
  @MainActor public static var _kind: _PickerStyleKind { .init(kind: .segmented) }
}
/// Of the Mac: a row for each choice.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  @MainActor public static var _kind: _PickerStyleKind { .init(kind: .inline) }
}
/// The label, the chosen value and the sign of a page behind it.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  @MainActor public static var _kind: _PickerStyleKind { .init(kind: .navigationLink) }
}
extension PickerStyle where Self == PalettePickerStyle { public nonisolated static var palette: PalettePickerStyle { .init() } }
extension PickerStyle where Self == RadioGroupPickerStyle {
  public nonisolated static var radioGroup: RadioGroupPickerStyle { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public nonisolated static var navigationLink: NavigationLinkPickerStyle { .init() }
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
