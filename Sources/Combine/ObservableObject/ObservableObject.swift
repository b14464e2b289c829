/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Publishes before its object changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private let subscribers = SubscriberList<Void, Never>()
  public init() {}
  public func send() { subscribers.send(()) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subscribers.add(AnySubscriber(subscriber))
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One publisher for each object, kept in a table that does not keep the object.
  public var objectWillChange: ObservableObjectPublisher { PublisherTable.shared.publisher(of: self) }
}

/// The publishers of the objects that declare none of their own.
///
/// A weak reference beside each entry tells a dead object's entry from that of a new object at the same address; dead
/// entries are dropped whenever the table has doubled.
private final class PublisherTable: @unchecked Sendable {
  static let shared = PublisherTable()
  private struct Entry {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var purgeCount = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return entry.publisher }
      if entries.count >= purgeCount {
        entries = entries.filter { $0.value.object != nil }
        purgeCount = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
