/// One value or a failure, found by a closure that runs when the future is made.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfill($0) }
  }

  private func fulfill(_ new: Result<Output, Failure>) {
    let all = lock.withLock { () -> [(Result<Output, Failure>) -> Void] in
      if result != nil { return [] }
      result = new
      defer { waiting = [] }
      return waiting
    }
    for deliver in all { deliver(new) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    outlet.open()
    let deliver = { (result: Result<Output, Failure>) in
      switch result {
      case .success(let value):
        outlet.send(value)
        outlet.finish(.finished)
      case .failure(let error): outlet.finish(.failure(error))
      }
    }
    let known = lock.withLock { () -> Result<Output, Failure>? in
      if result == nil { waiting.append(deliver) }
      return result
    }
    if let known { deliver(known) }
  }
}
