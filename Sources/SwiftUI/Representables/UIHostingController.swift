import ViewTree

/// A view controller of a SwiftUI view. Inside a representable its view is drawn; elsewhere it keeps the view.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }
  /// A hosting controller has no view without its root.
  public required init?(coder: NSCoder) { return nil }
  public struct SizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var intrinsicContentSize: SizingOptions { SizingOptions(rawValue: 1) }
    public static var preferredContentSize: SizingOptions { SizingOptions(rawValue: 2) }
  }
  open var sizingOptions: SizingOptions = []
  open var safeAreaRegions: SafeAreaRegions = .all
}

/// What a representable needs to know of a hosting controller.
@MainActor package protocol _HostingController {
  var _rootView: AnyView { get }
}
extension UIHostingController: _HostingController {
  package var _rootView: AnyView { AnyView(rootView) }
}

/// Names the delegate of an app; no app is started here, so its methods do not run.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
  public var wrappedValue: Delegate
  public init(_ type: Delegate.Type = Delegate.self) { wrappedValue = Delegate() }
  public var projectedValue: Delegate { wrappedValue }
}
