import ViewTree
import VirtualTime

/// What the methods of a representable are given.
@MainActor @preconcurrency public protocol _RepresentableContext {
  associatedtype Coordinator
  var coordinator: Coordinator { get }
  var environment: EnvironmentValues { get }
}
extension _RepresentableContext {
  public var transaction: Transaction { Transaction() }
  /// What changes with an animation is there at once.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// The methods of a representable, by the kind of object that it makes.
@MainActor struct RepresentableMethods<Representable, Object: AnyObject, Context: _RepresentableContext> {
  /// The protocol, for messages.
  let kind: String
  let makeCoordinator: @MainActor (Representable) -> Context.Coordinator
  let makeContext: @MainActor (Context.Coordinator, EnvironmentValues) -> Context
  let make: @MainActor (Representable, Context) -> Object
  let update: @MainActor (Representable, Object, Context) -> Void
  /// The size for a proposal, in points; `nil` leaves it to `ownSize`.
  let sizeThatFits: @MainActor (Representable, ProposedViewSize, Object, Context) -> CGSize?
  let ownSize: @MainActor (Object, ProposedViewSize) -> CGSize
  let isHidden: @MainActor (Object) -> Bool
}

/// Runs the representable's methods where a body would run, so that the state that they read is followed.
struct RepresentableHost<Representable, Object: AnyObject, Context: _RepresentableContext>: View {
  var representable: LinkedStyle<Representable>
  let methods: RepresentableMethods<Representable, Object, Context>
  /// What of a representable lasts as long as its place.
  @MainActor private final class Made {
    var coordinator: Context.Coordinator?
    var object: Object?
  }
  @State private var made = Made()
  @Environment(\.self) private var environment

  init(_ representable: Representable, _ methods: RepresentableMethods<Representable, Object, Context>) {
    (self.representable, self.methods) = (LinkedStyle(value: representable), methods)
  }

  @ViewBuilder var body: some View {
    let (object, context) = updated()
    if let hosting = object as? any _HostingController {
      // What a hosting controller shows is SwiftUI's own.
      hosting._rootView
    } else {
      let (value, methods) = (representable.value, methods)
      RepresentablePlaceholder(
        name: TypeName.of(type(of: object)), owner: "\(methods.kind) \(TypeName.of(Representable.self))",
        isHidden: methods.isHidden(object)
      ) { proposal in
        // What is no number is said to be none; an endless size, the usual answer to an endless proposal, is left to the
        // object.
        guard let own = methods.sizeThatFits(value, proposal, object, context), !own.width.isInfinite,
          !own.height.isInfinite
        else { return methods.ownSize(object, proposal) }
        return own.width.isNaN || own.height.isNaN ? own : CGSize(width: max(own.width, 0), height: max(own.height, 0))
      }
    }
  }

  private func updated() -> (Object, Context) {
    let value = representable.value
    let coordinator = made.coordinator ?? methods.makeCoordinator(value)
    made.coordinator = coordinator
    let context = methods.makeContext(coordinator, environment)
    let object = made.object ?? methods.make(value, context)
    made.object = object
    methods.update(value, object, context)
    return (object, context)
  }
}
