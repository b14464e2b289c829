/// The chosen value, where a picker shows nothing else of its choices.
nonisolated struct PickerValue: View {
  /// `nil` where none is chosen.
  let name: String?
  /// Shown instead of the name.
  let label: AnyView?
  @MainActor var body: some View {
    if let label {
      label
    } else if let name {
      Text(verbatim: name)
    }
  }
}

extension Picker {
  fileprivate func showing(_ currentValueLabel: some View) -> Picker {
    var picker = self
    picker.currentValueLabel = AnyView(currentValueLabel)
    return picker
  }
  /// - Parameter currentValueLabel: what a menu or a link shows for the chosen value.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self = Picker(selection: selection, content: content, label: label).showing(currentValueLabel())
  }
}
extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self = Picker(titleKey, selection: selection, content: content).showing(currentValueLabel())
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self = Picker(title, selection: selection, content: content).showing(currentValueLabel())
  }
}
extension Picker where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, image: image) }
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self = Picker(titleKey, systemImage: systemImage, selection: selection, content: content).showing(
      currentValueLabel())
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self = Picker(title, systemImage: systemImage, selection: selection, content: content).showing(currentValueLabel())
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self = Picker(titleKey, image: image, selection: selection, content: content).showing(currentValueLabel())
  }
}
