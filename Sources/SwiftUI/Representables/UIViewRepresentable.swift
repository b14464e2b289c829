import ViewTree

/// A UIKit view in a SwiftUI hierarchy. No UIKit draws here: the view is made and updated, so that its coordinator, its
/// state and the size it asks for are there, and the picture shows a placeholder with the name of its class.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// The size for a proposal, in points; `nil` leaves it to the view's intrinsic size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  typealias LayoutOptions = _RepresentableLayoutOptions
}
public struct _RepresentableLayoutOptions: Sendable {}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public static func _lower(_ view: Self, in context: _BuildContext) -> [ViewNode] {
    context.lower(UIViewHost(representable: LinkedStyle(value: view)))
  }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction: Transaction { Transaction() }
  /// What changes with an animation is there at once.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// What of a representable lasts as long as its place.
@MainActor private final class Hosted<Object, Coordinator> {
  var coordinator: Coordinator?
  var object: Object?
}

/// Runs the representable's methods where a body would run, so that the state that they read is followed.
private struct UIViewHost<Representable: UIViewRepresentable>: View {
  var representable: LinkedStyle<Representable>
  @State private var hosted = Hosted<Representable.UIViewType, Representable.Coordinator>()
  @Environment(\.self) private var environment

  var body: some View {
    let value = representable.value
    let coordinator = hosted.coordinator ?? value.makeCoordinator()
    hosted.coordinator = coordinator
    let context = UIViewRepresentableContext<Representable>(coordinator: coordinator, environment: environment)
    let view = hosted.object ?? value.makeUIView(context: context)
    hosted.object = view
    value.updateUIView(view, context: context)
    return RepresentablePlaceholder(
      name: "\(type(of: view))", isHidden: view.isHidden, size: RepresentableSize(of: view),
      answer: { value.sizeThatFits($0, uiView: view, context: context) })
  }
}

/// A view controller in a SwiftUI hierarchy; drawn as `UIViewRepresentable` is.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public static func _lower(_ view: Self, in context: _BuildContext) -> [ViewNode] {
    context.lower(UIViewControllerHost(representable: LinkedStyle(value: view)))
  }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction: Transaction { Transaction() }
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

private struct UIViewControllerHost<Representable: UIViewControllerRepresentable>: View {
  var representable: LinkedStyle<Representable>
  @State private var hosted = Hosted<Representable.UIViewControllerType, Representable.Coordinator>()
  @Environment(\.self) private var environment

  @ViewBuilder var body: some View {
    let value = representable.value
    let coordinator = hosted.coordinator ?? value.makeCoordinator()
    let context = UIViewControllerRepresentableContext<Representable>(coordinator: coordinator, environment: environment)
    let controller = hosted.object ?? value.makeUIViewController(context: context)
    let _ = keep(controller, coordinator)
    let _ = value.updateUIViewController(controller, context: context)
    if let hosting = controller as? any _HostingController {
      // What a hosting controller shows is SwiftUI's own.
      hosting._rootView
    } else {
      RepresentablePlaceholder(
        name: "\(type(of: controller))", isHidden: false, size: RepresentableSize(),
        answer: { value.sizeThatFits($0, uiViewController: controller, context: context) })
    }
  }
  private func keep(_ controller: Representable.UIViewControllerType, _ coordinator: Representable.Coordinator) {
    (hosted.object, hosted.coordinator) = (controller, coordinator)
  }
}
