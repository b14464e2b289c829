// Rows that a table is given one by one, instead of a collection of values.

/// One or several rows.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = Never
  /// The values of the rows, from top to bottom.
  func _values() -> [TableRowValue]
}

/// A row of a value.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  let value: Value
  public init(_ value: Value) { self.value = value }
  @MainActor public func _values() -> [Value] { [value] }
}
/// Rows one after another.
public nonisolated struct _TableRowList<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  let values: [Value]
  @MainActor public func _values() -> [Value] { values }
}
extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  @MainActor public func _values() -> [Content.TableRowValue] { data.flatMap { content($0)._values() } }
  public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, identifiedBy: { $0.id }, content: content)
  }
  public init(_ data: Data) where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(elements: data, identifiedBy: { $0.id }, content: { TableRow($0) })
  }
}
/// Rows that can be folded up: shown unfolded, its own row first.
public nonisolated struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>?
  @MainActor public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    (label, self.content, self.isExpanded) = (TableRow(value), content(), isExpanded)
  }
  @MainActor public func _values() -> [Label.TableRowValue] {
    label._values() + (isExpanded?.wrappedValue == true ? content._values() : [])
  }
}
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  @MainActor public static func buildExpression<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value {
    content
  }
  // The language cannot yet say of a pack that all its rows have one type; `buildExpression` has seen to it.
  @MainActor public static func buildBlock<each C: TableRowContent>(_ content: repeat each C) -> _TableRowList<Value> {
    var values: [Value] = []
    for row in repeat each content { values += row._values() as? [Value] ?? [] }
    return _TableRowList(values: values)
  }
  public static func buildIf(_ content: _TableRowList<Value>?) -> _TableRowList<Value> {
    content ?? _TableRowList(values: [])
  }
  public static func buildEither(first content: _TableRowList<Value>) -> _TableRowList<Value> { content }
  public static func buildEither(second content: _TableRowList<Value>) -> _TableRowList<Value> { content }
}

extension TableRowContent {
  // A table on an iPhone has neither of these at rest.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> Self { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}

extension Table where Rows == _TableRows<Value>, Columns == _TableColumns<Value> {
  @MainActor public init<Content: TableRowContent, Column: TableColumnContent>(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Column,
    @TableRowBuilder<Value> rows: () -> Content
  ) where Content.TableRowValue == Value, Column.TableRowValue == Value { self.init(rows()._values(), nil, columns()) }
  @MainActor public init<Content: TableRowContent, Column: TableColumnContent>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Column,
    @TableRowBuilder<Value> rows: () -> Content
  ) where Content.TableRowValue == Value, Column.TableRowValue == Value {
    self.init(rows()._values(), ListSelectionBinding(selection), columns())
  }
  @MainActor public init<Content: TableRowContent, Column: TableColumnContent>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Column,
    @TableRowBuilder<Value> rows: () -> Content
  ) where Content.TableRowValue == Value, Column.TableRowValue == Value {
    self.init(rows()._values(), ListSelectionBinding(selection), columns())
  }
  @MainActor public init<Content: TableRowContent, Column: TableColumnContent, Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Column,
    @TableRowBuilder<Value> rows: () -> Content
  ) where Content.TableRowValue == Value, Column.TableRowValue == Value, Sort.Compared == Value {
    self.init(rows()._values(), nil, columns())
  }
  @MainActor public init<Content: TableRowContent, Column: TableColumnContent, Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Column, @TableRowBuilder<Value> rows: () -> Content
  ) where Content.TableRowValue == Value, Column.TableRowValue == Value, Sort.Compared == Value {
    self.init(rows()._values(), ListSelectionBinding(selection), columns())
  }
  /// Without anything selected or sorted, and with one column.
  public init<Data: RandomAccessCollection, Column: TableColumnContent>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Column
  ) where Data.Element == Value, Column.TableRowValue == Value { self.init(data, nil, columns()) }
}
extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.content = content
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.content = content }
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.content = content }
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V { self.content = content }
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) where Content == Text { content = { Text($0[keyPath: value]) } }
}
