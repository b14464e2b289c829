/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Sends when an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  public init() {}
  public func send() { audience.send(()) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.admit(subscriber)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's one publisher, which each of its `@Published` properties sends through as well.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

extension ObservableObject {
  /// Calls `action` before each change of the object, until the result goes. It can be called on `any ObservableObject`,
  /// whose `objectWillChange` has no type that `sink(receiveValue:)` could be called on.
  package func observingWillChange(_ action: @escaping () -> Void) -> AnyCancellable {
    objectWillChange.sink { _ in action() }
  }
}

/// Where the publishers of objects are kept that declare none themselves.
///
/// An object with `@Published` properties has its publisher in them, found by reflection through its class and the classes
/// above. One without has it in a table by identity: nothing here can know that such an object has gone, so the table holds
/// it weakly, an entry whose object has gone counts as absent, and such entries are swept out each time the table has doubled.
enum ObjectPublishers {
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let properties = publishedProperties(of: object)
    return lock.withLock {
      if properties.isEmpty { return table.publisher(of: object) }
      let publisher = properties.lazy.compactMap(\.objectWillChange).first ?? table.existing(of: object) ?? .init()
      for property in properties { property.objectWillChange = publisher }
      return publisher
    }
  }

  /// The publisher that a property sends through, if anyone has ever asked its object for one.
  static func existing(of object: AnyObject, for property: any PublishedProperty) -> ObservableObjectPublisher? {
    lock.withLock {
      if let known = property.objectWillChange { return known }
      // Reflection did not show the property if its class describes itself (CustomReflectable); the table has it then.
      let found = table.existing(of: object)
      property.objectWillChange = found
      return found
    }
  }

  private static func publishedProperties(of object: AnyObject) -> [any PublishedProperty] {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for case let wrapper as any PublishedWrapper in level.children.lazy.map(\.value) {
        properties.append(wrapper.property)
      }
      mirror = level.superclassMirror
    }
    return properties
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var table = WeakTable()

  private struct WeakTable {
    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepAt = 64

    func existing(of object: AnyObject) -> ObservableObjectPublisher? {
      // The address of an object that has gone may belong to another by now.
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.publisher
    }
    mutating func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      if let known = existing(of: object) { return known }
      if entries.count >= sweepAt {
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
