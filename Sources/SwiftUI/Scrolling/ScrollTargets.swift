import ViewTree

/// The views that a scroll view stops at and may name, as the last layout placed them.
@MainActor final class ScrollTargets {
  struct Target {
    var ids: [AnyHashable]
    /// In points from the content's beginning.
    var frame: CGRect
  }
  private var noted: [Target] = []
  private(set) var all: [Target] = []
  var frames: [CGRect] { all.map(\.frame) }

  nonisolated init() {}

  /// A target has its place, in points from the picture's corner.
  func note(_ ids: [AnyHashable], _ frame: CGRect) { noted.append(Target(ids: ids, frame: frame)) }

  /// All of the scroll view's content is placed.
  func finish(in viewport: CGRect, offset: CGPoint, direction: LayoutDirection) {
    all = noted.map { target in
      var frame = target.frame
      frame.origin.x = direction == .leftToRight ? frame.minX - viewport.minX : viewport.maxX - frame.maxX
      frame.origin.x += offset.x
      frame.origin.y += offset.y - viewport.minY
      return Target(ids: target.ids, frame: frame)
    }
    noted = []
  }

  /// The identities of the view whose anchor point is nearest to that of what is shown.
  func nearest(to anchor: UnitPoint, offset: CGPoint, viewport: CGSize) -> [AnyHashable] {
    func distance(_ frame: CGRect) -> CGFloat {
      let x = frame.minX + anchor.x * frame.width - offset.x - anchor.x * viewport.width
      let y = frame.minY + anchor.y * frame.height - offset.y - anchor.y * viewport.height
      return x * x + y * y
    }
    return all.filter { !$0.ids.isEmpty }.min { distance($0.frame) < distance($1.frame) }?.ids ?? []
  }
  /// Those of which at least a part is shown, in their order.
  func visible(offset: CGPoint, viewport: CGSize, threshold: Double) -> [Target] {
    let shown = CGRect(origin: offset, size: viewport)
    return all.filter { target in
      let part = target.frame.overlap(with: shown)
      let area = target.frame.width * target.frame.height
      return !part.isNull && area > 0 && part.width * part.height >= threshold * area && part.width * part.height > 0
    }
  }
}

extension ViewNode {
  /// Marks the views in the first container at or below the node as targets; where there is none, the node itself.
  fileprivate mutating func markTargets(_ targets: ScrollTargets) {
    if case .layout(let rule) = kind, rule.takesAnyNumber {
      for i in children.indices { children[i].markTarget(targets) }
    } else if let primary = primaryIndex {
      children[primary].markTargets(targets)
    } else {
      markTarget(targets)
    }
  }
  fileprivate mutating func markTarget(_ targets: ScrollTargets) {
    let ids = MainActorOnly(nearestIDs)
    attachments.append(
      .report { geometry, _ in
        // Views are placed where they are evaluated, on the main actor.
        MainActor.assumeIsolated { targets.note(ids.value, geometry.frame) }
      })
  }
}

private nonisolated struct ScrollTargetModifier: _PrimitiveModifier {
  let isEnabled: Bool
  let isLayout: Bool
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let nodes = content(context)
    guard isEnabled, let targets = context.environment.scrollTargets else { return nodes }
    return nodes.map { node in
      var node = node
      if isLayout { node.markTargets(targets) } else { node.markTarget(targets) }
      return node
    }
  }
}

extension View {
  /// Makes the views of this layout those that a scroll view stops at, and names in its scroll position.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: true))
  }
  /// Makes this view one that a scroll view stops at.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: false))
  }
}
