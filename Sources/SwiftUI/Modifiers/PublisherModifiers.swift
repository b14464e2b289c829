import Combine
import ViewTree

/// Hands on what a publisher sends while the view is there. What it sends at once is in the picture.
private nonisolated struct PublisherModifier<P: Publisher>: _PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let context = context.child(.name("publisher"))
    let nodes = content(context)
    let place = context.node
    let relay = place.slots.first as? PublisherRelay<P.Output> ?? PublisherRelay()
    // The newest action sees the newest values of the view.
    relay.action = action
    if place.slots.isEmpty {
      place.slots = [relay]
      // Subscribing during evaluation would change state in the middle of it.
      let publisher = publisher
      context.graph.afterPass { [weak relay] in
        relay?.subscription = publisher.sink { [weak relay] in relay?.action($0) }
      }
    }
    return nodes
  }
}

/// Kept by the view's place; the subscription ends with it.
private final class PublisherRelay<Output> {
  var action: (Output) -> Void = { _ in }
  var subscription: AnyCancellable?
}

extension View {
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(PublisherModifier(publisher: publisher, action: action))
  }
}
