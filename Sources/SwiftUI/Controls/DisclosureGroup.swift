import ViewTree

/// Content that a tap on its label shows or hides.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: Content
  /// Whether the content is shown, where the app does not hold that.
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (isExpanded, self.content, self.label) = (nil, content(), label())
  }
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.isExpanded, self.content, self.label) = (isExpanded, content(), label())
  }

  @MainActor public var body: some View {
    if let style {
      style.view(
        DisclosureGroupStyleConfiguration(
          label: _ControlLabel(content: label), content: .init(content: AnyView(content)),
          isExpanded: isExpanded ?? $isOpen))
    } else {
      DisclosureLook(isExpanded: isExpanded ?? $isOpen, label: label, content: content)
    }
  }
}

/// A disclosure group as the platform draws it.
nonisolated struct DisclosureLook<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: Content
  @Environment(\.isInListRow) private var isInListRow
  init(isExpanded: Binding<Bool>, label: Label, content: Content) {
    (self.isExpanded, self.label, self.content) = (isExpanded, label, content)
  }
  @MainActor var body: some View {
    if isInListRow {
      // The label is a row, and what is in the group are rows, further in.
      DisclosureLabel(isExpanded: isExpanded, label: label, isRow: true)
      if isExpanded.wrappedValue { content.listTraits { $0.level = 1 } }
    } else {
      VStack(alignment: .leading) {
        DisclosureLabel(isExpanded: isExpanded, label: label, isRow: false)
        if isExpanded.wrappedValue { content }
      }
    }
  }
}

private nonisolated struct DisclosureLabel<Label: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  let isRow: Bool
  @MainActor var body: some View {
    let isExpanded = isExpanded
    let isOpen = isExpanded.wrappedValue
    ControlElement("DisclosureGroup", label: label) { semantics in
      semantics.value = isOpen ? "expanded" : "collapsed"
      semantics.traits = ["button"]
      semantics.control = .toggle(isOn: isOpen) { isExpanded.wrappedValue = $0 }
      semantics.action = { isExpanded.wrappedValue = !isOpen }
    } content: {
      HStack {
        _ControlLabel(content: label)
        Spacer()
        // The sign turns down; it is small and heavy. [unverified]
        Image(systemName: isOpen ? "chevron.down" : "chevron.forward").imageScale(.small).fontWeight(.semibold)
          .foregroundStyle(TintShapeStyle())
      }
      .foregroundStyle(isRow ? AnyShapeStyle(ForegroundStyle()) : AnyShapeStyle(TintShapeStyle()))
    }
    .listRowButton(isRow)
  }
}
extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
