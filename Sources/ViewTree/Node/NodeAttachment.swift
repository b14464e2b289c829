/// What a node does besides being drawn.
package enum NodeAttachment {
  /// Names the node's rectangle, for the nodes in it.
  case coordinateSpace(AnyHashable)
  /// Called once the node and everything in it have their places, attachments of one node in their order. It sees the
  /// preferences of what is in the node, and may change what those around the node will see.
  case report((PlacedGeometry, inout PreferenceValues) -> Void)
}

/// A preference's value on its way up the tree. Knows its key, and so how two of them combine.
package protocol PreferenceAccumulator: AnyObject {
  /// Takes in the value of a node that comes after those it holds.
  func reduce(_ next: any PreferenceAccumulator)
}

/// What a node and those in it say to the nodes around them, by preference key. Keys that nobody set are not there.
package struct PreferenceValues {
  // Few keys at a time: looking through them is faster than hashing.
  private var entries: [(key: ObjectIdentifier, value: any PreferenceAccumulator)] = []
  package init() {}
  package var isEmpty: Bool { entries.isEmpty }

  package subscript(key: ObjectIdentifier) -> (any PreferenceAccumulator)? {
    get { entries.first { $0.key == key }?.value }
    set {
      let place = entries.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): entries[place].value = value
      case (nil, let value?): entries.append((key, value))
      case (let place?, nil): entries.remove(at: place)
      case (nil, nil): break
      }
    }
  }

  /// Takes in the values of a sibling that comes later.
  package mutating func reduce(_ next: PreferenceValues) {
    for (key, value) in next.entries {
      if let own = self[key] { own.reduce(value) } else { entries.append((key, value)) }
    }
  }
}
