import Combine
import VirtualTime

/// An object from outside whose changes call for another evaluation of the view.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup public struct Wrapper {
    let root: ObjectType
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(
        to: Binding.Target(object: ObjectIdentifier(root), path: [keyPath], isUntracked: true),
        get: { root[keyPath: keyPath] },
        set: { value, _ in root[keyPath: keyPath] = value })
    }
  }
  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  @MainActor public static func _link(_ property: inout ObservedObject, in context: _PropertyContext) -> String? {
    context.storage { ObjectSubscription() }.follow(property.wrappedValue, in: context)
    return nil
  }
}

/// An object that a view makes once and keeps as long as it keeps its place.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }
  /// Outside a graph each read makes a new object, as on a device.
  public var wrappedValue: ObjectType { object ?? make() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }

  @MainActor public static func _link(_ property: inout StateObject, in context: _PropertyContext) -> String? {
    let make = property.make
    let object = context.storage { make() }
    property.object = object
    context.storage { ObjectSubscription() }.follow(object, in: context)
    return nil
  }
}

/// An object that an ancestor put into the environment, by its type.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  public init() {}
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure("@EnvironmentObject \(ObjectType.self) was read outside the body of a view")
    }
    return object
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }

  @MainActor public static func _link(_ property: inout EnvironmentObject, in context: _PropertyContext) -> String? {
    guard let object = context.build.environment.object(ObjectType.self) else {
      return
        "\(context.description) needs an object of type \(TypeName.of(ObjectType.self)) that is not in the environment; "
        + "add .environmentObject(\(TypeName.of(ObjectType.self))(…)) to the view in the test"
    }
    property.object = object
    context.storage { ObjectSubscription() }.follow(object, in: context)
    return nil
  }
}

/// Keeps a view's graph informed of an object's changes, for one object at a time.
@MainActor final class ObjectSubscription {
  private var object: AnyObject?
  private var subscription: AnyCancellable?

  func follow<Object: ObservableObject>(_ object: Object, in context: _PropertyContext) {
    if self.object === object { return }
    if self.object != nil { context.noteChange() }
    self.object = object
    let graph = context.build.graph, name = context.description, node = context.build.node
    subscription = object.objectWillChange.sink { [weak graph, weak node] _ in
      if let node { graph?.invalidate(name, node, body: true) }
    }
  }
}

extension ObservedObject: SelfComparing {
  func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}
// These find their object when they are linked.
extension StateObject: SelfComparing {
  func isSame(as other: StateObject) -> Bool { true }
}
extension EnvironmentObject: SelfComparing {
  func isSame(as other: EnvironmentObject) -> Bool { true }
}
