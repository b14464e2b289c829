import Combine
import ViewTree

/// A window on content that may be larger than itself. A finger, a `ScrollViewProxy` or a scroll position moves the
/// content; where nobody did, it is at its beginning, or where `defaultScrollAnchor` says. Indicators are not drawn, for
/// they fade on a device at rest.
public nonisolated struct ScrollView<Content: View>: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  @StateObject private var state = ScrollState()
  @Environment(\.isScrollEnabled) private var isEnabled
  @Environment(\.scrollReader) private var reader
  @Environment(\.scrollSettings) private var settings
  @Environment(\.layoutDirection) private var direction

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  @MainActor public var body: some View {
    state.update(axes, direction, isEnabled, reader, settings)
    return ScrollContainer(axes: axes, state: state, settings: settings, content: content)
  }
}

nonisolated struct ScrollContainer<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let state: ScrollState
  let settings: ScrollSettings
  let content: Content
  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper()?.inScrollView(state) else { return [] }
    // Siblings behave like a VStack, whatever the axis. [facts, section 4]
    return [context.scrolling(context.stacked(inner.inStack(.vertical).lower(content)), along: axes, state, settings)]
  }
}

extension _BuildContext {
  /// For the content of a scroll view: of the scroll views in this one, other positions and margins are meant.
  func inScrollView(_ state: ScrollState) -> _BuildContext {
    with {
      $0.scrollSettings = ScrollSettings()
      $0.scrollTargets = state.targets
      if $0.barScroll != nil { $0.barScroll = nil }
    }
  }
  /// A scroll view around its content.
  func scrolling(
    _ content: ViewNode, along axes: Axis.Set, _ state: ScrollState, _ settings: ScrollSettings
  ) -> ViewNode {
    state.environment = environment
    let margins = settings.contentMargins(axes)
    let content = margins == EdgeInsets() ? content : layout(PaddingRule(margins), [content])
    var scroll = layout(ScrollRule(axes: axes, position: state.position, margins: margins), [content])
    var interaction = Interaction()
    interaction.scroll = state.position
    scroll.interaction = interaction
    scroll.attachments.append(
      .report { [unowned graph] geometry, _ in
        // Views are placed where they are evaluated, on the main actor.
        MainActor.assumeIsolated { state.placed(geometry, margins, graph) }
      })
    return settings.isClipDisabled ? scroll : effect(.viewport, [scroll])
  }
}
