/// A tree of values: those that have others in them can be folded up, and are at the start.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View>: View {
  let data: Data
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  @MainActor public var body: some View {
    ForEach(elements: data, identifiedBy: id) { element in
      // The type of a branch names itself, so it ends here.
      AnyView(Self.view(of: element, id, children, content))
    }
  }
  @ViewBuilder private nonisolated static func view(
    of element: Data.Element, _ id: @escaping (Data.Element) -> ID, _ children: @escaping (Data.Element) -> Data?,
    _ content: @escaping (Data.Element) -> Leaf
  ) -> some View {
    if let inner = children(element) {
      OutlineBranch(
        label: content(element),
        content: AnyView(
          OutlineGroup<Data, ID, Leaf, Leaf, DisclosureGroup<Leaf, AnyView>>(
            data: inner, id: id, children: children, content: content)))
    } else {
      content(element)
    }
  }
}

private nonisolated struct OutlineBranch<Label: View>: View {
  let label: Label
  let content: AnyView
  @MainActor var body: some View { DisclosureGroup { content } label: { label } }
}

extension OutlineGroup where Parent == Leaf, Subgroup == DisclosureGroup<Leaf, AnyView> {
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, id: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init(data: [root], id: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }
}

// Lists of trees.
extension List where SelectionValue == Never {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>>,
    Data.Element: Identifiable
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}
extension List {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>>,
    Data.Element: Identifiable
  {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>>,
    Data.Element: Identifiable
  {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}
