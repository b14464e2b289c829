import ViewTree

/// Pages of which one is shown; a bar below says which there are, or dots on the page.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @Environment(\.tabViewStyle) private var style
  /// The page, where the app does not hold it.
  @State private var ownIndex = 0

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }
  @MainActor public var body: some View {
    let selection = selection
    TabPages(
      selected: selection?.wrappedValue, select: { selection?.wrappedValue = $0 }, ownIndex: ownIndex,
      setIndex: { ownIndex = $0 }, content: content, style: style)
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
  @MainActor public var body: some View {
    if let value { content.tabItem { label }.tag(value) } else { content.tabItem { label } }
  }
}
extension Tab where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Value == Never {
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

/// What a page says of itself. Travels up with the page's nodes.
struct TabItem {
  /// The item's nodes, in the colour of one that is chosen or not.
  let lower: @MainActor (_ isSelected: Bool) -> [ViewNode]
  var badge: String? = nil
}
private nonisolated struct TabItemModifier<Item: View>: _PrimitiveModifier {
  let item: Item
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]) -> [ViewNode] {
    var nodes = content(context.child(.name("content")))
    let item = item
    let inner = context.child(.name("tab item")).inStack(nil)
    let label = TabItem { isSelected in
      let values = inner.with {
        $0.prepareForBar()
        $0.font = .system(size: 10, weight: .medium)
        $0.setForeground([isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.secondary)])
        $0.tint = inner.environment.tint
      }
      return values.lower(item.labelStyle(TabLabelStyle()).imageScale(.large))
    }
    if !nodes.isEmpty { nodes[0].layoutValues[ObjectIdentifier(TabItem.self)] = label }
    return nodes
  }
}
private nonisolated struct TabLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    // Of one height, so that titles stand in line.
    configuration.icon.font(.system(size: 18, weight: .medium)).frame(height: 26)
    configuration.title
  }
}
extension View {
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(item: label()))
  }
}

extension ViewNode {
  /// What is in the node or, as long as that is a single node, inside.
  fileprivate var tabItem: TabItem? {
    if let item = layoutValues[ObjectIdentifier(TabItem.self)] as? TabItem { return item }
    return children.count == 1 ? children[0].tabItem : nil
  }
}

private nonisolated struct TabPages<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let selected: SelectionValue?
  let select: (SelectionValue) -> Void
  let ownIndex: Int
  let setIndex: (Int) -> Void
  let content: Content
  let style: TabViewStyleKind

  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper()?.inStack(nil) else { return [] }
    let pages = inner.child(.name("pages")).lower(content)
    let tags = pages.map { $0.tag(of: SelectionValue.self) }
    var index = min(max(ownIndex, 0), max(0, pages.count - 1))
    if let selected, !pages.isEmpty {
      if let found = tags.firstIndex(of: selected) {
        index = found
      } else {
        index = 0
        context.graph.warn("TabView: no page has the tag \(selected) of type \(SelectionValue.self); the first is shown")
      }
    }
    let choices = pages.indices.map { number in
      let item = pages[number].tabItem?.lower(number == index) ?? []
      let spoken = item.spokenText
      return TabChoice(
        nodes: item, name: spoken.isEmpty ? "Page \(number + 1)" : spoken, isSelected: number == index,
        select: { if selected == nil { setIndex(number) } else if let tag = tags[number] { select(tag) } })
    }
    let bar = inner.child(.name("bar"))
    let page = pages.isEmpty ? inner.layout(StackRule.vertical(), []) : pages[index]
    var node: ViewNode
    switch style {
    case .bar:
      let height: CGFloat = context.environment.platform >= .iOS26 ? 62 : 49
      let items = context.stacked(bar.lower(TabBarView(choices: choices)))
      node = context.layout(BarsRule(top: nil, bottom: height), [page, items])
    case .page(let showsDots):
      let whole = context.layout(BarsRule(top: nil, bottom: nil), [page])
      let dots = showsDots && pages.count > 1 ? bar.lower(PageDots(count: pages.count, current: index)) : []
      node = dots.isEmpty ? whole : context.layout(LayeredRule(.overlay, alignment: .bottom), [whole, context.stacked(dots)])
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

private struct TabChoice {
  let nodes: [ViewNode]
  let name: String
  let isSelected: Bool
  let select: () -> Void
}

/// 49 points up to iOS 18 [HIG]; from iOS 26 a capsule of glass, 21 points from the sides. [62 points, and the glass,
/// unverified]
private nonisolated struct TabBarView: View {
  let choices: [TabChoice]
  @Environment(\.platform) private var platform
  @Environment(\.colorScheme) private var colorScheme
  @MainActor var body: some View {
    let isNew = platform >= .iOS26
    HStack(spacing: 0) {
      ForEach(choices.indices, id: \.self) { index in
        let choice = choices[index]
        Button { choice.select() } label: {
          VStack(spacing: 2) { NodeList(nodes: choice.nodes) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { if isNew, choice.isSelected { Capsule().fill(SegmentFill.track(colorScheme)) } }
        }
        .buttonStyle(.plain)
        .semantics { semantics in
          semantics.label = choice.name
          semantics.traits = choice.isSelected ? ["tab", "selected"] : ["tab"]
        }
      }
    }
    .padding(isNew ? 4 : 0)
    .background { if isNew { BarGlass() } }
    .padding(.horizontal, isNew ? 21 : 0)
  }
}

/// UIKit's page control: dots of 8 points, 18 apart. [unverified]
private nonisolated struct PageDots: View {
  let count: Int
  let current: Int
  @MainActor var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<min(count, 100), id: \.self) { index in
        Circle().fill(Color.white.opacity(index == current ? 1 : 0.3)).frame(width: 8, height: 8)
      }
    }
    .frame(height: 26)
    .padding(.bottom, 10)
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
enum TabViewStyleKind: Hashable, Sendable {
  case bar
  case page(showsDots: Bool)
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
  @MainActor public var _kind: _TabViewStyleKind { .init(kind: .page(showsDots: mode != .never)) }
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
  var tabViewStyle: TabViewStyleKind { get { self[TabViewStyleKey.self] } set { self[TabViewStyleKey.self] = newValue } }
}
private nonisolated struct TabViewStyleModifier<Style: TabViewStyle>: _PrimitiveModifier {
  let style: Style
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]) -> [ViewNode] {
    let kind = style._kind.kind
    return content(context.with { $0.tabViewStyle = kind })
  }
}
extension View {
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { modifier(TabViewStyleModifier(style: style)) }
}
