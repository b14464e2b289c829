import ViewTree

/// The choices of a picker, as its style shows them.
nonisolated struct PickerLook: View {
  let style: PickerStyleKind
  let label: _ControlLabel
  let choices: [PickerChoice]
  let value: PickerValue
  @Environment(\.isInListRow) private var isInListRow
  @MainActor var body: some View {
    switch style {
    case .menu where isInListRow: PickerMenuRow(label: label, value: value)
    case .menu: MenuLook(value: value)
    case .navigationLink: PickerLinkRow(label: label, choices: choices, value: value)
    case .segmented: SegmentedLook(choices: choices).modifier(ListRowFitting())
    // In a list these are rows of their own.
    case .inline, .radioGroup: RadioGroupLook(label: label, choices: choices)
    case .wheel: WheelLook(choices: choices).modifier(ListRowFitting(reach: 0))
    }
  }
}

/// The chosen value in the tint with the signs of a menu. The label only names it, unless it is in a form.
/// [the paddings unverified]
private nonisolated struct MenuLook: View {
  let value: PickerValue
  @Environment(\.isEnabled) private var isEnabled
  @MainActor var body: some View {
    HStack(spacing: 5) {
      value
      Image(systemName: "chevron.up.chevron.down").imageScale(.small)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 7)
    .foregroundStyle(isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(HierarchicalShapeStyle.tertiary))
  }
}

/// A choice as something to tap.
nonisolated struct ChoiceButton<Content: View>: View {
  let choice: PickerChoice
  let content: Content
  init(choice: PickerChoice, @ViewBuilder content: () -> Content) { (self.choice, self.content) = (choice, content()) }
  @MainActor var body: some View {
    let choice = choice
    Button {
      choice.select()
    } label: {
      content
    }
    .buttonStyle(ChoiceStyle())
    .semantics { semantics in
      semantics.label = choice.name
      if choice.isSelected { semantics.traits.append("selected") }
    }
  }
}
private nonisolated struct ChoiceStyle: ButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// UIKit's segmented control: 32 points high [HIG], segments of one width, the chosen one raised by 2 points of rim and a
/// shadow. [corners, weights and shadow unverified; from iOS 26 capsules]
private nonisolated struct SegmentedLook: View {
  let choices: [PickerChoice]
  @Environment(\.platform) private var platform
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled
  @MainActor var body: some View {
    let radius: CGFloat = platform >= .iOS26 ? 16 : 9
    HStack(spacing: 0) {
      ForEach(choices.indices, id: \.self) { index in
        ChoiceButton(choice: choices[index]) {
          NodeList(nodes: [choices[index].node])
            .frame(maxWidth: .infinity, minHeight: 28, maxHeight: 28)
            .background {
              if choices[index].isSelected {
                RoundedRectangle(cornerRadius: radius - 2)
                  .fill(colorScheme == .dark ? Color(.system(.gray2)) : .white)
                  .shadow(color: .black.opacity(0.12), radius: 4, x: 0, y: 3)
              }
            }
            .overlay(alignment: .leading) {
              // Between two that are not chosen.
              if index > 0, !choices[index].isSelected, !choices[index - 1].isSelected {
                Rectangle().fill(.quaternary).frame(width: 1, height: 14)
              }
            }
        }
      }
    }
    .padding(2)
    .background(Color(.system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: radius))
    .clipShape(RoundedRectangle(cornerRadius: radius))
    .opacity(isEnabled ? 1 : 0.5)
  }
}

/// A row for each choice, a check mark on the chosen one.
private nonisolated struct RadioGroupLook: View {
  let label: _ControlLabel
  let choices: [PickerChoice]
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @MainActor var body: some View {
    VStack(alignment: .leading) {
      if !areLabelsHidden { label.foregroundStyle(.secondary) }
      ForEach(choices.indices, id: \.self) { index in
        ChoiceButton(choice: choices[index]) {
          HStack {
            NodeList(nodes: [choices[index].node])
            Spacer()
            if choices[index].isSelected {
              Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(TintShapeStyle())
            }
          }
          .frame(minHeight: 32)
        }
      }
    }
  }
}

/// A wheel of 216 points with rows of 32, drawn flat: the chosen row in the middle on a field, the others fainter the
/// farther they are. [heights HIG; the rows of a device lie on a cylinder]
private nonisolated struct WheelLook: View {
  let choices: [PickerChoice]
  @MainActor var body: some View {
    let selected = choices.firstIndex(where: \.isSelected) ?? 0
    // Rows that would be out of sight are not there.
    let shown = choices.indices.filter { abs($0 - selected) <= 3 }
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(Color(.system(.tertiaryFill))).frame(height: 32).padding(.horizontal, 9)
      ForEach(shown, id: \.self) { index in
        ChoiceButton(choice: choices[index]) {
          NodeList(nodes: [choices[index].node])
            .frame(maxWidth: .infinity, minHeight: 32, maxHeight: 32)
            .opacity(1 - 0.3 * Double(abs(index - selected)))
        }
        .offset(y: CGFloat(index - selected) * 32)
      }
    }
    .frame(height: 216)
    .clipped()
  }
}
