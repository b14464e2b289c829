import Typography
import ViewTree

/// The bars of a navigation stack, from what its pages say.
///
/// The bar is 44 points high up to iOS 18 and 54 from iOS 26 on [GKNavigationBarSwift issue 47]; a large title adds 52.
/// [HIG] On a sheet it is 56 points high, and from iOS 26 on 65. [unverified] Without a title and without items it is there
/// all the same, empty. [unverified]
@MainActor struct NavigationBar {
  /// Of the pages on the stack, the shown one last.
  let items: [NavigationItem]
  /// Takes the shown page away; `nil` for the root.
  let pop: (() -> Void)?
  /// Of what is around the stack.
  let environment: EnvironmentValues
  let scroll: BarScrollState

  private var platform: _Platform { environment.platform }
  private var item: NavigationItem { items[items.count - 1] }
  private var look: BarsLook { scroll.look(ofPage: items.count - 1) }
  private var lineHeight: CGFloat {
    platform.hasGlass ? (environment.isInSheet ? 65 : 54) : environment.isInSheet ? 56 : 44
  }
  private var bottomLineHeight: CGFloat { platform.hasGlass ? 54 : 44 }
  /// A page that leaves it open follows the one below; the root's title is large.
  private var isLarge: Bool {
    guard item.title != nil else { return false }
    var isLarge = true
    for item in items {
      if let mode = item.displayMode, mode != .automatic { isLarge = mode == .large }
    }
    return isLarge
  }
  /// Of the line of the large title at rest: 52 points at the default type size.
  private var largeHeight: CGFloat { isLarge ? LargeTitle.height(environment.dynamicTypeSize) : 0 }
  private var height: CGFloat? {
    item.bar.isHidden
      ? nil : lineHeight + largeHeight - collapse + (topSearch == nil ? 0 : SearchItem.height(platform))
  }
  private var collapse: CGFloat { min(look.collapse, largeHeight) }
  /// The field under the title, and the one above the bottom edge.
  private var topSearch: SearchItem? {
    item.search.flatMap { SearchItem.isAtBottom($0.placement, platform) ? nil : $0 }
  }
  private var bottomSearch: SearchItem? {
    item.search.flatMap { SearchItem.isAtBottom($0.placement, platform) ? $0 : nil }
  }

  private func nodes(_ place: ToolbarItemPlacement.Place) -> [ViewNode] {
    item.toolbar.filter { $0.placement.place == place }.map(\.node)
  }

  /// The page between its bars, in front of the system's background.
  func node(around page: [ViewNode], in context: _BuildContext) -> ViewNode {
    let bottom = item.bottomBar.isHidden ? [] : nodes(.bottom)
    var children = [context.stacked(page)]
    if height != nil { children.append(contentsOf: bar(over: page, in: context)) }
    var bottomHeight: CGFloat?
    if !bottom.isEmpty {
      bottomHeight = bottomLineHeight + (bottomSearch == nil ? 0 : SearchItem.height(platform))
      children.append(contentsOf: bottomBar(bottom, over: page, in: context))
    } else if let bottomSearch {
      bottomHeight = SearchItem.height(platform)
      children.append(bottomSearch.node)
    }
    var bars = context.layout(BarsRule(top: height, bottom: bottomHeight), children)
    bars.reportBars(
      scroll, page: items.count - 1, top: height, bottom: bottomHeight, room: largeHeight, context.graph)
    let background = context.layout(
      IgnoresSafeAreaRule(),
      [context.filledRectangle(name: "Color", BackgroundStyle()._paint(in: context.environment, level: 0))])
    return context.layout(LayeredRule(.background, alignment: .center), [background, bars])
  }

  private func bar(over page: [ViewNode], in context: _BuildContext) -> [ViewNode] {
    let settings = item.bar
    let inner = context.child(.name("navigation bar")).with {
      $0.prepareForBar()
      if let scheme = settings.colorScheme { $0.colorScheme = scheme }
    }
    let view = NavigationBarView(
      title: item.title, backTitle: pop != nil && item.hidesBackButton != true ? backTitle : nil, pop: pop ?? {},
      large: isLarge
        ? LargeTitle(height: largeHeight, collapse: collapse, typeSize: environment.dynamicTypeSize) : nil,
      lineHeight: lineHeight, leading: BarItemGroup.groups(nodes(.leading), platform), principal: nodes(.principal),
      trailing: BarItemGroup.groups(nodes(.trailing), platform), search: topSearch.map { [$0.node] } ?? [],
      backdrop: settings.backdrop(isCovered: look.isTopCovered, platform, page: page))
    var element = context.layout(ElementRule(name: "NavigationBar"), [inner.stacked(inner.lower(view))])
    element.semantics = Semantics(role: "NavigationBar", label: item.title?.plainString)
    return [element]
  }
  private var backTitle: String { items.count > 1 ? items[items.count - 2].title?.plainString ?? back : back }
  private var back: String { SystemWord.back.text(in: environment.locale) ?? "Back" }

