import ViewTree

/// The bars of a navigation stack, from what its pages say.
///
/// The bar is 44 points high up to iOS 18 and 54 from iOS 26 on [GKNavigationBarSwift issue 47]; a large title adds 52.
/// [HIG] Without a title and without items it is there all the same, empty. [unverified]
@MainActor struct NavigationBar {
  /// Of the pages on the stack, the shown one last.
  let items: [NavigationItem]
  /// Takes the shown page away; `nil` for the root.
  let pop: (() -> Void)?
  let platform: _Platform

  private var item: NavigationItem { items[items.count - 1] }
  private var isHidden: Bool { item.barVisibility == .hidden }
  private var lineHeight: CGFloat { platform >= .iOS26 ? 54 : 44 }
  /// A page that leaves it open follows the one below; the root's title is large.
  private var isLarge: Bool {
    guard item.title != nil else { return false }
    var isLarge = true
    for item in items {
      if let mode = item.displayMode, mode != .automatic { isLarge = mode == .large }
    }
    return isLarge
  }
  private var height: CGFloat? {
    isHidden ? nil : lineHeight + (isLarge ? 52 : 0) + (topSearch == nil ? 0 : SearchItem.height(platform))
  }
  /// The field under the title, and the one above the bottom edge.
  private var topSearch: SearchItem? { item.search.flatMap { SearchItem.isAtBottom($0.placement, platform) ? nil : $0 } }
  private var bottomSearch: SearchItem? { item.search.flatMap { SearchItem.isAtBottom($0.placement, platform) ? $0 : nil } }

  private func nodes(_ place: ToolbarItemPlacement.Place) -> [ViewNode] {
    item.toolbar.filter { $0.placement.place == place }.map(\.node)
  }

  /// The page between its bars, in front of the system's background.
  func node(around page: [ViewNode], in context: _BuildContext) -> ViewNode {
    let bottom = nodes(.bottom)
    var children = [context.stacked(page)]
    if height != nil { children.append(contentsOf: bar(in: context)) }
    var bottomHeight: CGFloat? = bottom.isEmpty ? nil : lineHeight
    if !bottom.isEmpty {
      children.append(contentsOf: bottomBar(bottom, in: context))
    } else if let bottomSearch {
      bottomHeight = SearchItem.height(platform)
      children.append(bottomSearch.node)
    }
    let rule = BarsRule(top: height, bottom: bottomHeight)
    let background = context.layout(
      IgnoresSafeAreaRule(), [context.filledRectangle(name: "Color", BackgroundStyle()._paint(in: context.environment, level: 0))])
    return context.layout(
      LayeredRule(.background, alignment: .center), [background, context.layout(rule, children)])
  }

  private func bar(in context: _BuildContext) -> [ViewNode] {
    let inner = context.child(.name("navigation bar")).with {
      $0.prepareForBar()
      if let scheme = item.colorScheme { $0.colorScheme = scheme }
    }
    let view = NavigationBarView(
      title: item.title, backTitle: pop != nil && item.hidesBackButton != true ? backTitle : nil, pop: pop ?? {},
      isLarge: isLarge, lineHeight: lineHeight, leading: nodes(.leading), principal: nodes(.principal),
      trailing: nodes(.trailing), search: topSearch.map { [$0.node] } ?? [],
      background: item.backgroundVisibility == .visible ? item.background ?? AnyShapeStyle(BarMaterial()) : nil,
      hasHairline: item.backgroundVisibility == .visible)
    var element = context.layout(ElementRule(name: "NavigationBar"), [inner.stacked(inner.lower(view))])
    element.semantics = Semantics(role: "NavigationBar", label: item.title?.plainString)
    return [element]
  }
  private var backTitle: String { items.count > 1 ? items[items.count - 2].title?.plainString ?? "Back" : "Back" }

  private func bottomBar(_ nodes: [ViewNode], in context: _BuildContext) -> [ViewNode] {
    let inner = context.child(.name("bottom bar")).with { $0.prepareForBar() }
    let view = HStack(spacing: 16) { NodeList(nodes: nodes) }
      .frame(maxWidth: .infinity, minHeight: lineHeight)
      .padding(.horizontal, 16)
    var element = context.layout(ElementRule(name: "Toolbar"), [inner.stacked(inner.lower(view))])
    element.semantics = Semantics(role: "Toolbar")
    return [element]
  }
}

/// Nodes that were lowered elsewhere, as a view.
nonisolated struct NodeList: _PrimitiveView {
  let nodes: [ViewNode]
  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] { nodes }
}

