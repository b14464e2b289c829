import ViewTree
import VirtualTime

/// A page, and pages that links bring onto it. The last one is shown, below a bar with its title.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  let root: Root
  let path: Binding<[AnyHashable]>?
  /// What the path holds, where it is of one type.
  let element: (name: String, accepts: (AnyHashable) -> Bool)?
  /// The path, where the app keeps none.
  @State private var ownPath: [AnyHashable] = []
  @State private var navigation = NavigationContext()
  /// What an `EditButton` in a bar turns on for the lists of the pages.
  @State private var editMode = EditMode.inactive
  @StateObject private var scroll = BarScrollState()
  @Environment(\.editMode) private var outerEditMode

  @MainActor public var body: some View {
    let path = path ?? $ownPath
    NavigationPages(
      root: root, path: path.wrappedValue, setPath: { path.wrappedValue = $0 }, navigation: navigation,
      element: element,
      editMode: outerEditMode ?? $editMode, scroll: scroll, version: scroll.version)
  }
}

extension NavigationStack {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, path, element) = (root(), nil, nil)
  }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, element) = (root(), nil)
    self.path = Binding(get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
  }
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    element = (TypeName.of(Data.Element.self), { $0.base is Data.Element })
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
  }
}

/// The older navigation stack.
public nonisolated struct NavigationView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { NavigationStack { content } }
}

/// Lowers all pages, so that those below keep their state, and shows the last.
private nonisolated struct NavigationPages<Root: View>: _PrimitiveView {
  let root: Root
  let path: [AnyHashable]
  let setPath: ([AnyHashable]) -> Void
  let navigation: NavigationContext
  let element: (name: String, accepts: (AnyHashable) -> Bool)?
  let editMode: Binding<EditMode>
  let scroll: BarScrollState
  /// Of `scroll`, so that it is seen when the bars must look different.
  let version: Int

  /// A page on the stack.
  struct Page {
    var nodes: [ViewNode]
    var item: NavigationItem
    /// `nil` for the root.
    var pop: (() -> Void)?
    init(_ nodes: [ViewNode], pop: (() -> Void)?) {
      (self.nodes, self.pop) = (nodes, pop)
      item = NavigationItem(of: nodes)
    }
  }

  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let deeper = context.deeper()?.inStack(nil) else { return [] }
    scroll.outer = context.environment.barScroll
    let inner = deeper.with {
      $0.barScroll = scroll
      if $0.listPlace != nil { $0.listPlace = nil }
      $0.editMode = editMode
    }
    prepare(inner)
    let pages = pages(in: inner)
    let bar = NavigationBar(
      items: pages.map(\.item), pop: pages[pages.count - 1].pop, environment: context.environment,
      scroll: scroll)
    var node = bar.node(around: pages[pages.count - 1].nodes, in: inner.child(.name("bar")))
    node.layoutValues[ObjectIdentifier(NavigationBoundary.self)] = true
    return [node]
  }

  @MainActor private func prepare(_ context: _BuildContext) {
    navigation.environment = context.environment
    navigation.pathCount = path.count
    let (path, setPath, element) = (path, setPath, element)
    navigation.push = { [weak graph = context.graph] value in
      if let element, !element.accepts(value) {
        graph?.warn(
          "NavigationLink: the value \(value.base) is a \(TypeName.of(type(of: value.base))), and the path of the "
            + "NavigationStack holds \(element.name)s; nothing was pushed")
        return
      }
      setPath(path + [value])
    }
  }

  /// The root, then for each number of values on the path the pages that links brought there and the next value's page.
  @MainActor private func pages(in context: _BuildContext) -> [Page] {
    let pageContext = context.with { $0.navigation = navigation }
    var pages: [Page] = []
    var destinations = NavigationDestinations()
    func append(_ nodes: [ViewNode], pop: (() -> Void)?) {
      pages.append(Page(nodes, pop: pop))
      var own = NavigationDestinations()
      NavigationDestinations.collect(nodes, into: &own)
      destinations.makers.merge(own.makers) { _, nearer in nearer }
    }
    append(pageContext.child(.name("root")).lower(root), pop: nil)
    for count in 0...path.count {
      while let pushed = PushedPage.first(in: pages[pages.count - 1].nodes), (pushed.pathCount ?? count) == count {
        pushed.isShown = true
        append(pushed.nodes, pop: pushed.pop)
      }
      if count == path.count { break }
      let pop = { [path, setPath] in setPath(Array(path[..<count])) }
      let place = pageContext.child(.index(count)).child(.id(path[count])).with { $0.dismissal = DismissAction(pop) }
      guard let view = destinations.page(for: path[count]) else {
        let problem =
          "no navigationDestination(for: \(TypeName.of(type(of: path[count].base))).self) for the value "
          + "\(path[count].base) on the path"
        context.graph.fail(problem)
        append(place.lower(ProblemView(text: problem)), pop: pop)
        continue
      }
      append(place.lower(view), pop: pop)
    }
    return pages
  }
}
