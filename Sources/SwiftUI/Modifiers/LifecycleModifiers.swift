import ViewTree

private nonisolated struct AppearanceModifier: _PrimitiveModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let context = context.child(.name("appearance"))
    let nodes = content(context)
    // What shows nothing never appears.
    if nodes.isEmpty { return nodes }
    let place = context.node
    if let onDisappear { place.disappearance = onDisappear }
    if !place.hasAppeared {
      place.hasAppeared = true
      if let onAppear { context.graph.afterPass(onAppear) }
    }
    return nodes
  }
}

private nonisolated struct ChangeModifier<Value: Equatable>: _PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let context = context.child(.name("change"))
    // Not `as?` alone: where nothing was stored yet, that would find an optional value.
    let old = context.node.observedValue.flatMap { $0 as? Value }
    context.node.observedValue = value
    let (action, value) = (action, value)
    if let old {
      if old != value { context.graph.afterPass { action(old, value) } }
    } else if isInitial {
      context.graph.afterPass { action(value, value) }
    }
    return content(context)
  }
}

private nonisolated struct IdentityModifier<ID: Hashable>: _PrimitiveModifier {
  let id: ID
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    context.lower(item: ItemContent(key: .id(AnyHashable(id)), lower: content)).identified(by: AnyHashable(id))
  }
}

/// Work that begins when the view appears and is cancelled when it goes; for another `id` it begins anew.
private nonisolated struct TaskModifier<ID: Equatable>: _PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let context = context.child(.name("task"))
    let nodes = content(context)
    // What shows nothing never appears.
    if nodes.isEmpty { return nodes }
    let running = context.node.slots.first as? RunningTask
    if running == nil || context.node.observedValue.flatMap { $0 as? ID } != id {
      let (action, priority) = (action, priority)
      running?.task?.cancel()
      let next = RunningTask()
      context.node.observedValue = id
      context.node.slots = [next]
      context.graph.afterPass { [weak next] in
        next?.task = Task(priority: priority) { @MainActor in await action() }
      }
    }
    return nodes
  }
}

/// Kept by the view's place; the work is cancelled with it.
private final class RunningTask {
  var task: Task<Void, Never>?
  deinit { task?.cancel() }
}

extension View {
  /// Starts `action` once the view appears. It runs on the view's clock: what it sleeps for takes no time, and the picture
  /// is taken when nothing is pending any more.
  @preconcurrency public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }
  /// The same, again for each new `id`.
  @preconcurrency public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
  /// Runs `action` once the view is first laid out; what it changes is in the picture.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action))
  }
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onDisappear: action))
  }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
  /// Another id is another view: its state starts afresh.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(NodeModifier { $0.layoutValues[ObjectIdentifier(V.self)] = tag })
  }
}
