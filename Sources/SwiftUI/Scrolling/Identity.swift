import ViewTree

extension [ViewNode] {
  /// The nodes with an identity that a `ScrollViewProxy` may name.
  func identified(by id: AnyHashable) -> [ViewNode] {
    map { node in
      var node = node
      node.ids.append(id)
      return node
    }
  }
}
