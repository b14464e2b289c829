import ViewTree
import VirtualTime

/// Pages of which one is shown; a bar below says which there are, or dots on the page.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @Environment(\.tabViewStyle) private var style
  /// The page, where the app does not hold it.
  @State private var ownIndex = 0
  @StateObject private var scroll = BarScrollState()

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }
  @MainActor public var body: some View {
    let selection = selection
    TabPages(
      selected: selection?.wrappedValue, select: { selection?.wrappedValue = $0 }, ownIndex: ownIndex,
      setIndex: { ownIndex = $0 }, content: content, style: style, scroll: scroll, version: scroll.version)
  }
}
extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// A page of a tab view with what its bar says of it.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: View {
  let value: Value?
  let content: Content
  let label: Label
  var role: TabRole? = nil
  @MainActor public var body: some View {
    let page = content.modifier(TabItemModifier(item: label, role: role))
    if let value { page.tag(value) } else { page }
  }
}
extension Tab where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Value == Never {
    (value, self.content, label) = (nil, content(), SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
    (self.value, self.content, label) = (value, content(), SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    (self.value, self.content, label) = (value, content(), SwiftUI.Label(title, systemImage: systemImage))
  }
}

private nonisolated struct TabPages<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let selected: SelectionValue?
  let select: (SelectionValue) -> Void
  let ownIndex: Int
  let setIndex: (Int) -> Void
  let content: Content
  let style: TabViewStyleKind
  let scroll: BarScrollState
  /// Of `scroll`, so that it is seen when the bar must look different.
  let version: Int

  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper()?.inStack(nil) else { return [] }
    scroll.outer = context.environment.barScroll
    let hasBar = style == .bar
    let pages = inner.child(.name("pages")).with { if hasBar { $0.barScroll = scroll } }.lower(content)
    let tags = pages.map { $0.tag(of: SelectionValue.self) }
    var index = min(max(ownIndex, 0), max(0, pages.count - 1))
    if let selected, !pages.isEmpty {
      if let found = tags.firstIndex(of: selected) {
        index = found
      } else {
        index = 0
        context.graph.warn(
          "TabView: no page has the tag \(selected) of type \(TypeName.of(SelectionValue.self)); the first is shown")
      }
    }
    let choices = pages.indices.map { number in
      let item = pages[number].tabItem
      let look = item?.lower(number == index) ?? TabLook()
      let spoken = item?.spokenText ?? ""
      return TabChoice(
        look: look, isSearch: item?.role == .search, name: spoken.isEmpty ? "Page \(number + 1)" : spoken,
        isSelected: number == index,
        badge: pages[number].listTraits.badge,
        select: { if selected == nil { setIndex(number) } else if let tag = tags[number] { select(tag) } })
    }
    let bar = inner.child(.name("bar"))
    let page = pages.isEmpty ? inner.layout(StackRule.vertical(), []) : pages[index]
    var node: ViewNode
    switch style {
    case .bar:
      let platform = context.environment.platform
      let settings = NavigationItem.tabBar(of: page)
      let height: CGFloat? = settings.isHidden ? nil : platform.hasGlass ? 62 : 49
      let view = TabBarView(
        choices: choices,
        backdrop: settings.backdrop(
          isCovered: scroll.look(ofPage: 0).isBottomCovered, platform, page: [page]))
      let items = bar.with { if let scheme = settings.colorScheme { $0.colorScheme = scheme } }
      node = context.layout(
        BarsRule(top: nil, bottom: height), height == nil ? [page] : [page, context.stacked(items.lower(view))])
      node.reportBars(scroll, page: 0, top: nil, bottom: height, room: 0, context.graph)
    case .page(let dotsMode):
      let whole = context.layout(BarsRule(top: nil, bottom: nil), [sliding(to: index, pages, page, in: inner)])
      let dots = dotsMode.shows(pages.count) ? bar.lower(PageDots(count: pages.count, current: index)) : []
      node =
        dots.isEmpty
        ? whole : context.layout(LayeredRule(.overlay, alignment: .bottom), [whole, context.stacked(dots)])
    }
    node = context.layout(ElementRule(name: "TabView"), [node])
    node.semantics = Semantics(role: "TabView")
    node.semantics?.value = choices.isEmpty ? nil : choices[index].name
    if case .page = style {
      var interaction = Interaction()
      interaction.pages = context.environment.layoutDirection
      node.interaction = interaction
    }
    node.semantics?.control = .choice(
      choices.map { ControlAction.Option(label: $0.name, isSelected: $0.isSelected, select: $0.select) })
    return [node]
  }
}

extension TabPages {
  /// The page, or where it takes another one's place in an animation the two beside each other.
  @MainActor private func sliding(to index: Int, _ pages: [ViewNode], _ page: ViewNode, in context: _BuildContext)
    -> ViewNode
  {
    let position = context.child(.name("slide")).presented(PagePosition(value: Double(index))).value
    guard position.isFinite, abs(position - Double(index)) > 1e-6, pages.count > 1 else { return page }
    // Springs go beyond the last page.
    let first = min(max(Int(max(-1e6, min(position.rounded(.down), 1e6))), 0), pages.count - 1)
    let shown = Array(pages[first..<min(first + 2, pages.count)])
    return context.effect(
      .clip(name: "pages", { Path($0) }, FillStyle()),
      [context.layout(PageSlideRule(first: first, position: position), shown)])
  }
}
/// Which page is shown; between two numbers parts of two.
private struct PagePosition: Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
}

/// How a tab view shows which pages there are.
@MainActor @preconcurrency public protocol TabViewStyle {
  var _kind: _TabViewStyleKind { get }
}
/// Public only because a style hands it on.
public struct _TabViewStyleKind: Sendable {
  let kind: TabViewStyleKind
}
/// When there are dots on the pages.
enum PageDotsMode: Hashable, Sendable {
  case automatic, always, never
  func shows(_ count: Int) -> Bool {
    switch self {
    case .automatic: count > 1
    case .always: count > 0
    case .never: false
    }
  }
}
enum TabViewStyleKind: Hashable, Sendable {
  case bar
  case page(PageDotsMode)
}
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  @MainActor public var _kind: _TabViewStyleKind { .init(kind: .bar) }
}
public nonisolated struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }
  let mode: IndexDisplayMode
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  @MainActor public var _kind: _TabViewStyleKind {
    .init(kind: .page(mode == .never ? .never : mode == .always ? .always : .automatic))
  }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  public nonisolated static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public nonisolated static var page: PageTabViewStyle { .init() }
  public nonisolated static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}
private enum TabViewStyleKey: EnvironmentKey { static let defaultValue = TabViewStyleKind.bar }
extension EnvironmentValues {
  var tabViewStyle: TabViewStyleKind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}
private nonisolated struct TabViewStyleModifier<Style: TabViewStyle>: _PrimitiveModifier {
  let style: Style
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let kind = style._kind.kind
    return content(context.with { $0.tabViewStyle = kind })
  }
}
extension View {
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(TabViewStyleModifier(style: style))
  }
}
