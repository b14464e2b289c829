import Combine

/// Writes down what a publisher sends, and asks only for what the test tells it to.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var subscription: (any Subscription)?
  private let demand: Subscribers.Demand

  init(_ publisher: some Publisher<Input, Failure>, demand: Subscribers.Demand = .unlimited) {
    self.demand = demand
    publisher.subscribe(self)
  }
  func receive(subscription: any Subscription) {
    precondition(self.subscription == nil, "subscribed twice")
    self.subscription = subscription
    if demand > 0 { subscription.request(demand) }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    precondition(completion == nil, "a value after the end")
    values.append(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    precondition(self.completion == nil, "ended twice")
    self.completion = completion
  }
  func cancel() { subscription?.cancel() }
  var isFinished: Bool { if case .finished = completion { true } else { false } }
  var error: Failure? { if case .failure(let error) = completion { error } else { nil } }
}

enum Trouble: Error, Equatable { case one, two }
