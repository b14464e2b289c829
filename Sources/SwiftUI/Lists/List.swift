import Combine
import ViewTree

/// Rows one below the other, which can be scrolled, in sections where the content has some.
///
/// All rows are made, as a picture has no use for laziness. Rows are told apart as in `ForEach`; a selection is found by the
/// tag or the identity of its row.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: ListSelectionBinding<SelectionValue>?
  @Environment(\.listStyle) private var style
  @Environment(\.editMode) private var editMode

  init(content: Content, selection: ListSelectionBinding<SelectionValue>?) {
    (self.content, self.selection) = (content, selection)
  }
  @MainActor public var body: some View {
    ListBody(
      content: content, kind: style, isForm: false, selection: selection?.current,
      isEditing: editMode?.wrappedValue.isEditing ?? false)
  }
}

/// Where an app keeps which rows are chosen.
struct ListSelectionBinding<Value: Hashable> {
  enum Storage {
    case one(Binding<Value?>)
    case several(Binding<Set<Value>>)
  }
  let storage: Storage
  init(_ binding: Binding<Value?>) { storage = .one(binding) }
  init(_ binding: Binding<Set<Value>>) { storage = .several(binding) }

  /// What is chosen now. Reads the binding, so only for bodies.
  var current: ListSelection<Value> {
    switch storage {
    case .one(let binding):
      ListSelection(values: binding.wrappedValue.map { [$0] } ?? [], allowsSeveral: false) { binding.wrappedValue = $0 }
    case .several(let binding):
      ListSelection(values: binding.wrappedValue, allowsSeveral: true) { value in
        var values = binding.wrappedValue
        if values.remove(value) == nil { values.insert(value) }
        binding.wrappedValue = values
      }
    }
  }
}

/// Which rows are chosen, and how to choose another.
struct ListSelection<Value: Hashable> {
  let values: Set<Value>
  let allowsSeveral: Bool
  let select: (Value) -> Void
}

/// Keeps where the rows are scrolled to.
nonisolated struct ListBody<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let kind: ListKind
  let isForm: Bool
  let selection: ListSelection<SelectionValue>?
  let isEditing: Bool
  @StateObject private var state = ScrollState()
  @Environment(\.isScrollEnabled) private var isEnabled
  @Environment(\.scrollReader) private var reader
  @Environment(\.scrollSettings) private var settings
  @Environment(\.layoutDirection) private var direction

  init(content: Content, kind: ListKind, isForm: Bool, selection: ListSelection<SelectionValue>?, isEditing: Bool) {
    (self.content, self.kind, self.isForm, self.selection, self.isEditing) = (
      content, kind, isForm, selection, isEditing
    )
  }
  @MainActor public var body: some View {
    state.update(.vertical, direction, isEnabled, reader, settings)
    return ListContainer(
      content: content, kind: kind, isForm: isForm, selection: selection, isEditing: isEditing, state: state,
      settings: settings)
  }
}

private nonisolated struct ListContainer<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let content: Content
  let kind: ListKind
  let isForm: Bool
  let selection: ListSelection<SelectionValue>?
  let isEditing: Bool
  let state: ScrollState
  let settings: ScrollSettings

  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let deeper = context.deeper() else { return [] }
    let inner = deeper.inStack(nil).inScrollView(state).with { $0.listPlace = ListPlace(kind: kind, isForm: isForm) }
    let nodes = inner.child(.name("rows")).lower(content)
    let rows = ListRows(context: inner, kind: kind, selection: selection, isEditing: isEditing)
    let sections = rows.sections(nodes)
    let all = context.layout(StackRule.vertical(.leading, spacing: 0), sections)
    let viewport = context.scrolling(all, along: .vertical, state, settings)
    if context.environment.isScrollContentBackgroundHidden { return [viewport] }
    let fill =
      kind.hasPlatters
      ? ListColor.groupedBackground._paint(in: context.environment, level: 0)
      : BackgroundStyle()._paint(in: context.environment, level: 0)
    let background = context.layout(IgnoresSafeAreaRule(), [context.filledRectangle(name: "ListBackground", fill)])
    return [context.layout(LayeredRule(.background, alignment: .center), [background, viewport])]
  }
}
