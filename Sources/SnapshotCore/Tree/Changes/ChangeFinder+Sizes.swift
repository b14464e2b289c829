import Foundation

/// What grew and shrank by itself: not what only follows its parts or its container.
extension ChangeFinder {
  mutating func findSizes(_ unit: TreeUnit) {
    // Parts first: what grew because of them is not told.
    for child in unit.children { findSizes(child) }
    defer { for layer in unit.layers { findLayerSizes(layer, of: unit) } }
    guard let was = unit.match, unit.node.depth >= 0, !isExplained(unit) else { return }
    let growth = FrameWords.growth(was.frame, unit.frame)
    if growth.isEmpty { return }
    // A control whose parts changed their size by themselves is told, not they.
    if unit.isContainer { return }
    if let control = unit.parent?.control, control.match != nil,
      FrameWords.growth(control.match!.frame, control.frame) == growth
    {
      return
    }
    // What fills its container follows it.
    if unit.text == nil, let parent = unit.parent, let match = parent.match, parent.node.depth >= 0,
      FrameWords.growth(match.frame, parent.frame) == growth || isFilling(unit, parent) && isFilling(was, match),
      isExplained(parent) || parent.children.count > 1
    {
      return
    }
    tell(.resized(growth: growth), unit)
  }

  private func isFilling(_ unit: TreeUnit, _ parent: TreeUnit) -> Bool {
    FrameWords.isSame(unit.frame.width, parent.frame.width) && unit.frame.height == unit.match?.frame.height
      || FrameWords.isSame(unit.frame.height, parent.frame.height) && unit.frame.width == unit.match?.frame.width
  }

  /// Backgrounds and overlays fill what they belong to.
  private mutating func findLayerSizes(_ layer: TreeUnit, of unit: TreeUnit) {
    guard let was = layer.match, let owner = unit.match else { return findSizes(layer) }
    let growth = FrameWords.growth(was.frame, layer.frame)
    let isFollowing = isExplained(unit) || FrameWords.growth(owner.frame, unit.frame) == growth && !unit.isContainer
    if layer.isLeaf, layer.text == nil {
      if !growth.isEmpty, !isFollowing { tell(.resized(growth: growth), layer) }
    } else {
      findSizes(layer)
    }
  }
}