/// What a bar is filled with when it has no style of its own: nearly the system's background. [unverified]
struct BarMaterial: ShapeStyle {
  func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    let isDark = environment.colorScheme == .dark
    return .color(isDark ? ResolvedColor(29, 29, 29, alpha: 0.94) : ResolvedColor(249, 249, 249, alpha: 0.94))
  }
}

private nonisolated struct NavigationBarView: View {
  let title: Text?
  /// `nil` is no back button.
  let backTitle: String?
  let pop: () -> Void
  let isLarge: Bool
  let lineHeight: CGFloat
  let leading, principal, trailing: [ViewNode]
  /// The search field below the title.
  let search: [ViewNode]
  let background: AnyShapeStyle?
  let hasHairline: Bool
  @Environment(\.platform) private var platform

  @MainActor var body: some View {
    VStack(spacing: 0) {
      BarLine {
        HStack(spacing: platform >= .iOS26 ? 12 : 16) {
          if let backTitle { BackButton(title: backTitle, action: pop) }
          BarItems(nodes: leading)
        }
        .padding(.leading, backTitle != nil && platform < .iOS26 ? 8 : 16)
        .padding(.trailing, 8)
      } middle: {
        if !principal.isEmpty {
          HStack { NodeList(nodes: principal) }
        } else if !isLarge, let title {
          title.font(.headline).semantics { $0.traits = ["header"] }
        }
      } trailing: {
        BarItems(nodes: trailing).padding(.leading, 8).padding(.trailing, 16)
      }
      .frame(height: lineHeight)
      if isLarge, let title {
        HStack {
          title.font(.largeTitle.bold()).semantics { $0.traits = ["header"] }
          Spacer(minLength: 0)
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 8)
        .frame(height: 52, alignment: .bottom)
      }
      NodeList(nodes: search)
    }
    .background { if let background { Rectangle().fill(background).ignoresSafeArea(edges: .top) } }
    .overlay(alignment: .bottom) {
      if hasHairline, platform < .iOS26 { Divider() }
    }
  }
}

/// Three parts in the order of `BarRule`, each one node whatever it holds.
private nonisolated struct BarLine<Leading: View, Middle: View, Trailing: View>: _PrimitiveView {
  let leading: Leading
  let middle: Middle
  let trailing: Trailing
  init(@ViewBuilder leading: () -> Leading, @ViewBuilder middle: () -> Middle, @ViewBuilder trailing: () -> Trailing) {
    (self.leading, self.middle, self.trailing) = (leading(), middle(), trailing())
  }
  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper()?.inStack(.horizontal) else { return [] }
    func part(_ name: String, _ view: some View) -> ViewNode {
      context.layout(StackRule.horizontal(), inner.child(.name(name)).lower(view))
    }
    return [
      context.layout(BarRule(), [part("leading", leading), part("middle", middle), part("trailing", trailing)])
    ]
  }
}

/// Chevron and the title of the page before; from iOS 26 on the chevron alone, in a circle of glass. [the chevron's size and
/// place, and the glass, unverified]
private nonisolated struct BackButton: View {
  let title: String
  let action: () -> Void
  @Environment(\.platform) private var platform
  @MainActor var body: some View {
    let action = action
    Button {
      action()
    } label: {
      if platform >= .iOS26 {
        Image(systemName: "chevron.backward").fontWeight(.semibold).frame(width: 44, height: 44).background { BarGlass() }
      } else {
        HStack(spacing: 5) {
          Image(systemName: "chevron.backward").fontWeight(.semibold)
          Text(verbatim: title)
        }
      }
    }
    .accessibilityLabel(Text(verbatim: title))
  }
}

/// Items side by side; from iOS 26 on together in a capsule of glass 44 points high.
private nonisolated struct BarItems: View {
  let nodes: [ViewNode]
  @Environment(\.platform) private var platform
  @MainActor var body: some View {
    if !nodes.isEmpty {
      if platform >= .iOS26 {
        HStack(spacing: 16) { NodeList(nodes: nodes) }
          .padding(.horizontal, 12)
          .frame(minWidth: 44)
          .frame(height: 44)
          .background { BarGlass() }
      } else {
        HStack(spacing: 16) { NodeList(nodes: nodes) }
      }
    }
  }
}

/// What stands for glass over a plain background: the background itself, in the dark the gray above it, with a soft shadow. [unverified]
nonisolated struct BarGlass: View {
  @Environment(\.colorScheme) private var colorScheme
  @MainActor var body: some View {
    let fill: SystemColor = colorScheme == .dark ? .secondaryBackground : .background
    Capsule().fill(Color(.system(fill))).shadow(color: .black.opacity(0.12), radius: 6, x: 0, y: 2)
  }
}
