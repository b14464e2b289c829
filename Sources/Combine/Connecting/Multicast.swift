extension Publishers {
  /// One subscription to the upstream for all subscribers, through a subject, made when it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private let lock = NSRecursiveLock()
    private var made: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }
    /// The subject is made when first needed.
    private var subject: SubjectType {
      lock.withLock {
        let subject = made ?? createSubject()
        made = subject
        return subject
      }
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }
    /// Subscribes the subject to the upstream. The connection lasts as long as the result is kept.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that waits to be connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>
    public init(upstream: Upstream) { shared = upstream.multicast { PassthroughSubject() } }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      shared.receive(subscriber: subscriber)
    }
    public func connect() -> any Cancellable { shared.connect() }
  }
}

extension Publisher {
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { .init(upstream: self, createSubject: createSubject) }
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast { subject } }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { .init(upstream: self) }
}
