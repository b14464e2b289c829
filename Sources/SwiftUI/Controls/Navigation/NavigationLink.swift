import ViewTree

/// What the pages of a navigation stack know of it.
@MainActor final class NavigationContext {
  /// The environment around the stack, which its pages start from.
  var environment = EnvironmentValues()
  /// How many values are on the path.
  var pathCount = 0
  var push: (AnyHashable) -> Void = { _ in }
  nonisolated init() {}
}
private enum NavigationContextKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}
extension EnvironmentValues {
  var navigation: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }
}

/// A page that something on another page has brought. Travels up with the nodes of what brought it.
final class PushedPage {
  let nodes: [ViewNode]
  let pop: () -> Void
  /// How many values were on the path when it came; `nil` where that does not matter.
  let pathCount: Int?
  /// Whether a stack has seen it.
  var isShown = false
  init(nodes: [ViewNode], pathCount: Int?, pop: @escaping () -> Void) {
    (self.nodes, self.pathCount, self.pop) = (nodes, pathCount, pop)
  }
  static func first(in nodes: [ViewNode]) -> PushedPage? {
    for node in nodes {
      if let page = node.layoutValues[ObjectIdentifier(PushedPage.self)] as? PushedPage { return page }
      if node.layoutValues[ObjectIdentifier(NavigationBoundary.self)] != nil { continue }
      if let page = first(in: node.children) { return page }
    }
    return nil
  }
}

/// Lowers a page that its content brings, and hands it up with the content's nodes.
nonisolated struct PushModifier: _PrimitiveModifier {
  /// `nil` while the page is not there.
  let page: AnyView?
  let pathCount: Int?
  let pop: () -> Void
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    var nodes = content(context.child(.name("content")))
    guard let page, let navigation = context.environment.navigation, !nodes.isEmpty else { return nodes }
    var inner = context.child(.name("destination")).inStack(nil)
    inner.environment = navigation.environment
    inner = inner.with {
      $0.navigation = navigation
      $0.dismissal = DismissAction(pop)
    }
    let pushed = PushedPage(nodes: inner.lower(page), pathCount: pathCount, pop: pop)
    nodes[0].layoutValues[ObjectIdentifier(PushedPage.self)] = pushed
    context.graph.afterPass { [weak graph = context.graph] in
      if !pushed.isShown {
        graph?.fail(
          "a NavigationLink or navigationDestination inside a GeometryReader has pushed a page, which is not supported; "
            + "put the NavigationStack inside the GeometryReader")
      }
    }
    return nodes
  }
}

/// Something to tap that brings a page onto the navigation stack around.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }
  let target: Target
  let label: Label
  /// Where the app holds whether the page is there.
  let isActive: Binding<Bool>?
  @Environment(\.navigation) private var navigation
  /// How many values were on the path when the link was tapped; `nil` while its page is not there.
  @State private var activePathCount: Int? = nil

  init(target: Target, label: Label, isActive: Binding<Bool>? = nil) {
    (self.target, self.label, self.isActive) = (target, label, isActive)
  }

  @MainActor public var body: some View {
    switch target {
    case .value(let value):
      Button {
        if let value { navigation?.push(value) }
      } label: {
        ListLinkLabel(label: label)
      }
      .modifier(ListLinkButton())
      .disabled(value == nil || navigation == nil)
    case .view(let destination):
      let isShown = isActive?.wrappedValue ?? (activePathCount != nil)
      Button {
        setActive(true)
      } label: {
        ListLinkLabel(label: label)
      }
      .modifier(ListLinkButton())
      .disabled(navigation == nil)
      .modifier(
        PushModifier(
          page: isShown ? AnyView(destination) : nil, pathCount: isActive == nil ? activePathCount : nil,
          pop: { setActive(false) }))
    }
  }
  @MainActor private func setActive(_ isOn: Bool) {
    if let isActive { isActive.wrappedValue = isOn } else { activePathCount = isOn ? navigation?.pathCount ?? 0 : nil }
  }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label())
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label(), isActive: isActive)
  }
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label(), isActive: isActive)
  }
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(
      target: .view(destination()), label: label(),
      isActive: Binding(
        get: { selection.wrappedValue == tag },
        set: {
          if $0 { selection.wrappedValue = tag } else if selection.wrappedValue == tag { selection.wrappedValue = nil }
        }))
  }
}
extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
extension NavigationLink where Destination == Never {
  public init<V: Hashable>(value: V?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
  public init<V: Hashable>(_ titleKey: LocalizedStringKey, value: V?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(_ title: S, value: V?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

/// Which pages stand for values of a type. Travels up with the nodes of the page that says so.
struct NavigationDestinations {
  var makers: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  static func collect(_ nodes: [ViewNode], into found: inout NavigationDestinations) {
    for node in nodes {
      if let own = node.layoutValues[ObjectIdentifier(NavigationDestinations.self)] as? NavigationDestinations {
        found.makers.merge(own.makers) { outer, _ in outer }
      }
      if node.layoutValues[ObjectIdentifier(NavigationBoundary.self)] != nil { continue }
      collect(node.children, into: &found)
    }
  }
  func page(for value: AnyHashable) -> AnyView? { makers[ObjectIdentifier(type(of: value.base))]?(value) }
}

extension View {
  /// The page for a value that a link has put on the path.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NodeModifier { node in
        let key = ObjectIdentifier(NavigationDestinations.self)
        var own = node.layoutValues[key] as? NavigationDestinations ?? NavigationDestinations()
        own.makers[ObjectIdentifier(D.self)] = { ($0.base as? D).map { AnyView(destination($0)) } }
        node.layoutValues[key] = own
      })
  }
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, page: destination()))
  }
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemDestination(item: item, page: destination))
  }
}

private nonisolated struct PresentedDestination<Page: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let page: Page
  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented
    content.modifier(
      PushModifier(
        page: isPresented.wrappedValue ? AnyView(page) : nil, pathCount: nil, pop: { isPresented.wrappedValue = false })
    )
  }
}
private nonisolated struct ItemDestination<Item: Hashable, Page: View>: ViewModifier {
  let item: Binding<Item?>
  let page: (Item) -> Page
  @MainActor func body(content: Content) -> some View {
    let item = item
    content.modifier(
      PushModifier(
        page: item.wrappedValue.map { AnyView(page($0).id($0)) }, pathCount: nil, pop: { item.wrappedValue = nil }))
  }
}
