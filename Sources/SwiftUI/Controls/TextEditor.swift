/// Long text to be edited. Takes all that is offered; the text starts 8 points below the top and 5 beside the edge, as
/// UIKit's text view has it. [unverified] On the background, but in a row of a list, which has one of its own.
public nonisolated struct TextEditor: View {
  let field: TextFieldContent
  @Environment(\.isScrollContentBackgroundHidden) private var isBackgroundHidden
  @Environment(\.isInListRow) private var isInListRow
  public init(text: Binding<String>) { field = TextFieldContent(text) }
  /// Text with attributes; what is typed has none, and takes them from all of the text.
  public init(text: Binding<AttributedString>) {
    let characters = Binding {
      String(text.wrappedValue.characters)
    } set: {
      if $0 != String(text.wrappedValue.characters) { text.wrappedValue = AttributedString($0) }
    }
    field = TextFieldContent(characters).with { $0.styledText = { Text(text.wrappedValue) } }
  }
  /// A selection is on no picture.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>) { self.init(text: text) }
  @MainActor public var body: some View {
    TextFieldView(field: field, label: EmptyView(), isEditor: true)
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .background(
        isBackgroundHidden || isInListRow ? AnyShapeStyle(Color.clear) : AnyShapeStyle(BackgroundStyle()),
        in: Rectangle()
      )
      .clipped()
      .modifier(ListRowFitting(reach: 0))
  }
}

/// Where in a text with attributes the insertion point is; here at its end, always.
public struct AttributedTextSelection: Equatable, Sendable {
  public init() {}
}
