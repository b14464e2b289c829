/// Long text to be edited. Takes all that is offered; the text starts 8 points below the top and 5 beside the edge, as
/// UIKit's text view has it. [unverified] On the background, but in a row of a list, which has one of its own.
public nonisolated struct TextEditor: View {
  let text: Binding<String>
  @Environment(\.isScrollContentBackgroundHidden) private var isBackgroundHidden
  @Environment(\.isInListRow) private var isInListRow
  public init(text: Binding<String>) { self.text = text }
  @MainActor public var body: some View {
    TextFieldView(field: TextFieldContent(text), label: EmptyView(), isEditor: true)
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .background(isBackgroundHidden || isInListRow ? AnyShapeStyle(Color.clear) : AnyShapeStyle(BackgroundStyle()), in: Rectangle())
      .clipped()
      .modifier(ListRowFitting(reach: 0))
  }
}
