/// Which part of a view an assistive technology is at. None is running while a snapshot is taken, so nothing moves the
/// focus but the view itself, and nothing is drawn of it.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let unfocused: Value
  private var location: ObservedLocation<Value>?

  public init() where Value == Bool { unfocused = false }
  public init<T: Hashable>() where Value == T? { unfocused = nil }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  public var wrappedValue: Value {
    get { location?.value ?? unfocused }
    nonmutating set { location?.set(newValue) }
  }
  public var projectedValue: Binding { Binding(state: self) }

  @MainActor public static func _link(_ property: inout AccessibilityFocusState, in context: _PropertyContext)
    -> String?
  {
    let unfocused = property.unfocused
    property.location = context.storage { ObservedLocation(unfocused) }
    return nil
  }

  @propertyWrapper public struct Binding {
    fileprivate let state: AccessibilityFocusState
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
}

// Its value is kept by the view's place.
extension AccessibilityFocusState: SelfComparing {
  func isSame(as other: AccessibilityFocusState) -> Bool { true }
}
extension AccessibilityFocusState.Binding: SelfComparing {
  func isSame(as other: AccessibilityFocusState.Binding) -> Bool { state.location === other.state.location }
}

public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

// No assistive technology runs while a picture is taken.
extension View {
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
