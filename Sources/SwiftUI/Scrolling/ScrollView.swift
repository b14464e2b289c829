import Combine
import ViewTree

/// A window on content that may be larger than itself. A finger, a `ScrollViewProxy` or `scrollPosition(id:)` moves the
/// content; where nobody did, it is at its beginning. Indicators are not drawn, for they fade on a device at rest.
public nonisolated struct ScrollView<Content: View>: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  @StateObject private var state = ScrollState()
  @Environment(\.isScrollEnabled) private var isEnabled
  @Environment(\.scrollReader) private var reader
  @Environment(\.scrolledID) private var scrolledID
  @Environment(\.layoutDirection) private var direction

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  @MainActor public var body: some View {
    ScrollContainer(axes: axes, position: state.position(axes, direction, isEnabled, reader, scrolledID), content: content)
  }
}

/// Keeps where the content is, and asks for another layout when it moves.
final class ScrollState: ObservableObject {
  private let position = ScrollPosition()
  private var lastID: AnyHashable?

  nonisolated init() {}

  /// The position, with what is around the view taken in.
  @MainActor func position(
    _ axes: Axis.Set, _ direction: LayoutDirection, _ isEnabled: Bool, _ reader: ScrollReaderState?,
    _ scrolledID: ScrolledID?
  ) -> ScrollPosition {
    (position.axes, position.direction, position.isEnabled) = (axes, direction, isEnabled)
    position.invalidate = { [weak self] in self?.objectWillChange.send() }
    reader?.add(position)
    if let scrolledID {
      if let id = scrolledID.id, id != lastID { position.target = (id, scrolledID.anchor) }
      lastID = scrolledID.id
    }
    return position
  }
}

private nonisolated struct ScrollContainer<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let position: ScrollPosition
  let content: Content
  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    guard var inner = context.deeper() else { return [] }
    // Of the scroll views in this one, another position is meant.
    inner.environment.scrolledID = nil
    // Siblings behave like a VStack, whatever the axis. [facts, section 4]
    let content = context.stacked(inner.inStack(.vertical).lower(content))
    var scroll = context.layout(ScrollRule(axes: axes, position: position), [content])
    var interaction = Interaction()
    interaction.scroll = position
    scroll.interaction = interaction
    return [context.effect(.viewport, [scroll])]
  }
}
