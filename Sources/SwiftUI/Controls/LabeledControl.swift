import ViewTree

extension EnvironmentValues {
  /// Whether text is so large that what else stands beside each other stands below each other. A Mac has one size.
  var stacksLabels: Bool { dynamicTypeSize.isAccessibilitySize && !platform.isMac }
}

/// From a label to the value below it, in points. [unverified]
let valueSpacing: CGFloat = 4

/// Where a label is put above what it names once text has an accessibility size.
enum LabelStacking { case never, inRows, everywhere }

/// A label at the leading edge and what it names at the trailing one, with at least 8 points between. Greedy in width.
///
/// At accessibility sizes one above the other at the leading edge, as the cells of UIKit's lists have it. [Apple, UIKit's
/// list content configurations; of SwiftUI's rows no picture is known]
nonisolated struct LabelBeside<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let stacking: LabelStacking
  /// Between the two where one is below the other, in points. [unverified]
  let spacing: CGFloat
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.stacksLabels) private var stacksLabels
  init(label: Label, stacking: LabelStacking, spacing: CGFloat, @ViewBuilder content: () -> Content) {
    (self.label, self.stacking, self.spacing, self.content) = (label, stacking, spacing, content())
  }
  @MainActor var body: some View {
    if stacksLabels, stacking == .everywhere || stacking == .inRows && isInListRow {
      VStack(alignment: .leading, spacing: spacing) {
        label
        HStack { content }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack {
        VStack(alignment: .leading) { label }
        Spacer()
        HStack { content }
      }
    }
  }
}

/// A control with its label beside it or above it; the control alone where labels are hidden.
nonisolated struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let stacking: LabelStacking
  let spacing: CGFloat
  let control: Control
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  init(label: Label, stacking: LabelStacking = .inRows, spacing: CGFloat = 8, @ViewBuilder control: () -> Control) {
    (self.label, self.stacking, self.spacing, self.control) = (label, stacking, spacing, control())
  }
  @MainActor var body: some View {
    if areLabelsHidden {
      control
    } else {
      LabelBeside(label: label, stacking: stacking, spacing: spacing) { control.modifier(ListRowFitting()) }
    }
  }
}
