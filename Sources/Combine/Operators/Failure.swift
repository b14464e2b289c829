extension Publishers {
  /// The failure transformed.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      (self.upstream, self.transform) = (upstream, transform)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Relay(subscriber, failure: transform) { .emit($0) })
    }
  }

  /// A publisher that never fails, as one that could.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public init(upstream: Upstream) { self.upstream = upstream }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Relay(subscriber, failure: impossible) { .emit($0) })
    }
  }

  /// On failure, another publisher instead.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let outlet = Outlet(subscriber)
      let pass = { (value: Output) -> Subscribers.Demand in
        outlet.send(value)
        return .none
      }
      outlet.open()
      outlet.feed(from: upstream, value: pass) { end in
        switch end {
        case .finished: outlet.finish(.finished)
        case .failure(let error):
          outlet.feed(from: handler(error), value: pass) { outlet.finish($0) }
        }
      }
    }
  }

  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let handler = handler
      upstream.catch { error -> AnyPublisher<Output, any Error> in
        do {
          return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
        } catch {
          return Fail(error: error).eraseToAnyPublisher()
        }
      }.receive(subscriber: subscriber)
    }
  }

  /// On failure, the same publisher again, a number of times.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let retries: Int
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      attempt(outlet, left: retries)
    }
    private func attempt<S: Subscriber>(_ outlet: Outlet<S>, left: Int) where S.Input == Output, S.Failure == Failure {
      outlet.feed(from: upstream) { value in
        outlet.send(value)
        return .none
      } completion: { end in
        if case .failure = end, left > 0 { attempt(outlet, left: left - 1) } else { outlet.finish(end) }
      }
    }
  }
}

extension Publisher {
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    .init(upstream: self, transform: transform)
  }
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    .init(upstream: self, handler: handler)
  }
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output {
    .init(upstream: self, handler: handler)
  }
  public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
    .init(upstream: self, handler: { _ in Just(output) })
  }
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { .init(upstream: self, retries: retries) }
  /// A failure is a programmer's mistake: it traps and names the error.
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
    -> Publishers.Catch<Self, Empty<Output, Never>>
  {
    .init(upstream: self, handler: { fatalError("\(prefix)\($0)", file: file, line: line) })
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    .init(upstream: self)
  }
}

private func impossible<E: Error>(_ never: Never) -> E {}