  private func bottomBar(_ nodes: [ViewNode], over page: [ViewNode], in context: _BuildContext) -> [ViewNode] {
    let settings = item.bottomBar
    let inner = context.child(.name("bottom bar")).with {
      $0.prepareForBar()
      if let scheme = settings.colorScheme { $0.colorScheme = scheme }
    }
    let view = BottomBar(
      groups: BarItemGroup.groups(nodes, platform), search: bottomSearch.map { [$0.node] } ?? [],
      height: bottomLineHeight,
      backdrop: settings.backdrop(isCovered: look.isBottomCovered, platform, page: page))
    var element = context.layout(ElementRule(name: "Toolbar"), [inner.stacked(inner.lower(view))])
    element.semantics = Semantics(role: "Toolbar")
    return [element]
  }
}

/// A title below the bar's line, which goes under the line while content is scrolled. Lengths in points.
struct LargeTitle {
  /// At rest.
  let height: CGFloat
  /// What it has given way.
  let collapse: CGFloat
  /// The reader's; unlike the rest of a bar a large title follows it.
  let typeSize: DynamicTypeSize
  var isGone: Bool { collapse > height - 0.5 }

  /// The line of the text, 3 points above and 8 below. [52 in all at `large`: HIG; how it grows unverified]
  static func height(_ typeSize: DynamicTypeSize) -> CGFloat {
    let index = DynamicTypeSize.allCases.firstIndex(of: typeSize) ?? 0
    guard let category = TextStyleMetrics.Category(rawValue: index) else { return 52 }
    return CGFloat(TextStyleMetrics.size(.largeTitle, category).baselineDistance) + 11
  }
}

/// Nodes that were lowered elsewhere, as a view.
nonisolated struct NodeList: _PrimitiveView {
  let nodes: [ViewNode]
  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] { nodes }
}

private nonisolated struct NavigationBarView: View {
  let title: Text?
  /// `nil` is no back button.
  let backTitle: String?
  let pop: () -> Void
  /// `nil` where the title is in the line.
  let large: LargeTitle?
  let lineHeight: CGFloat
  let leading: [BarItemGroup]
  let principal: [ViewNode]
  let trailing: [BarItemGroup]
  /// The search field below the title.
  let search: [ViewNode]
  let backdrop: BarBackdrop?
  @Environment(\.platform) private var platform
  @Environment(\.isInSheet) private var isInSheet

  @MainActor var body: some View {
    VStack(spacing: 0) {
      BarLine {
        HStack(spacing: platform >= .iOS26 ? 12 : 16) {
          if let backTitle { BackButton(title: backTitle, action: pop) }
          BarItems(groups: leading)
        }
        .padding(.leading, backTitle != nil && platform < .iOS26 ? 8 : 16)
        .padding(.trailing, 8)
      } middle: {
        if !principal.isEmpty {
          HStack { NodeList(nodes: principal) }
        } else if large?.isGone ?? true, let title {
          title.font(.headline).semantics { $0.traits = ["header"] }
        }
      } trailing: {
        BarItems(groups: trailing).padding(.leading, 8).padding(.trailing, 16)
      }
      // On a sheet of iOS 26 items are as far from the top as from the sides.
      .frame(height: platform.hasGlass ? 54 : lineHeight)
      .frame(height: lineHeight, alignment: .bottom)
      if let large, let title, !large.isGone {
        let line = HStack {
          title.font(.largeTitle.bold()).dynamicTypeSize(large.typeSize).semantics { $0.traits = ["header"] }
          Spacer(minLength: 0)
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 8)
        if large.collapse > 0 {
          line.fixedSize(horizontal: false, vertical: true)
            .frame(height: large.height - large.collapse, alignment: .bottom).clipped()
        } else {
          line.frame(height: large.height, alignment: .bottom)
        }
      }
      NodeList(nodes: search)
    }
    .background { BarBackground(backdrop: backdrop, edge: .top) }
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
        Image(systemName: "chevron.backward").fontWeight(.semibold).frame(width: 44, height: 44).background {
          BarGlass()
        }
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

/// What stands for glass over a plain background: the background itself, in the dark the gray above it, with a soft shadow. [unverified]
nonisolated struct BarGlass: View {
  @Environment(\.colorScheme) private var colorScheme
  @MainActor var body: some View {
    let fill: SystemColor = colorScheme == .dark ? .secondaryBackground : .background
    Capsule().fill(Color(.system(fill))).shadow(color: .black.opacity(0.12), radius: 6, x: 0, y: 2)
  }
}
