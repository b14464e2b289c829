import ViewTree

/// Sheets and covers by release, in points.
///
/// Up to iOS 18: corners of 10 [HIG], 10 below the status bar. From iOS 26: corners of 38, and sheets that are not as high
/// as can be float 8 from the edges. [all but the first unverified]
struct SheetMetrics {
  var topGap: CGFloat = 10
  var cornerRadius: CGFloat
  var margin: CGFloat
  init(_ platform: _Platform) { (cornerRadius, margin) = platform.hasGlass ? (38, 8) : (10, 0) }
}

/// How content is presented.
enum ContentPresentation {
  case sheet
  case cover
  case popover(PopoverAttachmentAnchor, Edge?)
}

extension _BuildContext {
  func layer(
    _ kind: ContentPresentation, _ content: any View, _ dismiss: @escaping @MainActor () -> Void
  ) -> (make: (PlacedGeometry?) -> ViewNode, pushesBack: Bool) {
    var isCover = false
    if case .cover = kind { isCover = true }
    let nodes = child(.name("content")).with {
      $0.isElevated = !isCover
      $0.isInSheet = !isCover
    }.lower(any: content)
    let item = PresentationItem(of: nodes)
    if let problem = item.invalidNumber { environment.assets.problems?.report(problem) }
    let node = stacked(nodes)
    switch (kind, item.adaptation ?? .automatic) {
    case (.popover(let anchor, let edge), .popover), (.popover(let anchor, let edge), .none):
      return (popover(node, item, anchor, edge, dismiss), false)
    case (.cover, .automatic), (.cover, .none), (_, .fullScreenCover):
      let cover = cover(node, item)
      return ({ _ in cover }, false)
    // Where there is little room a popover is a sheet.
    default:
      let sheet = sheet(node, item, dismiss)
      return ({ _ in sheet }, !environment.platform.hasGlass && item.chosenDetents == [.large])
    }
  }

  fileprivate func cover(_ content: ViewNode, _ item: PresentationItem) -> ViewNode {
    let background = item.background ?? single("card", Color.systemBackground)
    return layerElement("FullScreenCover", layout(CardRule(), [background, content]))
  }

  func sheet(_ content: ViewNode, _ item: PresentationItem, _ dismiss: @escaping @MainActor () -> Void) -> ViewNode {
    let metrics = SheetMetrics(environment.platform)
    // 1. Its height.
    let detents = item.detents ?? [.large]
    let chosen = item.chosenDetents
    let environment = environment
    let heights = chosen.map { detent in
      { (room: SheetRule.Room) in MainActor.assumeIsolated { detent.height(in: room, environment) } }
    }
    // 2. The card.
    let background = item.background ?? single("card", SheetBackground())
    var parts = [background, content]
    let showsIndicator = item.dragIndicator == .visible || item.dragIndicator != .hidden && detents.count > 1
    if showsIndicator { parts.append(single("indicator", DragIndicator())) }
    let radius = item.cornerRadius.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } ?? metrics.cornerRadius
    let floats = metrics.margin > 0
    let card = effect(
      .clip(
        name: "sheet corners",
        { rect in
          var whole = rect
          // Without corners where the sheet meets the edge of the picture.
          if !floats || rect.minX <= 0 { whole.size.height += radius }
          return Path(roundedRect: whole, cornerRadius: radius)
        }, FillStyle()),
      [layout(CardRule(), parts)])
    // 3. What is beneath.
    let isOpen =
      switch item.backgroundInteraction?.kind {
      case .enabled: true
      case .through(let detent):
        chosen.count == 1 && chosen.first == detent || chosen.first == .medium && detent == .large
      case .automatic, .disabled, nil: false
      }
    let canDismiss = item.isDismissDisabled != true
    var dim = single("dim", DimmingView(isClear: isOpen, dismiss: canDismiss && !isOpen ? dismiss : nil))
    if isOpen {
      var interaction = Interaction()
      interaction.allowsHitTesting = false
      dim.interaction = interaction
    }
    let rule = SheetRule(topGap: metrics.topGap, margin: metrics.margin, heights: heights)
    return layout(rule, [dim, layerElement("Sheet", card)])
  }
}

private enum InSheetKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  /// Whether bars are those of a sheet.
  var isInSheet: Bool {
    get { self[InSheetKey.self] }
    set { self[InSheetKey.self] = newValue }
  }
}

/// A step above the background in the dark. [O:SystemColors elevated background]
nonisolated struct SheetBackground: View {
  @MainActor var body: some View { Color.systemBackground.environment(\.isElevated, true) }
}

/// UIKit's grabber: 36 × 5 points, 5 below the edge. [unverified]
private nonisolated struct DragIndicator: View {
  @MainActor var body: some View {
    Capsule().fill(Color(.system(.tertiary))).frame(width: 36, height: 5).padding(.top, 5)
  }
}

extension View {
  /// Presents `content` as a card over the whole picture while `isPresented` is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentingModifier(isPresented: isPresented, onDismiss: onDismiss) { .content(.sheet, $0, content()) })
  }
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentingModifier(item: item, onDismiss: onDismiss) {
        .content(.sheet, key: AnyHashable($0.id), $1, content($0))
      })
  }
  /// Presents `content` in place of the whole picture while `isPresented` is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentingModifier(isPresented: isPresented, onDismiss: onDismiss) { .content(.cover, $0, content()) })
  }
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentingModifier(item: item, onDismiss: onDismiss) {
        .content(.cover, key: AnyHashable($0.id), $1, content($0))
      })
  }
  /// On an iPhone an inspector is a sheet.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(PresentingModifier(isPresented: isPresented) { .content(.sheet, $0, content()) })
  }
  // A sheet has the width of the screen.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }
}
