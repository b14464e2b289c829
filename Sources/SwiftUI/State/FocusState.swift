/// Which part of a view has the keyboard: `true` or `false` for one part, or the name of one of several, `nil` for none.
///
/// One part of a view graph has it at a time: as one `@FocusState` gets a value, any other loses its own.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let unfocused: Value
  private var location: ObservedLocation<Value>?
  private var take: ((Value) -> Void)?

  public init() where Value == Bool { unfocused = false }
  public init<T: Hashable>() where Value == T? { unfocused = nil }

  /// Setting it before the view is in a graph (in its initializer) does nothing.
  public var wrappedValue: Value {
    get { location?.value ?? unfocused }
    nonmutating set { take?(newValue) }
  }
  public var projectedValue: Binding { Binding(state: self) }

  @MainActor public static func _link(_ property: inout FocusState, in context: _PropertyContext) -> String? {
    let unfocused = property.unfocused, holder = context.build.graph.storage.focus
    let location = context.storage { ObservedLocation(unfocused) }
    property.location = location
    property.take = { [weak holder] value in
      if value == unfocused {
        holder?.release(location)
      } else {
        holder?.take(location) { [weak location] in location?.set(unfocused) }
      }
      location.set(value)
    }
    return nil
  }

  @propertyWrapper public struct Binding {
    fileprivate let state: FocusState
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
    var unfocused: Value { state.unfocused }
  }
}

// Its value is kept by the view's place.
extension FocusState: SelfComparing {
  func isSame(as other: FocusState) -> Bool { true }
}
extension FocusState.Binding: SelfComparing {
  func isSame(as other: FocusState.Binding) -> Bool { state.location === other.state.location }
}

/// Tells what is below whether it has the focus, and lets it take and leave it.
private nonisolated struct FocusedModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  @MainActor func body(content: Content) -> some View {
    let binding = binding, value = value
    let isFocused = binding.wrappedValue == value
    let target = FocusTarget(isFocused: isFocused) { focus in
      if focus {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.wrappedValue = binding.unfocused
      }
    }
    content
      .changingEnvironment { $0.focusTarget = target }
      // The focus does not outlive the view that has it.
      .onDisappear { target.setFocused(false) }
  }
}

extension View {
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }
  public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  {
    modifier(FocusedModifier(binding: binding, value: value))
  }
}
