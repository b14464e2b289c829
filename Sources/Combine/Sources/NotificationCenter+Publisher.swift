extension NotificationCenter {
  /// The notifications of one name, from one object or from all.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let token = center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
      subject.handleEvents(receiveCancel: { [center] in center.removeObserver(token) }).receive(subscriber: subscriber)
    }
  }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
  /// The same, one after another, for `for await`.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncPublisher<Publisher> {
    publisher(for: name, object: object).values
  }
}
