import Foundation

/// What belongs to a whole view graph and to no place in it: it begins and ends with the graph, so tests share nothing.
@MainActor final class GraphStorage {
  private var stored: [StorageKey: ObservedLocation<StoredValue?>] = [:]
  private var lastNamespace = 0
  nonisolated let focus = FocusHolder()
  let moving = MovingPlaces()

  /// Where the value of a key lives, for every view that names the key.
  /// - Parameter initial: what it is before a view wrote it; `nil` for the default that each view has for itself.
  func location(_ key: StorageKey, initial: () -> StoredValue?) -> ObservedLocation<StoredValue?> {
    if let known = stored[key] { return known }
    let location = ObservedLocation(initial())
    stored[key] = location
    return location
  }

  /// Counted in the order in which views first need one, which is that of evaluation.
  func nextNamespace() -> Int {
    lastNamespace += 1
    return lastNamespace
  }
}

/// Sees to it that one `@FocusState` of a graph at a time says that something has the focus.
final class FocusHolder: @unchecked Sendable {
  private let lock = NSLock()
  private var holder: (location: ObjectIdentifier, resign: () -> Void)?

  /// - Parameter resign: runs when another takes the focus.
  func take(_ location: AnyObject, resign: @escaping () -> Void) {
    let id = ObjectIdentifier(location)
    let before = lock.withLock {
      defer { holder = (id, resign) }
      return holder
    }
    if let before, before.location != id { before.resign() }
  }
  func release(_ location: AnyObject) {
    lock.withLock { if holder?.location == ObjectIdentifier(location) { holder = nil } }
  }
}

/// The name of a stored value.
struct StorageKey: Hashable {
  enum Domain: Hashable {
    /// The user defaults, by the name of their suite; `nil` for the standard ones.
    case app(suite: String?)
    case scene
  }
  var domain: Domain
  var name: String
}
