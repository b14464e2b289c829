import Combine
import ViewTree

/// How the bars of a page stand to what scrolls beneath them.
struct BarsLook: Equatable {
  /// By how much the large title is lower than at rest, in points.
  var collapse: CGFloat = 0
  /// Content has been scrolled under the bar.
  var isTopCovered = false
  var isBottomCovered = false
}

/// A scroll view as it was laid out, in points from the picture's top-left corner.
struct ScrolledContent {
  let position: ScrollOffset
  let frame: CGRect
  /// The frame with what it runs on under bars and furniture.
  let visible: CGRect
  /// How far it was pulled beyond its beginning: 0, or less than 0.
  let pull: CGFloat
}

/// Learns from the scroll views of a navigation stack's or a tab view's pages what lies under the bars, and asks for another
/// evaluation when the bars have to look different.
///
/// As in UIKit: a large title goes first, and only what is scrolled further slides under the bar, which then shows its
/// background; a bar at the bottom shows it as long as there is content beneath. [UIBarAppearance, `scrollEdgeAppearance`]
@MainActor final class BarScrollState: ObservableObject {
  /// By the page's place on the stack, so that a page that comes back looks as it did.
  private var looks: [Int: BarsLook] = [:]
  private var contents: [ScrolledContent] = []
  /// Differs from before whenever a look does.
  private(set) var version = 0
  /// Of the bars around these.
  var outer: BarScrollState?

  nonisolated init() {}

  func look(ofPage page: Int) -> BarsLook { looks[page] ?? BarsLook() }

  /// A scroll view of the page was laid out.
  func add(_ content: ScrolledContent) {
    contents.append(content)
    outer?.add(content)
  }

  /// The page and its bars were laid out. Lengths in points.
  /// - Parameters:
  ///   - frame: of the page with its bars.
  ///   - top, bottom: heights of the bars; `nil` is no bar.
  ///   - room: by how much the bar at the top may become lower.
  func finish(page: Int, in frame: CGRect, top: CGFloat?, bottom: CGFloat?, room: CGFloat, _ graph: ViewGraph) {
    let contents = contents
    self.contents = []
    let old = look(ofPage: page)
    var next = BarsLook()
    if let top {
      let edge = frame.minY + top
      let isMain = { (content: ScrolledContent) in abs(content.frame.minY - edge) < 0.5 }
      if room > 0, let main = contents.first(where: isMain) {
        next.collapse = collapse(main, from: old.collapse, room)
      }
      next.isTopCovered = contents.contains { $0.visible.minY < edge - 0.5 && $0.position.offset.y > Self.tolerance }
    }
    if let bottom {
      let edge = frame.maxY - bottom
      next.isBottomCovered = contents.contains { content in
        guard content.visible.maxY > edge + 0.5, let extent = content.position.extent else { return false }
        return extent.limit.height - content.position.offset.y > Self.tolerance
      }
    }
    let isNew = next != old || looks.keys.contains { $0 > page }
    guard isNew else { return }
    graph.afterPass { [weak self] in
      guard let self else { return }
      looks = looks.filter { $0.key < page }
      looks[page] = next
      if next == old { return }
      version += 1
      objectWillChange.send()
    }
  }
  /// Less than what can be seen.
  private static let tolerance: CGFloat = 0.01

  /// What the title gives way, and moves the content by what that changes, so that it stays where it is on the screen.
  private func collapse(_ content: ScrolledContent, from old: CGFloat, _ room: CGFloat) -> CGFloat {
    let position = content.position
    let distance = position.offset.y + content.pull + old
    let next = min(max(distance, 0), room)
    position.pullLimit = next
    if abs(next - old) < Self.tolerance { return old }
    // Content that rests on its end does so by itself.
    if position.isMoved || position.initialAnchor?.y != 1 {
      position.move(to: CGPoint(x: position.offset.x, y: max(0, distance - next)))
    }
    return next
  }
}

private enum BarScrollKey: EnvironmentKey { static var defaultValue: BarScrollState? { nil } }
extension EnvironmentValues {
  /// The nearest bars around; `nil` inside a scroll view, whose scroll views lie under no bar by themselves.
  var barScroll: BarScrollState? {
    get { self[BarScrollKey.self] }
    set { self[BarScrollKey.self] = newValue }
  }
}

extension ViewNode {
  /// Tells the bars when the node, which has them, was laid out.
  mutating func reportBars(
    _ state: BarScrollState, page: Int, top: CGFloat?, bottom: CGFloat?, room: CGFloat, _ graph: ViewGraph
  ) {
    attachments.append(
      .report { [unowned graph] geometry, _ in
        // Views are placed where they are evaluated, on the main actor.
        MainActor.assumeIsolated {
          state.finish(page: page, in: geometry.frame, top: top, bottom: bottom, room: room, graph)
        }
      })
  }
}
