import ViewTree

/// What a page tells the navigation stack around it. Travels up with the page's nodes.
struct NavigationItem {
  struct ToolbarEntry {
    var placement: ToolbarItemPlacement
    var node: ViewNode
  }
  var title: Text? = nil
  var displayMode: NavigationBarItem.TitleDisplayMode? = nil
  var hidesBackButton: Bool? = nil
  var bar = BarSettings()
  var bottomBar = BarSettings()
  var tabBar = BarSettings()
  /// In the order in which they are shown at each place.
  var toolbar: [ToolbarEntry] = []
  var search: SearchItem? = nil

  /// What was said further out counts; toolbars add up.
  mutating func fill(from inner: NavigationItem) {
    title = title ?? inner.title
    displayMode = displayMode ?? inner.displayMode
    hidesBackButton = hidesBackButton ?? inner.hidesBackButton
    bar.fill(from: inner.bar)
    bottomBar.fill(from: inner.bottomBar)
    tabBar.fill(from: inner.tabBar)
    toolbar += inner.toolbar
    search = search ?? inner.search
  }

  mutating func change(_ bars: [ToolbarPlacement], _ change: (inout BarSettings) -> Void) {
    if bars.isEmpty || bars.contains(where: \.isNavigationBar) { change(&bar) }
    if bars.contains(.bottomBar) { change(&bottomBar) }
    if bars.contains(.tabBar) { change(&tabBar) }
  }

  /// What a tab's page says of the tab bar, also from the pages of a navigation stack in it.
  static func tabBar(of node: ViewNode) -> BarSettings {
    var settings =
      (node.layoutValues[ObjectIdentifier(NavigationItem.self)] as? NavigationItem)?.tabBar ?? BarSettings()
    for child in node.children { settings.fill(from: tabBar(of: child)) }
    return settings
  }

  /// What all nodes of a page say.
  init(of nodes: [ViewNode]) {
    for node in nodes { collect(node) }
  }
  init() {}
  private mutating func collect(_ node: ViewNode) {
    if let item = node.layoutValues[ObjectIdentifier(NavigationItem.self)] as? NavigationItem { fill(from: item) }
    // A stack inside the page has pages of its own.
    if node.layoutValues[ObjectIdentifier(NavigationBoundary.self)] != nil { return }
    for child in node.children { collect(child) }
  }
}

/// Marks a node whose pages are not those of the stack around.
enum NavigationBoundary {}

nonisolated struct NavigationItemModifier: _PrimitiveModifier {
  let change: (inout NavigationItem) -> Void
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    content(context).enumerated().map { index, node in
      // Once is enough: toolbars add up.
      if index > 0 { return node }
      var node = node
      let key = ObjectIdentifier(NavigationItem.self)
      var item = node.layoutValues[key] as? NavigationItem ?? NavigationItem()
      change(&item)
      node.layoutValues[key] = item
      return node
    }
  }
}

/// The name that `navigationBarTitleDisplayMode(_:)` gives the type.
public struct NavigationBarItem {
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  var problem: String? = nil
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// A large title in the bar's line, whose look is not known.
  public static let inlineLarge = ToolbarTitleDisplayMode(
    mode: .large,
    problem: "toolbarTitleDisplayMode(.inlineLarge) is not supported yet: the title is drawn as with .large")
  public static let large = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
  nonisolated func navigationItem(_ change: @escaping (inout NavigationItem) -> Void) -> some View {
    modifier(NavigationItemModifier(change: change))
  }
  public nonisolated func navigationTitle(_ title: Text) -> some View { navigationItem { $0.title = title } }
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  /// A title that a person may change in the bar, where it is shown as any other.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { modifier(BoundTitle(title: title)) }
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
  @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationItem { $0.displayMode = mode }
  }
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode).reporting(mode.problem.map { .failure($0) })
  }
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationItem { $0.hidesBackButton = hidesBackButton }
  }
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationItem { $0.bar.visibility = hidden ? .hidden : .visible }
  }
}

/// The binding is read in a body, so that a change is seen.
private nonisolated struct BoundTitle: ViewModifier {
  let title: Binding<String>
  @MainActor func body(content: Content) -> some View { content.navigationTitle(Text(verbatim: title.wrappedValue)) }
}
