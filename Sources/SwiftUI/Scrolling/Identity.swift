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

  /// The nodes of an element of a `ForEach`. Its identity is its tag, too, unless the element has a tag of that type itself.
  func identified<ID: Hashable>(asElement id: ID) -> [ViewNode] {
    identified(by: AnyHashable(id)).map { node in
      if node.tag(of: ID.self) != nil { return node }
      var node = node
      node.layoutValues[ObjectIdentifier(ID.self)] = id
      return node
    }
  }
}
