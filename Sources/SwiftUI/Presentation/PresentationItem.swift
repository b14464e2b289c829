import ViewTree

/// What presented content says of its layer. Travels up with the content's nodes.
struct PresentationItem {
  var detents: Set<PresentationDetent>? = nil
  var selectedDetent: PresentationDetent? = nil
  var dragIndicator: Visibility? = nil
  /// In points.
  var cornerRadius: CGFloat? = nil
  var background: ViewNode? = nil
  var backgroundInteraction: PresentationBackgroundInteraction? = nil
  var isDismissDisabled: Bool? = nil
  var adaptation: PresentationAdaptation? = nil

  /// The detents of which the smallest is the sheet's.
  var chosenDetents: Set<PresentationDetent> {
    let detents = detents ?? [.large]
    if let selectedDetent, detents.contains(selectedDetent) { return [selectedDetent] }
    return detents
  }

  init() {}
  init(of nodes: [ViewNode]) { for node in nodes { collect(node) } }
  /// What was said further out counts.
  private mutating func collect(_ node: ViewNode) {
    if let item = node.layoutValues[ObjectIdentifier(PresentationItem.self)] as? PresentationItem {
      detents = detents ?? item.detents
      selectedDetent = selectedDetent ?? item.selectedDetent
      dragIndicator = dragIndicator ?? item.dragIndicator
      cornerRadius = cornerRadius ?? item.cornerRadius
      background = background ?? item.background
      backgroundInteraction = backgroundInteraction ?? item.backgroundInteraction
      isDismissDisabled = isDismissDisabled ?? item.isDismissDisabled
      adaptation = adaptation ?? item.adaptation
    }
    for child in node.children { collect(child) }
  }
}

private nonisolated struct PresentationItemModifier: _PrimitiveModifier {
  var background: AnyView? = nil
  var alignment = Alignment.center
  var change: (inout PresentationItem) -> Void = { _ in }
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    var nodes = content(context.child(.name("content")))
    guard !nodes.isEmpty else { return nodes }
    let key = ObjectIdentifier(PresentationItem.self)
    var item = nodes[0].layoutValues[key] as? PresentationItem ?? PresentationItem()
    change(&item)
    if let background {
      let inner = context.child(.name("background")).inStack(nil)
      item.background = inner.layered(inner.lower(background), alignment: alignment)
    }
    nodes[0].layoutValues[key] = item
    return nodes
  }
}
private nonisolated struct SelectedDetentModifier: ViewModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>
  @MainActor func body(content: Content) -> some View {
    let selected = selection.wrappedValue
    content.modifier(
      PresentationItemModifier { item in
        item.detents = detents
        item.selectedDetent = selected
      })
  }
}

/// How touches beside a layer are taken.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, enabled, disabled, through(PresentationDetent) }
  let kind: Kind
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .through(detent))
  }
}
/// What a layer becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
  private nonisolated func presentationItem(_ change: @escaping (inout PresentationItem) -> Void) -> some View {
    modifier(PresentationItemModifier(change: change))
  }
  /// How high the sheet that this is in may be. It comes with the smallest height.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationItem { $0.detents = detents }
  }
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SelectedDetentModifier(detents: detents, selection: selection))
  }
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationItem { $0.dragIndicator = visibility }
  }
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(PresentationItemModifier(background: AnyView(content()), alignment: alignment))
  }
  /// - Parameter cornerRadius: in points; `nil` is the system's.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationItem { $0.cornerRadius = cornerRadius }
  }
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    presentationItem { $0.backgroundInteraction = interaction }
  }
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationItem { $0.adaptation = adaptation }
  }
  /// An upright iPhone is narrow and not low.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationItem { $0.adaptation = horizontal }
  }
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationItem { $0.isDismissDisabled = isDisabled }
  }
  // Nobody drags a sheet on a picture, and an iPhone's sheets have the screen's width.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}

/// How large a layer is where there is much room.
public protocol PresentationSizing: Sendable {}
public struct _NamedPresentationSizing: PresentationSizing {
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> _NamedPresentationSizing { self }
  public func fitted(horizontal: Bool, vertical: Bool) -> _NamedPresentationSizing { self }
}
extension PresentationSizing where Self == _NamedPresentationSizing {
  public static var automatic: _NamedPresentationSizing { .init() }
  public static var page: _NamedPresentationSizing { .init() }
  public static var form: _NamedPresentationSizing { .init() }
  public static var fitted: _NamedPresentationSizing { .init() }
}
