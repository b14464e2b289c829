import ViewTree

/// What a modifier presents now.
struct Presentation {
  enum Kind {
    case content(ContentPresentation, any View)
    case alert(DialogContent)
    case confirmationDialog(DialogContent)
  }
  let kind: Kind
  /// Another key is another content: its state starts afresh.
  var key: AnyHashable = 0
  let dismiss: @MainActor () -> Void

  /// For messages.
  var name: String {
    switch kind {
    case .content(.sheet, _): "sheet"
    case .content(.cover, _): "fullScreenCover"
    case .content(.popover, _): "popover"
    case .alert: "alert"
    case .confirmationDialog: "confirmationDialog"
    }
  }

  /// Makes the layer, which follows where what it belongs to is, and says whether what is beneath makes room for it.
  @MainActor func lower(in context: _BuildContext) -> (make: (PlacedGeometry?) -> ViewNode, pushesBack: Bool) {
    switch kind {
    case .content(let kind, let content): context.layer(kind, content, dismiss)
    case .alert(let content): (context.alert(content, dismiss), false)
    case .confirmationDialog(let content): (context.confirmationDialog(content, dismiss), false)
    }
  }

  static func content(
    _ kind: ContentPresentation, key: AnyHashable = 0, _ dismiss: @escaping @MainActor () -> Void, _ content: any View
  ) -> Presentation {
    Presentation(kind: .content(kind, content), key: key, dismiss: dismiss)
  }
  static func alert(_ content: DialogContent, key: AnyHashable = 0, _ dismiss: @escaping @MainActor () -> Void)
    -> Presentation
  {
    Presentation(kind: .alert(content), key: key, dismiss: dismiss)
  }
  static func confirmationDialog(
    _ content: DialogContent, key: AnyHashable = 0, _ dismiss: @escaping @MainActor () -> Void
  ) -> Presentation {
    Presentation(kind: .confirmationDialog(content), key: key, dismiss: dismiss)
  }
}

/// Lowers what a view presents where the view is, so that it has its environment, and hands it to the root.
nonisolated struct LayerModifier: _PrimitiveModifier {
  /// `nil` while nothing is presented.
  let presentation: Presentation?
  var onDismiss: (() -> Void)? = nil

  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    var nodes = content(context.child(.name("content")))
    let place = context.child(.name("presenter"))
    let known = place.node.slots.first as? PresentedLayer
    guard let presentation else {
      place.node.slots = []
      if known != nil, let onDismiss { context.graph.afterPass(onDismiss) }
      return nodes
    }
    let registry = context.graph.presentations
    let layer = known ?? registry.add(presentation.name, from: context.environment.presentation)
    place.node.slots = [layer]
    if registry.isWaiting(layer) {
      context.graph.whenSettled("presentations") { [weak graph = context.graph] in
        if let problem = registry.problem { graph?.warn(problem) }
      }
      return nodes
    }
    guard let inner = place.child(.id(presentation.key)).deeper()?.inStack(nil) else { return nodes }
    let dismiss = presentation.dismiss
    (layer.node, layer.pushesBack) = presentation.lower(
      in: inner.with {
        $0.leaveBar()
        $0.presentation = layer.id
        $0.dismissal = DismissAction { MainActor.assumeIsolated { dismiss() } }
        $0.alertDismissal = nil
        $0.navigation = nil
        $0.scrollSettings = ScrollSettings()
        $0.barScroll = nil
        $0.listPlace = nil
        $0.editMode = nil
      })
    if !nodes.isEmpty {
      nodes[0].attachments.append(
        .report { [weak layer] geometry, _ in MainActor.assumeIsolated { layer?.anchor = geometry } })
    }
    return nodes
  }
}

/// Presents while a binding says so. The binding is read in a body, so that a change is seen.
nonisolated struct PresentingModifier: ViewModifier {
  let isPresented: Binding<Bool>
  var onDismiss: (() -> Void)? = nil
  /// `nil` where there is nothing to present.
  let presentation: (_ dismiss: @escaping @MainActor () -> Void) -> Presentation?
  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented
    let dismiss: @MainActor () -> Void = { isPresented.wrappedValue = false }
    content.modifier(
      LayerModifier(presentation: isPresented.wrappedValue ? presentation(dismiss) : nil, onDismiss: onDismiss))
  }
}
/// Presents while a binding has an item.
nonisolated struct ItemPresentingModifier<Item: Identifiable>: ViewModifier {
  let item: Binding<Item?>
  var onDismiss: (() -> Void)? = nil
  let presentation: (Item, _ dismiss: @escaping @MainActor () -> Void) -> Presentation
  @MainActor func body(content: Content) -> some View {
    let item = item
    let dismiss: @MainActor () -> Void = { item.wrappedValue = nil }
    content.modifier(
      LayerModifier(presentation: item.wrappedValue.map { presentation($0, dismiss) }, onDismiss: onDismiss))
  }
}

private enum OutsideBarKey: EnvironmentKey {
  static var defaultValue: EnvironmentValues? { nil }
}
extension EnvironmentValues {
  /// What was around a bar whose items the view is in.
  var outsideBar: EnvironmentValues? {
    get { self[OutsideBarKey.self] }
    set { self[OutsideBarKey.self] = newValue }
  }
  /// What a bar's item presents does not look like an item.
  fileprivate mutating func leaveBar() {
    guard let outside = outsideBar else { return }
    foregroundStyles = outside.foregroundStyles
    font = outside.font
    textTraits = outside.textTraits
    imageScale = outside.imageScale
    lineLimits = outside.lineLimits
    multilineTextAlignment = outside.multilineTextAlignment
    tint = outside.tint
    dynamicTypeSize = outside.dynamicTypeSize
    barItemGlass = .none
    outsideBar = nil
  }
}

/// Lies over what a layer is above, and takes the touches that are meant for it.
nonisolated struct DimmingView: View {
  var isClear = false
  /// What a tap beside the layer does, if anything.
  var dismiss: (@MainActor () -> Void)? = nil
  @Environment(\.colorScheme) private var colorScheme
  /// Black of UIKit's dimming views. [20 % and 48 % unverified]
  @MainActor var body: some View {
    let color = Color.black.opacity(isClear ? 0 : colorScheme == .dark ? 0.48 : 0.2)
    if let dismiss {
      color.contentShape(Rectangle()).onTapGesture { MainActor.assumeIsolated { dismiss() } }
    } else {
      color.contentShape(Rectangle())
    }
  }
}

extension _BuildContext {
  /// What of a layer is seen as one thing.
  func layerElement(_ role: String, label: String? = nil, _ node: ViewNode) -> ViewNode {
    var element = layout(ElementRule(name: role), [node])
    element.semantics = Semantics(role: role, label: label)
    element.semantics?.traits = ["modal"]
    return element
  }
  /// The one node of a view, whatever it comes to.
  func single(_ name: String, _ view: some View) -> ViewNode {
    let inner = child(.name(name))
    return inner.stacked(inner.lower(view))
  }
}
