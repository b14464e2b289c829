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
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable>: _RepresentableContext {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public static func _lower(_ view: Self, in context: _BuildContext) -> [ViewNode] {
    let methods: RepresentableMethods<Self, UIViewType, Context> = .init(
      kind: "UIViewRepresentable",
      makeCoordinator: { (value: Self) in value.makeCoordinator() },
      makeContext: { (coordinator: Coordinator, environment: EnvironmentValues) in
        Context(coordinator: coordinator, environment: environment)
      },
      make: { (value: Self, context: Context) in value.makeUIView(context: context) },
      update: { (value: Self, object: UIViewType, context: Context) in value.updateUIView(object, context: context) },
      sizeThatFits: { (value: Self, proposal: ProposedViewSize, object: UIViewType, context: Context) in
        value.sizeThatFits(proposal, uiView: object, context: context)
      },
      ownSize: { (object: UIViewType, proposal: ProposedViewSize) in
        RepresentableSize(of: object).size(for: proposal, object)
      },
      isHidden: { (object: UIViewType) in object.isHidden })
    return context.lower(RepresentableHost(view, methods))
  }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
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
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable>: _RepresentableContext
{
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public static func _lower(_ view: Self, in context: _BuildContext) -> [ViewNode] {
    let methods: RepresentableMethods<Self, UIViewControllerType, Context> = .init(
      kind: "UIViewControllerRepresentable",
      makeCoordinator: { (value: Self) in value.makeCoordinator() },
      makeContext: { (coordinator: Coordinator, environment: EnvironmentValues) in
        Context(coordinator: coordinator, environment: environment)
      },
      make: { (value: Self, context: Context) in value.makeUIViewController(context: context) },
      update: { (value: Self, object: UIViewControllerType, context: Context) in
        value.updateUIViewController(object, context: context)
      },
      sizeThatFits: { (value: Self, proposal: ProposedViewSize, object: UIViewControllerType, context: Context) in
        value.sizeThatFits(proposal, uiViewController: object, context: context)
      },
      ownSize: { (_: UIViewControllerType, proposal: ProposedViewSize) in RepresentableSize().size(for: proposal) },
      isHidden: { (_: UIViewControllerType) in false })
    return context.lower(RepresentableHost(view, methods))
  }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
