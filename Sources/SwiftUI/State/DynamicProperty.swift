import VirtualTime

/// A property that brings a value from outside a view into it before its body runs.
public protocol DynamicProperty {
  mutating func update()
  /// Connects the property to its storage; the answer says what is missing. Only this module's own properties differ
  /// from the default.
  @MainActor static func _link(_ property: inout Self, in context: _PropertyContext) -> String?
}

extension DynamicProperty {
  public mutating func update() {}
  @MainActor public static func _link(_ property: inout Self, in context: _PropertyContext) -> String? { nil }
}

/// What a dynamic property may reach while it is connected.
@MainActor public struct _PropertyContext {
  let build: _BuildContext
  /// The view's type and the property's name, for messages.
  let owner: Any.Type
  var field = ""
  private let link = Link()

  init(build: _BuildContext, owner: Any.Type) { (self.build, self.owner) = (build, owner) }

  private final class Link {
    var nextSlot = 0
    var hasChanged = false
  }

  /// Says that the property brings another value than last time, so that the body must run though the view is the same.
  func noteChange() { link.hasChanged = true }
  var hasChanged: Bool { link.hasChanged }

  /// The storage of the next property: what `make` returned the first time the view was here.
  func storage<Object: AnyObject>(_ make: () -> Object) -> Object {
    let index = link.nextSlot
    link.nextSlot += 1
    return build.node.slot(index, make)
  }
  var description: String { "\(TypeName.of(owner)).\(field)" }
}
