import ViewTree

// Controls as they are in a row of a list.

/// The icon of a label in the middle of a column, so that the titles of several rows begin beneath each other.
/// [unverified: a column of 24 points, 12 from the title, icons of the large scale]
nonisolated struct ListLabelLook: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.listItemTint) private var itemTint
  @ScaledMetric(relativeTo: .body) private var column: CGFloat = 24
  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }
  @MainActor var body: some View {
    HStack(spacing: 12) {
      configuration.icon
        .imageScale(.large)
        .foregroundStyle(itemTint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
        .frame(minWidth: column)
      configuration.title
    }
  }
}

extension View {
  /// A tap anywhere in the row is one on this control.
  nonisolated func listRowButton(_ isRow: Bool = true) -> some View {
    modifier(NodeModifier { if isRow { $0.layoutValues[ObjectIdentifier(ListRowButton.self)] = true } })
  }
}

/// The label of a link; in a row of a list it has all the room, and the row has a chevron at its trailing edge.
nonisolated struct ListLinkLabel<Label: View>: View {
  let label: Label
  @Environment(\.isInListRow) private var isInListRow
  init(label: Label) { self.label = label }
  @MainActor var body: some View {
    if isInListRow {
      HStack { label }.frame(maxWidth: .infinity, alignment: .leading)
    } else {
      label
    }
  }
}

/// Marks what is in a row as a link, for the row's chevron.
enum ListRowLink {}

/// UIKit's disclosure indicator. [unverified: its size]
nonisolated struct ListChevron: View {
  init() {}
  @MainActor var body: some View {
    Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(ListColor.accessory)
      .asDecoration()
  }
}

/// A control in a row reaches into the room above and below a row's text, so that it makes the row no higher; not where it
/// is below its label. [unverified] Its own texts are not the row's: the line below the row does not begin at them.
nonisolated struct ListRowFitting: ViewModifier {
  /// Above and below, in points.
  var reach: CGFloat = 6
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.stacksLabels) private var stacksLabels
  @MainActor func body(content: Content) -> some View {
    if isInListRow {
      content.padding(.vertical, stacksLabels ? 0 : -reach)
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    } else {
      content
    }
  }
}

/// A link in a row is the row, and not tinted unless somebody chose a style.
nonisolated struct ListLinkButton: _PrimitiveModifier {
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    guard context.environment.isInListRow else { return content(context) }
    let plain = AnyButtonStyle(primitive: PlainButtonStyle(), inside: nil)
    let inner = context.with { if $0.isButtonStyleAutomatic { $0.ownButtonStyle = plain } }
    return content(inner).map { node in
      var node = node
      node.markRowButtons()
      node.layoutValues[ObjectIdentifier(ListRowLink.self)] = true
      return node
    }
  }
}
extension ViewNode {
  /// Whether a link is in the row.
  var isListLink: Bool {
    layoutValues[ObjectIdentifier(ListRowLink.self)] != nil || children.contains(where: \.isListLink)
  }
  /// The outermost elements that can be tapped.
  fileprivate mutating func markRowButtons() {
    if semantics?.action != nil { return layoutValues[ObjectIdentifier(ListRowButton.self)] = true }
    for index in children.indices { children[index].markRowButtons() }
  }
}

// MARK: - Pickers

/// The label, and the chosen value with the signs of a menu.
nonisolated struct PickerMenuRow: View {
  let label: _ControlLabel
  let value: PickerValue
  @Environment(\.isEnabled) private var isEnabled
  @MainActor var body: some View {
    LabeledControl(label: label, spacing: valueSpacing) {
      HStack(spacing: 5) {
        value
        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
      }
      .foregroundStyle(isEnabled ? HierarchicalShapeStyle.secondary : .tertiary)
    }
  }
}

/// The label and the chosen value; a tap brings a page with the choices.
nonisolated struct PickerLinkRow: View {
  let label: _ControlLabel
  let choices: [PickerChoice]
  let value: PickerValue
  @Environment(\.isEnabled) private var isEnabled
  @MainActor var body: some View {
    NavigationLink {
      PickerPage(label: label, choices: choices)
    } label: {
      LabeledControl(label: label, spacing: valueSpacing) {
        value.foregroundStyle(isEnabled ? HierarchicalShapeStyle.secondary : .tertiary)
      }
    }
  }
}

private nonisolated struct PickerPage: View {
  let label: _ControlLabel
  let choices: [PickerChoice]
  @Environment(\.dismiss) private var dismiss
  @MainActor var body: some View {
    let dismiss = dismiss
    List {
      ForEach(choices.indices, id: \.self) { index in
        let choice = choices[index]
        PickerRow(
          choice: PickerChoice(node: choice.node, name: choice.name, isSelected: choice.isSelected) {
            choice.select()
            dismiss()
          })
      }
    }
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A choice in a row of its own, with a check mark where it is chosen.
nonisolated struct PickerRow: View {
  let choice: PickerChoice
  init(choice: PickerChoice) { self.choice = choice }
  @MainActor var body: some View {
    ChoiceButton(choice: choice) {
      HStack {
        NodeList(nodes: [choice.node])
        Spacer()
        if choice.isSelected {
          Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(TintShapeStyle())
        }
      }
    }
    .listRowButton()
  }
}

/// The rows of an inline picker: its label, then a row for each choice.
nonisolated struct PickerRows: View {
  let label: _ControlLabel
  let choices: [PickerChoice]
  let value: String?
  let options: [ControlAction.Option]
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  init(label: _ControlLabel, choices: [PickerChoice], value: String?, options: [ControlAction.Option]) {
    (self.label, self.choices, self.value, self.options) = (label, choices, value, options)
  }
  @MainActor var body: some View {
    let (value, options) = (value, options)
    if !areLabelsHidden {
      ControlElement("Picker", label: label.content) { semantics in
        semantics.value = value
        semantics.control = .choice(options)
      } content: {
        label
      }
    }
    ForEach(choices.indices, id: \.self) { index in PickerRow(choice: choices[index]) }
  }
}
