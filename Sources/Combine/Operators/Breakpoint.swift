extension Publisher {
  /// Stops in the debugger (`SIGTRAP`) where a closure says so.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.HandleEvents<Self> {
    handleEvents(
      receiveSubscription: { if receiveSubscription?($0) == true { raise(SIGTRAP) } },
      receiveOutput: { if receiveOutput?($0) == true { raise(SIGTRAP) } },
      receiveCompletion: { if receiveCompletion?($0) == true { raise(SIGTRAP) } })
  }
  /// Stops in the debugger (`SIGTRAP`) at a failure.
  public func breakpointOnError() -> Publishers.HandleEvents<Self> {
    breakpoint(receiveCompletion: { end in
      if case .failure = end { true } else { false }
    })
  }
}
