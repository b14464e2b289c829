/// A view for each element of a collection, told apart by identity.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What it lowers to where the elements are only known then: the subviews of a view.
  var late: (@MainActor (_BuildContext) -> [ViewNode])? = nil
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}
extension ForEach: _PrimitiveView where Content: View {
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    if let late { return late(context) }
    var items: [ItemContent] = []
    var seen: [ID: Int] = [:]
    for element in data {
      let id = id(element)
      // Elements of one identity would share state; the device warns and draws the first one's. Each is kept apart here,
      // and named.
      let repetition = seen[id, default: 0]
      seen[id] = repetition + 1
      if repetition == 1 {
        context.graph.warn(
          "ForEach: several elements have the id \(id); ids must be unique for state and animation to follow")
      }
      let key: ChildKey =
        repetition == 0 ? .id(AnyHashable(id)) : .id(AnyHashable([AnyHashable(id), AnyHashable(repetition)]))
      items.append(
        ItemContent(key: key) { inner in
          inner.lower(context.reading { content(element) }).identified(asElement: id)
        })
    }
    return context.lower(items: items)
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
    self.init(data: elements, content: { pair in content(data[pair.0]) }, id: { $0.1 })
  }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}
