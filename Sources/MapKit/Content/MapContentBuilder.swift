import SwiftUI

/// Makes one content of the statements of a map's closure.
@resultBuilder public struct MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> _TupleMapContent<(repeat each Content)> {
    var children: [any MapContent] = []
    repeat children.append(each content)
    return _TupleMapContent(children: children)
  }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> _ConditionalMapContent<First, Second> { _ConditionalMapContent(storage: .first(first)) }
  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> _ConditionalMapContent<First, Second> { _ConditionalMapContent(storage: .second(second)) }
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _AnyMapContent {
    _AnyMapContent(content: content)
  }
}

/// Several contents in a row.
public nonisolated struct _TupleMapContent<T>: _PrimitiveMapContent {
  let children: [any MapContent]
  init(children: [any MapContent]) { self.children = children }
  @MainActor public func _place(in context: _MapContentContext) {
    for (index, child) in children.enumerated() { context.child(index).place(any: child) }
  }
}

public nonisolated struct _ConditionalMapContent<First: MapContent, Second: MapContent>: _PrimitiveMapContent {
  enum Storage {
    case first(First)
    case second(Second)
  }
  let storage: Storage
  init(storage: Storage) { self.storage = storage }
  @MainActor public func _place(in context: _MapContentContext) {
    // The two branches are two identities.
    switch storage {
    case .first(let content): First._place(content, in: context.child(true))
    case .second(let content): Second._place(content, in: context.child(false))
    }
  }
}

public nonisolated struct _AnyMapContent: _PrimitiveMapContent {
  let content: any MapContent
  init(content: any MapContent) { self.content = content }
  @MainActor public func _place(in context: _MapContentContext) { context.place(any: content) }
}

extension _MapContentContext {
  @MainActor func place(any content: any MapContent) {
    func place<Content: MapContent>(_ content: Content) { Content._place(content, in: self) }
    place(content)
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias _MapBody = Never
}
extension Optional: _PrimitiveMapContent where Wrapped: MapContent {
  @MainActor public func _place(in context: _MapContentContext) {
    if let content = self { Wrapped._place(content, in: context.child(true)) }
  }
}

extension ForEach: MapContent where Content: MapContent {
  public typealias _MapBody = Never
}
extension ForEach: _PrimitiveMapContent where Content: MapContent {
  @MainActor public func _place(in context: _MapContentContext) {
    var seen: [ID: Int] = [:]
    for element in data {
      let id = identity(of: element)
      let repetition = seen[id, default: 0]
      seen[id] = repetition + 1
      var inner = context.child(
        repetition == 0 ? AnyHashable(id) : AnyHashable([AnyHashable(id), AnyHashable(repetition)]))
      inner.implicitTag = AnyHashable(id)
      Content._place(content(element), in: inner)
    }
  }
}
extension ForEach where Content: MapContent {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, identifiedBy: { $0.id }, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, identifiedBy: { $0[keyPath: id] }, content: content)
  }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, identifiedBy: { $0 }, content: content)
  }
}

extension Group: MapContent where Content: MapContent {
  public typealias _MapBody = Never
  public init(@MapContentBuilder content: () -> Content) { self.init(holding: content()) }
}
extension Group: _PrimitiveMapContent where Content: MapContent {
  @MainActor public func _place(in context: _MapContentContext) { Content._place(held, in: context) }
}
