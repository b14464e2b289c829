/// A property of an observable object that publishes its changes. Subscribers hear the new value before the property has it.
@propertyWrapper public struct Published<Value> {
  /// Shared by copies of the wrapper, so that a projection stays connected.
  let storage: PublishedStorage<Value>

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      connect(storage, object)
      return storage.value
    }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      connect(storage, object)
      storage.send(newValue)
    }
  }
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, projected projectedKeyPath: ReferenceWritableKeyPath<Object, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      connect(storage, object)
      return Publisher(storage: storage)
    }
    // `assign(to: &$property)` writes back the projection that it read.
    set { newValue.storage.forward(to: object[keyPath: storageKeyPath].storage) }
  }
  /// The publisher of the property's values, the current one first.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { newValue.storage.forward(to: storage) }
  }

  /// Tells the storage once which object to announce changes of. Needed lazily: a wrapper does not know its object
  /// until it is used.
  private static func connect<Object: AnyObject>(_ storage: PublishedStorage<Value>, _ object: Object) {
    guard !storage.isConnected, let observable = object as? any ObservableObject else { return }
    storage.connect(announcer(of: observable))
  }
  private static func announcer<Object: ObservableObject>(of object: Object) -> () -> Void {
    { [weak object] in
      if let publisher = object?.objectWillChange as? ObservableObjectPublisher { publisher.send() }
    }
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: PublishedStorage<Value>
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subject.receive(subscriber: subscriber)
    }
  }
}

/// Where a published value lives.
final class PublishedStorage<Value>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var current: Value
  private var announce: (() -> Void)?
  private var adopted: [AnyCancellable] = []
  let subject: CurrentValueSubject<Value, Never>

  init(_ value: Value) {
    current = value
    subject = CurrentValueSubject(value)
  }
  var value: Value { lock.withLock { current } }
  var isConnected: Bool { lock.withLock { announce != nil } }
  func connect(_ announce: @escaping () -> Void) { lock.withLock { self.announce = announce } }
  func adopt(_ cancellable: AnyCancellable) { lock.withLock { adopted.append(cancellable) } }
  func forward(to other: PublishedStorage) {
    if other !== self { other.adopt(subject.sink { [weak other] in other?.send($0) }) }
  }

  func send(_ value: Value) {
    lock.withLock { announce }?()
    subject.send(value)
    lock.withLock { current = value }
  }
}
