/// A property of a class that publishes its values. The new value goes out before it is stored, so that whoever reads the
/// property meanwhile sees the old one; the object's `objectWillChange` goes first.
@propertyWrapper
public struct Published<Value> {
  let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  /// Sends the value at once and every new one later.
  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
    set { self = Published(box: newValue.box) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      box.set(newValue, objectWillChange: ObjectPublishers.existing(of: object, for: box))
    }
  }

  private init(box: Box) { self.box = box }

  public struct Publisher: Combine.Publisher, @unchecked Sendable {
    public typealias Output = Value
    public typealias Failure = Never
    let box: Box
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let box = box
      box.audience.admit(subscriber, current: { box.value })
    }
  }

  /// The value and who listens to it. A reference, for the publisher `$property` outlives any access to the property.
  final class Box: PublishedProperty, @unchecked Sendable {
    let audience = Audience<Value, Never>()
    private let lock = NSLock()
    private var stored: Value
    private var sources: [AnyCancellable] = []
    private var publisher: ObservableObjectPublisher?

    init(_ value: Value) { stored = value }

    var objectWillChange: ObservableObjectPublisher? {
      get { lock.withLock { publisher } }
      set { lock.withLock { publisher = newValue } }
    }
    var value: Value { lock.withLock { stored } }

    func set(_ value: Value, objectWillChange: ObservableObjectPublisher?) {
      objectWillChange?.send()
      audience.send(value)
      // The old value goes after the lock is left, for its deinit may come back here.
      let old = lock.withLock {
        defer { stored = value }
        return stored
      }
      withExtendedLifetime(old) {}
    }
    /// Keeps a subscription that feeds the property for as long as the property lives.
    func keep(_ source: AnyCancellable) { lock.withLock { sources.append(source) } }
  }
}

extension Published: Sendable where Value: Sendable {}

/// The part of a `Published.Box` that does not depend on the type of its value.
protocol PublishedProperty: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}
protocol PublishedWrapper {
  var property: any PublishedProperty { get }
}
extension Published: PublishedWrapper {
  var property: any PublishedProperty { box }
}

extension Publisher where Failure == Never {
  /// Writes every value to a `@Published` property, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.keep(sink { [weak box] value in box?.set(value, objectWillChange: box?.objectWillChange) })
  }
}
