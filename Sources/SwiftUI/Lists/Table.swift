/// Rows of values in columns. On an iPhone in upright position a table shows its first column only, as a list.
public nonisolated struct Table<Value: Identifiable, Rows, Columns>: View {
  let values: [Value]
  let column: (Value) -> AnyView
  let selection: ListSelectionBinding<Value.ID>?

  @MainActor public var body: some View {
    TableList(values: values, column: column, selection: selection)
  }
}

private nonisolated struct TableList<Value: Identifiable>: View {
  let values: [Value]
  let column: (Value) -> AnyView
  let selection: ListSelectionBinding<Value.ID>?
  init(values: [Value], column: @escaping (Value) -> AnyView, selection: ListSelectionBinding<Value.ID>?) {
    (self.values, self.column, self.selection) = (values, column, selection)
  }
  @Environment(\.editMode) private var editMode
  @MainActor var body: some View {
    ListBody(
      content: ForEach(values) { column($0) }, kind: .plain, isForm: false, selection: selection?.current,
      isEditing: editMode?.wrappedValue.isEditing ?? false)
  }
}

/// One or several columns.
public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = Never
  /// What the first column shows of a value.
  func _first(_ value: TableRowValue) -> AnyView
}

/// A column. Titles and widths are on no iPhone.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  public typealias TableRowValue = RowValue
  let content: (RowValue) -> Content
  public func _first(_ value: RowValue) -> AnyView { AnyView(content(value)) }

  public func width(_ width: CGFloat? = nil) -> Self { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
  public func customizationID(_ id: String) -> Self { self }
  public func defaultVisibility(_ visibility: Visibility) -> Self { self }
}
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  public static let automatic = TableColumnAlignment(name: "automatic")
  public static let leading = TableColumnAlignment(name: "leading")
  public static let center = TableColumnAlignment(name: "center")
  public static let trailing = TableColumnAlignment(name: "trailing")
  public static let numeric = TableColumnAlignment(name: "numeric")
}

extension TableColumn where Sort == Never, Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.content = content
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.content = content
  }
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.content = content }
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.content = content
  }
  @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.content = content
  }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    content = { Text($0[keyPath: value]) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
    content = { Text($0[keyPath: value]) }
  }
}

/// Columns of which the first is shown.
public nonisolated struct _TableColumns<TableRowValue: Identifiable>: TableColumnContent {
  let first: (TableRowValue) -> AnyView
  public func _first(_ value: TableRowValue) -> AnyView { first(value) }
}
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C where C.TableRowValue == RowValue {
    column
  }
  public static func buildExpression<C: View, L: View>(
    _ column: TableColumn<RowValue, Never, C, L>
  ) -> TableColumn<RowValue, Never, C, L> { column }
  public static func buildExpression<C: View, L: View>(
    _ column: TableColumn<RowValue, KeyPathComparator<RowValue>, C, L>
  ) -> TableColumn<RowValue, KeyPathComparator<RowValue>, C, L> { column }
  public static func buildIf(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
    columns ?? _TableColumns(first: { _ in AnyView(EmptyView()) })
  }
  public static func buildEither(first columns: _TableColumns<RowValue>) -> _TableColumns<RowValue> { columns }
  public static func buildEither(second columns: _TableColumns<RowValue>) -> _TableColumns<RowValue> { columns }
  public static func buildLimitedAvailability(_ columns: _TableColumns<RowValue>) -> _TableColumns<RowValue> { columns }
  public static func buildBlock<First: TableColumnContent, each Other: TableColumnContent>(
    _ first: First, _ others: repeat each Other
  ) -> _TableColumns<RowValue> where First.TableRowValue == RowValue {
    _TableColumns(first: first._first)
  }
}

extension Table {
  init<Columns1: TableColumnContent>(
    _ values: some Sequence<Value>, _ selection: ListSelectionBinding<Value.ID>?, _ columns: Columns1
  ) where Columns1.TableRowValue == Value {
    self.init(values: Array(values), column: columns._first, selection: selection)
  }
}
extension Table where Rows == _TableRows<Value>, Columns == _TableColumns<Value> {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(data, nil, columns())
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(data, ListSelectionBinding(selection), columns())
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(data, ListSelectionBinding(selection), columns())
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, nil, columns())
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, ListSelectionBinding(selection), columns())
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, ListSelectionBinding(selection), columns())
  }
}
/// The rows of a table: one for each value.
public enum _TableRows<Value> {}

/// How tables look; on an iPhone all alike.
public protocol TableStyle: Sendable {}
public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}
extension TableStyle where Self == AutomaticTableStyle { public static var automatic: AutomaticTableStyle { .init() } }
extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { .init() }
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { .init() }
}
extension View {
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
