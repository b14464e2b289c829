import ViewTree

/// Views made of a collection, whose rows a person can delete and move.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public nonisolated var data: Content.Data { content.data }
}

/// Says of each row which element it is of, and what can be done with that.
public nonisolated struct _DynamicRowsModifier: _PrimitiveModifier {
  let change: (inout ListTraits, _ index: Int) -> Void
  @MainActor public func _lower(
    in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]
  ) -> [ViewNode] {
    var index = -1
    var last: AnyHashable?
    return content(context).map { node in
      // An element may come to several rows, which have its identity in common.
      let id = node.ids.last
      if id == nil || id != last { index += 1 }
      last = id
      return node.addingListTraits { change(&$0, index) }
    }
  }
}

extension DynamicViewContent {
  /// Rows can be deleted: in edit mode, or by a swipe.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ModifiedContent<Self, _DynamicRowsModifier> {
    modifier(
      _DynamicRowsModifier { traits, index in
        if let action { traits.delete = { action(IndexSet(integer: index)) } }
      })
  }
  /// Rows can be moved in edit mode: they show a handle. No test drives one.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> ModifiedContent<Self, _DynamicRowsModifier> {
    modifier(_DynamicRowsModifier { traits, _ in traits.isMovable = action != nil })
  }
}
